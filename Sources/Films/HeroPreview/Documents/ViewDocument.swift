import Foundation
import HeroGeometry
import HeroInspection
import HeroJSON
import HeroLayers
import HeroModel
import HeroRender
import HeroScene
import HeroWords
import TransitionEngine

/// All that is known of one view: what it is, what it does in each transition and why, where it is on each frame.
struct ViewDocument {
  let variant: Variant
  let view: View

  private var film: Film { variant.film }

  var json: JSONValue {
    let shown = (0..<variant.clock.frameCount).map { frame in
      ViewOnFilm.find(view.path, in: film.moment(at: variant.clock.time(ofFrame: frame)).tree)
    }
    let members: JSONValue = [
      "version": .integer(1), "path": .string(view.path), "kind": .string(view.content.typeName),
      "name": .text(view.name),
      "heroID": .text(view.heroID), "modifiers": .string(modifiers), "source": source,
      "shared": .array(shared.map { .string($0) }), "swift": .string(swift),
      "values": ValuesDocument(variant: variant).values(of: view),
      "outlines": .array(
        shown.map { shown in
          (shown?.corners).map { .numbers($0.flatMap { [Self.rounded($0.x), Self.rounded($0.y)] }) } ?? .null
        }),
      "plans": .array(film.transitions.compactMap(plan)), "curves": .array(curves(shown)),
    ]
    guard case .object(let known) = members else { return members }
    return .object(known + storyboard)
  }

  /// As the file writes them where it does.
  private var modifiers: String {
    if let text = variant.sceneText, let place = try? text.place(.heroModifiers, of: view),
      let written = text.value(at: place)
    {
      return written.modifierText
    }
    return view.heroModifiers?.text ?? ""
  }

  /// Other views that get their modifiers from the same place of the file.
  private var shared: [String] {
    if let text = variant.sceneText { return ValuesDocument.others(.heroModifiers, view, text, film.scene) }
    guard let place = view.heroModifiersLocation, place.line > 0 else { return [] }
    let others = film.scene.allViews.filter { $0.heroModifiersLocation?.place == place.place && $0.path != view.path }
    return Set(others.map(\.path)).sorted()
  }

  /// Of the modifiers, or of the view without them.
  private var source: JSONValue {
    let place = view.heroModifiersLocation ?? view.location
    guard place.line > 0 else { return .null }
    return [
      "file": .string(variant.file), "line": .integer(place.line), "column": .integer(place.column),
      "path": .string(place.jsonPath),
    ]
  }

  /// What an app says.
  private var swift: String { SwiftText.view(view).joined(separator: "\n") }

  /// The modifiers as Interface Builder's `heroModifierString`, or what keeps them from being one (rule S6).
  private var storyboard: [JSONValue.Member] {
    do throws(HeroString.Unsayable) {
      return [.init("storyboard", .string(try HeroString.text(view.heroModifiers ?? [])))]
    } catch { return [.init("storyboard", .null), .init("storyboardProblem", .string(error.message))] }
  }

  // MARK: Plans

  /// What the view does in a transition; nil when it is on neither screen.
  private func plan(_ plan: TransitionPlan) -> JSONValue? {
    let skipped = plan.skipped.first { $0.path == view.path }
    let own = plan.views.first { $0.path == view.path }
    let screen = view.path.split(separator: "/", maxSplits: 1).first.map(String.init) ?? view.path
    guard own != nil || skipped != nil || plan.from == screen || plan.to == screen else { return nil }
    let pair = plan.pairs.first { $0.source == view.path || $0.destination == view.path }
    var state = "does not take part"
    if let skipped { state = skipped.reason.sentence }
    if own != nil { state = pair == nil ? "animates" : "matched" }
    if own == nil, skipped == nil, let holder = holder(in: plan) { state = "goes with \(holder)" }
    var members: [JSONValue.Member] = [
      .init("transition", .integer(plan.index)), .init("step", .integer(plan.step)),
      .init("start", .number(plan.start)),
      .init("state", .string(state)),
    ]
    if let pair {
      members.append(.init("partner", .string(pair.source == view.path ? pair.destination : pair.source)))
    }
    if let own {
      members += [
        .init("appearing", .bool(own.appearing)), .init("delay", .number(own.delay)),
        .init("duration", .number(own.duration)), .init("timing", .string(ValueText.timing(own.timing))),
        .init("from", values(own.keys) { $0.from }), .init("to", values(own.keys) { $0.to }),
      ]
    }
    let rules = rules(plan, own, pair, skipped)
    members.append(
      .init(
        "rules",
        .array(rules.map { ["rule": .string($0), "text": .string(RuleBook.sentences[$0] ?? "")] })))
    return .object(members)
  }

