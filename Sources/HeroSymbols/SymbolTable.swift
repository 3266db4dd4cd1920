extension SymbolDrawing {
  /// Other names of drawings.
  static let names = [
    "gearshape": "gear", "chevron.backward": "chevron.left", "chevron.forward": "chevron.right",
    "arrow.backward": "arrow.left", "arrow.forward": "arrow.right", "bubble.left": "message",
    "bubble.right": "message", "text.bubble": "message", "person.crop": "person", "mappin.and.ellipse": "mappin",
    "speaker.wave.2": "speaker", "speaker.wave.3": "speaker", "doc.text": "doc", "safari": "globe",
    "multiply": "xmark", "line.horizontal.3": "line.3.horizontal", "text.justify": "line.3.horizontal",
    "list.dash": "list.bullet", "photo.on.rectangle": "photo", "photo.stack": "photo", "icloud": "cloud",
    "app": "square",
    "network": "globe", "line.horizontal.3.decrease": "line.3.horizontal.decrease", "gauge": "speedometer",
    "arrow.triangle.2.circlepath": "arrow.2.circlepath", "arrow.uturn.backward": "arrow.uturn.left",
    "arrow.uturn.forward": "arrow.uturn.right", "arrow.turn.up.left": "arrow.uturn.left",
    "arrow.up.forward": "arrow.up.right", "arrow.down.backward": "arrow.down.left", "display": "desktopcomputer",
    "macbook": "laptopcomputer", "suitcase": "briefcase", "medal": "rosette", "smiley": "face.smiling",
    "antenna.radiowaves.left.and.right": "dot.radiowaves.left.and.right", "airplayaudio": "airplayvideo",
    "battery.100percent": "battery.100", "text.justify.left": "text.alignleft",
  ]

  private static let disc = "M19.2 10A9.2 9.2 0 1 1 0.8 10A9.2 9.2 0 1 1 19.2 10Z"
  private static let plate = "M4 1H16A3 3 0 0 1 19 4V16A3 3 0 0 1 16 19H4A3 3 0 0 1 1 16V4A3 3 0 0 1 4 1Z"

  /// By name; `SymbolDrawing.named` makes the filled and framed ones.
  static let table = basics.merging(more) { first, _ in first }

  /// Those that every app has.
  // swift-format-ignore
  private static let basics: [String: SymbolDrawing] = [
    // Arrows and signs
    "chevron.left": SymbolDrawing(11, 18, line: "M9.5 1.5L2 9L9.5 16.5"),
    "chevron.right": SymbolDrawing(11, 18, line: "M1.5 1.5L9 9L1.5 16.5"),
    "chevron.up": SymbolDrawing(18, 11, line: "M1.5 9.5L9 2L16.5 9.5"),
    "chevron.down": SymbolDrawing(18, 11, line: "M1.5 1.5L9 9L16.5 1.5"),
    "arrow.left": SymbolDrawing(19, 16, line: "M18 8H1.5M8 1.5L1.5 8L8 14.5"),
    "arrow.right": SymbolDrawing(19, 16, line: "M1 8H17.5M11 1.5L17.5 8L11 14.5"),
    "arrow.up": SymbolDrawing(16, 19, line: "M8 18V1.5M1.5 8L8 1.5L14.5 8"),
    "arrow.down": SymbolDrawing(16, 19, line: "M8 1V17.5M1.5 11L8 17.5L14.5 11"),
    "arrow.clockwise": SymbolDrawing(18, 20, line: "M16.5 11.5A7.5 7.5 0 1 1 12.5 4.9M9.2 1.2L13 5L9.2 8.8"),
    "arrow.counterclockwise": SymbolDrawing(18, 20, line: "M1.5 11.5A7.5 7.5 0 1 0 5.5 4.9M8.8 1.2L5 5L8.8 8.8"),
    "xmark": SymbolDrawing(16, 16, line: "M1.5 1.5L14.5 14.5M14.5 1.5L1.5 14.5"),
    "plus": SymbolDrawing(18, 18, line: "M9 1V17M1 9H17"),
    "minus": SymbolDrawing(18, 4, line: "M1 2H17"),
    "checkmark": SymbolDrawing(17, 17, line: "M1.5 9.5L6.3 15L15.5 1.5"),
    "ellipsis": SymbolDrawing(19, 5, line: "M2.5 2.5H2.6M9.5 2.5H9.6M16.4 2.5H16.5").dotted,
    "exclamationmark": SymbolDrawing(5, 18, line: "M2.5 1.5V11.5M2.5 16H2.6"),
    "questionmark": SymbolDrawing(12, 19, line: "M1.5 5A4.5 4 0 1 1 8.4 8.4C6.8 9.5 6 10.2 6 12.5M6 17H6.1"),
    "info": SymbolDrawing(7, 18, line: "M3.6 1.8H3.7M1.5 7H3.8V16.2M1 16.2H6.5"),
    "circle": SymbolDrawing(20, 20, body: disc),
    "square": SymbolDrawing(20, 20, body: plate),
    "square.dashed": SymbolDrawing(
      20, 20,
      line: "M1 5V4A3 3 0 0 1 4 1H5M8 1H12M15 1H16A3 3 0 0 1 19 4V5M19 8V12M19 15V16A3 3 0 0 1 16 19H15M12 19H8M5 19H4"
        + "A3 3 0 0 1 1 16V15M1 12V8"),
    "rectangle": SymbolDrawing(24, 18, body: "M4 1H20A3 3 0 0 1 23 4V14A3 3 0 0 1 20 17H4A3 3 0 0 1 1 14V4A3 3 0 0 1 4 1Z"),
    "triangle": SymbolDrawing(21, 19, body: "M10.5 1.5L20 17.5H1Z"),
    // Lists
    "list.bullet": SymbolDrawing(21, 15, line: "M1.5 1.5H1.6M6 1.5H20M1.5 7.5H1.6M6 7.5H20M1.5 13.5H1.6M6 13.5H20"),
    "line.3.horizontal": SymbolDrawing(19, 14, line: "M1 1.5H18M1 7H18M1 12.5H18"),
    "line.3.horizontal.decrease": SymbolDrawing(19, 14, line: "M1 1.5H18M4 7H15M7 12.5H12"),
    "slider.horizontal.3": SymbolDrawing(
      21, 17,
      line: "M1 3H5M9 3H20M7 1A2 2 0 1 1 6.9 1ZM1 8.5H12M16 8.5H20M14 6.5A2 2 0 1 1 13.9 6.5ZM1 14H5M9 14H20M7 12A2 2 0 1 1 6.9 12Z"),
    "square.grid.2x2": SymbolDrawing(20, 20, body: "M1 1H8.5V8.5H1ZM11.5 1H19V8.5H11.5ZM1 11.5H8.5V19H1ZM11.5 11.5H19V19H11.5Z"),
    "square.and.arrow.up": SymbolDrawing(18, 23, line: "M5.5 8H1.5V21.5H16.5V8H12.5M9 15V1.5M4.8 5.5L9 1.5L13.2 5.5"),
    "square.and.arrow.down": SymbolDrawing(18, 23, line: "M5.5 8H1.5V21.5H16.5V8H12.5M9 1.5V15M4.8 11L9 15L13.2 11"),
    "rectangle.portrait.and.arrow.right": SymbolDrawing(23, 20, line: "M12 1.5H1.5V18.5H12M7 10H21.5M17 5.5L21.5 10L17 14.5"),
    "square.and.pencil": SymbolDrawing(
      21, 21, line: "M17 11.5V17A3 3 0 0 1 14 20H4A3 3 0 0 1 1 17V7A3 3 0 0 1 4 4H9.5M7.5 13.5L8.2 10.8L17.5 1.5L19.6 3.6L10.3 12.9Z"),
    "pencil": SymbolDrawing(18, 18, body: "M1.5 16.5L2.8 12L13.5 1.5L16.5 4.5L6 15.2Z"),
    // Things
    "heart": SymbolDrawing(
      21, 20, body: "M10.5 18.6C4.5 14.3 1 10.8 1 7.1A4.8 4.8 0 0 1 10.5 5.7A4.8 4.8 0 0 1 20 7.1C20 10.8 16.5 14.3 10.5 18.6Z"),
    "star": SymbolDrawing(
      21, 20, body: "M10.5 1L13.3 7.2L20 8L15 12.5L16.4 19L10.5 15.7L4.6 19L6 12.5L1 8L7.7 7.2Z"),
    "magnifyingglass": SymbolDrawing(20, 20, line: "M15 8A7 7 0 1 1 1 8A7 7 0 1 1 15 8ZM13 13L19 19"),
    "person": SymbolDrawing(
      18, 20, body: "M13 5.2A4 4.2 0 1 1 5 5.2A4 4.2 0 1 1 13 5.2ZM1 18.2C1 14.5 4.5 12.2 9 12.2S17 14.5 17 18.2V19H1Z"),
    "person.2": SymbolDrawing(
      26, 18,
      body: "M12.5 5A3.5 3.8 0 1 1 5.5 5A3.5 3.8 0 1 1 12.5 5ZM1 16.5C1 13.3 4.5 11.2 9 11.2S17 13.3 17 16.5V17H1ZM21 6A2.8 3 0 1 1 15.4 6A2.8 3 0 1 1 21 6ZM19.5 17H25V16C25 13.4 22.6 11.8 19 11.6"),
    "house": SymbolDrawing(
      22, 19, body: "M3.5 9.5V16A2 2 0 0 0 5.5 18H16.5A2 2 0 0 0 18.5 16V9.5L11 2.5Z", detail: "M8.8 18V12H13.2V18",
      line: "M1 10L11 1.2L21 10"),
    "gear": SymbolDrawing(
      21, 21,
      body: "M9 1H12L12.6 3.7L14.6 4.5L17 3L19 5L17.4 7.4L18.2 9.4L20 9.8V12.2L18.2 12.6L17.4 14.6L19 17L17 19L14.6 17.4L12.6 18.2L12 20H9L8.4 18.2L6.4 17.4L4 19L2 17L3.6 14.6L2.8 12.6L1 12.2V9.8L2.8 9.4L3.6 7.4L2 5L4 3L6.4 4.5L8.4 3.7Z",
      detail: "M13.7 10.5A3.2 3.2 0 1 1 7.3 10.5A3.2 3.2 0 1 1 13.7 10.5Z"),
    "trash": SymbolDrawing(
      18, 21, body: "M3 5L4 18A2 2 0 0 0 6 20H12A2 2 0 0 0 14 18L15 5Z", detail: "M6.8 8.5L7.2 16.5M11.2 8.5L10.8 16.5",
      line: "M1 4.5H17M6 4.5V2.5A1.5 1.5 0 0 1 7.5 1H10.5A1.5 1.5 0 0 1 12 2.5V4.5"),
    "bell": SymbolDrawing(
      18, 21, body: "M1 16.5C3 14.5 3.2 12 3.2 8.5A5.8 6.5 0 0 1 14.8 8.5C14.8 12 15 14.5 17 16.5Z",
      line: "M6.5 18.5A2.6 2 0 0 0 11.5 18.5"),
    "bookmark": SymbolDrawing(13, 20, body: "M1 3A2 2 0 0 1 3 1H10A2 2 0 0 1 12 3V19L6.5 14L1 19Z"),
    "envelope": SymbolDrawing(
      23, 17, body: "M3.5 1H19.5A2.5 2.5 0 0 1 22 3.5V13.5A2.5 2.5 0 0 1 19.5 16H3.5A2.5 2.5 0 0 1 1 13.5V3.5A2.5 2.5 0 0 1 3.5 1Z",
      detail: "M2 2.5L10 9.6A2.2 2.2 0 0 0 13 9.6L21 2.5"),
    "camera": SymbolDrawing(
      23, 19, body: "M1 5.5A2 2 0 0 1 3 3.5H6L7.8 1H15.2L17 3.5H20A2 2 0 0 1 22 5.5V16A2 2 0 0 1 20 18H3A2 2 0 0 1 1 16Z",
      detail: "M15.7 10.3A4.2 4.2 0 1 1 7.3 10.3A4.2 4.2 0 1 1 15.7 10.3Z"),
    "photo": SymbolDrawing(
      23, 18, body: "M3.5 1H19.5A2.5 2.5 0 0 1 22 3.5V14.5A2.5 2.5 0 0 1 19.5 17H3.5A2.5 2.5 0 0 1 1 14.5V3.5A2.5 2.5 0 0 1 3.5 1Z",
      detail: "M1.5 14.5L7.5 9L11.5 12.7L16 8L21.5 13.5M8.2 5.6A1.6 1.6 0 1 1 5 5.6A1.6 1.6 0 1 1 8.2 5.6Z"),
    "video": SymbolDrawing(
      24, 16, body: "M3.5 1H13.5A2.5 2.5 0 0 1 16 3.5V12.5A2.5 2.5 0 0 1 13.5 15H3.5A2.5 2.5 0 0 1 1 12.5V3.5A2.5 2.5 0 0 1 3.5 1ZM18.5 6L23 3V13L18.5 10Z"),
    "map": SymbolDrawing(22, 19, body: "M1 3.5L7.5 1L14.5 3.5L21 1V15.5L14.5 18L7.5 15.5L1 18Z", detail: "M7.5 1V15.5M14.5 3.5V18"),
    "mappin": SymbolDrawing(12, 21, body: "M10.5 5.5A4.5 4.5 0 1 1 1.5 5.5A4.5 4.5 0 1 1 10.5 5.5Z", line: "M6 10V20"),
    "location": SymbolDrawing(19, 19, body: "M1 9.2L18 1L9.8 18L8.8 10.2Z"),
    "paperplane": SymbolDrawing(20, 20, body: "M1 9L19 1L12 19L8.5 11.5Z", detail: "M8.5 11.5L14 6"),
    "calendar": SymbolDrawing(
      20, 20, body: "M4 3H16A3 3 0 0 1 19 6V16A3 3 0 0 1 16 19H4A3 3 0 0 1 1 16V6A3 3 0 0 1 4 3Z",
      detail: "M1.5 7.5H18.5M5.5 11H5.6M10 11H10.1M14.5 11H14.6M5.5 15H5.6M10 15H10.1", line: "M6 1V4M14 1V4"),
    "clock": SymbolDrawing(20, 20, body: disc, detail: "M10 4.5V10H5.8"),
    "globe": SymbolDrawing(
      20, 20, body: disc, detail: "M1 10H19M10 1V19M10 1C4 5.5 4 14.5 10 19C16 14.5 16 5.5 10 1M2.6 5.5H17.4M2.6 14.5H17.4"),
    "folder": SymbolDrawing(
      22, 17, body: "M1 3A2 2 0 0 1 3 1H8L10.2 3.2H19A2 2 0 0 1 21 5.2V14A2 2 0 0 1 19 16H3A2 2 0 0 1 1 14Z", detail: "M1.5 7H20.5"),
    "doc": SymbolDrawing(16, 21, body: "M1 3A2 2 0 0 1 3 1H9.5L15 6.5V18A2 2 0 0 1 13 20H3A2 2 0 0 1 1 18Z", detail: "M9.5 1.5V6.5H14.5"),
    "tray": SymbolDrawing(22, 17, body: "M1 10L4 1H18L21 10V14A2 2 0 0 1 19 16H3A2 2 0 0 1 1 14Z", detail: "M1.5 10H7A4 3.6 0 0 0 15 10H20.5"),
    "book": SymbolDrawing(
      23, 18, body: "M11.5 3C9 1 5 .8 1 1.8V16C5 15 9 15.2 11.5 17C14 15.2 18 15 22 16V1.8C18 .8 14 1 11.5 3Z", detail: "M11.5 3.5V16"),
    "tag": SymbolDrawing(20, 20, body: "M1 1H9.5L19 10.5L10.5 19L1 9.5Z", detail: "M5.6 5.5H5.7"),
    "flag": SymbolDrawing(17, 20, body: "M2 2.5C6 .5 10 4.5 15.5 2.5V11.5C10 13.5 6 9.5 2 11.5Z", line: "M2 2V19"),
    "lock": SymbolDrawing(
      15, 20, body: "M3 9H12A2 2 0 0 1 14 11V17A2 2 0 0 1 12 19H3A2 2 0 0 1 1 17V11A2 2 0 0 1 3 9Z", line: "M3.5 9V5.5A4 4.5 0 0 1 11.5 5.5V9"),
    "eye": SymbolDrawing(
      25, 16, body: "M1 8C3.5 3.5 7.5 1 12.5 1S21.5 3.5 24 8C21.5 12.5 17.5 15 12.5 15S3.5 12.5 1 8Z",
      detail: "M16.2 8A3.7 3.7 0 1 1 8.8 8A3.7 3.7 0 1 1 16.2 8Z"),
    "message": SymbolDrawing(
      22, 19, body: "M11 1C17 1 21 4.2 21 8.5S17 16 11 16C10 16 9 15.9 8.2 15.7L3.5 18L4.5 14.2C2.2 12.8 1 10.8 1 8.5C1 4.2 5 1 11 1Z"),
    "phone": SymbolDrawing(
      19, 19, body: "M5.5 1.2L8 6L5.8 8C6.8 10.2 8.8 12.2 11 13.2L13 11L17.8 13.5C18 16 16 18 13.5 18C7 17.5 1.5 12 1 5.5C1 3 3 1 5.5 1.2Z"),
    "mic": SymbolDrawing(
      14, 21, body: "M7 1A3 3 0 0 1 10 4V9.5A3 3 0 0 1 4 9.5V4A3 3 0 0 1 7 1Z", line: "M1 9.5A6 6 0 0 0 13 9.5M7 15.5V20M4 20H10"),
    "speaker": SymbolDrawing(23, 18, body: "M1 6H5L10.5 1.5V16.5L5 12H1Z", line: "M14 6A4 4 0 0 1 14 12M17.5 3A8 8 0 0 1 17.5 15"),
    "music.note": SymbolDrawing(
      15, 20, line: "M6 15.5V3L13.5 1V6L6 8M6 15.8A2.4 2.2 0 1 1 1.2 15.8A2.4 2.2 0 1 1 6 15.8Z"),
    "cart": SymbolDrawing(
      23, 20, body: "M5 4H22L20 13H7Z", line: "M1 1H4.2L7 13.5L6.5 15.5H20M9 18.5H9.1M17.5 18.5H17.6"),
    "bag": SymbolDrawing(18, 20, body: "M1.5 6H16.5L17 17A2 2 0 0 1 15 19H3A2 2 0 0 1 1 17Z", line: "M5 6V5A4 4 0 0 1 13 5V6"),
    "creditcard": SymbolDrawing(
      23, 17, body: "M3.5 1H19.5A2.5 2.5 0 0 1 22 3.5V13.5A2.5 2.5 0 0 1 19.5 16H3.5A2.5 2.5 0 0 1 1 13.5V3.5A2.5 2.5 0 0 1 3.5 1Z",
      detail: "M1.5 5.5H21.5M5 11.5H8"),
    "gift": SymbolDrawing(20, 21, body: "M1 6H19V10H1ZM2.5 10V20H17.5V10", detail: "M10 6.5V19.5", line: "M10 6C6 6 4.5 4.5 5.2 2.5C6 .5 9 1.5 10 6C11 1.5 14 .5 14.8 2.5C15.5 4.5 14 6 10 6"),
    "play": SymbolDrawing(17, 19, body: "M1.5 2V17A.8 .8 0 0 0 2.7 17.7L15.5 10.2A.8 .8 0 0 0 15.5 8.8L2.7 1.3A.8 .8 0 0 0 1.5 2Z"),
    "pause": SymbolDrawing(14, 18, body: "M1 1H4.8V17H1ZM9.2 1H13V17H9.2Z"),
    "stop": SymbolDrawing(16, 16, body: "M1 2A1 1 0 0 1 2 1H14A1 1 0 0 1 15 2V14A1 1 0 0 1 14 15H2A1 1 0 0 1 1 14Z"),
    "backward": SymbolDrawing(24, 16, body: "M11.5 1.5V14.5L1 8ZM22.5 1.5V14.5L12 8Z"),
    "forward": SymbolDrawing(24, 16, body: "M1.5 1.5V14.5L12 8ZM12.5 1.5V14.5L23 8Z"),
    // Weather
    "sun.max": SymbolDrawing(
      22, 22, body: "M15.5 11A4.5 4.5 0 1 1 6.5 11A4.5 4.5 0 1 1 15.5 11Z",
      line: "M11 1V3.2M11 18.8V21M1 11H3.2M18.8 11H21M3.9 3.9L5.5 5.5M16.5 16.5L18.1 18.1M18.1 3.9L16.5 5.5M5.5 16.5L3.9 18.1"),
    "moon": SymbolDrawing(18, 19, body: "M12.5 1.5A8.6 8.6 0 1 0 17 14A8 8 0 0 1 12.5 1.5Z"),
    "cloud": SymbolDrawing(24, 17, body: "M6 16A5 5 0 0 1 5.5 6.2A6.5 6.5 0 0 1 17.6 6A5 5 0 0 1 18.5 16Z"),
    "bolt": SymbolDrawing(14, 20, body: "M8.5 1L1 11.5H6L5 19L13 8H7.5Z"),
    "flame": SymbolDrawing(
      16, 20, body: "M8.5 1C9 5.5 15 7.5 15 13A7 6.2 0 0 1 1 13C1 10 2.5 8.2 4.2 6.5C4.6 8 5.2 8.8 6.2 9.2C7 6.5 6.8 3.5 8.5 1Z"),
    "drop": SymbolDrawing(14, 20, body: "M7 1C10.5 6 13 9.3 13 13A6 6 0 0 1 1 13C1 9.3 3.5 6 7 1Z"),
    "hand.thumbsup": SymbolDrawing(
      21, 20, body: "M7 9L11 1.5C13 1 14 3 13.2 5L12.5 7.5H18.5A1.8 1.8 0 0 1 20 9.8L18.2 17A2.5 2.5 0 0 1 15.8 19H7Z", line: "M1.2 9H4V19H1.2Z"),
  ]

  /// With lines twice as wide, as dots of an ellipsis.
  private var dotted: SymbolDrawing {
    var drawing = self
    drawing.lineFactor = 2
    return drawing
  }
}
