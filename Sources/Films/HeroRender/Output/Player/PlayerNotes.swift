/// What a player tells about the film besides its frames.
package struct PlayerNotes: Sendable {
  /// One step of the timeline.
  package struct Step: Equatable, Sendable {
    /// Its number in the film's timeline, from 0.
    package var index: Int
    /// For people: `present list → detail`.
    package var title: String
    /// Seconds from the film's start.
    package var start: Double
    /// Seconds.
    package var duration: Double

    package init(index: Int, title: String, start: Double, duration: Double) {
      self.index = index
      self.title = title
      self.start = start
      self.duration = duration
    }
  }

  /// Another page.
  package struct Link: Equatable, Sendable {
    /// As the page names it.
    package var address: String
    /// For people.
    package var title: String

    package init(address: String, title: String) {
      self.address = address
      self.title = title
    }
  }

  /// What a page tells in a table of its own, in place of the layers: of what is compared, what differs.
  package struct Table: Equatable, Sendable {
    /// For people.
    package var title: String
    package var columns: [String]
    /// As many values each as there are columns.
    package var rows: [[String]]

    package init(title: String, columns: [String], rows: [[String]]) {
      (self.title, self.columns, self.rows) = (title, columns, rows)
    }
  }

  /// The page's title. Default: `Film`.
  package var title: String
  /// In film order. Default: none.
  package var steps: [Step]
  /// The layer table at a time in seconds: a JSON array a row, on one line. Nil for a page without the table. Default: nil.
  package var rows: (@Sendable (Double) -> [String])?
  /// What stands in the place of the layers; the film then is as wide as the window. Default: nothing.
  package var table: Table?
  /// The page that this one belongs to. Default: none.
  package var home: Link?

  package init(title: String = "Film", steps: [Step] = [], rows: (@Sendable (Double) -> [String])? = nil) {
    self.title = title
    self.steps = steps
    self.rows = rows
  }
}
