keyglass grade --format csv x.lab
