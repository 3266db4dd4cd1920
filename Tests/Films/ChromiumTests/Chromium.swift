import Foundation
import HeroImage
import Testing

/// A headless Chromium on this machine.
struct Chromium {
  let executable: URL

  /// The browser that `CHROMIUM` names, or the first found on the PATH; nil: there is none.
  init?() {
    let environment = ProcessInfo.processInfo.environment
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init) + ["/usr/bin", "/snap/bin"]
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    let candidates =
      [environment["CHROMIUM"]].compactMap { $0 } + names.flatMap { name in folders.map { "\($0)/\(name)" } }
    guard let path = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else { return nil }
    executable = URL(fileURLWithPath: path)
  }

  /// Draws an HTML file into a PNG at two pixels a point.
  ///
  /// - Parameter waiting: Whether what scripts put into the page after it has loaded is waited for.
  func screenshot(of page: URL, width: Int, height: Int, folder: URL, waiting: Bool = false) throws -> Cell {
    let picture = folder.appendingPathComponent("chromium.png")
    try? FileManager.default.removeItem(at: picture)
    var arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-color-profile=srgb",
      "--force-device-scale-factor=\(Int(Comparison.scale))", "--disable-dev-shm-usage", "--no-first-run",
      "--disable-background-networking", "--disable-component-update", "--disable-sync",
      "--user-data-dir=\(folder.appendingPathComponent("profile").path)",
      "--allow-file-access-from-files", "--window-size=\(width),\(height)", "--screenshot=\(picture.path)",
    ]
    // With --run-all-compositor-stages-before-draw one in some twenty large pages never ends.
    if waiting { arguments.append("--virtual-time-budget=3000") }
    arguments.append(page.absoluteString)
    for _ in 0..<3 where try run(arguments) { break }
    let bytes = try [UInt8](Data(contentsOf: picture))
    let pixmap = try ImageDecoder.decode(bytes)
    return Cell(width: pixmap.width, height: pixmap.height, bytes: pixmap.bytes)
  }

  /// Whether it ends by itself within two minutes; otherwise it is stopped.
  private func run(_ arguments: [String]) throws -> Bool {
    let (process, ended) = (Process(), DispatchSemaphore(value: 0))
    process.executableURL = executable
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    guard ended.wait(timeout: .now() + 120) == .timedOut else { return true }
    kill(process.processIdentifier, SIGKILL)
    ended.wait()
    return false
  }
}
