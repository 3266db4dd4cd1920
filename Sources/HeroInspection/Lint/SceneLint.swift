import HeroGeometry
import HeroLayers
import HeroRaster
import HeroRender
import HeroScene
import HeroTransition

/// Looks through a film for what probably does not do what was meant.
public struct SceneLint: Sendable {
  private let film: Film
  /// All screens as they are before the first step and as steps change them.
  private let screens: [Screen]
  /// By view path, over all transitions.
  private var animating: Set<String> = []
  private var sources: Set<String> = []
  private var destinations: Set<String> = []
  /// Why a view does not animate, in film order, each reason once.
  private var skipped: [String: [SkipReason]] = [:]

  /// Prepares to look.
  public init(film: Film) {
    self.film = film
    var screens = film.scene.screens
    for step in film.scene.steps { screens += step.screenChanges.keys.sorted().compactMap { step.screenChanges[$0] } }
    self.screens = screens
    for plan in film.transitions {
      animating.formUnion(plan.views.map(\.path))
      sources.formUnion(plan.pairs.map(\.source))
      destinations.formUnion(plan.pairs.map(\.destination))
      for view in plan.skipped where skipped[view.path]?.contains(view.reason) != true {
        skipped[view.path, default: []].append(view.reason)
      }
    }
  }

  /// All findings in the order of the file, each once.
  public var findings: [LintFinding] {
    var found: [LintFinding] = []
    let inspector = TextInspector(fonts: film.scene.fonts)
    for screen in screens {
      found += duplicates(screen)
      for view in screen.views {
        let isShared = screen.views.count { $0.heroID == view.heroID } > 1
        found += participation(view, hasOwnHeroID: !isShared)
        found += table(view, of: screen)
        found += contents(view, inspector: inspector)
        if let stretched = Self.stretchedText(view, in: film.transitions) { found.append(stretched) }
      }
    }
    for step in film.scene.steps { found += gestureJumps(step) }
    found += film.facts.filter { $0.fact.rule != .v3 }.map(\.diagnostic).map { warning in
      LintFinding(
        rule: .plan, view: nil,
        location: SourceLocation(line: warning.line, column: warning.column, jsonPath: warning.jsonPath),
        message: warning.message)
    }
    found += film.scene.notes.map { note in
      LintFinding(
        rule: LintFinding.Rule(note.subject), view: nil,
        location: SourceLocation(
          line: note.diagnostic.line, column: note.diagnostic.column, jsonPath: note.diagnostic.jsonPath),
        message: note.diagnostic.message)
    }
    // A screen that a step changes is looked at again with all its other views.
    var once: [LintFinding] = []
    for finding in found
    where !once.contains(where: {
      $0.rule == finding.rule && $0.view == finding.view && $0.message == finding.message
        && (![.arithmetic, .neverUsed, .approximated].contains(finding.rule) || $0.location == finding.location)
    }) {
      once.append(finding)
    }
    return once.enumerated().sorted {
      ($0.element.location.line, $0.element.location.column, $0.offset)
        < ($1.element.location.line, $1.element.location.column, $1.offset)
    }.map(\.element)
  }

  /// Rule V3: the last of them is the one that is found.
  private func duplicates(_ screen: Screen) -> [LintFinding] {
    var owners: [String: [View]] = [:]
    var order: [String] = []
    for view in screen.views {
      guard let heroID = view.heroID else { continue }
      if owners[heroID] == nil { order.append(heroID) }
      owners[heroID, default: []].append(view)
    }
    return order.compactMap { heroID in
      guard let views = owners[heroID], views.count > 1, let last = views.last else { return nil }
      let others = views.dropLast().map(\.path).joined(separator: ", ")
      return LintFinding(
        rule: .duplicateHeroID, view: last.path, location: last.location,
        message: "the heroID '\(heroID)' is also on \(others); give each view its own")
    }
  }

  /// Rules P1 and P6: Hero looks for a table's cells inside its first subview, where they were before iOS 11.
  private func table(_ view: View, of screen: Screen) -> [LintFinding] {
    guard view.layout == .list, let first = view.children.first, Self.actsOnSubviews(view.heroModifiers ?? []) else {
      return []
    }
    return [
      LintFinding(
        rule: .tableSubviews, view: view.path, location: view.location,
        message: "on a table view Hero's cascade and ignoreSubviewModifiers mean the subviews of its first subview, "
          + "\(screen.views[first].path), and no other cell (P1, P6); give the cells their delays, or use a collection")
    ]
  }

  /// Views that a gesture takes hold of only on its way: until then they stand where the progress has them, then they jump.
  private func gestureJumps(_ step: Step) -> [LintFinding] {
    guard case .samples(let samples, _)? = step.interaction,
      let first = samples.first(where: { $0.progress != nil || !$0.apply.isEmpty })
    else { return [] }
    var held = Set(first.apply.map(\.view))
    return samples.filter { $0.time > first.time }.flatMap { sample in
      sample.apply.filter { held.insert($0.view).inserted }.map { entry in
        let path = film.scene.screens[entry.view.screen].views[entry.view.view].path
        return LintFinding(
          rule: .gestureJump, view: path, location: sample.location,
          message:
            "jumps at \(Decimals.readable(sample.time)) s, where the gesture first applies modifiers to it (I2); "
            + "apply where it starts in the gesture's first sample too")
      }
    }
  }

