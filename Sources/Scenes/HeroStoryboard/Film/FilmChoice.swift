internal import HeroModel
internal import InterfaceBuilder

/// Which transitions of a storyboard are filmed.
struct FilmChoice {
  /// What is on screen first.
  let start: Container<StoryboardControllers>
  /// What leads on from there, one after the other; without any, the film is a picture.
  let links: [StoryboardLink]
  /// What leads back to the start, or to another of its tabs; nil: the opposite of the only link.
  let unwind: InterfaceSegue?
  /// The tab that the unwind segue goes back to; nil: to what is on screen first.
  let tab: Int?
  /// What should be said of the choice.
  var warning: (message: String, file: Int, place: InterfacePlace)?

  /// Chooses by the command line's word, or the first segue that Hero animates.
  ///
  /// Throws `SceneError` where the word means no segue.
  init(_ map: StoryboardMap, segue word: String?) throws(SceneError) {
    if let word {
      self = try Self.named(word, map)
      return
    }
    let animated = map.links.first { Self.isAnimated($0, map) }
    guard let link = animated ?? map.links.first else {
      self.init(start: map.start)
      return
    }
    self.init(link)
    if animated == nil {
      warning = (
        "no segue leads to a controller with isHeroEnabled in the file; the change is UIKit's own, unless the app's code enables Hero",
        link.source.file, link.segue.place
      )
    }
  }

  private init(
    start: Container<StoryboardControllers>, links: [StoryboardLink] = [], unwind: InterfaceSegue? = nil,
    tab: Int? = nil
  ) {
    self.start = start
    self.links = links
    self.unwind = unwind
    self.tab = tab
  }

  private init(_ link: StoryboardLink) { self.init(start: link.place, links: [link]) }

  private init(_ unwinding: Unwinding, to target: Unwinding.Target) {
    self.init(start: target.links[0].place, links: target.links, unwind: unwinding.segue, tab: target.tab)
  }

  /// Whether Hero animates a segue: the navigation controller decides on pushes, else the controller that is presented.
  static func isAnimated(_ link: StoryboardLink, _ map: StoryboardMap) -> Bool {
    let decider = map.pushes(link) ? link.place.navigation?.own : link.destination
    return link.segue.isAnimated && decider.flatMap { map.files.controller($0)?.isHeroEnabled } == true
  }

  private static func named(_ word: String, _ map: StoryboardMap) throws(SceneError) -> FilmChoice {
    let unwindings = Unwinding.all(map)
    for arrow in ["→", "->"] {
      guard let range = word.range(of: arrow) else { continue }
      let ends = [String(word[..<range.lowerBound]), String(word[range.upperBound...])].map { $0.trimmed }
      let found = map.links.first { link in
        map.names(link.source).contains(ends[0]) && map.names(link.destination).contains(ends[1])
      }
      if let found { return FilmChoice(found) }
      let back = unwindings.filter { map.names($0.source).contains(ends[0]) }
      for unwinding in back {
        let target = unwinding.targets.first { map.names($0.id).contains(ends[1]) }
        if let target { return FilmChoice(unwinding, to: target) }
      }
      let reach = back.first.map { unwinding in
        unwinding.targets.isEmpty
          ? ", and nothing leads to '\(ends[0])', from which its unwind segue could go back"
          : ", and its unwind segue goes back to what is on the way to it: "
            + unwinding.targets.map { "'\(map.name($0.id))'" }.joined(separator: ", ")
      }
      throw problem("no segue leads from '\(ends[0])' to '\(ends[1])'" + (reach ?? ""), map, unwindings)
    }
    if let link = map.links.first(where: { $0.segue.id == word || $0.segue.identifier == word }) {
      return FilmChoice(link)
    }
    if let unwinding = unwindings.first(where: { $0.segue.id == word || $0.segue.identifier == word }) {
      return try back(unwinding, map, unwindings)
    }
    throw problem("no segue has the id or identifier '\(word)'", map, unwindings)
  }

  /// The film of an unwind segue: to the controller that its action names, else the nearest.
  private static func back(
    _ unwinding: Unwinding, _ map: StoryboardMap, _ all: [Unwinding]
  ) throws(SceneError) -> FilmChoice {
    let named = unwinding.namedTarget(map)
    guard let target = named ?? unwinding.targets.first else {
      throw problem(
        "nothing leads to '\(map.name(unwinding.source))', from which the unwind segue '\(unwinding.name)' could go back",
        map, all)
    }
    var choice = FilmChoice(unwinding, to: target)
    if let other = unwinding.targets.first(where: { $0.id != target.id }) {
      let action = unwinding.segue.unwindAction.map { "'\($0)'" } ?? "its action"
      choice.warning = (
        "segue: the file does not say which controller has \(action); it goes back to '\(map.name(target.id))', "
          + (named == nil ? "the nearest" : "which the action names")
          + "; for another write, for example, --segue \"\(map.name(unwinding.source))→\(map.name(other.id))\"",
        unwinding.source.file, unwinding.segue.place
      )
    }
    return choice
  }

  private static func problem(_ what: String, _ map: StoryboardMap, _ unwindings: [Unwinding]) -> SceneError {
    let known =
      map.links.map { link in
        "\(link.segue.identifier ?? link.segue.id) (\(map.name(link.source))→\(map.name(link.destination)))"
      } + unwindings.map { "\($0.name) (back from \(map.name($0.source)))" }
    let list = known.isEmpty ? "there are none" : "there are " + known.joined(separator: ", ")
    return SceneError([Diagnostic(file: map.files.files[0].path, message: "\(what); \(list)")])
  }
}

extension StoryboardMap {
  /// What people call a controller.
  func names(_ id: ControllerID) -> [String] { files.controller(id)?.names ?? [id.id] }

  /// The first of its names.
  func name(_ id: ControllerID) -> String { names(id).first ?? id.id }
}

extension String {
  /// Without spaces at both ends.
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
