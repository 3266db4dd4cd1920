import Foundation
import HeroRender
import HeroTesting

/// The script of action.yml, on machines of stand-ins; one test has the program itself.
@Suite(
  .enabled(
    if: ActionMachine.missing.isEmpty, "\(ActionMachine.missing.joined(separator: ", ")) missing on this system"))
struct ActionTests {
  private static let address = "https://example.org/them/herorender/releases/download/v9.8.7"

  private func withMachine(
    _ programs: [String], release: String? = nil, _ body: (inout ActionMachine) throws -> Void
  ) throws {
    try withTemporaryFolder { folder in
      var machine = try ActionMachine(in: folder, with: ["id", "uname"] + programs)
      if let release { try machine.release(release) }
      try body(&machine)
    }
  }

  // MARK: install

  @discardableResult
  private func install(
    _ version: String = "9.8.7", from repository: String = "them/herorender", on machine: ActionMachine,
    status: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Program.Result {
    let inputs = ["VERSION": version, "REPOSITORY": repository]
    return try machine.run("install", inputs, status: status, sourceLocation: sourceLocation)
  }

  @Test func aPackageIsInstalledWhereThereIsApt() throws {
    try withMachine(["apt-get", "curl"], release: "9.8.7") { machine in
      let result = try install("v9.8.7", on: machine)
      expectEqual(
        machine.calls,
        [
          "curl \(Self.address)/SHA256SUMS", "curl \(Self.address)/herorender_9.8.7_amd64.deb", "apt-get update",
          "apt-get install -y --no-install-recommends FOLDER/temp/herorender.TEMP/herorender_9.8.7_amd64.deb",
        ])
      #expect(result.output.hasSuffix("herorender 9.8.7 is installed\n"))

      // A second time there is nothing to do.
      try machine.write("", "log")
      try install(on: machine)
      expectEqual(machine.calls, [])
    }
  }

  // Without a repository of its own the action is used from its own checkout.
  @Test func othersThanRootInstallBySudo() throws {
    try withMachine(["apt-get", "curl", "sudo"], release: "9.8.7") { machine in
      machine.variables["USER_ID"] = "1000"
      try install(from: "", on: machine)
      #expect(machine.calls.first == "curl https://example.org/me/app/releases/download/v9.8.7/SHA256SUMS")
      expectEqual(machine.calls.count { $0 == "sudo" }, 2)
    }
  }

  @Test func curlIsInstalledWhereItIsMissing() throws {
    try withMachine(["apt-get"], release: "9.8.7") { machine in
      try install(on: machine)
      let first = ["apt-get update", "apt-get install -y --no-install-recommends ca-certificates curl"]
      expectEqual(machine.calls.prefix(3), first + ["curl \(Self.address)/SHA256SUMS"])
    }
  }

  @Test(arguments: [[], ["apt-get"]])
  func anArchiveIsUnpackedWhereNothingCanBeInstalled(programs: [String]) throws {
    try withMachine(["curl"] + programs, release: "9.8.7") { machine in
      machine.variables["USER_ID"] = "1000"
      try install(on: machine)
      expectEqual(machine.calls.last, "curl \(Self.address)/herorender-9.8.7-linux-x86_64.tar.xz")
      // Later steps find the program there.
      let place = machine.text("path").trimmingCharacters(in: .newlines)
      #expect(place.hasPrefix("\(machine.folder)/temp/") && place.hasSuffix("/herorender/bin"))
      #expect(FileManager.default.isExecutableFile(atPath: "\(place)/herorender"))
    }
  }

  @Test func theActionsOwnVersionIsTheDefault() throws {
    try withMachine(["curl"], release: RendererVersion.current) { machine in
      try install("", on: machine)
      expectEqual(machine.calls.first?.hasSuffix("/v\(RendererVersion.current)/SHA256SUMS"), true)
    }
  }

  @Test func aFileWithAnotherChecksumIsNotInstalled() throws {
    try withMachine(["apt-get", "curl"], release: "9.8.7") { machine in
      try machine.write("something else", "release/herorender_9.8.7_amd64.deb")
      let result = try install(on: machine, status: 1)
      #expect(
        result.output.hasSuffix(
          "::error title=herorender::herorender_9.8.7_amd64.deb is not the file that SHA256SUMS of v9.8.7 lists\n"))
      expectEqual(machine.calls.count { $0.hasPrefix("apt-get") }, 0)

      try machine.write("", "release/SHA256SUMS")
      let unlisted = try install(on: machine, status: 1)
      #expect(unlisted.output.contains("SHA256SUMS of v9.8.7 does not list herorender_9.8.7_amd64.deb"))
    }
  }

