/// The look that a phone is set to: what variants of images and colours are chosen by.
package enum Appearance: String, CaseIterable, Sendable {
  case light, dark
}
