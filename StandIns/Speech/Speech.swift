@_exported import UIKit

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
public protocol SFSpeechRecognizerDelegate: AnyObject {}
open class SFSpeechRecognizer: NSObject {
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  open var isAvailable: Bool { false }
  public override init() { super.init() }
  public init?(locale: Locale) {}
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
  open class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) {
    handler(.denied)
  }
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
}
open class SFSpeechRecognitionRequest: NSObject {
  open var shouldReportPartialResults = true
}
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  open func endAudio() {}
}
open class SFSpeechRecognitionTask: NSObject {
  open func cancel() {}
  open func finish() {}
}
open class SFTranscription: NSObject { open var formattedString: String { "" } }
open class SFSpeechRecognitionResult: NSObject {
  open var bestTranscription: SFTranscription { SFTranscription() }
  open var isFinal: Bool { false }
}
