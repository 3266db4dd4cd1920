import Foundation
import HeroStage
import UIKit

@testable import Postcards

/// The app's folder.
private let folder = URL(
  fileURLWithPath: "../../Postcards", isDirectory: true,
  relativeTo: URL(fileURLWithPath: #filePath).deletingLastPathComponent())

/// Where the app's storyboards, pictures, colours and texts are.
let assets = [
  "Postcards",
  "Postcards/Assets.xcassets",
].map { folder.appendingPathComponent($0).standardizedFileURL }

/// How the app starts: what its Info.plist and its main class say.
@MainActor let launch = AppLaunch(
  mainStoryboard: "Main",
  delegate: { AppDelegate() })
