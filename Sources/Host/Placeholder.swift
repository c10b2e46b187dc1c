package enum HostPlaceholder {}