  @Test(arguments: [
    ("latest", "x86_64", "version must be like 0.2.0, not 'latest'"),
    ("1.2.3/../../x", "x86_64", "version must be like 0.2.0, not '1.2.3/../../x'"),
    ("9.8.7", "aarch64", "releases are for Linux on x86_64, not for Linux aarch64: build herorender from source here"),
    ("9.8.7", "x86_64", "cannot download \(address)/SHA256SUMS"),
  ])
  func whatCannotBeInstalledSaysWhy(version: String, machineName: String, message: String) throws {
    try withMachine(["curl"]) { machine in
      machine.variables["MACHINE"] = machineName
      try expectEqual(install(version, on: machine, status: 1).output, "::error title=herorender::\(message)\n")
    }
  }

  // MARK: test

  private static let inputs = [
    "SCENES": "scenes", "GOLDEN": "golden", "REPORT": "report", "NAME": "herorender-report", "SHARD": "",
    "ARGUMENTS": "", "PULL_REQUEST": "", "PICTURES": "true",
  ]

  private static let calls: [([String: String], String)] = [
    ([:], "[test][scenes][--golden][golden][--report][report]"),
    (
      ["SCENES": "a.json 'two words'", "ARGUMENTS": "--threshold 0.02\n--device \"iPhone 16\" '$HOME' *"],
      "[test][a.json][two words][--golden][golden][--report][report][--threshold][0.02][--device][iPhone 16][$HOME][*]"
    ),
    (["SHARD": "2/4"], "[test][scenes][--golden][golden][--report][report][--shard][2/4]"),
    (["PULL_REQUEST": "12", "PICTURES": "false"], "[test][scenes][--golden][golden][--report][report]"),
    (
      ["PULL_REQUEST": "12"],
      "[test][scenes][--golden][golden][--report][report][--comment][FOLDER/temp/herorender-comment.TEMP/comment.md]"
        + "[--comment-pictures][https://example.org/me/app/blob/herorender-pictures/12/herorender-report/7-1/?raw=true]"
    ),
  ]

