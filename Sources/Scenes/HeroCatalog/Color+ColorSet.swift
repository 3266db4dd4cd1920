package import HeroGeometry
internal import HeroImage

extension Color {
  /// A colour of a set, in sRGB; Display P3 is converted as pictures are.
  package init(_ value: ColorSet.Value) throws(CatalogError) {
    guard value.isDisplayP3 else {
      self.init(red: value.red, green: value.green, blue: value.blue, alpha: value.alpha)
      return
    }
    let bytes = [value.red, value.green, value.blue, 1].map { UInt8(($0 * 255).rounded()) }
    do throws(ImageError) {
      guard let pixel = Pixmap(width: 1, height: 1, bytes: bytes) else { throw .unreadable("no pixel") }
      // Code points of ITU-T H.273: the primaries of Display P3, the curve of sRGB.
      let picture = DecodedPicture(pixmap: pixel, colors: .codes(primaries: 12, transfer: 13))
      let shown = try ImageFile(picture).pixmap().bytes.map { Double($0) / 255 }
      self.init(red: shown[0], green: shown[1], blue: shown[2], alpha: value.alpha)
    } catch {
      throw CatalogError(error.description)
    }
  }
}
