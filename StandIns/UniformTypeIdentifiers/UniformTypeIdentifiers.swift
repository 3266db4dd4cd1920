@_exported import UIKit

public struct UTType: Hashable, Sendable {
  public let identifier: String
  public init?(_ identifier: String) { self.identifier = identifier }
  private init(known identifier: String) { self.identifier = identifier }
  public init?(filenameExtension: String) { identifier = "dyn.\(filenameExtension)" }
  public var preferredFilenameExtension: String? { identifier.split(separator: ".").last.map(String.init) }
  public var preferredMIMEType: String? { nil }
  public static let item = UTType(known: "public.item")
  public static let data = UTType(known: "public.data")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let json = UTType(known: "public.json")
  public static let url = UTType(known: "public.url")
  public static let image = UTType(known: "public.image")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let png = UTType(known: "public.png")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let audio = UTType(known: "public.audio")
  public static let folder = UTType(known: "public.folder")
  public static let zip = UTType(known: "public.zip-archive")
}
