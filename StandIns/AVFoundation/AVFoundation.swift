@_exported import AudioToolbox
@_exported import CoreMedia
import HeroStandIns
@_exported import UIKit

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
}

/// The largest rectangle of an aspect ratio in another one, in its middle; points.
public func AVMakeRect(aspectRatio: CGSize, insideRect: CGRect) -> CGRect {
  let scale = min(insideRect.width / aspectRatio.width, insideRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: insideRect.midX - size.width / 2, y: insideRect.midY - size.height / 2, width: size.width, height: size.height)
}

// MARK: Films and sounds

open class AVAsset: NSObject {
  public let url: URL?
  public init(url: URL) { self.url = url }
  open var duration: CMTime { .zero }
}
open class AVURLAsset: AVAsset {
  public init(url: URL, options: [String: Any]? = nil) { super.init(url: url) }
}
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public let asset: AVAsset
  public init(asset: AVAsset) { self.asset = asset }
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }
  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  open var duration: CMTime { .zero }
  open func currentTime() -> CMTime { .zero }
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(true) }
  public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}
extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}
/// Stores what is set; no film plays and none ends.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  open private(set) var currentItem: AVPlayerItem?
  /// 0 is at rest, 1 the film's own speed.
  open var rate: Float = 0
  open var volume: Float = 1
  open var isMuted = false
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var automaticallyWaitsToMinimizeStalling = true
  open var allowsExternalPlayback = true
  open var preventsDisplaySleepDuringVideoPlayback = true
  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  private var time = CMTime.zero
  public override init() {}
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }
  open func play() { rate = 1 }
  open func pause() { rate = 0 }
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func currentTime() -> CMTime { time }
  open func seek(to time: CMTime) { self.time = time }
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    self.time = time
    completionHandler(true)
  }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { self.time = time }
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
  ) -> Any { NSObject() }
  open func removeTimeObserver(_ observer: Any) {}
}
open class AVQueuePlayer: AVPlayer {
  public init(items: [AVPlayerItem]) { super.init(playerItem: items.first) }
  public override init(playerItem item: AVPlayerItem?) { super.init(playerItem: item) }
}
open class AVPlayerLooper: NSObject {
  @preconcurrency @MainActor
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}
  open func disableLooping() {}
}
/// A plain ground in place of a film.
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { false }
  open var videoRect: CGRect { bounds }
  public required init?(coder: NSCoder) { return nil }
  public required init() {
    super.init()
    StandIn.use("AVFoundation", "films are a plain ground, sounds are not heard")
    backgroundColor = StandIn.ground.cgColor
  }
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}
extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}
/// Remembers whether it plays; nothing is heard and nothing ends.
open class AVAudioPlayer: NSObject {
  public let url: URL?
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open private(set) var isPlaying = false
  open var volume: Float = 1
  open var rate: Float = 1
  open var enableRate = false
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  open var duration: TimeInterval { 0 }
  public override init() { url = nil }
  public init(contentsOf url: URL) throws { self.url = url }
  public init(contentsOf url: URL, fileTypeHint: String?) throws { self.url = url }
  public init(data: Data) throws { url = nil }
  @discardableResult open func prepareToPlay() -> Bool { true }
  @discardableResult open func play() -> Bool {
    isPlaying = true
    return true
  }
  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
}
public final class AVAudioSession: NSObject, @unchecked Sendable {
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  private static let one = AVAudioSession()
  public static func sharedInstance() -> AVAudioSession { one }
  public func setCategory(_ category: Category) throws {}
  public func setCategory(_ category: Category, options: CategoryOptions) throws {}
  public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
  public func setMode(_ mode: Mode) throws {}
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}

public let AVAudioSessionCategoryAmbient = AVAudioSession.Category.ambient
public let AVAudioSessionCategoryPlayback = AVAudioSession.Category.playback
public let AVAudioSessionCategoryRecord = AVAudioSession.Category.record
public let AVAudioSessionCategoryPlayAndRecord = AVAudioSession.Category.playAndRecord
public let AVAudioSessionModeMeasurement = AVAudioSession.Mode.measurement
public let AVAudioSessionModeSpokenAudio = AVAudioSession.Mode.spokenAudio

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
public enum AVAudioQuality: Int, Sendable { case min = 0, low = 0x20, medium = 0x40, high = 0x60, max = 0x7F }
/// Records nothing.
open class AVAudioRecorder: NSObject {
  public let url: URL
  open private(set) var isRecording = false
  open var isMeteringEnabled = false
  public override init() { url = URL(fileURLWithPath: "/") }
  public init(url: URL, settings: [String: Any]) throws { self.url = url }
  @discardableResult open func prepareToRecord() -> Bool { true }
  @discardableResult open func record() -> Bool {
    isRecording = true
    return true
  }
  open func stop() { isRecording = false }
  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}

// MARK: Speech

open class AVSpeechSynthesisVoice: NSObject {
  public init?(language: String?) {}
}
open class AVSpeechUtterance: NSObject {
  public let speechString: String
  open var rate: Float = 0.5
  open var volume: Float = 1
  open var pitchMultiplier: Float = 1
  open var voice: AVSpeechSynthesisVoice?
  public override init() { speechString = "" }
  public init(string: String) { speechString = string }
}
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
}
extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
}
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
open class AVSpeechSynthesizer: NSObject {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open var isSpeaking: Bool { false }
  open func speak(_ utterance: AVSpeechUtterance) {}
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
}

// MARK: The camera

public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
/// There is none.
open class AVCaptureDevice: NSObject {
  public enum Position: Int, Sendable { case unspecified, back, front }
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
  open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
    handler(false)
  }
}
open class AVCaptureInput: NSObject {}
open class AVCaptureDeviceInput: AVCaptureInput {
  public init(device: AVCaptureDevice) throws {}
}
open class AVCaptureOutput: NSObject {}
open class AVCapturePhotoOutput: AVCaptureOutput {}
open class AVCaptureMetadataOutput: AVCaptureOutput {}
open class AVCaptureSession: NSObject {
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
  }
  open var sessionPreset = Preset.high
  open private(set) var isRunning = false
  open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { false }
  open func addInput(_ input: AVCaptureInput) {}
  open func addOutput(_ output: AVCaptureOutput) {}
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  open func startRunning() { isRunning = true }
  open func stopRunning() { isRunning = false }
}
/// A plain ground in place of what a camera sees.
open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  public required init?(coder: NSCoder) { return nil }
  public required init() {
    super.init()
    StandIn.use("AVFoundation", "films are a plain ground, sounds are not heard")
    backgroundColor = StandIn.ground.cgColor
  }
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
}
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
}
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// Writes nothing: it fails.
open class AVAssetExportSession: NSObject {
  public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }
  open var outputURL: URL?
  open var outputFileType: AVFileType?
  open var timeRange = CMTimeRange(start: .zero, duration: .zero)
  open var shouldOptimizeForNetworkUse = false
  open private(set) var status = Status.unknown
  open private(set) var error: (any Error)?
  open var progress: Float { 0 }
  public init?(asset: AVAsset, presetName: String) {}
  open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
    status = .failed
    error = CocoaError(.featureUnsupported)
    handler()
  }
  open func cancelExport() { status = .cancelled }
}
public typealias AVAssetExportSessionStatus = AVAssetExportSession.Status
