import HeroGeometry
import HeroJSON
import HeroModel

/// Writes steps in order, changes of screens as what differs from the step before.
struct StepWriter {
  private let writer: SceneWriter
  private var screens: [Screen]
  /// What changes of subviews need.
  private(set) var components: [JSONValue.Member] = []
  /// Screens that were changed so far.
  private var changed = 0

  private typealias Member = JSONValue.Member

  init(_ writer: SceneWriter) {
    self.writer = writer
    screens = writer.scene.screens
  }

  mutating func step(_ step: Step) -> JSONValue {
    // A view that the action names is that of the step.
    let changes = changes(step)
    var keys = action(step.action)
    keys += [
      WrittenKey("animation", step.animation.map { .string($0.text) }, nil),
      WrittenKey("set", changes, [:]), WrittenKey("away", away(step), [:]),
      WrittenKey("in", step.holder.map { .string($0.path(in: screens)) }, nil),
      .choice("viewOrdering", step.viewOrdering, .auto),
      WrittenKey("containerColor", step.containerColor.map { JSONValue.color($0) }, nil),
      .choice("directionStrategy", step.directionStrategy, .forceLeftToRight),
      .flag("animated", step.isAnimated, true), .flag("isHeroEnabled", step.isHeroEnabled, true),
      .flag("outer", step.isOuter, false), .number("speed", step.speed, 1),
    ]
    keys.append(WrittenKey("finger", step.finger.map { finger($0) }, nil))
    var members = keys.members(without: true)
    if let interaction = step.interaction { members.append(Member("interactive", self.interaction(interaction))) }
    return .object(members)
  }

  private func action(_ action: Step.Action) -> [WrittenKey] {
    func name(_ screen: Int) -> JSONValue { .string(writer.scene.screens[screen].name) }
    let (key, value, back) = action.call
    let written: JSONValue =
      switch value {
      case .seconds(let seconds): .number(seconds)
      case .nothing: .bool(true)
      case .screen(let screen), .tab(.screen(let screen)): name(screen)
      case .root(let root): writer.root(root)
      case .roots(let stack): writer.stack(stack)
      case .tab(.index(let index)): .integer(index)
      case .transition(_, let to, _): name(to)
      }
    var beside: [WrittenKey] = []
    if case .transition(let from, _, let view) = value {
      beside = [
        WrittenKey("from", name(from), nil), WrittenKey("in", .string(view.path(in: screens)), nil),
      ]
    }
    return [WrittenKey(key, written, nil)] + beside + [
      WrittenKey("opposite", back.isOpposite.map { .bool($0) }, nil),
      WrittenKey("popAnimation", back.type.map { .string($0.text) }, nil),
    ]
  }

  // MARK: Changes

  private mutating func changes(_ step: Step) -> JSONValue {
    var members: [Member] = []
    for index in step.screenChanges.keys.sorted() {
      guard let screen = step.screenChanges[index] else { continue }
      changed += 1
      members += changes(from: ViewTree(screens[index]), to: ViewTree(screen, tag: " (\(changed))"))
      screens[index] = screen
    }
    return .object(members + controllers(step.controllerChanges))
  }

  /// What differs of screens while they are away.
  private mutating func away(_ step: Step) -> JSONValue {
    .object(
      step.away.sorted { $0.key < $1.key }.flatMap { index, screen in
        changes(from: ViewTree(screens[index]), to: ViewTree(screen, tag: " (away)"))
      })
  }

  private mutating func changes(from old: ViewTree, to new: ViewTree) -> [Member] {
    var members: [Member] = []
    // Of what belongs to the screen itself, steps change whether it has Hero, the modal types and the items of bars.
    func own(_ screen: Screen) -> [WrittenKey] {
      writer.screenKeys(screen).filter {
        ["isHeroEnabled", "modalTransitionStyle", "modalAnimation", "toolbarItems"].contains($0.name)
      }
    }
    var own = own(new.screen).changes(since: own(old.screen))
    for (before, after) in zip(writer.items(old.screen), writer.items(new.screen)) {
      let changes = after.keys.changes(since: before.keys)
      if !changes.isEmpty { own.append(Member(after.name, .object(changes))) }
    }
    add(0, 0, own, old, new, &members)
    return members
  }

