extension GalleryHandover {
  /// The JSON Schema (2020-12) of a component's file.
  package static let schema = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "A component as `millwork gallery --format json` writes it",
      "description": "Lengths are points from the upper left corner of a picture. Members are added with time; what is here stays and keeps its meaning while millworkGallery is 1.",
      "type": "object",
      "required": ["millworkGallery", "name", "kind", "pictures"],
      "additionalProperties": false,
      "properties": {
        "millworkGallery": {"description": "The number of the form.", "const": 1},
        "name": {"description": "The name of the component and of its generated file.", "type": "string"},
        "kind": {"enum": ["toggleStyle", "toolbarContent", "custom"]},
        "summary": {"description": "One sentence from the manifest.", "type": "string"},
        "unknownColors": {
          "description": "Colours that the pictures can't show: colour sets whose catalogue isn't named, and code. They are drawn gray.",
          "type": "array",
          "items": {"type": "string"}
        },
        "checkedFor": {
          "description": "What the generated code was checked for, such as iOS 17.0; empty where it was not checked, so that findings are those of the manifest alone.",
          "type": "array",
          "items": {"type": "string"}
        },
        "findings": {"type": "array", "items": {"$ref": "#/$defs/finding"}},
        "pictures": {"type": "array", "items": {"$ref": "#/$defs/picture"}}
      },
      "$defs": {
        "finding": {
          "type": "object",
          "required": ["severity", "code", "message", "place"],
          "additionalProperties": false,
          "properties": {
            "severity": {"enum": ["note", "warning", "error"]},
            "code": {"description": "What `millwork explain` takes; empty for the compiler's own.", "type": "string"},
            "message": {"type": "string"},
            "help": {"type": "string"},
            "place": {"description": "File and line.", "type": "string"}
          }
        },
        "picture": {
          "type": "object",
          "required": ["name", "id", "state", "direction", "width", "height", "description", "parts"],
          "additionalProperties": false,
          "properties": {
            "name": {"description": "The state for people.", "type": "string"},
            "id": {"description": "The state for links; unique in a component for each direction and text size.", "type": "string"},
            "state": {
              "description": "What the state decides, such as phase and how, such as disabled.",
              "type": "object",
              "additionalProperties": {"type": "string"}
            },
            "direction": {"enum": ["ltr", "rtl"]},
            "textSize": {
              "description": "The text size of Dynamic Type; missing where it changes nothing.",
              "enum": ["large", "xxxLarge", "accessibility3"]
            },
            "width": {"type": "number", "minimum": 0},
            "height": {"type": "number", "minimum": 0},
            "description": {"description": "What a screen reader says of the picture.", "type": "string"},
            "parts": {
              "description": "The named shapes, from the back to the front.",
              "type": "array",
              "items": {"$ref": "#/$defs/part"}
            },
            "toolbar": {"$ref": "#/$defs/toolbar"}
          }
        },
        "part": {
          "type": "object",
          "required": ["name", "frame", "corner", "opacity"],
          "additionalProperties": false,
          "properties": {
            "name": {"type": "string"},
            "frame": {"$ref": "#/$defs/frame"},
            "corner": {"description": "The corner radius.", "type": "number", "minimum": 0},
            "opacity": {"type": "number", "minimum": 0, "maximum": 1},
            "fill": {"$ref": "#/$defs/color"},
            "stroke": {"$ref": "#/$defs/color"},
            "lineWidth": {"type": "number", "minimum": 0}
          }
        },
        "frame": {
          "type": "object",
          "required": ["x", "y", "width", "height"],
          "additionalProperties": false,
          "properties": {
            "x": {"type": "number"},
            "y": {"type": "number"},
            "width": {"type": "number", "minimum": 0},
            "height": {"type": "number", "minimum": 0}
          }
        },
        "color": {
          "description": "A CSS colour for each appearance: #rrggbb, rgb() with an opacity, or color(display-p3 …).",
          "type": "object",
          "required": ["light", "dark", "lightContrast", "darkContrast"],
          "additionalProperties": false,
          "properties": {
            "light": {"type": "string"},
            "dark": {"type": "string"},
            "lightContrast": {"type": "string"},
            "darkContrast": {"type": "string"},
            "isKnown": {"description": "False where gray stands for a colour that isn't known; missing otherwise.", "const": false}
          }
        },
        "toolbar": {
          "description": "What stands where on the device.",
          "type": "object",
          "required": [
            "device", "platform", "version", "bars", "groups", "items", "overflow", "titleMenu", "notShown", "leftOut"
          ],
          "additionalProperties": false,
          "properties": {
            "device": {"enum": ["iphone", "ipad", "mac", "tv", "watch", "vision"]},
            "platform": {"enum": ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]},
            "version": {"description": "The version of the system.", "type": "string"},
            "bars": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["kind", "frame"],
                "additionalProperties": false,
                "properties": {
                  "kind": {
                    "enum": [
                      "status", "navigation", "search", "largeTitle", "bottom", "keyboardRow", "keyboard", "sidebar",
                      "inspector", "sheet", "ornament", "content"
                    ]
                  },
                  "frame": {"$ref": "#/$defs/frame"}
                }
              }
            },
            "groups": {
              "description": "Items that stand on one background.",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["background", "frame"],
                "additionalProperties": false,
                "properties": {
                  "background": {"enum": ["glass", "prominent", "surface", "none"]},
                  "frame": {"$ref": "#/$defs/frame"}
                }
              }
            },
            "items": {
              "type": "array",
              "items": {"$ref": "#/$defs/placedItem"}
            },
            "overflow": {"description": "What is in overflow menus; on Apple Watch, which has none, what does not fit.", "$ref": "#/$defs/items"},
            "titleMenu": {"description": "What is behind the title.", "$ref": "#/$defs/items"},
            "notShown": {"description": "What stands where no picture shows it, and what a person has to add first.", "$ref": "#/$defs/items"},
            "leftOut": {
              "description": "Items of the manifest that the system has no API for.",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["item", "kind", "needs"],
                "additionalProperties": false,
                "properties": {
                  "item": {"description": "The place in the manifest's list of items, from 0.", "type": "integer"},
                  "kind": {"type": "string"},
                  "needs": {"description": "The API.", "type": "string"}
                }
              }
            }
          }
        },
        "items": {"type": "array", "items": {"$ref": "#/$defs/item"}},
        "placedItem": {
          "description": "An item with its place: the members of an item, and these.",
          "type": "object",
          "required": ["zone", "frame", "group", "label", "look"],
          "properties": {
            "zone": {
              "enum": [
                "leading", "sidebar", "center", "trailing", "overflow", "subtitle", "largeTitle", "largeSubtitle",
                "search", "bottom", "status", "keyboard", "sheetLeading", "sheetTrailing", "content", "unseen"
              ]
            },
            "frame": {"$ref": "#/$defs/frame"},
            "group": {"description": "The place of its group in groups.", "type": "integer", "minimum": 0}
          }
        },
        "item": {
          "type": "object",
          "required": ["label", "look"],
          "additionalProperties": false,
          "properties": {
            "label": {"description": "What a screen reader says, and a menu shows.", "type": "string"},
            "look": {
              "enum": [
                "symbol", "image", "text", "status", "title", "choice", "segments", "field", "progressLine",
                "progressRing", "view"
              ]
            },
            "symbol": {"type": "string"},
            "image": {"type": "string"},
            "text": {"type": "string"},
            "subtitle": {"type": "string"},
            "segments": {"type": "array"},
            "item": {
              "description": "The place in the manifest's list of items, from 0; missing for what the system adds.",
              "type": "integer"
            },
            "placement": {"description": "The placement that the system uses.", "type": "string"},
            "role": {"enum": ["destructive", "cancel", "confirm", "close"]},
            "badge": {"description": "Empty for a count that only the running app knows.", "type": "string"},
            "prominent": {"type": "boolean"},
            "bold": {"type": "boolean"},
            "menu": {"description": "Whether it opens a menu.", "type": "boolean"},
            "conditional": {"description": "Whether a condition decides that it is shown.", "type": "boolean"},
            "hiddenAtFirst": {"description": "Whether it stands in the toolbar only after a person has added it.", "type": "boolean"},
            "disabledByCondition": {"type": "boolean"},
            "priority": {"enum": ["low", "high"]}
          }
        }
      }
    }

    """#
}
