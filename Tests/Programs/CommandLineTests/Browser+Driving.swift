import Foundation
import HeroImage
import HeroJSON
import HeroTesting

/// The expression for the value that a preview's page tries on a view, undefined where it tries none.
func edited(_ view: String) -> String {
  "[...preview.state.edits.values()].find(edit => edit.view === '\(view)')?.value"
}

/// A page that is used as somebody uses it: keys and the mouse go through the browser, not through the page's scripts.
extension Browser {
  /// What an expression comes to, or what its promise comes to.
  @discardableResult
  func evaluate(_ expression: String) throws -> JSONValue {
    let answer = try run(expression)
    let failure = answer["exceptionDetails"]
    try #require(failure == nil, "\(expression): \(failure?.line ?? "")")
    return answer["result"]?["value"] ?? .null
  }

  /// Waits until an expression is true; after 60 s it fails and says what the page's body says.
  func wait(until condition: String) throws {
    try evaluate(
      """
      new Promise((done, fail) => {
        const began = performance.now()
        const look = () => {
          let isTrue = false
          try { isTrue = Boolean(\(condition)) } catch {}
          if (isTrue) done()
          else if (performance.now() - began < 60000) setTimeout(look, 10)
          else fail(document.body.innerText)
        }
        look()
      })
      """)
  }

  /// Expects that an expression is true.
  func expect(_ condition: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    expectEqual(try evaluate(condition), .bool(true), "\(condition)", sourceLocation: sourceLocation)
  }

  /// Expects what an expression that is a text comes to.
  func expect(_ expression: String, is text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    expectEqual(try evaluate(expression).text, text, "\(expression)", sourceLocation: sourceLocation)
  }

  /// Loads the page again, or goes to another, and waits until it has.
  func reload(_ address: String? = nil) throws {
    events.removeAll { $0["method"]?.text == "Page.loadEventFired" }
    if let address {
      _ = try call("Page.navigate", ["url": .string(address)])
    } else {
      _ = try call("Page.reload")
    }
    try wait(for: "Page.loadEventFired")
  }

  /// Gives the page's window another size.
  func resize(_ width: Int, _ height: Int, isMobile: Bool = false) throws {
    _ = try call(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .integer(width), "height": .integer(height), "deviceScaleFactor": .integer(1),
        "mobile": .bool(isMobile),
      ])
  }

  /// Puts what the page hands over for keeping into a folder.
  func download(into folder: String) throws {
    _ = try call(
      "Browser.setDownloadBehavior",
      ["behavior": .string("allow"), "downloadPath": .string(folder), "browserContextId": context])
  }

  /// Leaves the page, which asks first, and stays; the kind of the question.
  func stayAfterLeaving() throws -> String? {
    try post("Page.navigate", ["url": .string("about:blank")])
    try wait(for: "Page.javascriptDialogOpening")
    _ = try call("Page.handleJavaScriptDialog", ["accept": .bool(false)])
    return events.last { $0["method"]?.text == "Page.javascriptDialogOpening" }?["params"]?["type"]?.text
  }

  /// Presses a key: a character, or a name such as ArrowLeft.
  func press(_ key: String, control: Bool = false) throws {
    let code = Self.codes[key] ?? key.uppercased().unicodeScalars.first.map { Int($0.value) } ?? 0
    let isText = key.count == 1 && !control
    var members: [JSONValue.Member] = [
      .init("key", .string(key)), .init("windowsVirtualKeyCode", .integer(code)),
      .init("modifiers", .integer(control ? 2 : 0)),
    ]
    if isText { members.append(.init("text", .string(key))) }
    for type in [isText ? "keyDown" : "rawKeyDown", "keyUp"] {
      _ = try call("Input.dispatchKeyEvent", .object([.init("type", .string(type))] + members))
    }
  }

  private static let codes = [
    "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Enter": 13, "Escape": 27, "End": 35, "Home": 36,
  ]

  /// Clicks into an element, at parts of its width and height.
  func click(_ selector: String, x: Double = 0.5, y: Double = 0.5) throws {
    try drag(selector, x: [x], y: y)
  }

  /// Presses the mouse in an element, moves it over parts of its width, and lets go; or only moves it there.
  func drag(_ selector: String, x: [Double], y: Double = 0.5, presses: Bool = true) throws {
    let box = try evaluate(
      """
      (() => {
        const element = document.querySelector("\(selector)")
        element.scrollIntoView({ block: "nearest" })
        const box = element.getBoundingClientRect()
        return [box.x, box.y, box.width, box.height]
      })()
      """
    )
    let numbers = box.reals ?? []
    try #require(numbers.count == 4, "\(selector)")
    let (first, last) = (try #require(x.first), try #require(x.last))
    let steps = [("mouseMoved", first, 0), ("mousePressed", first, 1)] + x.dropFirst().map { ("mouseMoved", $0, 1) }
    for (type, part, buttons) in presses ? steps + [("mouseReleased", last, 0)] : [("mouseMoved", first, 0)] {
      _ = try call(
        "Input.dispatchMouseEvent",
        [
          "type": .string(type), "x": .number(numbers[0] + part * numbers[2]),
          "y": .number(numbers[1] + y * numbers[3]),
          "button": .string(type == "mouseMoved" && buttons == 0 ? "none" : "left"), "buttons": .integer(buttons),
          "clickCount": .integer(1),
        ])
    }
  }
}

/// What the page looks like, and choices that open a window of the system.
extension Browser {
  /// The page as it is shown, a PNG.
  func screenshot() throws -> [UInt8] {
    let text = try #require(try call("Page.captureScreenshot", ["format": .string("png")])["data"]?.text)
    return Array(try #require(Data(base64Encoded: text)))
  }

  /// The colour that is shown in an element, at parts of its width and height: red, green, blue.
  func colour(_ selector: String, x: Double = 0.5, y: Double = 0.5) throws -> [UInt8] {
    let place = try evaluate(
      """
      new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => {
        const box = document.querySelector("\(selector)").getBoundingClientRect()
        done([(box.x + \(x) * box.width) * devicePixelRatio, (box.y + \(y) * box.height) * devicePixelRatio])
      })))
      """)
    let numbers = place.reals ?? []
    try #require(numbers.count == 2, "\(selector)")
    let picture = try ImageDecoder.decode(try screenshot())
    let start = (Int(numbers[1]) * picture.width + Int(numbers[0])) * 4
    return Array(picture.bytes[start..<start + 3])
  }

  /// Puts a text where the caret is.
  func type(_ text: String) throws { _ = try call("Input.insertText", ["text": .string(text)]) }

  /// Chooses from a menu.
  func choose(_ value: String, in selector: String) throws {
    try evaluate(
      """
      (() => {
        const menu = document.querySelector("\(selector)")
        menu.value = "\(value)"
        menu.dispatchEvent(new Event("change", { bubbles: true }))
      })()
      """)
  }
}
