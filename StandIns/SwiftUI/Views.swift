public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable { case top, center, bottom, firstTextBaseline, lastTextBaseline }
public enum TextAlignment: Sendable { case leading, center, trailing }
public enum Alignment: Sendable {
  case topLeading, top, topTrailing, leading, center, trailing, bottomLeading, bottom, bottomTrailing
}
public enum ContentMode: Sendable { case fit, fill }
public struct Edge: Sendable {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1), leading = Set(rawValue: 2), bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8), horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom], all: Set = [.horizontal, .vertical]
  }
}
public struct Axis: Sendable {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1), vertical = Set(rawValue: 2)
  }
}
public struct Font: Sendable {
  public enum Weight: Sendable { case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }
  public enum Design: Sendable { case `default`, serif, rounded, monospaced }
  public static let largeTitle = Font(), title = Font(), title2 = Font(), title3 = Font(), headline = Font()
  public static let subheadline = Font(), body = Font(), callout = Font(), footnote = Font(), caption = Font()
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font { Font() }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
  public func weight(_ weight: Weight) -> Font { self }
  public func bold() -> Font { self }
}

@preconcurrency @MainActor
public protocol Shape: View where Body == Never {}
extension Shape {
  public func fill(_ color: Color) -> PlainView { PlainView() }
  public func stroke(_ color: Color, lineWidth: CGFloat = 1) -> PlainView { PlainView() }
}
public struct Rectangle: Shape { public init() {} }
public struct Circle: Shape { public init() {} }
public struct Capsule: Shape { public init() {} }
public struct RoundedRectangle: Shape { public init(cornerRadius: CGFloat) {} }

public struct Color: View {
  public typealias Body = Never
  public static let red = Color(), green = Color(), blue = Color(), black = Color(), white = Color(), gray = Color()
  public static let yellow = Color(), orange = Color(), pink = Color(), purple = Color(), clear = Color()
  public static let primary = Color(), secondary = Color(), accentColor = Color()
  public init(_ name: String) {}
  public init(_ color: UIColor) {}
  public init(uiColor: UIColor) {}
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {}
  private init() {}
  public func opacity(_ opacity: Double) -> Color { self }
}
public struct Text: View {
  public typealias Body = Never
  public init(_ content: some StringProtocol) {}
  public init(verbatim content: String) {}
  public func font(_ font: Font?) -> Text { self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  public func bold() -> Text { self }
  public func italic() -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self }
  public static func + (a: Text, b: Text) -> Text { a }
}
public struct Image: View {
  public typealias Body = Never
  public init(_ name: String) {}
  public init(systemName: String) {}
  public init(uiImage: UIImage) {}
  public func resizable() -> Image { self }
}
public struct Spacer: View {
  public typealias Body = Never
  public init(minLength: CGFloat? = nil) {}
}
public struct Divider: View {
  public typealias Body = Never
  public init() {}
}
public struct VStack: View {
  public typealias Body = Never
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View)
  {}
}
public struct HStack: View {
  public typealias Body = Never
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) {}
}
public struct ZStack: View {
  public typealias Body = Never
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> some View) {}
}
public struct Group: View {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> some View) {}
}
public struct Section: View {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> some View) {}
  public init(header: some View, @ViewBuilder content: () -> some View) {}
}
public struct ScrollView: View {
  public typealias Body = Never
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> some View) {}
}
public struct NavigationView: View {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> some View) {}
}
public struct List: View {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> some View) {}
  public init<Data: RandomAccessCollection>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> some View
  )
  where Data.Element: Identifiable {}
  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> some View
  ) {}
}
public struct ForEach: View {
  public typealias Body = Never
  public init<Data: RandomAccessCollection>(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> some View)
  where Data.Element: Identifiable {}
  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> some View
  ) {}
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> some View) {}
}
public struct Button: View {
  public typealias Body = Never
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> some View) {}
  public init(_ title: some StringProtocol, action: @escaping () -> Void) {}
}
public struct NavigationLink: View {
  public typealias Body = Never
  public init(destination: some View, @ViewBuilder label: () -> some View) {}
}
public struct Toggle: View {
  public typealias Body = Never
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> some View) {}
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {}
}
public struct TextField: View {
  public typealias Body = Never
  public init(_ title: some StringProtocol, text: Binding<String>) {}
}

extension View {
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> PlainView { PlainView() }
  public func padding(_ length: CGFloat) -> PlainView { PlainView() }
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> PlainView {
    PlainView()
  }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> PlainView { PlainView() }
  public func background(_ background: some View) -> PlainView { PlainView() }
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> PlainView { PlainView() }
  public func foregroundColor(_ color: Color?) -> PlainView { PlainView() }
  public func accentColor(_ color: Color?) -> PlainView { PlainView() }
  public func font(_ font: Font?) -> PlainView { PlainView() }
  public func lineLimit(_ number: Int?) -> PlainView { PlainView() }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> PlainView { PlainView() }
  public func cornerRadius(_ radius: CGFloat) -> PlainView { PlainView() }
  public func clipShape(_ shape: some Shape) -> PlainView { PlainView() }
  public func clipped() -> PlainView { PlainView() }
  public func shadow(radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> PlainView { PlainView() }
  public func opacity(_ opacity: Double) -> PlainView { PlainView() }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> PlainView { PlainView() }
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> PlainView { PlainView() }
  public func scaledToFit() -> PlainView { PlainView() }
  public func scaledToFill() -> PlainView { PlainView() }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> PlainView { PlainView() }
  public func ignoresSafeArea() -> PlainView { PlainView() }
  public func navigationTitle(_ title: some StringProtocol) -> PlainView { PlainView() }
  public func navigationBarTitle(_ title: some StringProtocol) -> PlainView { PlainView() }
  public func navigationBarHidden(_ hidden: Bool) -> PlainView { PlainView() }
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> PlainView { PlainView() }
  public func onAppear(perform action: (() -> Void)? = nil) -> PlainView { PlainView() }
  public func onDisappear(perform action: (() -> Void)? = nil) -> PlainView { PlainView() }
  public func environmentObject(_ object: some ObservableObject) -> PlainView { PlainView() }
  public func sheet(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> some View) -> PlainView {
    PlainView()
  }
}
