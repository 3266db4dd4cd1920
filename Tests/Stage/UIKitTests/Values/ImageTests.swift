import HeroTesting

@testable import UIKit

@MainActor
@Suite struct ImageTests {
  @Test func picturesOfNothing() {
    useOwnScreen()
    let image = UIImage()
    #expect(image.size == .zero && image.cgImage == nil && image.pngData() == nil)
    let view = UIImageView(image: image)
    expectEqual((view.bounds.size, view.intrinsicContentSize), (.zero, .zero))
    if case .nothing = view.drawing {} else { Issue.record("something shows") }
  }

  @Test func picturesArePreparedAtOnce() throws {
    useOwnScreen()
    let image = try #require(UIImage(systemName: "heart"))
    #expect(image.preparingForDisplay() === image)
    var prepared: UIImage?
    image.prepareForDisplay { prepared = $0 }
    #expect(prepared === image)
  }

  @Test func stretchedPicturesHaveCaps() throws {
    let image = try #require(UIImage(systemName: "heart"))
    let caps = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let tiled = image.resizableImage(withCapInsets: caps)
    expectEqual((tiled.capInsets, tiled.resizingMode, tiled.size), (caps, .tile, image.size))
    let stretched = image.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    expectEqual((stretched.capInsets, stretched.resizingMode, image.capInsets), (caps, .stretch, .zero))
  }

  // What the other one says counts; a symbol beside 34 points is twice as wide as one beside 17.
  @Test func configurationsAreJoined() throws {
    useOwnScreen()
    typealias Look = UIImage.SymbolConfiguration
    let both = Look(pointSize: 34).applying(Look(weight: .bold))
    expectEqual((both.pointSize, both.weight), (34, 700))
    expectEqual((both.applying(Look(pointSize: 20)).pointSize, both.applying(Look(pointSize: 20)).weight), (20, 700))
    #expect(both.applying(nil) === both)
    let scaled = Look(scale: .large).applying(Look(pointSize: 20))
    expectEqual(scaled.points, Look(pointSize: 20, weight: .unspecified, scale: .large).points)
    let heart = try #require(UIImage(systemName: "heart.fill"))
    let large = try #require(heart.applyingSymbolConfiguration(Look(pointSize: 34)))
    #expect(abs(large.size.width - heart.size.width * 2) < 0.7)
    expectEqual(UIImage().applyingSymbolConfiguration(Look(pointSize: 34)), nil)
  }
}
