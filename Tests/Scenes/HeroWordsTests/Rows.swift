import HeroTesting

/// The rows of a table: what is given, ⇒ and what is said of it, on a line; a line that begins with ⇒ goes on with the row before.
func rows(_ table: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) -> [(given: String, said: String)]
{
  table.replacing("\n⇒", with: " ⇒").split(separator: "\n").map { row in
    let cells = row.split(separator: " ⇒ ").map(String.init)
    #expect(cells.count == 2, "\(row)", sourceLocation: sourceLocation)
    return (cells[0], cells[cells.count - 1])
  }
}
