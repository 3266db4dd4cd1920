import Foundation
import HeroTesting

/// Every command of the pages does something: each is run, in the order of its page, in a folder with the files that pages speak of.
/// docs/tutorial.md has tests of its own; `preview` and `app` are tested where they can be ended or have an app.
@Suite struct PageCommandTests {
  private static let pages = [
    "README.md", "docs/ci.md", "docs/command-line.md", "docs/golden-tests.md", "docs/hero-issues.md", "docs/install.md",
    "docs/long-jobs.md", "docs/outputs.md", "docs/recipes.md", "docs/scenes.md", "docs/storyboards.md",
  ]

  /// Commands that need a server's end, an app, a cluster or a name in place of a word in capitals.
  private static let others = [
    "herorender preview", "herorender app", "herorender help COMMAND", "herorender-*", "exec herorender", "docker ",
    "sbatch ",
  ]

  /// The lines of a page's blocks of commands that begin a command of this program, without their remarks.
  private func commands(_ page: String) throws -> [String] {
    let text = try Repository.text(page)
    var (found, language): ([String], Substring?) = ([], nil)
    for line in text.replacing("\\\n", with: " ").split(separator: "\n") {
      if line.hasPrefix("```") {
        language = language == nil ? line.dropFirst(3) : nil
      } else if let language, ["sh", "bash", ""].contains(language) {
        // Two blanks stand before a remark, which has no # in blocks without a language.
        let end = line.range(of: language.isEmpty ? "   " : "  #")?.lowerBound ?? line.endIndex
        found.append(line[..<end].trimmingCharacters(in: .whitespaces))
      }
    }
    return found.filter { line in
      line.contains(#/(^| )herorender /#) && !line.contains("--wrap")
        && !Self.others.contains { line.hasPrefix($0) }
    }
  }

  /// Two small screens, one transition there and back; `color` is the card's.
  private func scene(_ color: String) -> String {
    """
    { "version": 1, "canvas": { "width": 120, "height": 260, "scale": 1 }, "root": "list",
      "screens": {
        "list": { "view": { "backgroundColor": "#f2f2f7", "subviews": [
          { "name": "clock", "frame": [10, 20, 100, 30], "text": "9:41", "heroModifiers": "fade duration(0.1)" },
          { "name": "card", "frame": [10, 90, 40, 30], "backgroundColor": "\(color)", "heroID": "card",
            "heroModifiers": "duration(0.1)" } ] } },
        "detail": { "view": { "backgroundColor": "#ffffff", "subviews": [
          { "name": "card", "frame": [0, 0, 120, 90], "backgroundColor": "\(color)", "heroID": "card",
            "heroModifiers": "duration(0.1)" } ] } } },
      "timeline": [{ "wait": 0.25 }, { "present": "detail" }, { "wait": 0.1 }, { "dismiss": true }] }
    """
  }

  /// What pages name, in a checkout whose branch has changed a scene.
  private func prepare(_ folder: String) throws {
    let storyboards = "Tests/Stage/HeroStageTests/Storyboards"
    for (name, color) in [
      ("card", "#0a84ff"), ("scene", "#0a84ff"), ("before", "#0a84ff"), ("after", "#ff375f"),
      ("scenes/list/cards", "#34c759"), ("scenes/showpieces/film", "#0a84ff"), ("scenes/card", "#0a84ff"),
    ] { try write(scene(color), "\(folder)/\(name).json") }
    let menu = try Repository.text("\(storyboards)/Harbour.storyboard")
    try write(menu, "\(folder)/Menu.storyboard")
    let main = menu.replacing("SHE-00-001", with: "Detail").replacing(
      "storyboardIdentifier=\"boat\"", with: "storyboardIdentifier=\"List\"")
    try write(main, "\(folder)/Main.storyboard")
    try write(Repository.text("\(storyboards)/Badge.xib"), "\(folder)/Card.xib")
    try Program.run(
      script: """
        set -e
        mkdir bin && ln -s '\(try Program.path())' bin/herorender
        for name in x264 other; do printf '#!/bin/sh\\ncat > /dev/null\\n' > bin/$name; chmod +x bin/$name; done
        PATH="$PWD/bin:$PATH"
        git init -q . && git add card.json && git -c user.name=a -c user.email=a@example.org commit -qm first
        git update-ref refs/remotes/origin/main HEAD
        herorender before.json old/ --quiet --frames 0-3 && herorender after.json new/ --quiet --frames 0-3
        herorender before.json before.png --time 0 --quiet && herorender after.json after.png --time 0 --quiet
        herorender convert Menu.storyboard menu.json --quiet
        for part in 1 2; do herorender scene.json part-$part --shard $part/2 --quiet; done
        """, in: folder, status: 0)
  }

  @Test func everyCommandOfEveryPageRuns() throws {
    try withTemporaryFolder { folder in
      try FileManager.default.createDirectory(atPath: "\(folder)/prepared", withIntermediateDirectories: false)
      try prepare("\(folder)/prepared")
      for (number, page) in Self.pages.enumerated() {
        try FileManager.default.copyItem(atPath: "\(folder)/prepared", toPath: "\(folder)/\(number)")
        try run(page, in: "\(folder)/\(number)")
      }
    }
  }

  private func run(_ page: String, in folder: String) throws {
    let commands = try commands(page)
    #expect(!commands.isEmpty)
    // Scenes of the repository, on the page of its issues.
    if page == "docs/hero-issues.md" {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/scenes/issues", withDestinationPath: "\(Repository.root)/scenes/issues")
    }
    // Its file of modes, as it stands there.
    if page == "docs/golden-tests.md" {
      let text = try Repository.text(page)
      let blocks = text.components(separatedBy: "```json\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
      try #require(blocks.first { $0.contains("\"modes\"") })
        .write(toFile: "\(folder)/herorender.json", atomically: true, encoding: .utf8)
    }
    for var command in commands {
      if command == "herorender accept" {
        // A change was wanted.
        try write(scene("#ff9f0a"), "\(folder)/scenes/list/cards.json")
        try Program.run("test scenes", in: folder, status: 1)
      }
      // Other machines are this one.
      command.replace(
        "parallel --sshlogin server1,server2 --basefile scene.json --return part-{} --cleanup",
        with: "rm -r part-*; parallel")
      let result = try Program.run(script: "PATH=\"$PWD/bin:$PATH\"; set -o pipefail; \(command)", in: folder)
      // 1 is a comparison that failed, a recording, or a finding of `explain`.
      #expect(result.status == 0 || result.status == 1, "\(page): \(command): \(result.status) \(result.errors)")
      #expect(!result.errors.contains("herorender: error:"), "\(page): \(command): \(result.errors)")
    }
  }
}
