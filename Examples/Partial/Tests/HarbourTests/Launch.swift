import Foundation
import HeroStage
import UIKit

@testable import Harbour

/// The app's folder.
private let folder = URL(
  fileURLWithPath: "../../Harbour", isDirectory: true,
  relativeTo: URL(fileURLWithPath: #filePath).deletingLastPathComponent())

/// Where the app's storyboards, pictures, colours and texts are.
let assets = [].map { folder.appendingPathComponent($0).standardizedFileURL }

/// How the app starts: what its Info.plist and its main class say.
@MainActor let launch = AppLaunch(
  isPartial: true,
  delegate: { AppDelegate() })
