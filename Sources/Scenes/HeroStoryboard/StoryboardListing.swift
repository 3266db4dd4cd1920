package import HeroJSON
package import HeroModel
internal import InterfaceBuilder

/// A storyboard's controllers and segues, and what of it only the app knows, for `inspect`.
package struct StoryboardListing {
  private struct Segue {
    let id: String
    let identifier: String?
    let kind: String
    let from: String
    let to: String
    let line: Int
    let isFilmed: Bool
  }

  private struct Controller {
    let id: String
    let name: String
    let kind: String
    let isInitial: Bool
    let isHeroEnabled: Bool
    let line: Int
  }

  private struct NamedView {
    let path: String
    let names: [String]
  }

  private let file: String
  private let views: [NamedView]
  private let controllers: [Controller]
  private let segues: [Segue]
  private let foreign: [ForeignAttribute]
  private let unread: [InterfaceRemark]

  /// Lists the storyboard itself; others that it leads to are named where segues lead there.
  ///
  /// - Parameter scene: Made of the storyboard.
  package init(_ storyboard: StoryboardScene, scene: Scene) {
    file = storyboard.path
    var seen: Set<String> = []
    views = scene.screens.flatMap(\.views).compactMap { view in
      let names = view.aliases.filter { $0 != view.name }
      // Rows that repeat a prototype are called alike.
      let key = "\(view.location.line):\(view.location.column) \(names)"
      guard !names.isEmpty, seen.insert(key).inserted else { return nil }
      return NamedView(path: view.path, names: names)
    }
    let document = storyboard.files.main
    func name(_ id: String) -> String { document.controller(id: id)?.names.first ?? id }
    controllers = document.controllers.map { controller in
      Controller(
        id: controller.id, name: name(controller.id), kind: controller.element,
        isInitial: controller.id == document.initialController, isHeroEnabled: controller.isHeroEnabled,
        line: controller.place.line)
    }
    segues = document.scenes.flatMap { scene in
      scene.segues.map { segue in
        Segue(
          id: segue.id, identifier: segue.identifier, kind: segue.kind.text, from: name(scene.controller?.id ?? ""),
          to: segue.kind == .unwind ? "exit" : name(segue.destination), line: segue.place.line,
          isFilmed: storyboard.segues.contains { segue.id == $0.id && segue.place == $0.place })
      }
    }
    foreign = storyboard.foreign
    unread = document.remarks.filter { $0.kind == .attribute }
  }

  /// A line for each.
  package var text: String {
    var lines = ["\(file)"]
    lines.append("  controllers")
    for controller in controllers {
      let notes = [controller.isInitial ? "initial" : nil, controller.isHeroEnabled ? "Hero enabled" : nil]
      let list = notes.compactMap { $0 }.joined(separator: ", ")
      lines.append(
        "    \(controller.name)  \(controller.kind) \(controller.id), line \(controller.line)"
          + (list.isEmpty ? "" : ", \(list)"))
    }
    lines.append(segues.isEmpty ? "  no segues" : "  segues")
    for segue in segues {
      let name = segue.identifier.map { "\($0) (\(segue.id))" } ?? segue.id
      lines.append(
        "    \(name)  \(segue.from) → \(segue.to)  \(segue.kind), line \(segue.line)"
          + (segue.isFilmed ? ", filmed" : ""))
    }
    if !views.isEmpty {
      lines.append("  views by other names")
      for view in views { lines.append("    \(view.path)  \(view.names.joined(separator: ", "))") }
    }
    if !foreign.isEmpty {
      lines.append("  runtime attributes of the app's own classes, not read")
      for attribute in foreign {
        lines.append("    \(attribute.keyPath)  \(attribute.element), line \(attribute.place.line)")
      }
    }
    if !unread.isEmpty {
      lines.append("  attributes that are not read")
      for remark in unread { lines.append("    line \(remark.place.line): \(remark.element): \(remark.message)") }
    }
    return lines.joined(separator: "\n") + "\n\n"
  }

  /// A plan with the list as its member `storyboard`.
  package func added(to plan: JSONValue) -> JSONValue {
    guard case .object(let members) = plan else { return plan }
    func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
    let list: JSONValue = [
      "controllers": .array(
        controllers.map {
          [
            "name": .string($0.name), "id": .string($0.id), "kind": .string($0.kind), "initial": .bool($0.isInitial),
            "isHeroEnabled": .bool($0.isHeroEnabled), "line": .integer($0.line),
          ]
        }),
      "segues": .array(
        segues.map {
          [
            "id": .string($0.id), "identifier": text($0.identifier), "kind": .string($0.kind),
            "from": .string($0.from), "to": .string($0.to), "filmed": .bool($0.isFilmed), "line": .integer($0.line),
          ]
        }),
      "views": .array(
        views.map { ["view": .string($0.path), "names": .array($0.names.map { .string($0) })] }),
      "notRead": .array(
        foreign.map {
          ["keyPath": .string($0.keyPath), "element": .string($0.element), "line": .integer($0.place.line)]
        }),
    ]
    return .object(members + [.init("storyboard", list)])
  }
}
