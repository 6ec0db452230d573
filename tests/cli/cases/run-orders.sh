# Two orders in date order, and a receipt.
keyglass run - <<'END'
create table AppData (UserId S, SK S) on-demand
put AppData {"UserId": "USER#42", "SK": "PROFILE#42"}
put AppData {"UserId": "USER#42", "SK": "ORDER#2026-03-02"}
put AppData {"UserId": "USER#42", "SK": "ORDER#2026-01-15"}
put AppData {"UserId": "USER#42", "SK": "ADDRESS#home"}
query AppData where UserId = "USER#42" and begins_with(SK, "ORDER#")
query AppData where begins_with(UserId, "USER#")
END
