import HeroLayers
import HeroModel
import Synchronization
import TransitionEngine

/// What a film shows, to tell it from the same film without a word: layers decide.
final class FilmOutcome: Sendable {
  let film: Film
  /// Moments that were asked for.
  private let trees = Mutex<[Moment: LayerTree]>([:])

  private struct Moment: Hashable {
    let transition: Int
    /// Of the transition, 0…1.
    let part: Double
  }

  /// Parts of a transition at which plans that are equal are looked at, and those at which others are: its end belongs to what follows.
  private static let (fewParts, manyParts) = ([0.02, 0.3, 0.6, 0.98, 1], (1..<24).map { Double($0) / 24 })

  init(_ film: Film) { self.film = film }

  /// A scene's film with a rest around each step, in which everything has settled.
  convenience init(_ scene: Scene) throws(SceneError) { self.init(try Film(scene: scene.withRests)) }

  private func tree(_ transition: Int, _ part: Double) -> LayerTree {
    let moment = Moment(transition: transition, part: part)
    if let known = trees.withLock({ $0[moment] }) { return known }
    let made = film.tree(in: transition, at: part)
    trees.withLock { $0[moment] = made }
    return made
  }

  /// The transitions that another film shows otherwise; all when it has others.
  ///
  /// Plans that are equal are looked at a few times, as what follows from a screen is not in them; those that differ only in what no layer
  /// shows, as in a duration beside a spring, more often.
  ///
  /// - Parameter path: The view whose background nobody sees, as its picture has an opaque one of its own.
  func differences(from other: FilmOutcome, besidesBackgroundOf path: String? = nil) -> [Int] {
    let (plans, others) = (film.transitions, other.film.transitions)
    guard plans.count == others.count else { return Array(plans.indices) }
    // The first moment that differs ends it.
    func isSame(_ parts: [Double], _ index: Int) -> Bool {
      parts.allSatisfy { part in
        let (tree, second) = (tree(index, part), other.tree(index, part))
        guard let path else { return tree.shows(the: second) }
        return tree.withoutBackground(of: path).shows(the: second.withoutBackground(of: path))
      }
    }
    return plans.indices.filter { index in
      let (plan, second) = (plans[index], others[index])
      if plan.duration != second.duration { return true }
      guard isSame(Self.fewParts, index) else { return true }
      let step = film.scene.steps.indices.contains(plan.step) ? film.scene.steps[plan.step] : nil
      if plan.views == second.views, plan.cascades == second.cascades, step?.interaction == nil { return false }
      return !isSame(Self.manyParts, index)
    }
  }

  /// The views whose layers differ in one transition, with the properties that do.
  func acts(unlike other: FilmOutcome, in index: Int) -> [WordAccount.Act.Part] {
    guard other.film.transitions.indices.contains(index) else { return [] }
    var parts = LayerDifferences()
    for part in Self.fewParts { parts.add(tree(index, part), other.tree(index, part)) }
    if parts.isEmpty { for part in Self.manyParts { parts.add(tree(index, part), other.tree(index, part)) } }
    if parts.isEmpty, film.transitions[index].duration != other.film.transitions[index].duration {
      let plan = film.transitions[index]
      return [.init(path: plan.to, properties: ["duration"])]
    }
    return parts.parts
  }
}

extension Scene {
  /// Seconds of a rest.
  package static let rest = 1.0

  /// The same timeline with a rest before each step, in which what the step sets is there already, and one after the last.
  package var withRests: Scene {
    var scene = self
    scene.steps = steps.flatMap { step in
      var rest = Step(.wait(Self.rest))
      rest.screenChanges = step.screenChanges
      rest.controllerChanges = step.controllerChanges
      return [rest, step]
    }
    scene.steps.append(Step(.wait(Self.rest)))
    return scene
  }
}

extension LayerTree {
  /// Whether it shows what another film's does: pictures are compared by what they show, as their ids say nothing there.
  package func shows(the other: LayerTree) -> Bool {
    guard self == other else { return false }
    return Self.pictured(below + layers) == Self.pictured(other.below + other.layers)
  }

  private static func pictured(_ layers: [Layer]) -> [[Layer]] {
    layers.flatMap { layer -> [[Layer]] in
      guard case .picture(let picture)? = layer.contents?.kind else { return pictured(layer.children) }
      return [picture.layers] + pictured(picture.layers) + pictured(layer.children)
    }
  }

  fileprivate func withoutBackground(of path: String) -> LayerTree {
    changing { if $0.path == path, $0.role == .snapshot { $0.backgroundColor = nil } }
  }
}

/// The layers in which trees differ, by view.
private struct LayerDifferences {
  private var order: [String] = []
  private var properties: [String: [String]] = [:]

  var isEmpty: Bool { order.isEmpty }

  var parts: [WordAccount.Act.Part] { order.map { .init(path: $0, properties: properties[$0] ?? []) } }