  private func participation(_ view: View, hasOwnHeroID: Bool) -> [LintFinding] {
    var found: [LintFinding] = []
    func add(_ rule: LintFinding.Rule, _ message: String) {
      found.append(LintFinding(rule: rule, view: view.path, location: view.location, message: message))
    }
    let reasons = skipped[view.path] ?? []
    let hasModifiers = view.heroModifiers?.isEmpty == false
    let takesPart = animating.contains(view.path)
    let isMatched = sources.contains(view.path) || destinations.contains(view.path)
    // A screen in no transition has nothing to say about its views.
    let isSeen = takesPart || isMatched || !reasons.isEmpty
    if !takesPart, let reason = reasons.first(where: { $0.rule == .v2 }) {
      add(.offScreen, "is \(reason.text), so that it does not animate; move it in or give it forceAnimate")
    } else if hasModifiers, !takesPart, !Self.actsOnSubviews(view.heroModifiers ?? []), let reason = reasons.first {
      add(.modifiersWithoutEffect, "its heroModifiers have no effect: \(reason.text)")
    }
    if let heroID = view.heroID, hasOwnHeroID, isSeen, !isMatched,
      !reasons.contains(where: { $0.rule == .v2 || $0.rule == .v1 })
    {
      add(.heroIDWithoutPartner, "no screen that it meets has a view with the heroID '\(heroID)'")
    }
    // On the way back the roles are exchanged and the modifiers count.
    if sources.contains(view.path), !destinations.contains(view.path) {
      let names = (view.heroModifiers ?? []).compactMap(Self.nameOfModifierThatMatchesReplace)
      if !names.isEmpty {
        add(
          .modifiersIgnoredByMatch,
          "it is only ever the source of a match, which takes \(names.joined(separator: ", ")) from its destination (P4, P5)"
        )
      }
    }
    return found
  }

  /// Whether modifiers do something for subviews even on a view that does not animate itself (rules P1, P6).
  package static func actsOnSubviews(_ modifiers: [Modifier]) -> Bool {
    modifiers.contains { modifier in
      switch modifier {
      case .cascade, .ignoreSubviewModifiers: true
      case .when(_, let inner): actsOnSubviews(inner)
      default: false
      }
    }
  }

  /// Rules P4 and P5: timing and place of a source view are its destination's; opacity is the match's.
  private static func nameOfModifierThatMatchesReplace(_ modifier: Modifier) -> String? {
    switch modifier {
    case .fade: "fade"
    case .opacity: "opacity"
    case .position: "position"
    case .size: "size"
    case .transform: "transform"
    case .perspective: "perspective"
    case .scale: "scale"
    case .translate: "translate"
    case .rotate: "rotate"
    case .duration: "duration"
    case .delay: "delay"
    case .timingFunction: "timingFunction"
    case .spring: "spring"
    case .arc: "arc"
    default: nil
    }
  }

  private func contents(_ view: View, inspector: TextInspector) -> [LintFinding] {
    switch view.content {
    case .label(let text):
      return inspector.problems(of: text).map {
        LintFinding(rule: .missingFont, view: view.path, location: view.location, message: $0)
      }
    case .image(let image):
      guard film.scene.images.indices.contains(image.image) else { return [] }
      let asset = film.scene.images[image.image]
      func finding(_ rule: LintFinding.Rule, _ message: String) -> LintFinding {
        LintFinding(rule: rule, view: view.path, location: view.location, message: "'\(asset.path)' \(message)")
      }
      var found: [LintFinding] = []
      if let problem = asset.file.problem {
        found.append(finding(.colorProfile, "is shown as sRGB: \(problem); save it with another or none"))
      }
      let factor = enlargement(of: asset, mode: image.contentMode, in: view.size)
      if image.magnificationFilter == .linear, factor > Self.tolerance, factor.isFinite {
        let pixels = "\(asset.file.width)×\(asset.file.height)"
        found.append(
          finding(.upscaledImage, "is shown \(Decimals.compact(factor, 2)) times as large as its \(pixels) pixels"))
      }
      return found
    case .view, .gradient, .shape, .visualEffect, .stack: return []
    }
  }

  /// Less than this nobody sees.
  static let tolerance = 1.05

  /// Pixels on the canvas for each pixel of the image, in the direction that is enlarged most.
  private func enlargement(of asset: ImageAsset, mode: ContentMode, in size: Size) -> Double {
    let scale = film.scene.canvas.scale
    let across = size.width * scale / Double(asset.file.width)
    let down = size.height * scale / Double(asset.file.height)
    switch mode {
    case .scaleToFill, .scaleAspectFill, .redraw: return max(across, down)
    case .scaleAspectFit: return min(across, down)
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      return scale / asset.scale
    }
  }
}
