import HeroGeometry
import HeroInspection
import HeroLayers
import HeroModel
import HeroRaster
import HeroRender
import TransitionEngine

/// Answers what people ask of a film, from its plan, its layer trees and its frames.
package struct Explainer: Sendable {
  /// What is asked for.
  package struct Question: Equatable, Sendable {
    /// Paths of views; nil: all views.
    package var views: Set<String>?
    /// Seconds of the film; nil: all of it.
    package var time: Double?

    /// Asks for a view, a time, both or everything.
    package init(views: Set<String>? = nil, time: Double? = nil) {
      self.views = views
      self.time = time
    }
  }

  /// What is asked about, without what is no part of it: a drawn finger, what the device draws over everything.
  let film: Film
  /// The film as it was given.
  package let shown: Film
  let file: String
  let question: Question
  /// The film with a rest before each step and after the last, in which everything has settled.
  let rested: Film
  /// Of all screens, as they are before the first step and as steps change them; then containers' own that say something, and those in bars
  /// (rule C7).
  let views: [View]
  /// By path: each view as it is from the start, or as the first step that changes it makes it.
  private let viewsByPath: [String: View]
  /// What the account of words tells.
  var words: [WordFinding] = []
  /// All words that the scene says of its transitions; none where nobody asks for causes.
  private(set) var said: [SceneWord] = []
  /// Where words stand in the file.
  private(set) var places: WordPlaces?
  /// By path: the path of the view around it.
  let parents: [String: String]
  /// For what shows at all, and for what shows in detail.
  let (canvas, sharpCanvas): (SmallCanvas, SmallCanvas)
  /// What may be looked at.
  let budget: Budget
  /// Whether it only asks what is there, of a film that is changed a little.
  let isTrial: Bool
  /// What was not looked at, a phrase each: the film has too much of it.
  package var leftOut: [String] { budget.leftOut }
  /// Indices of the transitions that are looked at; nil: all.
  var scope: Set<Int>?
  /// Paths of the views whose modifiers are looked at; nil: all.
  var changed: Set<String>?

  /// Prepares to look.
  ///
  /// - Parameters:
  ///   - film: The film.
  ///   - file: The scene's name in errors.
  ///   - question: Default: everything.
  ///   - text: The bytes of the scene's file, for the places of words. Default: not known.
  /// - Throws: `SceneError` for a scene that cannot be planned, `RasterError` when drawing cannot be set up.
  package init(film: Film, file: String = "", question: Question = Question(), text: [UInt8]? = nil) throws {
    let scene = film.scene
    let hasExtras = scene.canvas.statusBar != nil || scene.steps.contains { $0.finger != nil }
    try self.init(
      looking: hasExtras ? try Film(scene: scene.withoutExtras, file: file) : film, shown: film, file: file,
      question: question)
    let account = WordAccount(self.film, text: text)
    (said, places) = (account.entries.map(\.word), account.places)
    words = WordFinding.all(account, of: self.film)
  }

  /// Prepares to look at a film that is another than the one to show.
  ///
  /// - Parameter original: What looks at a film with the same images and fonts.
  init(looking film: Film, shown: Film, file: String, question: Question, instead original: Explainer? = nil) throws {
    self.film = film
    self.shown = shown
    self.file = file
    self.question = question
    rested = try Film(scene: film.scene.withRests, file: file)
    let screens = film.scene.allScreens
    views = film.scene.allViews
    viewsByPath = Dictionary(views.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let inside = (screens.map(\.views) + film.scene.barViews.flatMap(\.trees)).flatMap { views in
      views.compactMap { view in view.parent.map { (view.path, views[$0].path) } }
    }
    parents = Dictionary(inside + film.transitions.flatMap(Self.containers), uniquingKeysWith: { first, _ in first })
    budget = original?.budget ?? Budget(views: views.count)
    isTrial = original != nil
    canvas = try original.map { SmallCanvas(sharing: $0.canvas) } ?? SmallCanvas(scene: film.scene, side: 400)
    sharpCanvas =
      try original.map { SmallCanvas(sharing: $0.sharpCanvas) } ?? SmallCanvas(scene: film.scene, side: 2000)
  }

  /// How far the work is.
  package enum Progress: Equatable, Sendable {
    /// This question is asked now, one of so many; `number` is from 1.
    case asking(Finding.Rule, number: Int, of: Int)
    /// Remedies are tried for this finding and those after it now, of so many; `number` is from 1.
    case trying(number: Int, of: Int)
  }

  /// All answers in the order of the rules, then of time, then of the views; each with a remedy that has been tried.
  ///
  /// - Parameter telling: Told before each part of the work, on the same thread; what it throws ends the work.
  /// - Throws: `RasterError` when a frame cannot be drawn.
  package func findings(telling: (Progress) throws -> Void = { _ in }) throws -> [Finding] {
    var rules = Finding.Rule.allCases
    if question.views == nil, question.time == nil { rules.removeAll { $0 == .defaultAnimation } }
    var answers: [Finding] = []
    for (index, rule) in rules.enumerated() {
      try telling(.asking(rule, number: index + 1, of: rules.count))
      answers += try self.answers(to: [rule])
    }
    for index in answers.indices where answers[index].location == SourceLocation() {
      answers[index].location = location(of: answers[index])
    }
    let found = Self.onceTold(answers)
    let order = Dictionary(
      views.enumerated().map { ($0.element.path, $0.offset) }, uniquingKeysWith: { first, _ in first })
    let asked = found.filter(isAsked).enumerated().sorted { left, right in
      (key(left.element, order) + [Double(left.offset)]).lexicographicallyPrecedes(
        key(right.element, order) + [Double(right.offset)])
    }.map(\.element)
    if asked.contains(where: { $0.change.isEmpty }) {
      // Without causes more is found, here as in trials.
      var plain = try Explainer(looking: film, shown: film, file: file, question: question, instead: self)
      plain.words = words
      answers += try plain.answers(to: [.hidden, .seam, .stretched, .leftOver])
    }
    return try Trials(explainer: self, before: answers).mended(asked) { done in
      try telling(.trying(number: done + 1, of: asked.count))
    }
  }

  /// What some questions find, with remedies that have not been tried.
  func answers(to rules: Set<Finding.Rule>) throws -> [Finding] {
    try rules.sorted { $0.rawValue < $1.rawValue }.flatMap { rule -> [Finding] in
      // Nobody asks for the causes of what a trial finds.
      let search = isTrial ? nil : CauseSearch(self)
      return switch rule {
      case .doesNotAnimate: participation() + words(rule)
      case .hidden: try occlusion(search) + sizes()
      case .seam: try seams(search) + crossFades(search) + appliedPositions()
      case .stretched: try stretching(search)
      case .noEffect: words(rule) + matchedRoots()
      case .oneWay: words(rule)
      case .mistakenNumber: mistakenNumbers()
      case .ignoredByHero: ignoredStrings()
      case .duplicateID: words(rule)
      case .defaultAnimation: defaultAnimations()
      case .leftOver: try leftovers(search)
      case .gestureEnd: gestureEnds()
      }
    }
  }

  /// Without what another question tells better: who is hidden up to an end comes at once there, and who is stretched from an end on, for
  /// the same words, looks otherwise at once.
  static func onceTold(_ found: [Finding]) -> [Finding] {
    func isIn(_ inner: Finding, _ outer: Finding) -> Bool {
      inner.start >= outer.start - 1e-6 && inner.end <= outer.end + 1e-6
    }
    return found.filter { one in
      switch one.rule {
      case .seam: !found.contains { $0.rule == .hidden && $0.view == one.view && isIn(one, $0) }
      case .stretched:
        !found.contains { seam in
          seam.rule == .seam && one.view.map(seam.subjects.contains) == true && isIn(seam, one)
            && (seam.words.isEmpty || one.words.isEmpty || seam.words.contains(where: one.words.contains))
        }
      default: true
      }
    }
  }

  private func key(_ finding: Finding, _ order: [String: Int]) -> [Double] {
    [
      Double(Finding.Rule.allCases.firstIndex(of: finding.rule) ?? 0), finding.start,
      Double(finding.view.flatMap { order[$0] } ?? -1),
    ]
  }

  private func isAsked(_ finding: Finding) -> Bool {
    if let views = question.views, finding.rule != .defaultAnimation, !finding.subjects.contains(where: views.contains)
    {
      return false
    }
    if let time = question.time, !(finding.start...finding.end).contains(time) { return false }
    return true
  }

  // MARK: What several questions need

  /// A view as it is from the start, or as the first step that changes it makes it.
  func view(_ path: String) -> View? { viewsByPath[path] }

  /// The same, and what says nothing yet: a bar, a container's own view.
  func speaker(_ path: String) -> View? {
    let isOfContainer = ContainerController.allCases.contains { $0.screen(of: path) != nil }
    return view(path) ?? (isOfContainer ? ContainerView().view(path, size: film.scene.canvas.size) : nil)
  }

  /// Where a finding's view stands, or the screen that is left or does not animate.
  private func location(of finding: Finding) -> SourceLocation {
    let screen = film.scene.screens.first {
      $0.name == finding.view && [.doesNotAnimate, .leftOver].contains(finding.rule)
    }
    return screen?.location ?? finding.view.flatMap(view)?.location ?? SourceLocation()
  }

  /// Whether a view lies inside of another, however deep.
  func isInside(_ path: String, of other: String) -> Bool {
    var above = parents[path]
    while let current = above {
      if current == other { return true }
      above = parents[current]
    }
    return false
  }

  /// The name of a view's screen, or of the one that a container's view is around.
  static func screen(of path: String) -> String { ContainerController.screen(of: path) }

  /// Screens' views, those in bars and those of the containers around them that move with them, each with the one around it (rule C7).
  private static func containers(_ plan: TransitionPlan) -> [(String, String)] {
    [(plan.from, plan.fromView), (plan.to, plan.toView)].flatMap { screen, whole -> [(String, String)] in
      let around = ContainerController.controllers.map { $0.path(around: screen) }
      guard let last = around.firstIndex(of: whole) else { return [] }
      let inBars = plan.written.map(\.path).filter { BarSlot.find(in: $0) != nil && Self.screen(of: $0) == screen }
      return Array(zip([screen] + around, around[...last])) + inBars.filter { !$0.contains("/") }.map { ($0, whole) }
    }
  }

  /// Whether a view is a screen's own root view, or a container's.
  func isRoot(_ path: String) -> Bool {
    view(path)?.parent == nil && ContainerController.bar(at: path) == nil && BarSlot.find(in: path) == nil
  }

  /// The layer tree while a transition runs; its last moment is just before its end, where the next step's picture shows.
  func tree(_ plan: TransitionPlan, at fraction: Double) -> LayerTree {
    film.tree(in: plan.index, at: min(fraction, 1 - 1e-9))
  }

  /// What shows before a transition, and after it, when nothing moves.
  func settled(_ plan: TransitionPlan) -> (before: LayerTree, after: LayerTree) {
    (rested.trees(.start, of: plan.index).still, rested.trees(.end, of: plan.index).still)
  }

  /// What a transition comes from.
  func step(_ plan: TransitionPlan) -> Step? {
    film.scene.steps.indices.contains(plan.step) ? film.scene.steps[plan.step] : nil
  }

  /// The transitions that are looked at.
  var looked: [TransitionPlan] {
    let all = film.transitions.filter { scope?.contains($0.index) ?? true }
    if all.count > Budget.mostTransitions { budget.leaveOut("transitions after the first \(Budget.mostTransitions)") }
    return Array(all.prefix(Budget.mostTransitions))
  }

  /// Those of them that last, and whose gesture does not let go without animation.
  var lasting: [TransitionPlan] {
    looked.filter { plan in
      guard plan.isOfHero, plan.duration > 0, let step = step(plan) else { return false }
      if case .samples(_, let release)? = step.interaction { return release.animates }
      return true
    }
  }
}

extension Scene {
  /// The scene without what is drawn over an app: fingers, and what the device draws.
  var withoutExtras: Scene {
    var scene = self
    scene.canvas.statusBar = nil
    for step in scene.steps.indices { scene.steps[step].finger = nil }
    return scene
  }
}
