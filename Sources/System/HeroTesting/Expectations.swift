@_exported import Testing

/// Expects that a value is what it should be, as `#expect(value == expected)` does, and says both where they differ.
///
/// A function is compiled in a quarter of the time of the macro, which is expanded and solved anew at each place.
package func expectEqual<Value: Equatable>(
  _ value: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(value == expected, comment(), sourceLocation: sourceLocation)
}

/// Expects of several values, one by one, that each is what it should be.
package func expectEqual<each Value: Equatable>(
  _ values: (repeat each Value), _ expected: (repeat each Value), _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for (value, expected) in repeat (each values, each expected) {
    expectEqual(value, expected, comment(), sourceLocation: sourceLocation)
  }
}
