internal import HeroCatalog
internal import HeroGeometry
internal import HeroModel
internal import HeroScene
internal import HeroSymbols
internal import UIKit

/// The pictures of a recording, each file once at each scale.
@MainActor
final class ImageRegistry {
  /// In order of first use.
  private(set) var images: [ImageAsset] = []
  private var numbers: [String: Int] = [:]
  /// Of pictures that were made, by what they are: one that is made anew for each look is the same.
  private var made: [[UInt8]: Int] = [:]
  /// Patterns that were laid out, by picture and size.
  private var tiles: [String: (pattern: ColorPattern, image: UIImage?)] = [:]
  /// Keeps pictures alive, so that no other takes their place in memory.
  private var pictures: [CGImage] = []

  /// The number of a picture.
  func number(of image: UIImage) -> Int { number(of: image.scaled) }

  /// The number of a picture.
  func number(of image: ScaledPicture) -> Int {
    let key = "\(ObjectIdentifier(image.picture)) \(image.scale)"
    if let known = numbers[key] { return known }
    if image.picture.name == nil, let known = made[image.picture.bytes], images[known].scale == Double(image.scale) {
      return known
    }
    let number = images.count
    if image.picture.name == nil { made[image.picture.bytes] = number }
    images.append(
      ImageAsset(path: path(of: image, number), file: image.picture.file, scale: Double(image.scale)))
    pictures.append(image.picture)
    numbers[key] = number
    return number
  }

  /// A drawing that stands for a symbol of iOS, as a scene that names it has it, and its size; nil when it cannot be drawn.
  func drawing(of symbol: SystemSymbol) -> (index: Int, size: Size)? {
    let number = images.firstIndex { $0.path == symbol.path } ?? images.count
    if number == images.count {
      guard let drawn = try? ImageAsset(symbol, scale: Double(UIScreen.main.scale)) else { return nil }
      images.append(drawn)
    }
    return (number, images[number].size)
  }

  /// A pattern as a picture of a size; nil where there is nothing to cover.
  func tiled(_ pattern: ColorPattern, over size: CGSize) -> UIImage? {
    let key = "\(ObjectIdentifier(pattern)) \(size.width) \(size.height)"
    if let known = tiles[key] { return known.image }
    let image = pattern.tiled(over: size)
    tiles[key] = (pattern, image)
    return image
  }

  /// In the written scene's folder: the file's own name with the scale that it is used at.
  private func path(of image: ScaledPicture, _ number: Int) -> String {
    let scale = Double(image.scale)
    var name = ScaledName("images/" + (image.picture.name ?? "image-\(number)"))
      .at(ScaledName.scales.contains(scale) ? scale : 1)
    if name.ending.isEmpty { name.ending = ".png" }
    if images.contains(where: { $0.path == name.path }) { name.stem += "-\(number)" }
    return name.path
  }
}
