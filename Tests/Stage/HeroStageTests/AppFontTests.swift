import Foundation
import HeroStage
import HeroTesting

@testable import UIKit

/// Fonts that an app brings, by the names of its Info.plist. The files are DejaVu's, which the Makefile installs.
@MainActor @Suite(.writtenStages) struct AppFontTests {
  /// Where Debian's fonts-dejavu-core has them.
  nonisolated static let folder = URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu", isDirectory: true)
  nonisolated static let isInstalled = FileManager.default.fileExists(
    atPath: folder.appendingPathComponent("DejaVuSansMono-Bold.ttf").path)

  private func stage(_ fonts: [String], root: UIViewController = UIViewController()) -> Stage {
    Stage(device: .iPhone8, assets: [Self.folder], fonts: fonts, root: root)
  }

  private static let files = ["DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf", "Deep/DejaVuSerif-Bold.ttf"]

  @Test(.enabled(if: isInstalled, "fonts-dejavu-core is not installed"))
  func fontsAreFoundByTheirNames() {
    stage(Self.files).perform {
      // PostScript name, full name, family.
      expectEqual(UIFont(name: "DejaVuSansMono-Bold", size: 12)?.fontName, "DejaVuSansMono-Bold")
      expectEqual(UIFont(name: "DejaVu Sans Mono Bold", size: 12)?.fontName, "DejaVuSansMono-Bold")
      expectEqual(UIFont(name: "DejaVu Sans Mono", size: 12)?.fontName, "DejaVuSansMono")
      // A family without a regular font.
      expectEqual(UIFont(name: "DejaVu Serif", size: 12)?.fontName, "DejaVuSerif-Bold")
      expectEqual(UIFont(name: "DejaVuSansMono-Bold", size: 12)?.familyName, "DejaVu Sans Mono")
      expectEqual(UIFont(name: "DejaVuSansMono-Bold", size: 12)?.pointSize, 12)
      expectEqual(UIFont(name: "DejaVu Sans", size: 12), nil)
      expectEqual(UIFont(name: "", size: 12), nil)
      // iOS's own stay, under each of their names.
      for name in ["HelveticaNeue-Bold", "Helvetica Neue", "ArialMT", "TimesNewRomanPS-BoldMT", "Avenir-Heavy"] {
        #expect(UIFont(name: name, size: 12) != nil)
      }
      expectEqual(UIFont.fontNames(forFamilyName: "DejaVu Sans Mono"), ["DejaVuSansMono", "DejaVuSansMono-Bold"])
      expectEqual(UIFont.fontNames(forFamilyName: "Karla"), [])
      expectEqual(UIFont.familyNames.filter { $0.hasPrefix("Deja") }, ["DejaVu Sans Mono", "DejaVu Serif"])
      #expect(UIFont.familyNames.contains("Helvetica Neue"))
    }
    // Those of the stage in force alone.
    stage([]).perform { expectEqual(UIFont(name: "DejaVuSansMono-Bold", size: 12), nil) }
  }

  @Test(.enabled(if: isInstalled, "fonts-dejavu-core is not installed"))
  func codeBringsFonts() {
    stage([]).perform {
      let file = Self.folder.appendingPathComponent("DejaVuSansMono-Bold.ttf")
      #expect(CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil))
      expectEqual(UIFont(name: "DejaVuSansMono-Bold", size: 12)?.fontName, "DejaVuSansMono-Bold")
      #expect(!CTFontManagerRegisterFontsForURL(Self.folder as CFURL, .process, nil))
    }
  }

  /// In DejaVu Sans Mono each character is 1233/2048 em wide; a line is (1901 + 483)/2048 em high (`hmtx` and `hhea` of 2.37).
  @Test(.enabled(if: isInstalled, "fonts-dejavu-core is not installed"))
  func textsAreMeasuredAndDrawnWithThem() throws {
    final class Root: UIViewController {
      let label = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        label.font = UIFont(name: "DejaVuSansMono", size: 20.48)
        label.text = "ilMW"
        label.frame = CGRect(x: 20, y: 40, width: 100, height: 40)
        view.addSubview(label)
      }
    }
    let root = Root()
    let stage = stage(Self.files, root: root)
    // 4 × 12.33 and 23.84 points, rounded up to half points.
    expectEqual(root.label.intrinsicContentSize, CGSize(width: 49.5, height: 24))
    #expect(abs((root.label.font.lineHeight) - 23.84) < 0.01 && abs(root.label.font.ascender - 19.01) < 0.01)
    let scene = try stage.scene
    expectEqual(
      scene.fonts.map { URL(fileURLWithPath: $0).lastPathComponent },
      [
        "DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf", "DejaVuSerif-Bold.ttf",
      ])
    // A written scene has copies of them beside it, and is read again.
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try stage.write(to: folder.appendingPathComponent("scene.json"))
    let text = try String(contentsOf: folder.appendingPathComponent("scene.json"), encoding: .utf8)
    #expect(text.contains("DejaVuSansMono.ttf") && text.contains("\"family\": \"DejaVu Sans Mono\""))
  }

  @Test func aFontThatIsNotThereChangesNothing() {
    stage(["Nowhere.ttf"]).perform {
      expectEqual(UIFont(name: "Nowhere", size: 12), nil)
      #expect(AppFonts.current.files.isEmpty)
    }
  }
}
