import HeroTesting

/// Every public function of UIKit that has an effect is called, or implemented, in a test under its full name.
@Suite struct TestedFunctionTests {
  /// Called by other names, which Swift gives them.
  private static let unspoken: Set = ["hash(into:)", "callAsFunction(_:)"]
  /// The modules of UIKit, as far as they are there.
  private static let modules = ["UIKit", "QuartzCore", "CoreGraphics"].map { "Sources/Stage/\($0)" }

  private struct Function: Hashable {
    let owner: String
    let name: String
    let labels: [String]
    /// The base name, and the labels that every call says.
    let words: Set<String>
    var text: String { "\(name)(\(labels.map { "\($0):" }.joined()))" }
  }

  @Test func everyFunctionOfUIKitIsNamedInATest() throws {
    let functions = try Self.modules.flatMap { Repository.files(under: $0, endings: ["swift"]) }.flatMap(functions)
    #expect(functions.count > 1300)
    let tests = try Repository.files(under: "Tests/Stage", endings: ["swift"]).map { file in
      let code = try Repository.text(file).split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      return Set(code.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } })
    }
    let table = try Self.modules.map { "\($0)/NoEffect.md" }.filter(Repository.exists).map(Repository.text).joined()
    let rows = table.matches(of: /(?m)^- \*\*([^*]+)\*\* (.*)$/).map {
      (owners: $0.1.split(separator: ", "), told: $0.2)
    }
    func isOfNoEffect(_ function: Function) -> Bool {
      rows.contains { row in
        row.told.contains("`\(function.text)`")
          || row.owners.contains { $0 == function.owner }
            && (row.told.hasPrefix("all") || row.told.contains("`\(function.name)`"))
      }
    }
    let unnamed = functions.filter { function in
      !Self.unspoken.contains(function.text)
        && !tests.contains { words in function.words.allSatisfy { words.contains(Substring($0)) } }
        && !isOfNoEffect(function)
    }
    expectEqual(
      Set(unnamed.map { "\($0.owner).\($0.text)" }).sorted(), [], "call them in Tests/Stage, and expect a value")
    let known = Set(functions.map(\.text))
    let told = rows.flatMap { $0.told.matches(of: /`(\w+\([\w:]*\))`/).map { String($0.1) } }
    expectEqual(told.filter { !known.contains($0) }, [], "NoEffect.md names what is no function")
  }

  /// The public functions of a file, but operators.
  private func functions(_ file: String) throws -> [Function] {
    var found: [Function] = []
    var (owner, isOpen) = ("", false)
    let text = try Repository.text(file)
    for line in text.split(separator: "\n") {
      let type = /^((?:@\S+ +)*(?:\w+ +)*)(?:class|struct|enum|protocol|extension) +([\w.]+)/
      if !line.hasPrefix(" "), let match = line.firstMatch(of: type) {
        owner = String(match.2)
        isOpen = match.1.contains("public") && line.contains(/\b(protocol|extension)\b/)
      }
      guard line.contains("func "),
        let match = line.firstMatch(of: /^( *(?:@[\w()]+ +)*(?:[a-z]+ +)*)func +`?(\w+)`?(?:<[^(]*>)?\(/)
      else {
        continue
      }
      let isMember = isOpen && match.1 == "  "
      guard match.1.contains(/\b(open|public)\b/) || isMember else { continue }
      let parameters = parameters(text[match.2.endIndex...])
      let labels = parameters.map { String($0.split { $0 == ":" || $0 == " " }[0]).replacing("`", with: "") }
      let said = zip(labels, parameters).filter { label, parameter in
        // Defaults and closures may be left out of a call.
        label != "_" && !["=", "->", "@escaping"].contains { parameter.contains($0) }
      }
      let name = String(match.2)
      found.append(Function(owner: owner, name: name, labels: labels, words: Set(said.map(\.0) + [name])))
    }
    return found
  }

  /// What stands between the first round brackets, parted at its own commas.
  private func parameters(_ text: Substring) -> [String] {
    var (depth, parts) = (0, [""])
    var before: Character = " "
    for letter in text.drop(while: { $0 != "(" }) {
      if ")]}".contains(letter) || letter == ">" && before != "-" { depth -= 1 }
      if depth == 0, letter == ")" { break }
      if depth == 1, letter == "," {
        parts.append("")
      } else if depth > 0 {
        parts[parts.count - 1].append(letter)
      }
      if "([{<".contains(letter) { depth += 1 }
      before = letter
    }
    return parts.map { $0.replacing("\n", with: " ").trimmingPrefix { $0 == " " } }.map(String.init).filter {
      !$0.isEmpty
    }
  }
}
