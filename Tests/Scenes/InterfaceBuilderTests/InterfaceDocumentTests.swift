import HeroGeometry
import HeroTesting

@testable import InterfaceBuilder

@Suite("Documents")
struct InterfaceDocumentTests {
  @Test("the canvas is that of the device, lying when it says so, else that which the first root view fills")
  func canvas() throws {
    for (device, width, height, scale, appearance) in [
      (#"<device id="retina4_7" orientation="portrait"/>"#, 375.0, 667.0, 2.0, nil),
      (#"<device id="retina6_1" orientation="landscape"/>"#, 896, 414, 2, nil),
      (#"<device id="ipad12_9" orientation="portrait"/>"#, 1024, 1366, 2, nil),
      (#"<device id="retina6_12" orientation="portrait" appearance="dark"/>"#, 393, 852, 3, "dark"),
    ] as [(String, Double, Double, Double, String?)] {
      let canvas = try InterfaceText.document(InterfaceText.screen("", device: device)).canvas
      expectEqual(
        (canvas.size, canvas.scale, canvas.appearance), (Size(width: width, height: height), scale, appearance))
    }
    for (width, height) in [(375.0, 667.0), (600, 600), (320, 480)] {
      let text = InterfaceText.screen("", device: "")
        .replacing("width=\"375\" height=\"667\"", with: "width=\"\(width)\" height=\"\(height)\"")
      try expectEqual(InterfaceText.document(text).canvas.size, Size(width: width, height: height))
    }
  }

  @Test("constraints with ratios, priorities, and the owner where no item is named")
  func constraints() throws {
    let constraints = try InterfaceText.root(
      inside: """
        <subviews><view id="a"/></subviews>
        <constraints>
          <constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="16:9" id="1"/>
          <constraint firstAttribute="trailingMargin" relation="greaterThanOrEqual" secondItem="a" secondAttribute="trailing" \
        constant="-8" priority="750" id="2"/>
          <constraint firstItem="a" firstAttribute="height" constant="44" multiplier="0.5" placeholder="YES" id="3"/>
        </constraints>
        """
    ).constraints
    expectEqual(constraints.map(\.multiplier), [16.0 / 9, 1, 0.5])
    expectEqual(constraints.map(\.firstItem), ["a", "root", "a"])
    let second = constraints[1]
    expectEqual((second.firstAttribute, second.relation), (.trailingMargin, .greaterThanOrEqual))
    expectEqual((second.constant, second.priority), (-8, 750))
    expectEqual((constraints[2].secondItem, constraints[2].isPlaceholder), (nil, true))
  }

  @Test("multipliers are numbers and ratios, with blanks as they were typed; one that lacks a side is none")
  func multipliers() throws {
    for (text, value) in [
      ("375: 562.5", 375 / 562.5), ("34 / 547", 34.0 / 547), (" 0.5 ", 0.5), ("16:9", 16.0 / 9), ("1 : 2", 0.5),
      ("3/4", 0.75), ("4:", nil), ("/3", nil), ("1:0", nil), ("a", nil),
    ] as [(String, Double?)] {
      let document = try InterfaceText.document(
        inside: """
          <constraints><constraint firstAttribute="width" secondItem="root" secondAttribute="height" multiplier="\(text)" id="1"/>
          </constraints>
          """)
      let found = document.controllers.first?.view?.constraints.map(\.multiplier)
      expectEqual(found, value.map { [$0] } ?? [], "\(text)")
      expectEqual(document.remarks.count, value == nil ? 1 : 0, "\(text)")
    }
  }

  @Test("the keyboard's guide, under both of its tags")
  func keyboardGuide() throws {
    let root = try InterfaceText.root(
      inside: #"<viewLayoutGuide key="safeArea" id="s"/><keyboardLayoutGuide key="keyboard" id="k"/>"#)
    expectEqual((root.guides.map(\.kind), root.guides.map(\.id)), ([.safeArea, .keyboard], ["s", "k"]))
  }

  @Test("variations are settled for the size classes")
  func variations() throws {
    let text = InterfaceText.screen(
      """
      <subviews>
        <label text="A" id="a"><fontDescription key="fontDescription" type="system" pointSize="17"/>
          <variation key="widthClass=regular"><fontDescription key="fontDescription" type="system" pointSize="30"/></variation>
        </label>
        <view id="b"/>
        <view id="c"><variation key="heightClass=compact" hidden="YES"/></view>
      </subviews>
      <constraints>
        <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10" id="1">
          <variation key="heightClass=compact" constant="4"/></constraint>
        <constraint firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="top" id="2"/>
        <constraint firstItem="c" firstAttribute="top" secondItem="root" secondAttribute="top" id="3"/>
      </constraints>
      <variation key="default"><mask key="subviews"><exclude reference="b"/></mask>
        <mask key="constraints"><exclude reference="3"/></mask></variation>
      <variation key="heightClass=regular-widthClass=regular"><mask key="subviews"><include reference="b"/></mask></variation>
      """)
    let phone = try #require(try InterfaceText.root(text))
    expectEqual(phone.subviews.map(\.id), ["a", "c"])
    expectEqual(phone.constraints.map(\.id), ["1"], "what hangs on a view that is not installed goes with it")
    expectEqual(phone.constraints[0].constant, 10)

    let lying = try #require(try InterfaceText.root(text, traits: InterfaceTraits(width: .compact, height: .compact)))
    expectEqual(lying.constraints[0].constant, 4)
    expectEqual(lying.subviews.map(\.isHidden), [false, true])

    let tablet = try #require(try InterfaceText.root(text, traits: InterfaceTraits(width: .regular, height: .regular)))
    expectEqual(tablet.subviews.map(\.id), ["a", "b", "c"])
    expectEqual(tablet.constraints.map(\.id), ["1", "2"])
    guard case .label(let label) = tablet.subviews[0].content else { throw InterfaceError("no label") }
    expectEqual(label.font.size, 30)
  }

  @Test("fonts by kind, name and text style")
  func fonts() throws {
    for (attributes, expected) in [
      (#"type="system" pointSize="15""#, InterfaceFont(size: 15)),
      (#"type="boldSystem" pointSize="20""#, InterfaceFont(size: 20, weight: 700)),
      (#"type="italicSystem" pointSize="12""#, InterfaceFont(size: 12, isItalic: true)),
      (#"type="system" weight="semibold" pointSize="18""#, InterfaceFont(size: 18, weight: 600)),
      (
        #"name="AvenirNext-DemiBoldItalic" family="Avenir Next" pointSize="32""#,
        InterfaceFont(
          family: "Avenir Next", faceName: "AvenirNext-DemiBoldItalic", size: 32, weight: 600, isItalic: true)
      ),
      (#"style="UICTFontTextStyleHeadline""#, InterfaceFont(size: 17, weight: 600, textStyle: .headline)),
      (#"style="UICTFontTextStyleCaption2""#, InterfaceFont(size: 11, textStyle: .caption2)),
    ] {
      let root = try InterfaceText.root(
        inside:
          #"<subviews><label text="A" id="a"><fontDescription key="fontDescription" \#(attributes)/></label></subviews>"#
      )
      guard case .label(let label)? = root.subviews.first?.content else { throw InterfaceError("no label") }
      expectEqual(label.font, expected)
    }
  }

  @Test("runtime attributes of every type, in file order")
  func attributes() throws {
    let root = try InterfaceText.root(
      inside:
        """
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="heroID" value="a&quot;b"/>
          <userDefinedRuntimeAttribute type="boolean" keyPath="isHeroEnabled" value="YES"/>
          <userDefinedRuntimeAttribute type="number" keyPath="cornerRadius"><real key="value" value="4.5"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="color" keyPath="shadowColor"><color key="value" white="0" alpha="1" colorSpace="calibratedWhite"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="size" keyPath="shadowOffset"><size key="value" width="0.0" height="2"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="point" keyPath="p"><point key="value" x="1" y="2"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="rect" keyPath="r"><rect key="value" x="1" y="2" width="3" height="4"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="image" keyPath="templateImage" value="star"/>
          <userDefinedRuntimeAttribute type="string" keyPath="text"><string key="value">two
        lines</string></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="nil" keyPath="none"/>
        </userDefinedRuntimeAttributes>
        """)
    let found = root.attributes
    expectEqual(
      found.map(\.value),
      [
        .string("a\"b"), .bool(true), .number(4.5), .number(3), .color(.fixed(.black)),
        .size(Size(width: 0, height: 2)),
        .point(Point(x: 1, y: 2)), .rect(Rect(x: 1, y: 2, width: 3, height: 4)), .image("star"), .string("two\nlines"),
        .null,
      ])
    expectEqual(found.first?.keyPath, "heroID")
  }

  @Test("segues of every kind with their source; peeks without a destination are none")
  func segues() throws {
    let root = try InterfaceText.root(
      inside:
        """
        <subviews><button id="b"><connections>
          <segue destination="x" kind="show" identifier="go" id="1"><segue key="commit" inheritsFrom="parent" id="9"/></segue>
          <segue destination="x" kind="presentation" modalPresentationStyle="overFullScreen" animates="NO" id="2"/>
          <segue destination="x" kind="unwind" unwindAction="back:" id="3"/>
          <segue destination="x" kind="custom" customClass="Own" id="4"/>
          <segue destination="x" kind="relationship" relationship="rootViewController" id="5"/>
          <segue destination="x" kind="push" id="6"/>
          <action selector="tap:" destination="vc" eventType="touchUpInside" id="7"/>
          <outletCollection property="parts" destination="b" id="8"/>
        </connections></button></subviews>
        """)
    let connections = try #require(root.subviews.first?.connections)
    expectEqual(
      connections.segues.map(\.kind),
      [.show, .presentation, .unwind, .custom, .relationship("rootViewController"), .show])
    #expect(connections.segues.allSatisfy { $0.source == "b" })
    expectEqual(connections.segues[0].identifier, "go")
    expectEqual(connections.segues[1].modalPresentationStyle, .overFullScreen)
    #expect(!connections.segues[1].isAnimated)
    expectEqual(connections.actions.map(\.selector), ["tap:"])
    let outlet = try #require(connections.outlets.first)
    #expect(outlet.property == "parts" && outlet.destination == "b" && outlet.isCollection)
    // Eight lines below the button's.
    expectEqual(outlet.place.line, (root.subviews.first?.place.line ?? 0) + 8)
  }

  @Test("a view that is not drawn, an element and an attribute that are not known are remarks with their lines")
  func remarks() throws {
    let document = try InterfaceText.document(
      inside:
        """
        <subviews>
        <mapView id="m"><rect key="frame" x="1" y="2" width="3" height="4"/></mapView>
        <label text="A" sparkle="YES" id="l"/>
        <view id="v"><glitter/></view>
        </subviews>
        """)
    expectEqual(
      document.remarks.map { "\($0.place.line) \($0.element): \($0.message)" },
      [
        "7 mapView: a view of this kind is not drawn; its background, frame and subviews are",
        "8 label: the attribute 'sparkle' is not read",
        "9 glitter: an element of this kind is not read inside of 'view'",
      ])
    let map = document.controllers.first?.view?.subviews.first
    expectEqual(map?.content, .other)
    expectEqual(map?.frame, Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("words are values; one that is not known is a remark, and the standard one takes its place")
  func words() throws {
    let document = try InterfaceText.document(
      inside:
        """
        <subviews>
        <stackView axis="vertical" distribution="equalCentering" alignment="top" id="s"/>
        <label contentMode="bottomLeft" textAlignment="justified" lineBreakMode="characterWrap" id="l"/>
        <button buttonType="roundedRect" lineBreakMode="clip" id="b"><state key="disabled" title="No"/></button>
        <stackView distribution="evenly" id="t"/>
        <visualEffectView id="e"><blurEffect style="systemThinMaterialDark"/></visualEffectView>
        </subviews>
        """)
    let views = try #require(document.controllers.first?.view?.subviews)
    guard case .stack(let stack) = views[0].content, case .label(let label) = views[1].content,
      case .button(let button) = views[2].content, case .stack(let other) = views[3].content,
      case .visualEffect(let effect) = views[4].content
    else { throw InterfaceError("\(views)") }
    #expect((stack.axis, stack.distribution, stack.alignment) == (.vertical, .equalCentering, .leading))
    #expect((views[1].contentMode, label.alignment, label.lineBreakMode) == (.bottomLeft, .justified, .byCharWrapping))
    #expect((button.type, button.lineBreakMode) == (.system, .byClipping))
    expectEqual(button.states[.disabled]?.title, "No")
    expectEqual(other.distribution, .fill)
    expectEqual(effect.blurStyle, .systemThinMaterialDark)
    expectEqual(
      document.remarks.map { "\($0.place.line) \($0.element): \($0.message)" },
      ["10 stackView: the distribution 'evenly' is not known; the standard one takes its place"])
  }

  @Test("a cell's list configuration becomes its texts, the smaller one below or beside")
  func listConfigurations() throws {
    for (attributes, frames) in [
      ("", [Rect(x: 16, y: 11.75, width: 343, height: 20.5)]),
      (
        #"secondaryText="Two""#,
        [Rect(x: 16, y: 3, width: 343, height: 20.5), Rect(x: 16, y: 26.5, width: 343, height: 14.5)]
      ),
      (
        #"secondaryText="Two" prefersSideBySideTextAndSecondaryText="YES""#,
        [Rect(x: 16, y: 11.75, width: 343, height: 20.5), Rect(x: 16, y: 11.75, width: 343, height: 20.5)]
      ),
    ] {
      let table = """
        <subviews><tableView id="t"><prototypes><tableViewCell reuseIdentifier="c" id="cell">
        <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="375" height="44"/>
        </tableViewCellContentView><listContentConfiguration key="contentConfiguration" text="One" \(attributes)/>
        </tableViewCell></prototypes></tableView></subviews>
        """
      let document = try InterfaceText.document(InterfaceText.screen(table))
      #expect(document.remarks.isEmpty)
      guard case .table(let list)? = document.controllers.first?.view?.subviews.first?.content else {
        throw InterfaceError("no table")
      }
      let labels = try #require(list.prototypes.first?.subviews.first?.subviews)
      expectEqual(labels.compactMap(\.frame), frames)
      expectEqual(Set(labels.map(\.id)).count, labels.count)
    }
  }

  @Test("a symbolic constraint that says no constant keeps the standard spacing, 8 to siblings and 20 to the superview")
  func standardSpacing() throws {
    for (first, second, more, constant) in [
      (#"firstItem="q" firstAttribute="leading""#, #"secondItem="p" secondAttribute="trailing""#, "", 8.0),
      (#"firstItem="p" firstAttribute="bottom""#, #"secondItem="q" secondAttribute="top""#, "", -8),
      (#"firstItem="p" firstAttribute="top""#, #"secondItem="root" secondAttribute="top""#, "", 20),
      (#"firstAttribute="trailing""#, #"secondItem="p" secondAttribute="trailing""#, "", 20),
      (#"firstItem="p" firstAttribute="bottom""#, #"secondItem="root" secondAttribute="bottom""#, "", -20),
      (#"firstItem="p" firstAttribute="centerX""#, #"secondItem="root" secondAttribute="centerX""#, "", 0),
      (#"firstItem="q" firstAttribute="leading""#, #"secondItem="p" secondAttribute="trailing""#, #"constant="5""#, 5),
    ] {
      let root = try InterfaceText.root(
        inside: """
          <subviews><view id="p"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
          <view id="q"><rect key="frame" x="0" y="0" width="9" height="9"/></view></subviews>
          <constraints><constraint \(first) \(second) \(more) symbolic="YES" id="k"/></constraints>
          """)
      expectEqual(root.constraints.first?.constant, constant, "\(first) \(second)")
    }
  }
}
