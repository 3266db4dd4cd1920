@_exported import FirebaseCore

public final class StorageMetadata: NSObject {
  public var contentType: String?
  public func downloadURL() -> URL? { nil }
}
public enum StorageTaskStatus: Int, Sendable { case unknown, resume, progress, pause, success, failure }
public final class StorageTaskSnapshot: NSObject {
  public var error: (any Error)? { nil }
  public var progress: Progress? { nil }
}
/// A task that does not go on.
public class StorageTask: NSObject {
  public func cancel() {}
  public func pause() {}
  public func resume() {}
  @discardableResult
  public func observe(_ status: StorageTaskStatus, handler: @escaping (StorageTaskSnapshot) -> Void) -> String { "" }
  public func removeAllObservers() {}
}
public final class StorageDownloadTask: StorageTask {}
public final class StorageUploadTask: StorageTask {}
public final class StorageReference: NSObject {
  public var fullPath: String { "" }
  public var name: String { "" }
  public func child(_ path: String) -> StorageReference { self }
  public func downloadURL(completion: @escaping (URL?, (any Error)?) -> Void) {}
  @discardableResult
  public func getData(
    maxSize size: Int64, completion: @escaping (Data?, (any Error)?) -> Void
  ) -> StorageDownloadTask { StorageDownloadTask() }
  @discardableResult
  public func write(
    toFile url: URL, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) -> StorageDownloadTask { StorageDownloadTask() }
  @discardableResult
  public func putData(
    _ data: Data, metadata: StorageMetadata? = nil, completion: ((StorageMetadata?, (any Error)?) -> Void)? = nil
  ) -> StorageUploadTask { StorageUploadTask() }
  public func delete(completion: (((any Error)?) -> Void)? = nil) {}
}
public final class Storage: NSObject, @unchecked Sendable {
  private static let one = Storage()
  public static func storage() -> Storage { one }
  public func reference() -> StorageReference { StorageReference() }
  public func reference(withPath path: String) -> StorageReference { StorageReference() }
  public func reference(forURL url: String) -> StorageReference { StorageReference() }
}

/// Names of Firebase 3.
public typealias FIRStorage = Storage
public typealias FIRStorageReference = StorageReference
public typealias FIRStorageMetadata = StorageMetadata
