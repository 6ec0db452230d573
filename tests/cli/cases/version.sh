keyglass --version
