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
    self == other && Layer.showSamePictures(below, other.below) && Layer.showSamePictures(layers, other.layers)
  }

  fileprivate func withoutBackground(of path: String) -> LayerTree {
    changing { if $0.path == path, $0.role == .snapshot { $0.backgroundColor = nil } }
  }
}

/// The layers in which trees differ, by view.
private struct LayerDifferences {
  private var order: [String] = []
  private var properties: [String: [String]] = [:]
  /// Of the trees that were added, which live as long.
  private var known: Set<UnlikeLayers.Storage> = []

  var isEmpty: Bool { order.isEmpty }

  var parts: [WordAccount.Act.Part] { order.map { .init(path: $0, properties: properties[$0] ?? []) } }

  private mutating func add(_ path: String, _ property: String) {
    if properties[path] == nil { order.append(path) }
    if properties[path]?.contains(property) != true { properties[path, default: []].append(property) }
  }

  mutating func add(_ one: LayerTree, _ other: LayerTree) {
    guard !one.shows(the: other) else { return }
    if one.background != other.background { add("", "containerColor") }
    var unlike = UnlikeLayers(known: known)
    unlike.collect(one.below, other.below)
    unlike.collect(one.layers, other.layers)
    known = unlike.known
    for pair in unlike.pairs() {
      switch pair {
      case (let layer?, let twin?): for name in Self.names(layer, twin) { add(layer.path, name) }
      case (let layer?, nil), (nil, let layer?): add(layer.path, layer.role == .snapshot ? "snapshot" : "layer")
      case (nil, nil): break
      }
    }
    if isEmpty { addOrder(one.below + one.layers, other.below + other.layers) }
  }

  /// The index of each layer's twin among the layers of the same parent; nil where one has none.
  private static func twins(_ one: [Layer], _ other: [Layer]) -> [Int]? {
    guard one.count == other.count else { return nil }
    var left = Dictionary(grouping: other.indices.reversed()) { other[$0].path }
    var twins: [Int] = []
    for index in one.indices {
      guard let second = left[one[index].path]?.last(where: { one[index].isTwin(of: other[$0]) }) else { return nil }
      left[one[index].path]?.removeAll { $0 == second }
      twins.append(second)
    }
    return twins
  }

  private mutating func addOrder(_ one: [Layer], _ other: [Layer]) {
    guard let twins = Self.twins(one, other) else { return }
    for index in one.indices {
      if twins[index] != index { add(one[index].path, "order") }
      addOrder(one[index].children, other[twins[index]].children)
    }
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
    if one.contents != other.contents || one.pictured != other.pictured { names.append("contents") }
    return names
  }
}

/// The layers of two trees without those that are equal and in the same place.
private struct UnlikeLayers {
  private struct Key: Hashable {
    let path: String
    let role: Layer.Role
  }

  /// Where the layers of two parents are kept: moments of one film share those that do not move.
  struct Storage: Hashable {
    let one, other: UnsafePointer<Layer>?

    init(_ one: [Layer], _ other: [Layer]) {
      self.one = one.withUnsafeBufferPointer(\.baseAddress)
      self.other = other.withUnsafeBufferPointer(\.baseAddress)
    }
  }

  /// Those in which each layer has its twin in the same place, and in all that it holds: nothing new is in them.
  private(set) var known: Set<Storage>
  /// Of the first tree, in pre-order, with the second one's in the same place; nil where that is another's.
  private var first: [(layer: Layer, twin: Layer?)] = []
  /// The second one's that are in no pair, in pre-order.
  private var second: [Layer] = []

  init(known: Set<Storage>) { self.known = known }

  /// Whether each layer has its twin in the same place, and all that it holds.
  @discardableResult mutating func collect(_ one: [Layer], _ other: [Layer]) -> Bool {
    var (start, end, otherEnd) = (0, one.count, other.count)
    while start < min(end, otherEnd), one[start].isTwin(of: other[start]) { start += 1 }
    while start < min(end, otherEnd), one[end - 1].isTwin(of: other[otherEnd - 1]) {
      (end, otherEnd) = (end - 1, otherEnd - 1)
    }
    var areTwins = start == end && start == otherEnd
    for index in 0..<start where !compare(one[index], other[index]) { areTwins = false }
    for index in start..<end { Self.walk(one[index]) { first.append(($0, nil)) } }
    for index in start..<otherEnd { Self.walk(other[index]) { second.append($0) } }
    for index in end..<one.count where !compare(one[index], other[index - end + otherEnd]) { areTwins = false }
    return areTwins
  }

  private mutating func compare(_ one: Layer, _ other: Layer) -> Bool {
    let storage = one.children.isEmpty || other.children.isEmpty ? nil : Storage(one.children, other.children)
    if let storage, known.contains(storage) {
      first.append((one, other))
      return true
    }
    let isSame = one == other && one.showsSamePictures(as: other)
    if !isSame { first.append((one, other)) }
    let areTwins = isSame || collect(one.children, other.children)
    if areTwins, let storage { known.insert(storage) }
    return areTwins
  }

  private static func walk(_ layer: Layer, _ body: (Layer) -> Void) {
    body(layer)
    for child in layer.children { walk(child, body) }
  }

  /// All with their twins, also those that stand elsewhere; nil for none. The second tree's that have none come last.
  func pairs() -> [(Layer?, Layer?)] {
    var left = Dictionary(grouping: second.indices.reversed()) { Key(path: second[$0].path, role: second[$0].role) }
    var pairs: [(Layer?, Layer?)] = first.map { layer, twin in
      (layer, twin ?? left[Key(path: layer.path, role: layer.role)]?.popLast().map { second[$0] })
    }
    pairs += left.values.joined().sorted().map { (nil, second[$0]) }
    return pairs
  }
}

extension Layer {
  /// What its picture shows.
  fileprivate var pictured: [Layer] { if case .picture(let picture)? = contents?.kind { picture.layers } else { [] } }

  /// Whether the pictures in layers that are equal show the same.
  fileprivate static func showSamePictures(_ one: [Layer], _ other: [Layer]) -> Bool {
    one.indices.allSatisfy { one[$0].showsSamePictures(as: other[$0]) }
  }

  fileprivate func showsSamePictures(as other: Layer) -> Bool {
    if case .picture(let picture)? = contents?.kind, case .picture(let second)? = other.contents?.kind,
      picture.layers != second.layers || !Self.showSamePictures(picture.layers, second.layers)
    {
      return false
    }
    return Self.showSamePictures(children, other.children)
  }

  /// Whether it is of the same view and role.
  fileprivate func isTwin(of other: Layer) -> Bool { path == other.path && role == other.role }
}
