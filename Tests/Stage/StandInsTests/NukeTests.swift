import HeroStage
import HeroTesting
import Nuke
import UIKit

/// A picture is that of the stage's folders, there at once; no address is a failure.
@MainActor
@Suite struct NukeTests {
  @Test func picturesAreThereAtOnce() {
    let stage = Stage(device: .iPhone5s, root: UIViewController())
    let (view, failed) = (UIImageView(), UIImage())
    var widths: [CGFloat?] = []
    stage.perform {
      // Of an address without an answer a plain square of 120 points stands.
      loadImage(with: URL(string: "https://example.com/a.png"), into: view) {
        widths.append(try? $0.get().image.size.width)
      }
      ImagePipeline.shared.loadImage(with: URL(string: "https://example.com/b.png")!) {
        widths.append(try? $0.get().image.size.width)
      }
    }
    expectEqual(widths, [120, 120])
    expectEqual(view.image?.size.width, 120)
    stage.perform {
      loadImage(with: nil as URL?, options: ImageLoadingOptions(failureImage: failed), into: view) {
        widths.append(try? $0.get().image.size.width)
      }
    }
    expectEqual(widths.last, nil as CGFloat?)
    #expect(view.image === failed)
  }
}
