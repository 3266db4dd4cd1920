extension Double {
  /// Thousandths of a point are enough.
  var rounded3: Double { (self * 1000).rounded() / 1000 + 0 }

  /// For units of the bounds, angles and seconds.
  var rounded4: Double { (self * 10000).rounded() / 10000 + 0 }

  /// As a modifier writes it: whole numbers without a point.
  var word: String { self == rounded() && abs(self) < 1e9 ? "\(Int(self))" : "\(self)" }
}
