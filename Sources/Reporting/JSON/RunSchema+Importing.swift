extension RunSchema {
  /// The records of `sbar import`: one `imported`, then what was found of the app.
  static let importRecords = """
        "imported": {
          "type": "object",
          "description": "The app that was read.",
          "properties": {
            "kind": {"const": "imported"},
            "version": {"$ref": "#/$defs/version"},
            "target": {"type": "string"},
            "configuration": {"type": "string"},
            "swiftFiles": {"$ref": "#/$defs/count"},
            "objectiveCFiles": {"$ref": "#/$defs/count"},
            "storyboards": {"$ref": "#/$defs/count"},
            "ios": {"type": "string", "description": "Empty where nothing says so."}
          },
          "required": ["kind", "version", "target", "configuration"]
        },
        "screen": {
          "type": "object",
          "description": "What a screen answers when it is asked.",
          "properties": {
            "kind": {"const": "screen"},
            "version": {"$ref": "#/$defs/version"},
            "name": {"type": "string"},
            "file": {"type": "string"},
            "line": {"$ref": "#/$defs/count"},
            "hidden": {"type": "string", "description": "Several with `|`; `?` for another."},
            "text": {"type": "string"},
            "openBy": {"type": "string"},
            "decidedBy": {"type": "string"},
            "shownBy": {"type": "string"}
          },
          "required": ["kind", "version", "name", "file", "line", "hidden", "text"]
        },
        "dead": {
          "type": "object",
          "description": "What has no effect, by a rule.",
          "properties": {
            "kind": {"const": "dead"},
            "version": {"$ref": "#/$defs/version"},
            "name": {"type": "string"},
            "file": {"type": "string"},
            "line": {"$ref": "#/$defs/count"},
            "reason": {"type": "string"},
            "rules": {"type": "string"}
          },
          "required": ["kind", "version", "name", "file", "reason", "rules"]
        },
        "open": {
          "type": "object",
          "description": "A name on which answers hang.",
          "properties": {
            "kind": {"const": "open"},
            "version": {"$ref": "#/$defs/version"},
            "name": {"type": "string"},
            "file": {"type": "string"},
            "line": {"$ref": "#/$defs/count"},
            "values": {"type": "string"},
            "screens": {"type": "string"}
          },
          "required": ["kind", "version", "name", "screens"]
        },
        "unread": {
          "type": "object",
          "description": "A part of the project that was not read.",
          "properties": {
            "kind": {"const": "unread"},
            "version": {"$ref": "#/$defs/version"},
            "file": {"type": "string"},
            "line": {"$ref": "#/$defs/count"},
            "reason": {"type": "string"}
          },
          "required": ["kind", "version", "file", "reason"]
        },
    """
}
