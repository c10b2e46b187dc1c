extension RunSchema {
  /// The records of `sbar ask`: one `answer` for each step, and one `asked` at the end.
  static let askRecords = """
        "answerRow": {
          "type": "object",
          "description": "What has the same answer.",
          "properties": {
            "place": {"type": "string", "description": "The cells in words."},
            "answer": {"type": "string"},
            "isKnown": {"type": "boolean"},
            "looks": {
              "type": "array",
              "description": "Several where something unknown makes a difference.",
              "items": {
                "type": "object",
                "properties": {
                  "isHidden": {"type": "boolean"},
                  "isCovered": {"type": "boolean"},
                  "text": {"enum": ["light", "dark", null]},
                  "trailingText": {"enum": ["light", "dark", null]}
                },
                "required": ["isHidden", "isCovered", "text", "trailingText"]
              }
            },
            "cells": {
              "type": "array",
              "minItems": 1,
              "items": {"type": "object", "additionalProperties": {"type": "string"}}
            },
            "turns": {
              "type": ["object", "null"],
              "description": "What makes the difference to a row above, whose number is `row`.",
              "properties": {
                "axis": {"type": "string"},
                "here": {"type": "string"},
                "there": {"type": "string"},
                "row": {"$ref": "#/$defs/count"}
              },
              "required": ["axis", "here", "there", "row"]
            },
            "reasons": {
              "type": "array",
              "items": {
                "allOf": [
                  {"$ref": "#/$defs/reason"},
                  {
                    "properties": {"where": {"$ref": "#/$defs/maybeText"}},
                    "required": ["where"]
                  }
                ]
              }
            },
            "assumptions": {"type": "array", "items": {"$ref": "#/$defs/assumption"}},
            "changes": {
              "type": "array",
              "description": "Flags that would change the answer, and how.",
              "items": {
                "type": "object",
                "properties": {
                  "text": {"type": "string"},
                  "where": {"$ref": "#/$defs/maybeText"}
                },
                "required": ["text", "where"]
              }
            },
            "unknown": {
              "description": "What the answer depends on: a place, a rule, or null.",
              "oneOf": [{"$ref": "#/$defs/label"}, {"$ref": "#/$defs/maybeText"}]
            },
            "problem": {
              "description": "Why a step cannot be done; null where it can.",
              "oneOf": [
                {"type": "null"},
                {
                  "allOf": [
                    {"$ref": "#/$defs/place"},
                    {
                      "properties": {
                        "outcome": {"enum": ["failed", "undecided", "broken", "blank"]},
                        "code": {"$ref": "#/$defs/code"},
                        "message": {"type": "string"}
                      },
                      "required": ["outcome", "code", "message"]
                    }
                  ]
                }
              ]
            },
            "hints": {"type": "array", "items": {"type": "string"}}
          },
          "required": [
            "place", "answer", "isKnown", "looks", "cells", "turns", "reasons", "assumptions",
            "changes", "unknown", "problem", "hints"
          ]
        },
        "answer": {
          "type": "object",
          "description": "The bar after a step, of `sbar ask`; the step is null at the launch.",
          "properties": {
            "kind": {"const": "answer"},
            "version": {"$ref": "#/$defs/version"},
            "step": {"oneOf": [{"type": "null"}, {"$ref": "#/$defs/momentStep"}]},
            "rows": {"type": "array", "items": {"$ref": "#/$defs/answerRow"}}
          },
          "required": ["kind", "version", "step", "rows"]
        },
        "asked": {
          "type": "object",
          "description": "The last record of `sbar ask`.",
          "properties": {
            "kind": {"const": "asked"},
            "version": {"$ref": "#/$defs/version"},
            "cells": {"$ref": "#/$defs/count"},
            "firstRelease": {"$ref": "#/$defs/maybeText"},
            "beginsWith": {"$ref": "#/$defs/maybeText"},
            "microseconds": {"type": ["integer", "null"]},
            "exit": {"$ref": "#/$defs/count"}
          },
          "required": [
            "kind", "version", "cells", "firstRelease", "beginsWith", "microseconds", "exit"
          ]
        },
    """
}
