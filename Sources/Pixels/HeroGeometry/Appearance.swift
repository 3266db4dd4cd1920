/// The look that a phone is set to: what variants of images and colours are chosen by.
package enum Appearance: String, CaseIterable, Sendable {
  case light, dark
}

/// Which way up a device is held.
package enum Orientation: String, CaseIterable, Sendable {
  case portrait, landscape
}
