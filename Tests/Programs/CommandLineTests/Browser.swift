import Foundation
import HeroJSON
import Testing

/// A headless Chromium that is spoken to through its DevTools pipe, and what it had to say about a page.
///
/// It goes on when its page is closed, for the next page: one start serves many tests.
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
  /// What the page shares with no other: its storage, its downloads.
  private(set) var context = JSONValue.null
  /// What was opened.
  private(set) var address = ""

  private static let lock = NSLock()
  /// Those that have no page.
  nonisolated(unsafe) private static var idle: [Browser] = []

  /// Opens a page, runs a script in it whose promise says when all is done, and closes the page.
  static func visit(_ page: String, script: String) throws -> Findings {
    let browser = try Browser.open("file://\(page)")
    defer { browser.close() }
    let answer = try browser.run(script)
    var findings = browser.findings
    findings.answer = answer["result"]?["value"]?.text
    if let failure = answer["exceptionDetails"] { findings.problems.append("script: \(failure.line)") }
    return findings
  }

  /// Opens an address in a tab of a browser that has no other, and nothing of an earlier page.
  ///
  /// - Parameter wantsMotion: Whether its user is content with what moves by itself.
  static func open(_ address: String, wantsMotion: Bool = false) throws -> Browser {
    let browser = try lock.withLock { idle.popLast() } ?? Browser()
    do { try browser.open(address, wantsMotion: wantsMotion) } catch {
      browser.end()
      throw error
    }
    return browser
  }

  private func open(_ address: String, wantsMotion: Bool) throws {
    self.address = address
    context = try call("Target.createBrowserContext")["browserContextId"] ?? .null
    let target = try call("Target.createTarget", ["url": .string("about:blank"), "browserContextId": context])
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

  /// Closes the page; the browser is free for another.
  func close() {
    session = nil
    guard (try? call("Target.disposeBrowserContext", ["browserContextId": context])) != nil else { return end() }
    events = []
    Self.lock.withLock { Self.idle.append(self) }
  }

  /// It ends when nobody speaks to it any more, as when the tests end.
  private func end() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Evaluates a script and waits for its promise; the answer tells the value, or what it threw.
  func run(_ script: String) throws -> JSONValue {
    try call(
      "Runtime.evaluate", ["expression": .string(script), "awaitPromise": .bool(true), "returnByValue": .bool(true)])
  }

  private init() throws {
    let path = try #require(Self.path)
    // The browser reads file 3 and writes file 4, which only a shell can hand over; it takes the profile away too.
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c",
      """
      profile=$(mktemp -d)
      "$0" "$@" --user-data-dir="$profile" 3<&0 4>&1 </dev/null >/dev/null
      rm -rf "$profile"
      """, path, "--remote-debugging-pipe", "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--no-first-run", "--disable-background-networking",
    ]
    process.standardError = FileHandle.nullDevice
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
        let message = try JSONValue(parsing: Array(received[..<end]))
        // What an earlier page says late is not heard.
        if let sender = message["sessionId"]?.text, sender != session { continue }
        return message
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
