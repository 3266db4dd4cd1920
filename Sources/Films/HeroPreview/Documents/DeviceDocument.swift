import Foundation
import HeroGeometry
import HeroLayers
import HeroModel
import HeroRender

import enum HeroJSON.JSONValue

/// The body of a scene's device, which the page puts around the picture: where it lies, and its drawings, behind the screen and over it.
struct DeviceDocument {
  let variant: Variant
  let look: DeviceFrame

  /// The document: rectangles in points of the screen, whose top left corner is the origin. `over` is null where nothing is cut out.
  func json() throws -> JSONValue {
    let canvas = variant.film.scene.canvas
    let body = DeviceBody(look, screen: canvas.size, safeArea: canvas.safeArea)
    // The shadow reaches over the body; the page has room for so much of it.
    let margin = min(canvas.size.width, canvas.size.height) * 0.06
    let around = Rect(
      x: body.outline.minX - margin, y: body.outline.minY - margin, width: body.outline.size.width + 2 * margin,
      height: body.outline.size.height + 2 * margin)
    return [
      "version": .integer(1), "outline": Self.json(body.outline), "radius": .number(body.screenRadius),
      "around": Self.json(around), "under": try picture(body.layers, in: around),
      "over": body.cutOut.isEmpty
        ? .null : try picture(body.cutOut, in: Rect(origin: .zero, size: canvas.size)),
    ]
  }

  private static func json(_ rect: Rect) -> JSONValue {
    .numbers([rect.minX, rect.minY, rect.size.width, rect.size.height])
  }

  private func picture(_ layers: [Layer], in rect: Rect) throws -> JSONValue {
    var group = Layer(
      path: "device", position: Point(x: -rect.minX, y: -rect.minY),
      bounds: Rect(origin: .zero, size: Size(width: 1, height: 1)))
    group.anchorPoint = .zero
    group.children = layers
    let png = try variant.drawing.png(of: LayerTree(size: rect.size, background: .clear, layers: [group]))
    return .string("data:image/png;base64,\(Data(png).base64EncodedString())")
  }
}
