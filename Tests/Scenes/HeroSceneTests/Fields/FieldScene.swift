import Foundation
import HeroGeometry
import HeroJSON

@testable import HeroModel
@testable import HeroScene

/// A scene with a given object of the format in it, as a text around that object's members.
struct FieldScene {
  var before: String
  var members: [(key: String, value: String)]
  var after: String

  /// The scene's text, with a key of the object set.
  func text(_ key: String? = nil, _ value: String = "") -> String {
    var members = members
    if let key {
      members.removeAll { $0.key == key }
      members.append((key, value))
    }
    return before + members.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ") + after
  }

  /// Loads a text; pictures are those of scenes/views.
  static func load(_ text: String) throws(SceneError) -> Scene {
    let measure = TextMeasure { _ in { text, _, _ in Size(width: 8 * Double(text.text.count), height: 20) } }
    var scene = try SceneLoader(textMeasure: measure).load(bytes: Array(text.utf8), file: "s.json", folder: pictures)
    scene.digest = ""
    scene.files = []
    return scene
  }

  /// What is wrong with a text.
  static func problems(_ text: String) -> [String] {
    do throws(SceneError) {
      _ = try load(text)
      return []
    } catch {
      return error.diagnostics.map(\.message)
    }
  }

  private static let pictures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("../../../scenes/views").standardized.path

