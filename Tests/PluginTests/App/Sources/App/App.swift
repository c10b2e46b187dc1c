/// What the app is made of, besides its specs.
public let name = "Gallery"
