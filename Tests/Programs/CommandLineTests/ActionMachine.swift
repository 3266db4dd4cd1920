import Foundation
import HeroTesting

/// A machine for the script of action.yml: its PATH has the system's tools that the script needs, and stand-ins for the
/// rest, which note how they are called.
struct ActionMachine {
  private static let tools = [
    "awk", "base64", "bash", "cat", "chmod", "cp", "dirname", "env", "git", "jq", "mkdir", "mktemp", "printf", "rm",
    "sed", "sha256sum", "tar", "xargs", "xz",
  ]

  /// The tools that this system lacks.
  static var missing: [String] { tools.filter { Program.find($0) == nil } }

  let folder: String
  /// Variables of a run; a test changes them.
  var variables: [String: String]

  /// - Parameters:
  ///   - folder: An empty folder.
  ///   - programs: The stand-ins that are there from the beginning.
  init(in folder: String, with programs: [String]) throws {
    self.folder = folder
    variables = [
      "PATH": "\(folder)/bin", "RUNNER_TEMP": "\(folder)/temp", "LOG": "\(folder)/log", "STANDINS": "\(folder)/all",
      "RELEASE": "\(folder)/release", "COMMENTS": "\(folder)/comments.json", "POSTED": "\(folder)/posted",
      "USER_ID": "0", "MACHINE": "x86_64", "STATUS": "0", "GH_STATUS": "0", "GITHUB_PATH": "\(folder)/path",
      "GITHUB_OUTPUT": "\(folder)/output", "GITHUB_STEP_SUMMARY": "\(folder)/summary",
      "GITHUB_SERVER_URL": "https://example.org", "GITHUB_REPOSITORY": "me/app", "GITHUB_RUN_ID": "7",
    ]
    for name in ["bin", "temp", "all", "release"] {
      try FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
    for name in ["log", "path", "output", "summary"] { try write("", name) }
    for tool in Self.tools {
      let place = try #require(Program.find(tool), "\(tool) is not installed")
      try FileManager.default.createSymbolicLink(atPath: "\(folder)/bin/\(tool)", withDestinationPath: place)
    }
    for (name, text) in Self.standIns { try write("#!/usr/bin/env bash\n\(text)\n", "all/\(name)", isProgram: true) }
    for name in programs { try add(name) }
  }

  /// Puts a stand-in on the PATH.
  func add(_ name: String) throws {
    try FileManager.default.copyItem(atPath: "\(folder)/all/\(name)", toPath: "\(folder)/bin/\(name)")
  }

  func write(_ text: String, _ name: String, isProgram: Bool = false) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    if isProgram { chmod("\(folder)/\(name)", 0o755) }
  }

  /// The text of a file; empty when it is not there.
  func text(_ name: String) -> String { (try? read("\(folder)/\(name)")) ?? "" }

  /// What the stand-ins noted: a line for each call.
  var calls: [String] {
    text("log").replacing(folder, with: "FOLDER").replacing(/(herorender(-comment)?)\.[A-Za-z0-9]{6}/) {
      "\($0.1).TEMP"
    }
    .split(separator: "\n").map(String.init)
  }

  /// Makes the files of a release. Package and archive are the stand-in for the program.
  func release(_ version: String) throws {
    let script = """
      set -e
      cd '\(folder)/release'
      sed 's/VERSION_HERE/\(version)/' ../all/herorender >herorender_\(version)_amd64.deb
      mkdir -p herorender-\(version)/bin
      cp herorender_\(version)_amd64.deb herorender-\(version)/bin/herorender
      chmod 755 herorender-\(version)/bin/herorender
      tar -cJf herorender-\(version)-linux-x86_64.tar.xz herorender-\(version)
      rm -r herorender-\(version)
      sha256sum herorender* >SHA256SUMS
      """
    try Program.run(script: script, in: folder, status: 0)
  }

  /// Runs a step of the script, and expects how it ends.
  @discardableResult
  func run(
    _ step: String, _ inputs: [String: String] = [:], status: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Program.Result {
    var environment = variables.mapValues { Optional($0) }
    for (name, value) in inputs { environment["INPUT_\(name)"] = value }
    return try Program.run(
      script: "'\(Repository.root)/.github/action/run.sh' \(step)", in: folder, environment: environment,
      status: status, sourceLocation: sourceLocation)
  }

  private static let standIns = [
    "uname": #"case "$1" in -s) echo Linux ;; -m) echo "$MACHINE" ;; esac"#,
    "id": #"echo "$USER_ID""#,
    "sudo": #"echo sudo >>"$LOG"; exec "$@""#,
    // A package is the program itself; packages that have a name only are the stand-ins.
    "apt-get": #"""
    echo "apt-get $*" >>"$LOG"
    for word; do
      case "$word" in
        *.deb) cp "$word" "${PATH%%:*}/herorender" && chmod 755 "${PATH%%:*}/herorender" ;;
        curl | gh) cp "$STANDINS/$word" "${PATH%%:*}/$word" ;;
      esac
    done
    """#,
    "curl": #"""
    while (($#)); do
      if [[ "$1" == --output ]]; then output="$2"; fi
      last="$1"
      shift
    done
    echo "curl $last" >>"$LOG"
    [[ -e "$RELEASE/${last##*/}" ]] || { echo "curl: (22) 404" >&2; exit 22; }
    cp "$RELEASE/${last##*/}" "$output"
    """#,
    "gh": #"""
    echo "gh $*" >>"$LOG"
    [[ "$GH_STATUS" == 0 ]] || { echo "gh: HTTP 403" >&2; exit 1; }
    for word; do last="$word"; done
    case "$*" in
      *--jq*) jq -r "$last" "$COMMENTS" ;;
      *) cat "${last#body=@}" >"$POSTED" ;;
    esac
    """#,
    "herorender": #"""
    if [[ "$1" == --version ]]; then echo "herorender VERSION_HERE"; exit; fi
    { printf '[%s]' "$@"; echo; } >>"$LOG"
    mkdir -p report
    if [[ "$GITHUB_ACTIONS" == true ]]; then echo "### herorender: a summary" >>"$GITHUB_STEP_SUMMARY"; fi
    exit "$STATUS"
    """#,
  ]
}
