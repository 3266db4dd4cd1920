import HeroGeometry
import HeroModel

/// Views of a screen that are judged together, as the cells of a list: of these only the chosen one has a partner, and some lie below
/// the screen's edge.
package struct LintCells: Sendable {
  /// How deep a view lies, and what it shows.
  private struct Kind: Hashable {
    let depth: Int
    let type: String
  }

  /// Siblings of one type and size.
  private struct Row: Hashable {
    let parent: Int
    let type: String
    let size: [Double]
  }

  private let kinds: [Kind]
  /// By view; nil for the root.
  private let rows: [Row?]
  private let parents: [Int?]
  private let chosen: Set<Kind>
  private let taking: Set<Row>
  /// Whether a view has a heroID, or two siblings of its type and size, or stands at one place of the file with others, as a repeat makes
  /// them.
  private let areCells: [Bool]

  /// Looks at a screen: the paths of its matched views, and of those that animate.
  package init(_ screen: Screen, matched: Set<String>, animating: Set<String>) {
    var kinds: [Kind] = []
    var rows: [Row?] = []
    for view in screen.views {
      let depth = view.parent.map { kinds[$0].depth + 1 } ?? 0
      kinds.append(Kind(depth: depth, type: view.content.typeName))
      rows.append(
        view.parent.map { Row(parent: $0, type: view.content.typeName, size: [view.size.width, view.size.height]) })
    }
    var chosen: Set<Kind> = []
    var taking: Set<Row> = []
    for (index, view) in screen.views.enumerated() {
      if matched.contains(view.path) { chosen.insert(kinds[index]) }
      guard animating.contains(view.path) else { continue }
      var above: Int? = index
      while let current = above {
        if let row = rows[current] { taking.insert(row) }
        above = screen.views[current].parent
      }
    }
    (self.kinds, self.rows, self.chosen, self.taking) = (kinds, rows, chosen, taking)
    parents = screen.views.map(\.parent)
    let places = Dictionary(screen.views.map { ([$0.location.line, $0.location.column], 1) }, uniquingKeysWith: +)
    let alike = Dictionary(rows.compactMap { $0 }.map { ($0, 1) }, uniquingKeysWith: +)
    areCells = zip(screen.views, rows).map { view, row in
      view.heroID != nil || row.map { alike[$0, default: 0] > 2 } == true
        || view.location.line > 0 && places[[view.location.line, view.location.column], default: 0] > 1
    }
  }

  /// Whether another view of its kind is matched; the view itself is not.
  package func hasChosen(besides view: Int) -> Bool { chosen.contains(kinds[view]) }

  /// Whether the view is a cell or part of one, and it or one around it has a sibling of its type and size that animates, or in which
  /// something does; the view itself does not.
  func hasTaking(besides view: Int) -> Bool {
    guard areCells[view] else { return false }
    var above: Int? = view
    while let current = above {
      if let row = rows[current], taking.contains(row) { return true }
      above = parents[current]
    }
    return false
  }
}
