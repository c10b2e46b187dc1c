extension RunSchema {
  /// A change of the structure that makes an expectation hold.
  static let mend = """
        "mend": {
          "type": "object",
          "description": "A change that was made in memory and run.",
          "properties": {
            "title": {"type": "string"},
            "swift": {"type": "array", "items": {"type": "string"}},
            "edits": {
              "type": "array",
              "minItems": 1,
              "items": {
                "allOf": [
                  {"$ref": "#/$defs/place"},
                  {"properties": {"text": {"type": "string"}}, "required": ["text"]}
                ]
              }
            },
            "difference": {"type": "string", "description": "As `diff -u` writes it."},
            "verdict": {"type": "string"},
            "others": {
              "$ref": "#/$defs/count",
              "description": "The other scenarios of the file, which were run with it."
            },
            "breaks": {
              "type": "array",
              "description": "The names of those that fail with it and did not before.",
              "items": {"type": "string"}
            },
            "remaining": {
              "$ref": "#/$defs/count",
              "description": "Expectations of the scenario itself that still do not hold."
            }
          },
          "required": [
            "title", "swift", "edits", "difference", "verdict", "others", "breaks", "remaining"
          ]
        },
    """

  /// The records of `sbar mend`.
  static let mendRecords = """
        "mends": {
          "allOf": [
            {"$ref": "#/$defs/place"},
            {
              "description": "An expectation that does not hold, of `sbar mend`.",
              "properties": {
                "kind": {"const": "mends"},
                "version": {"$ref": "#/$defs/version"},
                "scenario": {"type": "string"},
                "code": {"$ref": "#/$defs/code"},
                "message": {"type": "string"},
                "expected": {"type": "string"},
                "actual": {"type": "string"},
                "tried": {"$ref": "#/$defs/count"},
                "isComplete": {"type": "boolean"},
                "mends": {"type": "array", "maxItems": 3, "items": {"$ref": "#/$defs/mend"}}
              },
              "required": [
                "kind", "version", "scenario", "code", "message", "expected", "actual", "tried",
                "isComplete", "mends"
              ]
            }
          ]
        },
        "mended": {
          "type": "object",
          "description": "The last record of `sbar mend`.",
          "properties": {
            "kind": {"const": "mended"},
            "version": {"$ref": "#/$defs/version"},
            "failures": {"$ref": "#/$defs/count"},
            "mended": {"$ref": "#/$defs/count"},
            "exit": {"$ref": "#/$defs/count"}
          },
          "required": ["kind", "version", "failures", "mended", "exit"]
        }
    """
}
