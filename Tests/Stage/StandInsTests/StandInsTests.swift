import Alamofire
import CoreData
import HeroStage
import HeroTesting
import Kingfisher
import Lottie
import MapKit
import SDWebImage
import SafariServices
import SwiftUI
import WebKit

/// What apps see of modules that are stood in for.
@MainActor
@Suite struct StandInsTests {
  private let folder: URL
  private let stage: Stage

  /// A stage with a picture of 8 × 6 points and an animation of 30 × 20.
  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("stand-ins-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    stage = Stage(device: .iPhone8, assets: [folder], root: UIViewController())
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6), format: format).pngData { context in
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 6))
    }
    try picture.write(to: folder.appendingPathComponent("boat.png"))
    try Data(#"{"w": 30, "h": 20}"#.utf8).write(to: folder.appendingPathComponent("wave.json"))
  }

  private func inStage(_ body: () throws -> Void) rethrows {
    var result = Swift.Result<Void, any Error>.success(())
    stage.perform { result = Swift.Result { try body() } }
    defer { try? FileManager.default.removeItem(at: folder) }
    if case .failure(let error) = result { Issue.record(error) }
  }

  // By the last part of the address, with its ending or without; then the app's own placeholder; then a square of 120 points.
  @Test func picturesOfAddressesAreTheFoldersOwnOrThePlaceholder() {
    inStage {
      for (address, width) in [
        ("https://example.com/pier/boat.png", 8), ("https://example.com/boat.jpg?size=2", 8),
        ("https://example.com/boat", 8), ("https://example.com/whale.png", 120),
      ] as [(String, CGFloat)] {
        let (one, two, button) = (UIImageView(), UIImageView(), UIButton())
        var told: [CGFloat] = []
        one.kf.setImage(with: URL(string: address)) { told.append((try? $0.get().image.size.width) ?? 0) }
        two.sd_setImage(with: URL(string: address)) { image, _, _, _ in told.append(image?.size.width ?? 0) }
        button.kf.setImage(with: URL(string: address), for: .normal)
        expectEqual([one.image, two.image, button.image(for: .normal)].map(\.?.size.width), [width, width, width])
        expectEqual(told, [width, width], "\(address)")
      }
      let own = UIImage(named: "boat")
      let view = UIImageView()
      view.kf.setImage(with: URL(string: "https://example.com/whale"), placeholder: own)
      #expect(view.image === own)
      view.sd_setImage(with: URL(string: "https://example.com/whale"), placeholderImage: nil)
      expectEqual(view.image?.size.width, 120)
      // No address is no picture, and an error to Kingfisher.
      var failed = false
      view.kf.setImage(with: nil as URL?) { if case .failure = $0 { failed = true } }
      #expect(view.image == nil && failed)
    }
  }

  @Test func anAnimationHasItsSizeAndIsOverAfterASecond() {
    var view: LottieAnimationView?
    var finished = 0
    stage.perform {
      let animation = AnimationView(name: "wave")
      expectEqual(animation.intrinsicContentSize, CGSize(width: 30, height: 20))
      expectEqual(animation.frame.size, CGSize(width: 30, height: 20))
      animation.play { _ in finished += 1 }
      #expect(animation.isAnimationPlaying)
      view = animation
    }
    stage.wait(0.5)
    expectEqual(finished, 0)
    stage.wait(0.6)
    expectEqual((finished, view?.isAnimationPlaying), (1, false))
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func viewsArePlainGrounds() {
    inStage {
      let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
      for view in [MKMapView(frame: frame), WKWebView(frame: frame), LottieAnimationView(frame: frame)] {
        expectEqual(view.frame, frame)
        expectEqual(view.backgroundColor, .systemGray5)
      }
      let page = SFSafariViewController(url: URL(fileURLWithPath: "/"))
      expectEqual(page.view.backgroundColor, .systemGray5)
      let hosting = UIHostingController(rootView: Pier(name: "Mole"))
      expectEqual(hosting.view.backgroundColor, .systemGray5)
      hosting.rootView.count += 1
      expectEqual((hosting.rootView.count, hosting.rootView.name), (1, "Mole"))
    }
  }

  /// Elements of other modules are views of their classes, so that outlets take them; no module is named for classes of Objective-C's.
  @Test func elementsOfOtherModulesAreViewsOfTheirClasses() throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="v" customClass="LOTAnimationView"><rect key="frame" x="0" y="0" width="90" height="90"/>
      <subviews><mapView contentMode="scaleToFill" id="m"><rect key="frame" x="0" y="0" width="40" height="30"/></mapView>
      <wkWebView contentMode="scaleToFill" id="w"><rect key="frame" x="0" y="40" width="50" height="20"/></wkWebView></subviews>
      </view></objects></document>
      """
    try Data(xib.utf8).write(to: folder.appendingPathComponent("Elements.xib"))
    inStage {
      let view = UINib(nibName: "Elements", bundle: nil).instantiate(withOwner: nil).first as? UIView
      expectEqual((view?.subviews.first as? MKMapView)?.frame, CGRect(x: 0, y: 0, width: 40, height: 30))
      expectEqual((view?.subviews.last as? WKWebView)?.frame, CGRect(x: 0, y: 40, width: 50, height: 20))
      #expect(Bundle.main.loadNibNamed("Elements", owner: nil)?.first is LOTAnimationView)
    }
  }

  /// A degree of the equator is 2π · 6 371 009 m / 360.
  @Test func placesAndRegionsAreWorkedOut() {
    let one = CLLocation(latitude: 0, longitude: 10)
    #expect(abs(one.distance(from: CLLocation(latitude: 0, longitude: 11)) - 111_195.08) < 0.01)
    inStage {
      let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      map.region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 40, longitude: 20),
        span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 20))
      let place = map.convert(CGPoint(x: 0, y: 0), toCoordinateFrom: map)
      expectEqual((place.latitude, place.longitude), (45, 10))
    }
  }

  // The query has the parameters by their names; 404 is no success to validate().
  @Test func filesAnswerAlamofire() async throws {
    let host = folder.appendingPathComponent("api.example.com")
    try FileManager.default.createDirectory(at: host, withIntermediateDirectories: true)
    try Data(#"{"name": "Anna"}"#.utf8).write(to: host.appendingPathComponent("boats?kind=2&page=1.json"))
    try Data("404".utf8).write(to: host.appendingPathComponent("piers.headers"))
    stage.networkFolders = [folder]
    struct Boat: Decodable, Equatable { var name: String }
    var (boats, statuses): ([Boat?], [Int?]) = ([], [])
    stage.perform {
      AF.request("https://api.example.com/boats", parameters: ["page": 1, "kind": 2]).validate()
        .responseDecodable(of: Boat.self) { boats.append($0.value) }
      // Of Alamofire 4, whose extensions read answers so.
      AF.request("https://api.example.com/boats?kind=2&page=1").response(
        responseSerializer: DataResponseSerializer<Boat> { request, response, data, error in
          let json = DataRequest.jsonResponseSerializer().serializeResponse(request, response, data, error).value
          return .success(Boat(name: (json as? [String: String])?["name"] ?? ""))
        }
      ) { boats.append($0.result.value) }
      AF.request("https://api.example.com/piers").validate().responseString {
        statuses += [$0.response?.statusCode, $0.error?.responseCode]
      }
    }
    stage.run(until: .idle)
    expectEqual(boats, [Boat(name: "Anna"), Boat(name: "Anna")])
    expectEqual(statuses, [404, 404])
    // A router, and an awaited answer.
    enum Router: URLRequestConvertible {
      case boats(kind: Int)
      func asURLRequest() throws -> URLRequest {
        guard case .boats(let kind) = self else { throw AFError.invalidURL(url: "") }
        let request = try URLRequest(url: "https://api.example.com/boats", method: .get, headers: ["Accept": "json"])
        return try URLEncoding.default.encode(request, with: ["page": 1, "kind": kind])
      }
    }
    let (found, missing) = (AF.request(Router.boats(kind: 2)), AF.request(Router.boats(kind: 9)))
    expectEqual(found.request?.value(forHTTPHeaderField: "Accept"), "json")
    expectEqual(try await found.serializingDecodable(Boat.self).value, Boat(name: "Anna"))
    let result = await missing.serializingDecodable(Boat.self).result
    expectEqual((result.isFailure, result.value, result.error?.underlyingError is URLError), (true, nil, true))
    try? FileManager.default.removeItem(at: folder)
  }

  /// As on a phone without a network.
  @Test func nobodyAnswers() throws {
    var failures = 0
    stage.perform {
      AF.request("https://example.com").responseJSON { if case .failure = $0.result { failures += 1 } }
      CLGeocoder().geocodeAddressString("Pier 1") { places, error in if places == nil, error != nil { failures += 1 } }
    }
    stage.run(until: .idle)
    expectEqual(failures, 2)
    let container = NSPersistentContainer(name: "Harbour")
    var loaded = false
    container.loadPersistentStores { _, error in loaded = error == nil }
    #expect(loaded)
    #expect(try container.viewContext.fetch(NSFetchRequest<NSManagedObject>(entityName: "Boat")).isEmpty)
    try? FileManager.default.removeItem(at: folder)
  }

  // Classes of Objective-C's that hide no init() have NSObject's: apps fill variables with them until they know better.
  @Test func emptyObjectsStandInVariables() {
    expectEqual(MKOverlayRenderer().overlay.coordinate.latitude, MKCircle().radius)
    #expect(NSFetchedResultsController<NSManagedObject>().fetchedObjects?.isEmpty == true)
    #expect(MKPolyline().coordinate.longitude == 0)
    let (map, center) = (MKMapView(), CLLocationCoordinate2D(latitude: 1, longitude: 2))
    map.setCamera(MKMapCamera(lookingAtCenter: center, fromDistance: 9, pitch: 0, heading: 0), animated: true)
    expectEqual(map.camera.centerCoordinateDistance, 9)
  }

  @Test func aManagerMayBeAnAppsOwn() {
    final class Manager: SessionManager {}
    expectEqual(Manager(configuration: .default).configuration.allowsCellularAccess, true)
  }
}

/// As an app writes its views in SwiftUI.
private struct Pier: SwiftUI.View {
  var name: String
  @State var count = 0

  var body: some SwiftUI.View {
    VStack(alignment: .leading) {
      if count > 0 { Text("\(count)").bold().padding(.leading) }
      Button(action: { count += 1 }) { Text(name) }
      Spacer()
    }.onTapGesture { count = 0 }
  }
}
