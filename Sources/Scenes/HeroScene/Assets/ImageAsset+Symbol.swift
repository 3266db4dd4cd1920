import HeroImage
import HeroModel
import HeroSymbols

extension ImageAsset {
  /// A drawing that stands for a symbol of iOS, at pixels per point, > 0.
  package init(_ symbol: SystemSymbol, scale: Double) throws(ImageError) {
    self.init(
      path: symbol.path, file: try ImageFile(DecodedPicture(pixmap: try symbol.picture(scale: scale))), scale: scale)
  }
}
