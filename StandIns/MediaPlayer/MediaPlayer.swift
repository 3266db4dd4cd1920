@_exported import UIKit

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
open class MPNowPlayingInfoCenter: NSObject {
  nonisolated(unsafe) private static let center = MPNowPlayingInfoCenter()
  open class func `default`() -> MPNowPlayingInfoCenter { center }
  open var nowPlayingInfo: [String: Any]?
}
open class MPMediaItemArtwork: NSObject {
  public let bounds: CGRect
  private let picture: (CGSize) -> UIImage
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    (bounds, picture) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
  }
  public init(image: UIImage) { (bounds, picture) = (CGRect(origin: .zero, size: image.size), { _ in image }) }
  open func image(at size: CGSize) -> UIImage? { picture(size) }
}
public enum MPRemoteCommandHandlerStatus: Int, Sendable { case success = 0, noSuchContent = 100, commandFailed = 200 }
open class MPRemoteCommandEvent: NSObject {}
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent { open var positionTime: TimeInterval { 0 } }
open class MPRemoteCommand: NSObject {
  open var isEnabled = true
  @discardableResult open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)
    -> Any
  { self }
  open func addTarget(_ target: Any, action: Selector) {}
  open func removeTarget(_ target: Any?) {}
}
open class MPRemoteCommandCenter: NSObject {
  nonisolated(unsafe) private static let center = MPRemoteCommandCenter()
  open class func shared() -> MPRemoteCommandCenter { center }
  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let skipForwardCommand = MPRemoteCommand()
  public let skipBackwardCommand = MPRemoteCommand()
  public let changePlaybackPositionCommand = MPRemoteCommand()
}
open class MPMediaEntity: NSObject {
  open var persistentID: UInt64 { 0 }
  open func value(forProperty property: String) -> Any? { nil }
}
open class MPMediaItem: MPMediaEntity {
  open var title: String? { nil }
  open var artist: String? { nil }
  open var albumTitle: String? { nil }
  open var albumArtist: String? { nil }
  open var genre: String? { nil }
  open var playbackDuration: TimeInterval { 0 }
  open var artwork: MPMediaItemArtwork? { nil }
  open var assetURL: URL? { nil }
}
open class MPMediaItemCollection: MPMediaEntity {
  public let items: [MPMediaItem]
  public init(items: [MPMediaItem]) { self.items = items }
  open var count: Int { items.count }
  open var representativeItem: MPMediaItem? { items.first }
}
open class MPMediaPlaylist: MPMediaItemCollection { open var name: String? { nil } }
/// Finds nothing: the library is empty.
open class MPMediaQuery: NSObject {
  open class func songs() -> MPMediaQuery { MPMediaQuery() }
  open class func albums() -> MPMediaQuery { MPMediaQuery() }
  open class func artists() -> MPMediaQuery { MPMediaQuery() }
  open class func playlists() -> MPMediaQuery { MPMediaQuery() }
  open var items: [MPMediaItem]? { [] }
  open var collections: [MPMediaItemCollection]? { [] }
}
public enum MPMusicPlaybackState: Int, Sendable {
  case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}
open class MPMusicPlayerController: NSObject {
  nonisolated(unsafe) public static let systemMusicPlayer = MPMusicPlayerController()
  nonisolated(unsafe) public static let applicationMusicPlayer = MPMusicPlayerController()
  open var nowPlayingItem: MPMediaItem?
  open var playbackState: MPMusicPlaybackState { .stopped }
  open var currentPlaybackTime: TimeInterval = 0
  open func setQueue(with itemCollection: MPMediaItemCollection) {}
  open func setQueue(with query: MPMediaQuery) {}
  open func beginGeneratingPlaybackNotifications() {}
  open func endGeneratingPlaybackNotifications() {}
  open func prepareToPlay() {}
  open func play() {}
  open func pause() {}
  open func stop() {}
  open func skipToNextItem() {}
  open func skipToPreviousItem() {}
}
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
open class MPMediaLibrary: NSObject {
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
  open class func requestAuthorization(_ completionHandler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
    completionHandler(.denied)
  }
}
/// A plain ground in place of a slider.
open class MPVolumeView: UIView {
  open var showsVolumeSlider = true
  open var showsRouteButton = true
}
