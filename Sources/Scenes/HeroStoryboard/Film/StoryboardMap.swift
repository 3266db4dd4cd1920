internal import HeroModel
package import InterfaceBuilder

/// A segue that shows another controller, and what is on screen before it.
struct StoryboardLink: Equatable {
  var segue: InterfaceSegue
  /// The controller that it starts from.
  var source: ControllerID
  /// Where it leads, references followed.
  var destination: ControllerID
  /// What is on screen before it; the source on top.
  var place: Container<StoryboardControllers>
}

/// The ways through a storyboard: what is on screen first, and where segues lead from there.
struct StoryboardMap {
  private(set) var files: StoryboardFiles
  /// What shows first.
  let start: Container<StoryboardControllers>
  /// Segues in the order in which they are met from the start; those of controllers that nothing leads to come last.
  private(set) var links: [StoryboardLink] = []
  /// The number of the link by which a controller comes first; none for what is there from the start.
  private(set) var arrivals: [ControllerID: Int] = [:]

  /// What is on screen, and the number of the link that led there.
  private typealias Arrival = (place: Container<StoryboardControllers>, link: Int?)

  /// Draws the map.
  ///
  /// Throws `SceneError` where there is no controller at all.
  init(_ files: StoryboardFiles) throws(SceneError) {
    var files = files
    let main = files.main
    guard let first = main.initialController.flatMap({ main.controller(id: $0) }) ?? Self.entry(main) else {
      throw SceneError([
        Diagnostic(file: files.files[0].path, line: 1, column: 1, message: "the storyboard has no controller")
      ])
    }
    var start = Self.place(of: ControllerID(file: 0, id: first.id), in: &files, depth: 0)
    self.start = start
    self.files = files
    var seen: Set<ControllerID> = []
    walk(from: start, &seen)
    for controller in main.controllers where !seen.contains(ControllerID(file: 0, id: controller.id)) {
      if case .reference = controller.kind { continue }
      if controller.isContainer { continue }
      start = Self.place(of: ControllerID(file: 0, id: controller.id), in: &self.files, depth: 0)
      walk(from: start, &seen)
    }
  }

  /// Without an arrow: the first container, else the first controller.
  private static func entry(_ document: InterfaceDocument) -> InterfaceController? {
    document.controllers.first { $0.isContainer } ?? document.controllers.first
  }

  /// Follows segues, nearest first.
  private mutating func walk(from start: Container<StoryboardControllers>, _ seen: inout Set<ControllerID>) {
    var queue: [Arrival] = [(start, nil)]
    while !queue.isEmpty {
      let (place, link) = queue.removeFirst()
      var places = [place]
      if let selection = place.tabs?.selection {
        places += selection.tabs.indices.filter { $0 != selection.selected }.map { place.selecting($0) }
      }
      for place in places {
        let top = place.visible
        guard seen.insert(top).inserted else { continue }
        seen.insert(place.holder)
        follow(top, from: (place, link), &queue, &seen)
      }
    }
  }

  /// Notes the segues of a controller and of those that it embeds.
  private mutating func follow(
    _ id: ControllerID, from arrival: Arrival, _ queue: inout [Arrival], _ seen: inout Set<ControllerID>
  ) {
    arrivals[id] = arrival.link
    for segue in files.scene(id)?.segues ?? [] {
      let isEmbedded = segue.kind == .embed
      guard segue.kind.showsController || isEmbedded else { continue }
      let target = files.followed(ControllerID(file: id.file, id: segue.destination))
      guard files.controller(target) != nil else {
        files.leaveOut(segue, of: id)
        continue
      }
      if isEmbedded {
        let held = Self.place(of: target, in: &files, depth: 0)
        let isNew = seen.insert(held.visible).inserted
        seen.insert(target)
        if isNew { follow(held.visible, from: arrival, &queue, &seen) }
        continue
      }
      links.append(StoryboardLink(segue: segue, source: id, destination: target, place: arrival.place))
      queue.append((after(segue, to: target, from: arrival.place), links.count - 1))
    }
  }

  /// What is on screen after a segue.
  private mutating func after(
    _ segue: InterfaceSegue, to target: ControllerID, from place: Container<StoryboardControllers>
  ) -> Container<StoryboardControllers> {
    let shown = Self.place(of: target, in: &files, depth: 0)
    return pushes(segue, to: target, from: place) ? place.pushing(shown) : shown
  }

  /// Whether a segue pushes: a show inside of a navigation controller does, unless it leads to a container other than a tab bar controller
  /// that comes into no other one's tab.
  func pushes(_ segue: InterfaceSegue, to target: ControllerID, from place: Container<StoryboardControllers>) -> Bool {
    guard segue.kind == .show, place.navigation != nil, let controller = files.controller(target) else { return false }
    if case .tabs = controller.kind { return place.tabs == nil }
    return !controller.isContainer
  }

