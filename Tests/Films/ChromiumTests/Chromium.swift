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
    let process = Process()
    process.executableURL = executable
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-color-profile=srgb",
      "--force-device-scale-factor=\(Int(Comparison.scale))", "--disable-dev-shm-usage", "--no-first-run",
      "--disable-background-networking", "--disable-component-update", "--disable-sync",
      "--user-data-dir=\(folder.appendingPathComponent("profile").path)",
      "--allow-file-access-from-files", "--window-size=\(width),\(height)", "--screenshot=\(picture.path)",
    ]
    if waiting { process.arguments? += ["--run-all-compositor-stages-before-draw", "--virtual-time-budget=3000"] }
    process.arguments?.append(page.absoluteString)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let bytes = try [UInt8](Data(contentsOf: picture))
    let pixmap = try ImageDecoder.decode(bytes)
    return Cell(width: pixmap.width, height: pixmap.height, bytes: pixmap.bytes)
  }
}
