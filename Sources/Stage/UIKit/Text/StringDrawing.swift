/// How texts are measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// One bit for each trait.
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What is learnt of texts that are drawn: nothing here.
@preconcurrency @MainActor
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
}

extension NSAttributedString {
  @MainActor private var label: UILabel {
    let label = UILabel()
    // Source: UIKit's strings are black and of 12 points unless attributes say otherwise.
    label.font = .systemFont(ofSize: 12)
    label.textColor = .black
    label.numberOfLines = 0
    label.attributedText = self
    return label
  }

  /// Points that the text takes, paragraphs on a line each.
  @preconcurrency @MainActor public func size() -> CGSize { label.sizeThatFits(.zero) }

  /// Where the text comes to lie in a size, points.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let wraps = options.contains(.usesLineFragmentOrigin)
    return CGRect(origin: .zero, size: label.sizeThatFits(wraps ? CGSize(width: size.width, height: 0) : .zero))
  }

  /// Draws the text with its upper left corner at a point of the current context.
  @preconcurrency @MainActor public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }

  /// Draws the text into a rectangle of the current context, from its top.
  @preconcurrency @MainActor public func draw(in rect: CGRect) {
    let label = label
    let height = label.sizeThatFits(CGSize(width: rect.width, height: 0)).height
    let place = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: min(height, rect.height))
    DrawingContexts.current("draw").draw(label, in: place)
  }
}

extension String {
  /// Points that the text takes, paragraphs on a line each.
  @preconcurrency @MainActor public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Where the text comes to lie in a size, points.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }

  /// Draws the text with its upper left corner at a point of the current context.
  @preconcurrency @MainActor public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text into a rectangle of the current context, from its top.
  @preconcurrency @MainActor public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }
}

extension NSString {
  private var plain: String { substring(from: 0) }

  /// Points that the text takes, paragraphs on a line each.
  @preconcurrency @MainActor public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    plain.size(withAttributes: attrs)
  }

  /// Where the text comes to lie in a size, points.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect { plain.boundingRect(with: size, options: options, attributes: attributes, context: context) }

  /// Draws the text with its upper left corner at a point of the current context.
  @preconcurrency @MainActor public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    plain.draw(at: point, withAttributes: attrs)
  }

  /// Draws the text into a rectangle of the current context, from its top.
  @preconcurrency @MainActor public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    plain.draw(in: rect, withAttributes: attrs)
  }
}
