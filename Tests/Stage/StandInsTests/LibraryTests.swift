import HeroStage
import HeroTesting
import Moya
import SnapKit
import SwiftyJSON
import SwiftyUserDefaults
import Then

/// Stand-ins of libraries that apps lay out and read with: they do what the libraries do.
@MainActor
@Suite struct LibraryTests {
  /// A view of 200 × 100 points with one of 40 × 20 in it, as constraints place it.
  private func inStage(_ body: @escaping (_ ground: UIView, _ card: UIView) -> Void) {
    let (ground, card) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UIView())
    ground.addSubview(card)
    Stage(device: .iPhone8, root: UIViewController()).perform { body(ground, card) }
  }

  private func frame(of constraints: @escaping (_ make: ConstraintMaker) -> Void) -> CGRect {
    var frame = CGRect.null
    inStage { ground, card in
      card.snp.makeConstraints(constraints)
      ground.layoutIfNeeded()
      frame = card.frame
    }
    return frame
  }

  @Test func snapKitPlacesByEdgesAndSizes() {
    expectEqual(frame { $0.edges.equalToSuperview() }, CGRect(x: 0, y: 0, width: 200, height: 100))
    expectEqual(frame { $0.edges.equalToSuperview().inset(8) }, CGRect(x: 8, y: 8, width: 184, height: 84))
    expectEqual(
      frame { $0.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) },
      CGRect(x: 2, y: 1, width: 194, height: 96))
    expectEqual(
      frame {
        $0.center.equalToSuperview()
        $0.size.equalTo(CGSize(width: 40, height: 20))
      }, CGRect(x: 80, y: 40, width: 40, height: 20))
    // A number is a distance from the superview's edge of the same name, of a centre one from its upper left corner.
    expectEqual(
      frame {
        $0.left.equalTo(10)
        $0.centerY.equalTo(30)
        $0.width.height.equalTo(20)
      }, CGRect(x: 10, y: 20, width: 20, height: 20))
    expectEqual(
      frame {
        $0.right.bottom.equalToSuperview().offset(-5)
        $0.width.equalToSuperview().multipliedBy(0.5).offset(-10)
        $0.height.equalTo(10).priority(250)
        $0.height.equalTo(30).priority(.high)
      }, CGRect(x: 105, y: 65, width: 90, height: 30))
  }

  @Test func snapKitChangesWhatItHasMade() {
    inStage { ground, card in
      @MainActor func width() -> CGFloat {
        ground.layoutIfNeeded()
        return card.frame.width
      }
      var constraint: Constraint?
      card.snp.makeConstraints { make in
        make.left.top.equalTo(ground)
        constraint = make.width.equalTo(40).constraint
      }
      expectEqual(width(), 40)
      constraint?.update(offset: 50)
      expectEqual(width(), 50)
      card.snp.updateConstraints { $0.width.equalTo(60) }
      expectEqual(width(), 60)
      card.snp.remakeConstraints { make in
        make.left.top.equalToSuperview()
        make.width.lessThanOrEqualTo(70)
        make.right.equalTo(ground.snp.centerX).priority(.low)
      }
      expectEqual(width(), 70)
      constraint?.deactivate()
      card.snp.removeConstraints()
      expectEqual(ground.constraints.count + card.constraints.count, 0)
    }
  }

  @Test func swiftyJSONReadsWhatIsThere() throws {
    var json = try JSON(
      data: Data(#"{"boats": [{"name": "Berta", "length": 9.5, "crew": 3, "home": true, "mast": null}]}"#.utf8))
    let boat = json["boats"][0]
    expectEqual((boat["name"].string, json["boats", 0, "name"].stringValue), ("Berta", "Berta"))
    expectEqual((boat["length"].doubleValue, boat["crew"].int, boat["crew"].stringValue), (9.5, 3, "3"))
    expectEqual((boat["home"].bool, boat["home"].type, boat["mast"].type), (true, .bool, .null))
    expectEqual((json["boats"][7]["name"].string, json["boats"][7].error), (nil, .indexOutOfBounds))
    expectEqual(json["piers"].exists(), false)
    expectEqual(boat.map(\.0), ["crew", "home", "length", "mast", "name"])
    json["boats"][0]["name"] = "Anna"
    json["boats", 0, "crew"].int = 4
    expectEqual(json["boats"].arrayValue.map { $0["name"].stringValue }, ["Anna"])
    expectEqual(json["boats"][0]["crew"].intValue, 4)
    try json.merge(with: ["pier": 2])
    expectEqual(json["pier"].intValue, 2)
    expectEqual(JSON(["a": [1, 2]]).rawString(options: []), #"{"a":[1,2]}"#)
    expectEqual(JSON(parseJSON: "{").type, .null)
  }

  private struct Pier: Codable, Equatable, DefaultsSerializable { var length: Int }

  @Test func defaultsAreKeptByKeys() {
    defer { UserDefaults.standard.removeObject(forKey: "stand-in-pier") }
    let (visits, name) = (DefaultsKey<Int>("stand-in-visits"), DefaultsKey<String?>("stand-in-name"))
    for key in ["stand-in-visits", "stand-in-name", "stand-in-pier"] {
      UserDefaults.standard.removeObject(forKey: key)
    }
    expectEqual((Defaults[visits], Defaults[name]), (0, nil))
    Defaults[visits] += 2
    Defaults[name] = "Anna"
    expectEqual((Defaults[visits], Defaults[name]), (2, "Anna"))
    Defaults[name] = nil
    Defaults.remove(visits)
    expectEqual(Defaults.hasKey(visits) || Defaults.hasKey(name), false)
    let pier = DefaultsKey<Pier>("stand-in-pier", defaultValue: Pier(length: 3))
    expectEqual(Defaults[pier], Pier(length: 3))
    Defaults[pier] = Pier(length: 9)
    expectEqual(UserDefaults.standard[pier], Pier(length: 9))
  }

  @Test func thenSetsUp() {
    let label = UILabel().then { $0.text = "Boats" }
    expectEqual(label.text, "Boats")
    expectEqual(CGPoint.zero.with { $0.x = 3 }, CGPoint(x: 3, y: 0))
  }

  private enum Harbour: TargetType {
    case boats(page: Int), pier

    var baseURL: URL { URL(string: "https://api.example.com/v1") ?? URL(fileURLWithPath: "/") }
    var path: String { self.isPier ? "pier" : "boats" }
    var method: Moya.Method { .get }
    var task: Moya.Task {
      switch self {
      case .boats(let page): .requestParameters(parameters: ["page": page], encoding: URLEncoding.default)
      case .pier: .requestPlain
      }
    }
    var sampleData: Data { Data("3".utf8) }
    var headers: [String: String]? { nil }
    private var isPier: Bool { if case .pier = self { true } else { false } }
  }

  // An answer is a file of the address with its query; without one a request fails as without a network; a stub gives the sample.
  @Test func moyaIsAnsweredByFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("moya-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let host = folder.appendingPathComponent("api.example.com/v1")
    try FileManager.default.createDirectory(at: host, withIntermediateDirectories: true)
    try Data(#"{"list": [{"name": "Anna"}]}"#.utf8).write(to: host.appendingPathComponent("boats?page=2.json"))
    struct Boat: Decodable { var name: String }
    let stage = Stage(device: .iPhone8, root: UIViewController())
    stage.networkFolders = [folder]
    var heard: [String] = []
    stage.perform {
      let provider = MoyaProvider<Harbour>(plugins: [NetworkLoggerPlugin()])
      provider.request(.boats(page: 2)) { result in
        guard case .success(let response) = result else { return }
        let boats = try? response.filterSuccessfulStatusCodes().map([Boat].self, atKeyPath: "list")
        heard += boats?.map(\.name) ?? []
      }
      provider.request(.pier) { result in
        if case .failure(.underlying(let error, nil)) = result {
          heard.append("\((error as? URLError)?.code.rawValue ?? 0)")
        }
      }
      MoyaProvider<Harbour>(stubClosure: MoyaProvider.immediatelyStub).request(.pier) { result in
        heard.append((try? result.get().mapString()) ?? "")
      }
    }
    stage.run(until: .idle)
    expectEqual(heard, ["Anna", "-1009", "3"])
  }
}
