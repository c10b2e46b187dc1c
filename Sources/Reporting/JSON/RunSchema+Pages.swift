extension RunSchema {
  /// The records of `sbar explain CODE` and `sbar explain RULE`.
  static let pageRecords = """
        "codePage": {
          "type": "object",
          "description": "What a code means, of `sbar explain CODE`.",
          "properties": {
            "kind": {"const": "code"},
            "version": {"$ref": "#/$defs/version"},
            "code": {"$ref": "#/$defs/code"},
            "level": {"type": "string"},
            "title": {"type": "string"},
            "meaning": {"type": "string"},
            "advice": {"$ref": "#/$defs/maybeText"},
            "flags": {"type": "array", "items": {"type": "string"}},
            "shows": {"enum": ["command", "file"]},
            "bad": {"type": "string"},
            "good": {"type": "string"}
          },
          "required": [
            "kind", "version", "code", "level", "title", "meaning", "advice", "flags", "shows",
            "bad", "good"
          ]
        },
        "rulePage": {
          "type": "object",
          "description": "All that is known of a rule, of `sbar explain RULE`.",
          "properties": {
            "kind": {"const": "rule"},
            "version": {"$ref": "#/$defs/version"},
            "rule": {"type": "string", "pattern": "^[USQDP][0-9]+$"},
            "title": {"type": "string"},
            "statement": {"type": "string"},
            "first": {"type": "string"},
            "last": {"$ref": "#/$defs/maybeText"},
            "sdk": {"$ref": "#/$defs/maybeText"},
            "confidence": {"type": "string"},
            "classes": {"type": "string"},
            "status": {"type": "string"},
            "remark": {"$ref": "#/$defs/maybeText"},
            "policy": {
              "type": ["object", "null"],
              "properties": {
                "name": {"type": "string"},
                "choices": {"type": "array", "items": {"type": "string"}},
                "takesRelease": {"type": "boolean"}
              },
              "required": ["name", "choices", "takesRelease"]
            },
            "without": {"$ref": "#/$defs/maybeText"},
            "related": {"$ref": "#/$defs/rules"},
            "disputed": {"$ref": "#/$defs/rules"},
            "overrides": {"$ref": "#/$defs/rules"},
            "overriddenBy": {"$ref": "#/$defs/rules"},
            "sources": {"type": "array", "items": {"type": "string"}},
            "example": {
              "$ref": "#/$defs/maybeText",
              "description": "A file that passes; null where none can show it."
            },
            "fails": {
              "type": ["object", "null"],
              "description": "With these words in place of those the example fails.",
              "properties": {"with": {"type": "string"}, "for": {"type": "string"}},
              "required": ["with", "for"]
            }
          },
          "required": [
            "kind", "version", "rule", "title", "statement", "first", "last", "sdk",
            "confidence", "classes", "status", "remark", "policy", "without", "related",
            "disputed", "overrides", "overriddenBy", "sources", "example", "fails"
          ]
        },
        "rules": {"type": "array", "items": {"type": "string"}},
    """
}