  /// The scene in which a group's key can be given; nil for an unknown group.
  static func of(_ group: String, _ key: String) -> FieldScene? {
    let canvas = #""version": 1, "canvas": { "width": 100, "height": 100 }"#
    let two = #""screens": { "a": { "view": {} }, "b": { "view": {} } }"#
    func screen(_ before: String, _ members: [(String, String)], _ after: String) -> FieldScene {
      FieldScene(
        before: "{ \(canvas), \"root\": \"a\", \"screens\": { \"a\": { \(before){ ", members: members,
        after: " }\(after) } } }")
    }
    func view(_ members: [(String, String)], around: (String, String) = ("", "")) -> FieldScene {
      screen(#""view": { "subviews": [ "# + around.0, members, around.1 + " ] }")
    }
    func inView(_ keys: String, _ members: [(String, String)]) -> FieldScene {
      view(members, around: ("{ \"frame\": [0, 0, 9, 9], \(keys): ", " }"))
    }
    func step(_ before: String, _ members: [(String, String)], _ after: String) -> FieldScene {
      FieldScene(
        before: #"{ \#(canvas), \#(two), "root": { "navigation": ["a"] }, "timeline": [ \#(before){ "#,
        members: members,
        after: " }\(after) ] }")
    }
    let frame = ("frame", "[0, 0, 9, 9]")
    switch group {
    case "Scene":
      return FieldScene(
        before: "{ ",
        members: [
          ("version", "1"), ("canvas", #"{ "width": 100, "height": 100 }"#), ("screens", #"{ "a": { "view": {} } }"#),
          ("root", #""a""#),
        ], after: " }")
    case "Output", "Backdrop":
      return FieldScene(
        before: #"{ \#(canvas), \#(two), "root": "a", "output": { "# + (group == "Output" ? "" : #""backdrop": { "#),
        members: group == "Output" ? [] : [("image", #""assets/mosaic.png""#)],
        after: group == "Output" ? " } }" : " } } }")
    case "Canvas":
      let isDevice = ["orientation", "device", "statusBar"].contains(key)
      return FieldScene(
        before: #"{ "version": 1, \#(two), "root": "a", "canvas": { "#,
        members: isDevice ? [("device", #""iPhone 15 Pro""#)] : [("width", "100"), ("height", "100")], after: " } }")
    case "Screen":
      // Where every item is shown.
      let root = #"{ "tabs": [ { "navigation": ["a"], "bar": {} } ], "bar": {} }"#
      return FieldScene(
        before: "{ \(canvas), \"root\": \(root), \"screens\": { \"a\": { ", members: [("view", "{}")], after: " } } }")
    case "Modal animation": return screen(#""view": {}, "modalAnimation": "#, [("presenting", #""fade""#)], "")
    case "Navigation":
      return FieldScene(
        before: "{ \(canvas), \(two), \"root\": { ", members: [("navigation", #"["a"]"#)], after: " } }")
    case "Tabs":
      // Where its own item is shown.
      return FieldScene(
        before: "{ \(canvas), \(two), \"root\": { \"bar\": {}, \"navigation\": [ { ", members: [("tabs", #"["a"]"#)],
        after: " } ] } }")
    case "Navigation bar", "Tab bar":
      let container = group == "Tab bar" ? "tabs" : "navigation"
      return FieldScene(
        before: "{ \(canvas), \(two), \"root\": { \"\(container)\": [\"a\"], \"bar\": { ", members: [], after: " } } }")
    case "Navigation item": return screen(#""view": {}, "navigationItem": "#, [], "")
    case "Tab bar item": return screen(#""view": {}, "tabBarItem": "#, [], "")
    case "Shown navigation bar": return screen(#""view": {}, "navigationBar": "#, [], "")
    case "Shown tab bar": return screen(#""view": {}, "tabBar": "#, [], "")
    case "Bar item":
      let content = key == "width" ? ("systemItem", #""fixedSpace""#) : ("title", #""x""#)
      return screen(
        #""view": {}, "toolbarItems": [ "#, SceneKeys.barItemContents.contains(key) ? [] : [content], " ]")
    case "View": return view(key == "center" || key == "size" ? [("center", "[5, 5]"), ("size", "[9, 9]")] : [frame])
    case "Pin":
      return view(
        [(key == "left" ? "top" : "left", "1")], around: (#"{ "center": [5, 5], "size": [9, 9], "pin": "#, " }"))
    case "Colour by appearance":
      return inView(#""tintColor""#, [("light", #""red""#), ("dark", #""blue""#)])
    case "Set on a screen": return step(#"{ "wait": 0, "set": { "b": "#, [("alpha", "0.5")], " } }")
    case "Set on navigation": return step(#"{ "wait": 0, "set": { "navigation": "#, [], " } }")
    case "Set on tabs": return step(#"{ "wait": 0, "set": { "tabs": "#, [], " } }")
    case "Set on a container's view":
      return step(#"{ "wait": 0, "set": { "a.navigationController": "#, [], " } }")
    case "Image": return view([frame, ("image", #""assets/mosaic.png""#)])
    case "Label": return view([frame] + (key == "runs" ? [] : [("text", #""x""#)]))
    case "Gradient": return view([frame, ("colors", #"["red", "blue"]"#)])
    case "Shape": return view([frame, ("path", #""M0 0L9 9""#)])
    case "Visual effect": return view([frame, ("effect", #""light""#)])
    case "Stack": return view([frame, ("type", #""stack""#)])
    case "Font": return inView(#""text": "x", "font""#, [])
    case "Shadow": return inView(#""shadow""#, [])
    case "Text shadow": return inView(#""text": "x", "textShadow""#, [])
    case "Text run":
      return view(
        key == "attachment" ? [] : [("text", #""x""#)], around: (#"{ "frame": [0, 0, 9, 9], "runs": [ "#, " ] }"))
    case "Attachment":
      return view(
        [("image", #""assets/mosaic.png""#)],
        around: (#"{ "frame": [0, 0, 9, 9], "runs": [ { "attachment": "#, " } ] }"))
    case "Mask": return inView(#""mask""#, [("path", #""M0 0H9V9Z""#)])
    case "Live layout": return inView(#""liveLayout""#, [("size", "[9, 9]"), ("frame", "[0, 0, 9, 9]")])
    case "Effect": return inView(#""effect""#, [("blurRadius", "2")])
    case "Insets": return inView(#""type": "stack", "insets""#, [])
    case "RGB colour": return inView(#""tintColor""#, [("r", "0"), ("g", "0"), ("b", "0")])
    case "Grey colour": return inView(#""tintColor""#, [("white", "0")])
    case "HSB colour": return inView(#""tintColor""#, [("h", "0"), ("s", "0"), ("b", "0")])
    case "Made view", "Component":
      let isUse = group == "Made view"
      return FieldScene(
        before: "{ \(canvas), \"root\": \"a\", "
          + (isUse
            ? #""components": { "c": { "view": {} } }, "screens": { "a": { "view": { "subviews": [ { "#
            : #""screens": { "a": { "view": {} } }, "components": { "c": { "#),
        members: isUse ? [frame, ("component", #""c""#)] : [("view", "{}")], after: isUse ? " } ] } } } }" : " } } }")
    case "Repeat":
      let count = key == "each" ? [] : [("count", "2")]
      return view(
        count + (key == "rows" ? [] : [("columns", "1")]), around: (#"{ "size": [9, 9], "repeat": "#, " }"))
    case "Step" where ["transition", "from", "in"].contains(key):
      return FieldScene(
        before: "{ \(canvas), \"root\": \"a\", \"screens\": { "
          + #""a": { "view": { "embed": "b" } }, "b": { "view": {} }, "c": { "view": {} } }, "timeline": [ { "#,
        members: [("transition", #""c""#), ("from", #""b""#), ("in", #""a""#)], after: " } ] }")
    case "Step":
      let isAction = SceneKeys.actions.contains(key)
      return step("", isAction ? [] : [(["popAnimation", "outer"].contains(key) ? "push" : "present", #""b""#)], "")
    case "Sample":
      if ["animate", "finish", "end", "cancel"].contains(key) {
        return step(
          #"{ "present": "b", "interactive": [ "#, [("at", "1")] + (key == "animate" ? [("finish", "true")] : []),
          " ] }")
      }
      return step(#"{ "present": "b", "interactive": [ "#, [("at", "0")], #", { "at": 1, "finish": true } ] }"#)
    case "Pan":
      let way = [("from", "[0, 0]")] + (key == "to" ? [] : [("by", "[9, 9]")])
      return step(
        #"{ "present": "b", "pan": "#,
        (key == "path" ? [] : way) + [("progress", #""translation.y / height""#), ("finishWhen", #""progress > 0""#)],
        " }")
    case "Finger":
      let way = [("from", "[0, 0]")] + (key == "to" ? [] : [("by", "[9, 9]")])
      return step(#"{ "present": "b", "finger": "#, key == "path" ? [] : way, " }")
    case "Edge pan holder":
      return step(
        #"{ "pop": true, "interactive": "#, [("edgePan", #"{ "from": [0, 0], "to": [9, 0], "duration": 1 }"#)], " }")
    case "Edge pan":
      return step(
        #"{ "pop": true, "interactive": { "edgePan": "#,
        [("from", "[0, 0]"), ("to", "[9, 0]"), ("duration", "1")], " } }")
    default: return nil
    }
  }
}
