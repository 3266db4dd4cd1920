import HeroTesting

@testable import UIKit

@MainActor
@Suite struct ImageViewTests {
  // A symbol's own configuration counts before the view's; the view's before the standard, 17 points.
  @Test func symbolsTakeTheirViewsConfiguration() throws {
    useOwnScreen()
    let plain = try #require(UIImage(systemName: "heart.fill"))
    let large = UIImage.SymbolConfiguration(pointSize: 34)
    let view = UIImageView(image: plain)
    view.preferredSymbolConfiguration = large
    #expect(abs(view.intrinsicContentSize.width - plain.size.width * 2) < 0.7)
    #expect(view.image === plain)
    view.image = UIImage(systemName: "heart.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 51))
    #expect(abs(view.intrinsicContentSize.width - plain.size.width * 3) < 0.7)
  }

  @Test func picturesFollowEachOther() throws {
    useOwnScreen()
    let pictures = try ["heart", "star", "bell"].map { try #require(UIImage(systemName: $0)) }
    let view = UIImageView(image: UIImage(systemName: "circle"))
    view.animationImages = pictures
    view.animationDuration = 1e6
    #expect(!view.isAnimating && view.shownImage === view.image)
    view.startAnimating()
    #expect(view.isAnimating && view.shownImage === pictures[0])
    view.stopAnimating()
    #expect(!view.isAnimating && view.shownImage === view.image)
  }

  // Constraints place the picture without what its insets leave out.
  @Test func aPicturesAlignmentMovesItsView() throws {
    useOwnScreen()
    let box = rootView(100, 100)
    let picture = try #require(UIImage(systemName: "star"))
      .withAlignmentRectInsets(UIEdgeInsets(top: 0, left: 3, bottom: 0, right: -4)).withRenderingMode(.alwaysTemplate)
    let view = UIImageView(image: picture)
    box.hold(view)
    NSLayoutConstraint.activate(view.at(10, 0, width: 40))
    box.layoutIfNeeded()
    expectEqual((view.frame.minX, view.frame.width), (7, 39))
  }
}
