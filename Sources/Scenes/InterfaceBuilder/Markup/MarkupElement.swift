/// A place in an Interface Builder file.
package struct InterfacePlace: Equatable, Hashable, Sendable {
  /// 1-based; 0 when unknown.
  package var line: Int
  /// 1-based, in Unicode scalars; 0 when unknown.
  package var column: Int

  package init(line: Int = 0, column: Int = 0) {
    self.line = line
    self.column = column
  }
}

/// An element of an XML file.
package struct MarkupElement: Equatable, Sendable {
  package let name: String
  /// By name.
  package internal(set) var attributes: [String: String]
  /// In file order.
  package internal(set) var children: [MarkupElement] = []
  /// The text between the children, put together.
  package internal(set) var text = ""
  /// Where the element begins.
  package let place: InterfacePlace

  /// An attribute's text; nil when absent.
  package subscript(attribute: String) -> String? { attributes[attribute] }

  /// The value of the attribute `key`, by which Interface Builder says which of its parent's parts an element is.
  package var key: String? { attributes["key"] }

  /// The first child of a name, and with a key where one is given.
  package func child(_ name: String, key: String? = nil) -> MarkupElement? {
    children.first { $0.name == name && (key == nil || $0.key == key) }
  }

  /// The children of a child: `<subviews>` … `</subviews>`.
  package func children(in name: String) -> [MarkupElement] { child(name)?.children ?? [] }
}

extension MarkupElement {
  /// The root element of an XML file without document type.
  package init(file bytes: [UInt8]) throws(InterfaceError) { self = try TagScanner.root(of: bytes) }
}

/// Why a file is no Interface Builder file that can be read.
package struct InterfaceError: Error, Equatable, Sendable {
  package let place: InterfacePlace
  /// What is wrong and what to do.
  package let message: String

  package init(_ message: String, at place: InterfacePlace = InterfacePlace()) {
    self.place = place
    self.message = message
  }
}
