internal import HeroModel
internal import InterfaceBuilder

/// An unwind segue, and what it may go back to.
///
/// The file says which action it calls, not who has it: UIKit goes back to the nearest controller with the action.
/// Source: Apple, "Dismissing a View Controller with an Unwind Segue".
struct Unwinding {
  /// A controller that it may go back to.
  struct Target {
    var id: ControllerID
    /// What leads from it to the segue's controller.
    var links: [StoryboardLink]
    /// The tab that shows it; nil: it is below.
    var tab: Int?
  }

  let segue: InterfaceSegue
  /// The controller that it leaves.
  let source: ControllerID
  /// Nearest first; none where nothing leads to the controller.
  let targets: [Target]

  private init(_ segue: InterfaceSegue, of source: ControllerID, _ map: StoryboardMap) {
    self.segue = segue
    self.source = source
    let way = map.way(to: source)
    var targets = way.indices.reversed().map { Target(id: way[$0].place.visible, links: Array(way[$0...])) }
    if let last = way.last, map.pushes(last), let selection = last.place.tabs?.selection {
      for index in selection.tabs.indices where index != selection.selected {
        targets.append(Target(id: selection.tabs[index].visible, links: [last], tab: index))
      }
    }
    self.targets = targets
  }

  /// All unwind segues of a map's files, in file order.
  static func all(_ map: StoryboardMap) -> [Unwinding] {
    map.files.files.enumerated().flatMap { index, file in
      file.document.scenes.flatMap { scene -> [Unwinding] in
        guard let controller = scene.controller else { return [] }
        return scene.segues.filter { $0.kind == .unwind }.map {
          Unwinding($0, of: ControllerID(file: index, id: controller.id), map)
        }
      }
    }
  }

  /// What people call it.
  var name: String { segue.identifier ?? segue.id }

  /// The target that the action names, as `backToList:` does, by the longest name; nil where it names none.
  func namedTarget(_ map: StoryboardMap) -> Target? {
    let action = (segue.unwindAction ?? "").words
    var best: (target: Target, length: Int)?
    for target in targets {
      for name in map.names(target.id) {
        let words = name.controllerWords
        if words.count > best?.length ?? 0, action.contains(words) { best = (target, words.count) }
      }
    }
    return best?.target
  }
}

extension StoryboardMap {
  /// What leads to a controller from what shows first, nearest last.
  func way(to id: ControllerID) -> [StoryboardLink] {
    var (way, at): ([StoryboardLink], ControllerID) = ([], id)
    while let number = arrivals[at] {
      way.append(links[number])
      at = links[number].place.visible
    }
    return way.reversed()
  }

  /// Whether a link pushes.
  func pushes(_ link: StoryboardLink) -> Bool { pushes(link.segue, to: link.destination, from: link.place) }
}

extension String {
  /// The words of a name in camel case, in small letters.
  fileprivate var words: [String] {
    var words: [String] = []
    var isOpen = false
    for character in self {
      guard character.isLetter || character.isNumber else {
        isOpen = false
        continue
      }
      if isOpen, !character.isUppercase {
        words[words.count - 1] += character.lowercased()
      } else {
        words.append(character.lowercased())
      }
      isOpen = true
    }
    return words
  }

  /// The words without those that say that it is a controller.
  fileprivate var controllerWords: [String] {
    var words = words
    for ending in [["controller"], ["view"], ["v", "c"]]
    where words.count > ending.count && words.suffix(ending.count) == ending[...] {
      words.removeLast(ending.count)
    }
    return words
  }
}