  /// The nearest view around it that animates, whose picture it is in.
  private func holder(in plan: TransitionPlan) -> String? {
    guard let address = film.scene.address(of: view.path) else { return nil }
    let views = film.scene.screens[address.screen].views
    var index = view.parent
    while let parent = index {
      if plan.views.contains(where: { $0.path == views[parent].path }) { return views[parent].path }
      index = views[parent].parent
    }
    let screen = film.scene.screens[address.screen].name
    let around = [(plan.from, plan.fromView), (plan.to, plan.toView)].filter { $0.0 == screen && $0.1 != screen }
    return around.map(\.1).first { path in plan.views.contains { $0.path == path } }
  }

  private func values(_ keys: [ViewPlan.Key], _ value: (ViewPlan.Key) -> PlanValue) -> JSONValue {
    .object(keys.map { .init($0.name, .string(ValueText.value(value($0), ofKey: $0.name))) })
  }

  /// The rules by which it does what it does, in their order.
  private func rules(
    _ plan: TransitionPlan, _ own: ViewPlan?, _ pair: TransitionPlan.Pair?, _ skipped: TransitionPlan.Skipped?
  ) -> [String] {
    if let skipped { return [skipped.reason.rule.rawValue] }
    guard let own else { return holder(in: plan) == nil ? ["V4"] : ["L3"] }
    var rules: [String] = []
    if pair != nil { rules += ["P4", "P5"] }
    if [plan.fromView, plan.toView].contains(view.path), pair == nil { rules += ["P3", "D3"] }
    if isCascaded(in: plan) { rules.append("P6") }
    if own.isCurve, !saysDuration(view, pair) { rules.append("T1") }
    rules.append("T2")
    if own.delay > 0 { rules.append("T3") }
    if !own.isCurve { rules.append("T4") }
    if own.arc != nil { rules.append("T5") }
    return rules
  }

  /// Whether it, or its partner, whose timing counts for both, says how long it takes.
  private func saysDuration(_ view: View, _ pair: TransitionPlan.Pair?) -> Bool {
    let partner = pair.flatMap { film.scene.view($0.destination) }
    return ((view.heroModifiers ?? []) + (partner?.heroModifiers ?? [])).contains(where: \.isDuration)
  }

  private func isCascaded(in plan: TransitionPlan) -> Bool {
    guard let parent = view.parent, let address = film.scene.address(of: view.path) else { return false }
    let path = film.scene.screens[address.screen].views[parent].path
    return plan.cascades.contains { $0.path == path }
  }

  // MARK: Curves

  /// What changes over the film, a number for each frame.
  private func curves(_ shown: [ViewOnFilm?]) -> [JSONValue] {
    let values = shown.map { $0.map { Self.values(of: $0) } }
    return Self.keys.enumerated().compactMap { index, key in
      let curve = values.map { $0?[index] }
      let known = curve.compactMap(\.self)
      guard let first = known.first, known.contains(where: { abs($0 - first) > 1e-6 }) else { return nil }
      return [
        "key": .string(key.name), "unit": .string(key.unit),
        "values": .array(curve.map { $0.map { .number(Self.rounded($0)) } ?? .null }),
      ]
    }
  }

  private static let keys: [(name: String, unit: String)] = [
    ("x", "points"), ("y", "points"), ("width", "points"), ("height", "points"), ("opacity", ""),
    ("cornerRadius", "points"), ("rotation", "radians"), ("scale.x", ""), ("scale.y", ""), ("zPosition", "points"),
    ("borderWidth", "points"), ("shadowOpacity", ""), ("shadowRadius", "points"), ("overlay.opacity", ""),
  ]

  /// Of a layer, in the order of `keys`; x and y are those of its middle on the canvas.
  private static func values(of shown: ViewOnFilm) -> [Double] {
    let (layer, middle) = (shown.layer, shown.map.apply(shown.layer.bounds.center))
    let m = layer.transform.elements
    let overlay = layer.children.first { $0.role == .overlay && $0.path == layer.path }
    return [
      middle.x.isFinite ? middle.x : 0, middle.y.isFinite ? middle.y : 0, layer.bounds.size.width,
      layer.bounds.size.height, layer.opacity, layer.cornerRadius, atan2(m[1], m[0]),
      (m[0] * m[0] + m[1] * m[1]).squareRoot(), (m[4] * m[4] + m[5] * m[5]).squareRoot(), layer.zPosition,
      layer.borderWidth, layer.shadow?.opacity ?? 0, layer.shadow?.radius ?? 0, overlay?.opacity ?? 0,
    ]
  }

  /// Four digits after the point are more than a screen shows.
  private static func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }
}

extension ViewPlan {
  fileprivate var isCurve: Bool { if case .curve = timing { true } else { false } }
}

extension Modifier {
  fileprivate var isDuration: Bool { if case .duration = self { true } else { false } }
}
