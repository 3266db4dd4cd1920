import Foundation
import HeroJSON
import Testing

/// A headless Chromium that is spoken to through its DevTools pipe, and what it had to say about a page.
///
/// Source: https://chromedevtools.github.io/devtools-protocol/ ; messages are JSON, each with a zero byte behind it.
final class Browser {
  /// What a page did wrong and what it asked for.
  struct Findings: Equatable {
    /// Console messages, uncaught errors, the browser's own complaints and failed requests.
    var problems: [String] = []
    /// Every address that was asked for.
    var requests: [String] = []
    /// What the script's promise came to; nil when that is no text.
    var answer: String?
  }

  static let path = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]
    .compactMap(Program.find).first

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var received: [UInt8] = []
  /// What the browser told besides answers, in order.
  var events: [JSONValue] = []
  private var lastID = 0
  private var session: String?

  /// Opens a page, runs a script in it whose promise says when all is done, and closes the browser.
  static func visit(_ page: String, script: String, folder: String) throws -> Findings {
    let browser = try Browser(folder: folder)
    defer { browser.close() }
    try browser.open("file://\(page)")
    let answer = try browser.run(script)
    var findings = browser.findings
    findings.answer = answer["result"]?["value"]?.text
    if let failure = answer["exceptionDetails"] { findings.problems.append("script: \(failure.line)") }
    return findings
  }

  /// Opens an address in a tab of a new browser, whose profile is in a folder.
  ///
  /// - Parameter wantsMotion: Whether its user is content with what moves by itself.
  convenience init(opening address: String, folder: String, wantsMotion: Bool = false) throws {
    try self.init(folder: folder)
    do { try open(address, wantsMotion: wantsMotion) } catch {
      close()
      throw error
    }
  }

  private func open(_ address: String, wantsMotion: Bool = false) throws {
    let target = try call("Target.createTarget", ["url": .string("about:blank")])
    let attached = try call(
      "Target.attachToTarget", ["targetId": target["targetId"] ?? .null, "flatten": .bool(true)])
    session = try #require(attached["sessionId"]?.text)
    for domain in ["Page", "Runtime", "Log", "Network"] { _ = try call("\(domain).enable") }
    if !wantsMotion { try set(media: "prefers-reduced-motion", to: "reduce") }
    _ = try call("Page.navigate", ["url": .string(address)])
    try wait(for: "Page.loadEventFired")
  }

  /// What the browser's user prefers.
  func set(media feature: String, to value: String) throws {
    _ = try call(
      "Emulation.setEmulatedMedia", ["features": .array([["name": .string(feature), "value": .string(value)]])])
  }

  /// Ends the browser.
  func close() {
    process.terminate()
    process.waitUntilExit()
  }

  /// Evaluates a script and waits for its promise; the answer tells the value, or what it threw.
  func run(_ script: String) throws -> JSONValue {
    try call(
      "Runtime.evaluate", ["expression": .string(script), "awaitPromise": .bool(true), "returnByValue": .bool(true)])
  }

  private init(folder: String) throws {
    let path = try #require(Self.path)
    // The browser reads file 3 and writes file 4, which only a shell can hand over.
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", #"exec "$0" "$@" 3<&0 4>&1 </dev/null >/dev/null 2>&1"#, path, "--remote-debugging-pipe", "--headless",
      "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--disable-background-networking",
      "--user-data-dir=\(folder)/profile",
    ]
    process.standardInput = input
    process.standardOutput = output
    // A browser that has gone is told by the end of its output.
    signal(SIGPIPE, SIG_IGN)
    try process.run()
    try output.fileHandleForWriting.close()
  }

  /// Sends a command and waits for its answer.
  func call(_ method: String, _ parameters: JSONValue = [:]) throws -> JSONValue {
    try post(method, parameters)
    while true {
      let message = try next()
      guard message["id"]?.whole == lastID else {
        events.append(message)
        continue
      }
      return try #require(message["result"], "\(method): \(message.line)")
    }
  }

  /// Sends a command and does not wait for its answer.
  func post(_ method: String, _ parameters: JSONValue) throws {
    lastID += 1
    var members: [JSONValue.Member] = [
      .init("id", .integer(lastID)), .init("method", .string(method)), .init("params", parameters),
    ]
    if let session { members.append(.init("sessionId", .string(session))) }
    try input.fileHandleForWriting.write(contentsOf: Data(JSONValue.object(members).line.utf8) + [0])
  }

  /// Waits for the first event of a kind that is kept.
  func wait(for event: String) throws {
    while !events.contains(where: { $0["method"]?.text == event }) { events.append(try next()) }
  }

  private func next() throws -> JSONValue {
    while true {
      if let end = received.firstIndex(of: 0) {
        defer { received.removeFirst(end + 1) }
        return try JSONValue(parsing: Array(received[..<end]))
      }
      let data = output.fileHandleForReading.availableData
      try #require(!data.isEmpty, "the browser has gone")
      received += data
    }
  }

  /// What has been found so far.
  var findings: Findings {
    var findings = Findings()
    for event in events {
      let details = event["params"] ?? .null
      switch event["method"]?.text {
      case "Network.requestWillBeSent": findings.requests.append(details["request"]?["url"]?.text ?? "")
      case "Runtime.consoleAPICalled": findings.problems.append("console: \(details["args"]?.line ?? "")")
      case "Runtime.exceptionThrown": findings.problems.append("error: \(details["exceptionDetails"]?.line ?? "")")
      // A picture of a film that has changed since the page asked for it.
      case "Log.entryAdded" where details["entry"]?["text"]?.text?.contains("status of 410 (Gone)") == true: break
      case "Log.entryAdded":
        let entry = details["entry"]
        findings.problems.append("log: \(entry?["text"]?.text ?? "") \(entry?["url"]?.text ?? "")")
      case "Network.loadingFailed" where details["canceled"] != .bool(true):
        findings.problems.append("request: \(details["errorText"]?.text ?? "")")
      default: break
      }
    }
    return findings
  }
}