  /// Adds what differs in a view and inside of it; subviews that are others in number or name are written anew.
  private mutating func add(
    _ before: Int, _ after: Int, _ own: [Member], _ old: ViewTree, _ new: ViewTree, _ members: inout [Member]
  ) {
    let (from, to) = (old.views[before], new.views[after])
    var changes = own
    for change in writer.viewKeys(to).changes(since: writer.viewKeys(from)) {
      let isScreens = after == 0 && SceneKeys.screen.contains(change.key)
      changes.append(isScreens ? Member("view", .object([change])) : change)
    }
    let pairs = Array(zip(from.children, to.children))
    let isSameTree =
      from.children.count == to.children.count
      && pairs.allSatisfy { before, after in
        old.views[before].name == new.views[after].name
          && (old.component(of: before) == nil) == (new.component(of: after) == nil)
      }
    if !isSameTree {
      changes.append(Member("subviews", .array(to.children.map { writer.view($0, of: new) })))
      components += writer.components(inside: after, of: new)
    }
    if !changes.isEmpty { members.append(Member(from.path, .object(changes))) }
    if isSameTree { for (before, after) in pairs { add(before, after, [], old, new, &members) } }
  }

  private func controllers(_ changes: ControllerChanges) -> [Member] {
    let navigation = [
      WrittenKey("animation", changes.navigation.map { .string($0.text) }, nil),
      WrittenKey("animationTypeForPush", changes.push.map { .string($0.text) }, nil),
      WrittenKey("animationTypeForPop", changes.pop.map { .string($0.text) }, nil),
    ].members(without: true)
    let tabs = [WrittenKey("tabBarAnimation", changes.tabBar.map { .string($0.text) }, nil)].members(without: true)
    return [("navigation", navigation), ("tabs", tabs)].compactMap { $1.isEmpty ? nil : Member($0, .object($1)) }
      + changes.views.map { Member($0.view.path(in: screens), .object(containerView($0))) }
  }

  private func containerView(_ change: ContainerViewChange) -> [Member] {
    let id = change.heroID.map { $0.map { JSONValue.string($0) } ?? .null }
    let modifiers = change.heroModifiers.map { $0.map { JSONValue.modifiers($0) } ?? .null }
    return [("heroID", id), ("heroModifiers", modifiers)].compactMap { key, value in value.map { Member(key, $0) } }
  }

  // MARK: Gestures

  private func finger(_ way: FingerWay) -> JSONValue {
    .object([
      Member("path", .array(way.stops.map { .numbers([$0.time, $0.point.x, $0.point.y]) })),
      Member("timing", .numbers(way.timing.controlPoints)),
    ])
  }

  private func interaction(_ interaction: Interaction) -> JSONValue {
    switch interaction {
    case .edgePan(let pan):
      return [
        "edgePan": [
          "from": JSONValue.point(pan.from), "to": JSONValue.point(pan.to), "duration": .number(pan.duration),
          "velocity": JSONValue.point(pan.velocity),
        ]
      ]
    case .samples(let samples, let release):
      let end = [
        WrittenKey("at", .number(release.time), nil),
        WrittenKey(release.finishes ? "finish" : "cancel", .bool(true), nil), .flag("animate", release.animates, true),
      ]
      return .array(samples.map { sample($0) } + [.object(end.members(without: true))])
    }
  }

  private func sample(_ sample: GestureSample) -> JSONValue {
    .object(
      [
        WrittenKey("at", .number(sample.time), nil), WrittenKey("progress", sample.progress.map { .number($0) }, nil),
        WrittenKey("apply", modifiers(sample.apply), [:]),
        WrittenKey("changeTarget", modifiers(sample.changeTarget), [:]),
        .flag("isDestination", sample.isDestination, true),
      ].members(without: true))
  }

  private func modifiers(_ list: [ViewModifiers]) -> JSONValue {
    .object(
      list.map {
        Member($0.view.path(in: screens), JSONValue.modifiers($0.modifiers))
      })
  }
}
