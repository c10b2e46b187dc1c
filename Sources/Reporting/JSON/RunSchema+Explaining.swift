extension RunSchema {
  /// What the records of `sbar explain` are made of.
  static let accounts = """
        "where": {
          "type": "object",
          "description": "Some of the cells: in words, or null for all of them, and each.",
          "properties": {
            "where": {"$ref": "#/$defs/maybeText"},
            "cells": {
              "type": "array",
              "items": {"type": "object", "additionalProperties": {"type": "string"}}
            }
          },
          "required": ["where", "cells"]
        },
        "verdict": {
          "type": "object",
          "properties": {
            "verdict": {
              "enum": ["holds", "failed", "undecided", "broken", "blank", "not compared", null]
            },
            "failures": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "code": {"$ref": "#/$defs/code"},
                  "message": {"type": "string"}
                },
                "required": ["code", "message"]
              }
            }
          },
          "required": ["verdict"]
        },
        "note": {
          "type": "object",
          "properties": {
            "rule": {"$ref": "#/$defs/maybeText"},
            "text": {"type": "string"},
            "property": {"$ref": "#/$defs/maybeText"},
            "answer": {"$ref": "#/$defs/maybeText"},
            "place": {"$ref": "#/$defs/maybePlace"},
            "step": {
              "$ref": "#/$defs/maybeText",
              "description": "Of a statement that gave a value: the step that ran it."
            }
          },
          "required": ["rule", "text", "property", "answer", "place", "step"]
        },
        "candidate": {
          "type": "object",
          "description": "What could answer, from the windows down.",
          "properties": {
            "what": {"enum": ["window", "controller", "modifier"]},
            "name": {"type": "string"},
            "depth": {"$ref": "#/$defs/count"},
            "asked": {"type": "boolean"},
            "place": {"$ref": "#/$defs/maybePlace"},
            "notes": {"type": "array", "items": {"$ref": "#/$defs/note"}}
          },
          "required": ["what", "name", "depth", "asked", "place", "notes"]
        },
        "momentStep": {
          "allOf": [
            {"$ref": "#/$defs/place"},
            {"properties": {"text": {"type": "string"}}, "required": ["text"]}
          ]
        },
    """

  /// The records of `sbar explain`.
  static let explainRecords = """
        "moment": {
          "type": "object",
          "description": "How the bar came about at a step, of `sbar explain FILE:LINE`.",
          "properties": {
            "kind": {"const": "moment"},
            "version": {"$ref": "#/$defs/version"},
            "scenario": {"type": "string"},
            "step": {"$ref": "#/$defs/momentStep"},
            "bars": {
              "type": "array",
              "items": {
                "allOf": [
                  {"$ref": "#/$defs/where"},
                  {"$ref": "#/$defs/verdict"},
                  {
                    "properties": {
                      "looks": {"type": "array", "items": {"type": "string"}},
                      "stale": {"$ref": "#/$defs/maybeText"},
                      "problem": {"$ref": "#/$defs/maybeText"}
                    },
                    "required": ["looks", "stale", "problem"]
                  }
                ]
              }
            },
            "accounts": {
              "type": "array",
              "items": {
                "allOf": [
                  {"$ref": "#/$defs/where"},
                  {
                    "properties": {
                      "aspect": {"enum": ["hidden", "style", "animation", "height"]},
                      "answer": {"type": "string"},
                      "by": {"type": "string"},
                      "notes": {"type": "array", "items": {"$ref": "#/$defs/note"}},
                      "candidates": {"type": "array", "items": {"$ref": "#/$defs/candidate"}}
                    },
                    "required": ["aspect", "answer", "by", "notes", "candidates"]
                  }
                ]
              }
            },
            "assumptions": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "rule": {"$ref": "#/$defs/maybeText"},
                  "text": {"type": "string"},
                  "place": {"$ref": "#/$defs/maybePlace"}
                },
                "required": ["rule", "text", "place"]
              }
            }
          },
          "required": [
            "kind", "version", "scenario", "step", "bars", "accounts", "assumptions"
          ]
        },
        "timeline": {
          "allOf": [
            {"$ref": "#/$defs/where"},
            {
              "description": "What each step changed, of `sbar explain FILE SCENARIO`.",
              "properties": {
                "kind": {"const": "timeline"},
                "version": {"$ref": "#/$defs/version"},
                "scenario": {"type": "string"},
                "steps": {
                  "type": "array",
                  "items": {
                    "allOf": [
                      {"$ref": "#/$defs/momentStep"},
                      {"$ref": "#/$defs/verdict"},
                      {
                        "properties": {
                          "changes": {"type": "array", "items": {"type": "string"}},
                          "events": {"type": "array", "items": {"type": "string"}},
                          "advice": {
                            "type": "array",
                            "items": {
                              "allOf": [
                                {"$ref": "#/$defs/place"},
                                {
                                  "properties": {"code": {"$ref": "#/$defs/code"}},
                                  "required": ["code"]
                                }
                              ]
                            }
                          },
                          "problem": {"$ref": "#/$defs/maybeText"}
                        },
                        "required": ["changes", "events", "advice", "problem"]
                      }
                    ]
                  }
                }
              },
              "required": ["kind", "version", "scenario", "steps"]
            }
          ]
        },
    """
}
