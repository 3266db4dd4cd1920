/// Why a file cannot become a scene, as a sentence that names the layer.
package struct FigmaError: Error, Equatable, Sendable, CustomStringConvertible {
  package var description: String

  package init(_ description: String) { self.description = description }
}