  /// Runs the step of tests with these inputs in place of the usual ones.
  @discardableResult
  private func test(
    _ inputs: [String: String] = [:], on machine: ActionMachine, status: Int = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Program.Result {
    try machine.run("test", Self.inputs.merging(inputs) { $1 }, status: status, sourceLocation: sourceLocation)
  }

  @Test(arguments: Self.calls)
  func inputsBecomeArguments(inputs: [String: String], call: String) throws {
    try withMachine(["herorender"]) { machine in
      try test(inputs, on: machine)
      expectEqual(machine.calls, [call])
    }
  }

  @Test(arguments: [0, 1, 2])
  func itEndsAsTheProgramDoesAndSaysWhatLaterStepsNeed(status: Int) throws {
    try withMachine(["herorender"]) { machine in
      machine.variables["STATUS"] = "\(status)"
      try machine.write("before\n", "summary")
      try test(["SHARD": "2/4"], on: machine, status: status)
      expectEqual(machine.text("summary"), "before\n### herorender: a summary\n")
      let output = machine.text("output").split(separator: "\n").map(String.init)
      expectEqual((output.count, output.last), (5, "report=report"))
      expectEqual(output.prefix(2), ["name=herorender-report-2-of-4", "status=\(status)"])
      let summary = try #require(output.first { $0.hasPrefix("summary=") }?.dropFirst("summary=".count))
      try expectEqual(read(String(summary)), "### herorender: a summary\n")
    }
  }

  @Test(arguments: [
    (["NAME": "a/b"], "name may hold letters, digits, '.', '_' and '-' only, not 'a/b'"),
    (["SHARD": "all"], "shard must be like 2/4, not 'all'"),
    (["ARGUMENTS": "--device \"iPhone"], "arguments has a quote without its partner: --device \"iPhone"),
    (["SCENES": "'a"], "scenes has a quote without its partner: 'a"),
    (["SCENES": "'a\n::error::b"], "scenes has a quote without its partner: 'a%0A::error::b"),
    (["NAME": ".."], "name may not be '..', which is a folder"),
    (["NAME": "."], "name may not be '.', which is a folder"),
    // A second line would be another output of the step.
    (["NAME": "a\nstatus=0"], "NAME must be one line"), (["REPORT": "report\nstatus=0"], "REPORT must be one line"),
    (["GOLDEN": "golden\r"], "GOLDEN must be one line"), (["SHARD": "1/2\n"], "SHARD must be one line"),
  ])
  func wrongInputsSayWhatIsWrong(inputs: [String: String], message: String) throws {
    try withMachine(["herorender"]) { machine in
      let result = try test(inputs, on: machine, status: 1)
      expectEqual(result.output, "::error title=herorender::\(message)\n")
      expectEqual(machine.calls, [])
    }
  }

  @Test func theProgramItselfIsRun() throws {
    try withMachine([]) { machine in
      try FileManager.default.createSymbolicLink(
        atPath: "\(machine.folder)/bin/herorender", withDestinationPath: try Program.path())
      try Program.run("init", in: machine.folder, status: 0)
      try Program.run("test scenes --record missing --scale 0.5 --quiet", in: machine.folder, status: 1)
      try test(on: machine)
      #expect(machine.text("summary").hasPrefix("### herorender: "))

      let scene = machine.text("scenes/card.json")
      try machine.write(scene.replacing("\"wait\": 0.", with: "\"wait\": 1."), "scenes/card.json")
      #expect(machine.text("scenes/card.json") != scene)
      try machine.write("", "summary")
      let failed = try test(on: machine, status: 1)
      let error = "::error file=scenes/card.json,line=20,title=herorender%3A card and 1 more::wait 0.4 → 1.4 s%0A"
      #expect(failed.output.contains(error), "\(failed.output)")
      #expect(machine.text("summary").contains("<b>card</b>"))
      #expect(!machine.text("report/index.html").isEmpty)
    }
  }

  // MARK: comment

  private static let comment = [
    "PULL_REQUEST": "12", "NAME": "herorender-report", "STATUS": "1", "REPORT": "report",
    "ARTIFACT": "https://example.org/artifact", "COMMENT": "",
  ]
  private static let others = #"""
    {"id": 3, "body": "Nice"}, {"id": 4, "body": "<!-- herorender: herorender-report-2-of-4 -->\nx"}
    """#
  private static let own = #"{"id": 5, "body": "<!-- herorender: herorender-report -->\nold"}"#
  private static let list =
    "gh api --paginate repos/me/app/issues/12/comments "
    + #"--jq .[] | select(.body | startswith("<!-- herorender: herorender-report -->")) | .id"#

  private func withComments(
    _ comments: String, programs: [String] = ["gh"], _ body: (inout ActionMachine, [String: String]) throws -> Void
  ) throws {
    try withMachine(programs) { machine in
      try machine.write("[\(comments)]", "comments.json")
      try machine.write("### herorender: 1 failed\n", "told")
      try body(&machine, Self.comment.merging(["SUMMARY": "\(machine.folder)/told"]) { $1 })
    }
  }

  @Test func aFailureIsCommentedOnce() throws {
    try withComments(Self.others) { machine, inputs in
      try machine.run("comment", inputs)
      expectEqual((machine.calls.count, machine.calls.first), (2, Self.list))
      let call = "gh api --silent --method POST repos/me/app/issues/12/comments --field body=@FOLDER/temp/"
      expectEqual(machine.calls.last?.hasPrefix(call), true)
      #expect(
        machine.text("posted") == """
          <!-- herorender: herorender-report -->
          ### herorender: 1 failed

          [Report](https://example.org/artifact): unpack it as `report`, and open `index.html`.
          [Run](https://example.org/me/app/actions/runs/7)

          """)
    }
  }

  @Test(arguments: ["0", "1"])
  func theSameCommentIsUpdated(status: String) throws {
    try withComments("\(Self.others), \(Self.own)") { machine, inputs in
      // Whatever the summary says, as also that all is well again.
      try machine.run("comment", inputs.merging(["STATUS": status, "ARTIFACT": ""]) { $1 })
      let call = "gh api --silent --method PATCH repos/me/app/issues/comments/5 --field body=@FOLDER/temp/"
      expectEqual(machine.calls.last?.hasPrefix(call), true)
      #expect(machine.text("posted").contains("1 failed") && !machine.text("posted").contains("[Report]"))
    }
  }

  @Test func nothingIsSaidWhereEverythingPasses() throws {
    try withComments(Self.others) { machine, inputs in
      try machine.run("comment", inputs.merging(["STATUS": "0"]) { $1 })
      expectEqual(machine.calls, [Self.list])
    }
  }

  @Test func ghIsInstalledWhereItIsMissing() throws {
    try withComments(Self.others, programs: ["apt-get"]) { machine, inputs in
      try machine.run("comment", inputs)
      expectEqual(machine.calls.prefix(2), ["apt-get update", "apt-get install -y --no-install-recommends gh"])
      #expect(machine.text("posted").contains("1 failed"))
    }
  }

  /// A pull request whose repository is on this disk, with pictures beside the comment's text.
  private func withPictures(_ body: (inout ActionMachine, [String: String]) throws -> Void) throws {
    try withComments("\(Self.others), \(Self.own)") { machine, inputs in
      machine.variables["GITHUB_SERVER_URL"] = "file://\(machine.folder)/server"
      let script =
        "mkdir -p server/me text.pictures/a && git init --quiet --bare server/me/app.git && echo one >text.pictures/a/x.png"
      try Program.run(script: script, in: machine.folder, status: 0)
      try machine.write("### with pictures\n", "text")
      try body(&machine, inputs.merging(["COMMENT": "\(machine.folder)/text"]) { $1 })
    }
  }

  /// The commits of the branch of pull request 12, and its files.
  private func branch(_ machine: ActionMachine) throws -> [String] {
    let git = "git -C server/me/app.git"
    let script = "\(git) log --format=%s herorender-pictures/12 && \(git) ls-tree -r --name-only herorender-pictures/12"
    return try Program.run(script: script, in: machine.folder).output.split(separator: "\n").map(String.init)
  }

  // One commit, in which each run replaces the pictures of its own name; without pictures the branch goes.
  @Test func picturesAreOnABranchThatDoesNotGrow() throws {
    try withPictures { machine, inputs in
      for (name, run) in [("herorender-report", "7"), ("b", "8"), ("herorender-report", "9")] {
        machine.variables["GITHUB_RUN_ID"] = run
        let result = try machine.run("comment", inputs.merging(["NAME": name]) { $1 })
        expectEqual(result.errors, "")
        #expect(machine.text("posted").contains("### with pictures"))
      }
      let commit = "Pictures of pull request 12 [skip ci]"
      try expectEqual(branch(machine), [commit, "b/8-1/a/x.png", "herorender-report/9-1/a/x.png"])
      // All is green again.
      try FileManager.default.removeItem(atPath: "\(machine.folder)/text.pictures")
      try machine.run("comment", inputs.merging(["STATUS": "0"]) { $1 })
      try expectEqual(branch(machine), [commit, "b/8-1/a/x.png"])
      try machine.run("comment", inputs.merging(["STATUS": "1", "NAME": "b"]) { $1 })
      try expectEqual(branch(machine), [])
    }
  }

  // Another job pushes after this one has looked.
  @Test func whoComesSecondKeepsTheOthersPictures() throws {
    try withPictures { machine, inputs in
      try machine.write(
        """
        #!/usr/bin/env bash
        export PATH='\(machine.folder)/bin'
        [[ ! -e '\(machine.folder)/pushed' ]] || exit 0
        >'\(machine.folder)/pushed'
        unset "${!GIT_@}"
        export INPUT_NAME=first GITHUB_RUN_ID=1
        '\(Repository.root)/.github/action/run.sh' comment >/dev/null
        """, "server/me/app.git/hooks/pre-receive", isProgram: true)
      try machine.run("comment", inputs)
      try expectEqual(branch(machine).dropFirst(), ["first/1-1/a/x.png", "herorender-report/7-1/a/x.png"])
      #expect(machine.text("posted").contains("### with pictures"))
    }
  }

  @Test func aBranchThatMayNotBeWrittenIsSaid() throws {
    try withPictures { machine, inputs in
      try machine.write("#!/bin/sh\nexit 1\n", "server/me/app.git/hooks/pre-receive", isProgram: true)
      let result = try machine.run("comment", inputs)
      let note =
        "This comment has no pictures: the job may not push them to the branch `herorender-pictures/12`. "
        + "Give it `permissions: contents: write`, or the Action `pictures: false`."
      expectEqual(result.output, "::warning title=herorender::\(note)\n")
      #expect(machine.text("posted").contains("### herorender: 1 failed\n\n\(note)\n"))
    }
  }

  private static let silences: [([String: String], String, String)] = [
    (["PULL_REQUEST": ""], "gh", "no pull request, so no comment\n"),
    (["SUMMARY": "/nowhere"], "gh", "no summary, so no comment\n"),
    ([:], "curl", "::warning title=herorender::no comment: gh is not installed\n"),
    (
      [:], "forbidden",
      "::warning title=herorender::no comment: give the job 'permissions: pull-requests: write'; a pull request of a fork "
        + "cannot have it\n"
    ),
  ]

  @Test(arguments: Self.silences)
  func aCommentThatCannotBeWrittenFailsNothing(inputs: [String: String], program: String, message: String) throws {
    let isForbidden = program == "forbidden"
    try withComments(Self.others, programs: [isForbidden ? "gh" : program]) { machine, all in
      if isForbidden { machine.variables["GH_STATUS"] = "1" }
      let output = try machine.run("comment", all.merging(inputs) { $1 }).output
      expectEqual((output, machine.text("posted")), (message, ""))
    }
  }

  @Test func anUnknownStepIsWrongUsage() throws {
    try withMachine([]) { machine in try machine.run("dance", status: 64) }
  }
}
