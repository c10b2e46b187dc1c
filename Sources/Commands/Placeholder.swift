package enum CommandsPlaceholder {}
