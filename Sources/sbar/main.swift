print("sbar")