  private mutating func add(_ path: String, _ property: String) {
    if properties[path] == nil { order.append(path) }
    if properties[path]?.contains(property) != true { properties[path, default: []].append(property) }
  }

  /// One layer of a view; a view has several.
  private struct Key: Hashable {
    let path: String
    let role: Layer.Role
    let number: Int
  }

  mutating func add(_ one: LayerTree, _ other: LayerTree) {
    guard one != other || !one.shows(the: other) else { return }
    if one.background != other.background { add("", "containerColor") }
    if Self.haveSameLayers(one.below, other.below), Self.haveSameLayers(one.layers, other.layers) {
      add(one.below, other.below)
      add(one.layers, other.layers)
      if isEmpty { addOrder(one.below + one.layers, other.below + other.layers) }
      return
    }
    let (first, second) = (Self.layers(one), Self.layers(other))
    for (key, layer) in first.list {
      guard let twin = second.byKey[key] else {
        add(key.path, key.role == .snapshot ? "snapshot" : "layer")
        continue
      }
      for name in Self.names(layer, twin) { add(key.path, name) }
    }
    for (key, _) in second.list where first.byKey[key] == nil {
      add(key.path, key.role == .snapshot ? "snapshot" : "layer")
    }
  }

  /// The index of each layer's twin among the layers of the same parent; nil where one has none.
  private static func twins(_ one: [Layer], _ other: [Layer]) -> [Int]? {
    guard one.count == other.count else { return nil }
    func isTwin(_ index: Int, _ second: Int) -> Bool {
      one[index].path == other[second].path && one[index].role == other[second].role
    }
    if one.indices.allSatisfy({ isTwin($0, $0) }) { return Array(one.indices) }
    var left = Dictionary(grouping: other.indices.reversed()) { other[$0].path }
    var twins: [Int] = []
    for index in one.indices {
      guard let second = left[one[index].path]?.last(where: { isTwin(index, $0) }) else { return nil }
      left[one[index].path]?.removeAll { $0 == second }
      twins.append(second)
    }
    return twins
  }

  private static func haveSameLayers(_ one: [Layer], _ other: [Layer]) -> Bool {
    guard let twins = twins(one, other) else { return false }
    return one.indices.allSatisfy { haveSameLayers(one[$0].children, other[twins[$0]].children) }
  }

  private mutating func add(_ one: [Layer], _ other: [Layer]) {
    guard let twins = Self.twins(one, other) else { return }
    for index in one.indices {
      for name in Self.names(one[index], other[twins[index]]) { add(one[index].path, name) }
      add(one[index].children, other[twins[index]].children)
    }
  }

  private mutating func addOrder(_ one: [Layer], _ other: [Layer]) {
    guard let twins = Self.twins(one, other) else { return }
    for index in one.indices {
      if twins[index] != index { add(one[index].path, "order") }
      addOrder(one[index].children, other[twins[index]].children)
    }
  }

  private static func layers(_ tree: LayerTree) -> (list: [(key: Key, layer: Layer)], byKey: [Key: Layer]) {
    var list: [(key: Key, layer: Layer)] = []
    var byKey: [Key: Layer] = [:]
    func walk(_ layers: [Layer]) {
      for layer in layers {
        var number = 0
        while byKey[Key(path: layer.path, role: layer.role, number: number)] != nil { number += 1 }
        let key = Key(path: layer.path, role: layer.role, number: number)
        list.append((key, layer))
        byKey[key] = layer
        walk(layer.children)
      }
    }
    walk(tree.below + tree.layers)
    return (list, byKey)
  }

  /// The properties that differ, as scenes call them.
  private static func names(_ one: Layer, _ other: Layer) -> [String] {
    var names: [String] = []
    func compare<Value: Equatable>(_ name: String, _ property: (Layer) -> Value) {
      if property(one) != property(other) { names.append(name) }
    }
    compare("position") { $0.position }
    compare("size") { $0.bounds }
    compare("anchorPoint") { $0.anchorPoint }
    compare("transform") { $0.transform }
    compare("opacity") { $0.opacity }
    compare("hidden") { $0.isHidden }
    compare("cornerRadius") { $0.cornerRadius }
    compare("zPosition") { $0.zPosition }
    compare("backgroundColor") { $0.backgroundColor }
    compare("borderWidth") { $0.borderWidth }
    compare("borderColor") { $0.borderColor }
    compare("shadow") { $0.shadow }
    compare("clipsToBounds") { $0.masksToBounds }
    compare("mask") { $0.mask }
    compare("contentsRect") { $0.contentsRect }
    if one.contents != other.contents || pictures(one) != pictures(other) { names.append("contents") }
    return names
  }

  private static func pictures(_ layer: Layer) -> [Layer] {
    if case .picture(let picture)? = layer.contents?.kind { picture.layers } else { [] }
  }
}
