import Foundation
import HeroTesting

/// `herorender doctor`, on this machine and on poorer ones.
@Suite struct DoctorTests {
  /// The line of a thing.
  private func line(_ name: String, in text: String) -> Substring {
    text.split(separator: "\n").first { $0.dropFirst(4).hasPrefix(name + " ") || $0.dropFirst(4) == name } ?? ""
  }

  @Test func tellsVersionsAsTheirPackagesDo() throws {
    let output = try Program.run("doctor", status: 0).output
    #expect(line("herorender", in: output).contains("0.2.0, "))
    for (name, package) in [("cairo", "cairo"), ("pango", "pango"), ("pixman", "pixman-1")] {
      let version = try Program.run(script: "pkg-config --modversion \(package)").output
      #expect(line(name, in: output).hasSuffix("  " + version.trimmingCharacters(in: .newlines)), "\(name)")
    }
    #expect(line("Inter", in: output).contains("✓"))
  }

  // Every value but the title's is a name, a state and a text.
  @Test func printsJSON() throws {
    let output = try Program.run("doctor --json").output
    let json = try #require(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    #expect(json["version"] as? Int == 1 && json["ok"] as? Bool == true)
    let fonts = try #require(json["Fonts"] as? [[String: String]])
    let names = ["Inter", "emoji", "signs", "Chinese, Japanese, Korean", "other scripts"]
    expectEqual(fonts.compactMap { $0["name"] }, names)
    expectEqual(fonts.prefix(3).compactMap { $0["state"] }, ["found", "found", "found"])
  }

  @Test func textWithoutItsFontIsAnError() throws {
    let result = try Program.run("doctor", environment: ["HERORENDER_FONT_DIR": "/nonexistent"], status: 3)
    #expect(line("Inter", in: result.output).hasPrefix("  ! Inter"))
    #expect(line("emoji", in: result.output).hasPrefix("  ✗ emoji"))
    #expect(
      line("Chinese, Japanese, Korean", in: result.output).contains("install fonts-noto-cjk; looked in /nonexistent"))
    #expect(line("other scripts", in: result.output).contains("install fonts-noto-core; looked in /nonexistent"))
    #expect(line("HERORENDER_FONT_DIR", in: result.output).hasSuffix("/nonexistent"))
    #expect(result.errors.hasPrefix("herorender: error: Inter is missing: "))
    #expect(result.errors.contains("install fonts-inter; looked in /nonexistent"))
  }

  // Nothing on the PATH: what needs other programs says which, and the rest is fine.
  @Test func programsThatAreMissingAreNamed() throws {
    let output = try Program.run("doctor", environment: ["PATH": "/nonexistent"], status: 0).output
    for (name, words) in [
      ("MP4, WEBM, MOV, AVIF", "✗"), ("HEIC", "install libheif-examples"), ("PDF", "install poppler-utils"),
      ("swift", "herorender app needs it on the PATH"),
    ] { #expect(line(name, in: output).contains(words), "\(name)") }
  }

  /// What is told where a program of ours is ffmpeg.
  private func withFFmpeg(_ program: String, _ body: (_ folder: String, _ output: String) throws -> Void) throws {
    try withFiles(["ffmpeg": program]) { folder in
      chmod("\(folder)/ffmpeg", 0o755)
      let path = "\(folder):/usr/bin:/bin"
      try body(folder, Program.run("doctor", in: folder, environment: ["PATH": path], status: 0).output)
    }
  }

  // The program that was started has ended, but what it started holds its output.
  @Test(arguments: ["sleep 600", "sleep 600 & exit", "yes"])
  func programsThatDoNotAnswerAreNotWaitedFor(work: String) throws {
    try withFFmpeg("#!/bin/sh\n\(work)\n") { folder, output in
      let found = line("MP4, WEBM, MOV, AVIF", in: output)
      #expect(found.hasPrefix("  ✗") && found.hasSuffix("\(folder)/ffmpeg does not answer within 5 s"), "\(found)")
    }
  }

  // An ffmpeg that was built without x264.
  @Test func encodersAreAskedFor() throws {
    let program = """
      #!/bin/sh
      if [ "$1" = -version ]; then echo 'ffmpeg version 9.9-x Copyright'; exit; fi
      printf ' V..... = Video\\n ------\\n V....D libvpx-vp9           libvpx VP9\\n V..... prores_ks  libx264 is not here\\n'
      """
    try withFFmpeg(program) { _, output in
      #expect(line("WEBM", in: output).hasSuffix("ffmpeg 9.9-x, libvpx-vp9"))
      #expect(line("MP4", in: output).hasPrefix("  ✗") && line("MP4", in: output).hasSuffix("has no encoder libx264"))
    }
  }
}
