import HeroGeometry
import HeroImage
import HeroModel
import HeroStage
import HeroTesting

@testable import UIKit

@MainActor @Suite(.writtenStages) struct PatternTests {
  /// Two pixels beside each other, red and blue, at two a point.
  private var tile: UIImage? {
    Pixmap(width: 2, height: 1, bytes: [255, 0, 0, 255, 0, 0, 255, 255]).flatMap { CGImage($0) }
      .map { UIImage($0, scale: 2) }
  }

  @Test func patternsAreLaidSideBySide() throws {
    let stage = testStage(device: .iPhone8, root: UIViewController())
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 2.5, height: 1))
    view.backgroundColor = UIColor(patternImage: try #require(tile))
    stage.topViewController.view.addSubview(view)
    let picture = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
      #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    }
    // An iPhone 8 has two pixels a point.
    let pixmap = try picture.picture.file.pixmap()
    expectEqual((pixmap.width, pixmap.height), (5, 2))
    let (red, blue): ([UInt8], [UInt8]) = ([255, 0, 0, 255], [0, 0, 255, 255])
    expectEqual(pixmap.bytes, [red, blue, red, blue, red, red, blue, red, blue, red].flatMap { $0 })
  }

  @Test func aPatternIsAViewBehindTheOthers() throws {
    let root = UIViewController()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.backgroundColor = UIColor(patternImage: try #require(tile)).withAlphaComponent(0.5)
    view.layer.cornerRadius = 8
    view.addSubview(UILabel())
    root.view.addSubview(view)
    let stage = testStage(device: .iPhone8, root: root)
    stage.wait(0.1)
    let views = try stage.scene.screens[0].views
    let index = try #require(views.firstIndex { $0.name == "background pattern" })
    let around = views[try #require(views[index].parent)]
    #expect(around.children.first == index && around.children.count == 2 && around.backgroundColor == nil)
    let pattern = views[index]
    expectEqual((pattern.size, pattern.position), (Size(width: 30, height: 40), Point(x: 15, y: 20)))
    expectEqual((pattern.alpha, pattern.cornerRadius, pattern.clipsToBounds), (0.5, 8, true))
    // Looked at again it is the same picture.
    stage.perform { view.alpha = 0.9 }
    stage.wait(0.1)
    try expectEqual(stage.scene.images.count, 1)
  }

  @Test func colorsOfPatterns() throws {
    let (first, second) = (UIColor(patternImage: try #require(tile)), UIColor(patternImage: try #require(tile)))
    #expect(first == first && first != second && first.cgColor == first.cgColor && first.cgColor != second.cgColor)
    expectEqual(UIColor(cgColor: first.cgColor), first)
    // The mean of red and blue.
    expectEqual(first.color, UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1).color)
    #expect(first != UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
  }
}
