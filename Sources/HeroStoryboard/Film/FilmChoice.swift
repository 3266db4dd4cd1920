internal import HeroModel
internal import InterfaceBuilder

/// Which transition of a storyboard is filmed.
struct FilmChoice {
  /// What is on screen first.
  var start: Container<StoryboardControllers>
  /// What leads on from there; nil: nothing does, and the film is a picture.
  var link: StoryboardLink?
  /// What should be said of the choice.
  var warning: (message: String, place: InterfacePlace)?

  /// Chooses by the command line's word, or the first segue that Hero animates.
  ///
  /// Throws `SceneError` where the word means no segue.
  init(_ map: StoryboardMap, segue word: String?) throws(SceneError) {
    if let word {
      let link = try Self.named(word, map)
      self.init(start: link.place, link: link)
      return
    }
    let animated = map.links.first { Self.isAnimated($0, map) }
    guard let link = animated ?? map.links.first else {
      self.init(start: map.start)
      return
    }
    self.init(start: link.place, link: link)
    if animated == nil {
      warning = (
        "no segue leads to a controller with isHeroEnabled in the file; the change is a cut, unless the app's code enables Hero",
        link.segue.place
      )
    }
  }

  private init(start: Container<StoryboardControllers>, link: StoryboardLink? = nil) {
    self.start = start
    self.link = link
  }

  /// Whether Hero animates a segue: the navigation controller decides on pushes, else the controller that is presented.
  static func isAnimated(_ link: StoryboardLink, _ map: StoryboardMap) -> Bool {
    let decider =
      map.pushes(link.segue, to: link.destination, from: link.place) ? link.place.navigation?.own : link.destination
    return link.segue.isAnimated && decider.flatMap { map.files.controller($0)?.isHeroEnabled } == true
  }

  private static func named(_ word: String, _ map: StoryboardMap) throws(SceneError) -> StoryboardLink {
    for arrow in ["→", "->"] {
      guard let range = word.range(of: arrow) else { continue }
      let ends = [String(word[..<range.lowerBound]), String(word[range.upperBound...])].map { $0.trimmed }
      let found = map.links.first { link in
        map.names(link.source).contains(ends[0]) && map.names(link.destination).contains(ends[1])
      }
      if let found { return found }
      throw problem("no segue leads from '\(ends[0])' to '\(ends[1])'", map)
    }
    if let link = map.links.first(where: { $0.segue.id == word || $0.segue.identifier == word }) { return link }
    // The way back is filmed together with the way there.
    if let back = map.unwindOwner(word), let link = map.links.first(where: { $0.destination == back }) { return link }
    throw problem("no segue has the id or identifier '\(word)'", map)
  }

  private static func problem(_ what: String, _ map: StoryboardMap) -> SceneError {
    let known = map.links.map { link in
      "\(link.segue.identifier ?? link.segue.id) (\(map.name(link.source))→\(map.name(link.destination)))"
    }
    let list = known.isEmpty ? "there are none" : "there are " + known.joined(separator: ", ")
    return SceneError([Diagnostic(file: map.files.files[0].path, message: "\(what); \(list)")])
  }
}

extension StoryboardMap {
  /// What people call a controller.
  func names(_ id: ControllerID) -> [String] { files.controller(id)?.names ?? [id.id] }

  /// The first of its names.
  func name(_ id: ControllerID) -> String { names(id).first ?? id.id }

  /// The controller that an unwind segue of that id or identifier leaves.
  func unwindOwner(_ word: String) -> ControllerID? {
    for (index, file) in files.files.enumerated() {
      for scene in file.document.scenes {
        guard let controller = scene.controller else { continue }
        if scene.segues.contains(where: { $0.kind == .unwind && ($0.id == word || $0.identifier == word) }) {
          return ControllerID(file: index, id: controller.id)
        }
      }
    }
    return nil
  }
}

extension String {
  /// Without spaces at both ends.
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