  /// A controller with what its relationships hold.
  static func place(
    of id: ControllerID, in files: inout StoryboardFiles, depth: Int
  ) -> Container<StoryboardControllers> {
    let id = files.followed(id)
    guard depth < 8, let controller = files.controller(id) else { return .screen(id) }
    var children: [Container<StoryboardControllers>] = []
    for child in held(by: id, in: &files) { children.append(place(of: child, in: &files, depth: depth + 1)) }
    switch controller.kind {
    case .navigation:
      guard let root = children.first else { return .screen(id) }
      // UIKit lets no navigation controller stand in another one's stack.
      if case .navigation = root { return .navigation(NavigationContainer(id, stack: [.screen(root.visible)])) }
      return .navigation(NavigationContainer(id, stack: [root]))
    case .tabs:
      guard !children.isEmpty else { return .screen(id) }
      let selected = min(max(controller.selectedIndex, 0), children.count - 1)
      return .tabs(TabContainer(id, tabs: children.map(\.asTab), selected: selected))
    case .split, .page:
      // A phone shows the primary column first, and the first page.
      return children.first ?? .screen(id)
    default: return .screen(id)
    }
  }

  /// The controllers that a container's relationships lead to, references not followed.
  static func held(by id: ControllerID, in files: inout StoryboardFiles) -> [ControllerID] {
    var held: [ControllerID] = []
    for segue in files.controller(id)?.connections.segues ?? [] {
      guard case .relationship = segue.kind else { continue }
      let child = ControllerID(file: id.file, id: segue.destination)
      if files.controller(child) != nil { held.append(child) } else { files.leaveOut(segue, of: id) }
    }
    return held
  }

  /// The place that a controller makes by itself, when it is presented.
  mutating func place(of id: ControllerID) -> Container<StoryboardControllers> {
    Self.place(of: id, in: &files, depth: 0)
  }
}

extension InterfaceSegue.Kind {
  /// Whether it shows another controller over or beside the one that it starts from.
  package var showsController: Bool {
    switch self {
    case .show, .showDetail, .presentation, .popover, .custom, .other: true
    case .embed, .unwind, .relationship: false
    }
  }

  /// As files write it.
  package var text: String {
    switch self {
    case .show: "show"
    case .showDetail: "showDetail"
    case .presentation: "presentation"
    case .popover: "popoverPresentation"
    case .embed: "embed"
    case .unwind: "unwind"
    case .custom: "custom"
    case .relationship(let name): "relationship (\(name))"
    case .other(let name): name
    }
  }
}

extension InterfaceScene {
  /// The segues of the controller and of everything in its scene, in file order.
  var segues: [InterfaceSegue] {
    guard let controller else { return [] }
    let bars =
      (controller.navigationItem.map { $0.left + $0.right } ?? []) + controller.toolbarItems
    let inBars = bars.flatMap { $0.connections.segues + ($0.customView?.tree.flatMap(\.connections.segues) ?? []) }
    let all =
      controller.connections.segues + (controller.view?.tree.flatMap(\.connections.segues) ?? []) + inBars
      + (controller.navigationItem?.titleView?.tree.flatMap(\.connections.segues) ?? [])
      + views.flatMap(\.tree).flatMap(\.connections.segues) + objects.flatMap(\.connections.segues)
    return all.sorted { ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column) }
  }
}

extension InterfaceController {
  /// The value of a boolean runtime attribute; false without it, as it is in Hero.
  package var isHeroEnabled: Bool {
    for attribute in attributes.reversed() {
      guard attribute.keyPath == "isHeroEnabled",
        case .bool(let flag) = attribute.coerced(for: "isHeroEnabled").value
      else { continue }
      return flag
    }
    return false
  }

  /// The text of a runtime attribute; nil without it.
  func text(_ keyPath: String) -> InterfaceAttribute? {
    attributes.last { attribute in
      guard attribute.keyPath == keyPath, case .string = attribute.value else { return false }
      return true
    }
  }

  /// What people call it: its storyboard identifier, title, class, label or id; a reference by what it means.
  package var names: [String] {
    var referenced: [String?] = []
    if case .reference(let storyboard, let identifier) = kind { referenced = [identifier, storyboard] }
    return (referenced + [storyboardIdentifier, title, customClass, userLabel, navigationItem?.title, id]).compactMap {
      name in
      name.flatMap { $0.isEmpty ? nil : $0 }
    }
  }
}
