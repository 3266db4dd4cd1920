import Synchronization

/// The rows of an image that was just decoded, for whoever reads them first; afterwards the file is decoded again.
///
/// All are equal: they change when an image is decoded, never what it shows.
package final class KeptRows: Sendable, Equatable {
  private let rows: Mutex<[UInt8]?>

  package init(_ rows: [UInt8]?) { self.rows = Mutex(rows) }

  /// The rows, once.
  package func take() -> [UInt8]? {
    rows.withLock { rows in
      defer { rows = nil }
      return rows
    }
  }

  package static func == (left: KeptRows, right: KeptRows) -> Bool { true }
}
