extension SymbolDrawing {
  /// By name, beside those of `basics`.
  // swift-format-ignore
  static let more: [String: SymbolDrawing] = [
    // Arrows and signs
    "chevron.left.2": SymbolDrawing(18, 18, line: "M9.5 1.5L2 9L9.5 16.5M16.5 1.5L9 9L16.5 16.5"),
    "chevron.right.2": SymbolDrawing(18, 18, line: "M1.5 1.5L9 9L1.5 16.5M8.5 1.5L16 9L8.5 16.5"),
    "chevron.up.chevron.down": SymbolDrawing(13, 20, line: "M2 7L6.5 2L11 7M2 13L6.5 18L11 13"),
    "chevron.compact.up": SymbolDrawing(22, 8, line: "M1.5 6L11 1.8L20.5 6"),
    "chevron.compact.down": SymbolDrawing(22, 8, line: "M1.5 1.8L11 6L20.5 1.8"),
    "arrow.up.right": SymbolDrawing(17, 17, line: "M1.5 15.5L15.5 1.5M4.5 1.5H15.5V12.5"),
    "arrow.up.left": SymbolDrawing(17, 17, line: "M15.5 15.5L1.5 1.5M12.5 1.5H1.5V12.5"),
    "arrow.down.right": SymbolDrawing(17, 17, line: "M1.5 1.5L15.5 15.5M4.5 15.5H15.5V4.5"),
    "arrow.down.left": SymbolDrawing(17, 17, line: "M15.5 1.5L1.5 15.5M12.5 15.5H1.5V4.5"),
    "arrow.up.arrow.down": SymbolDrawing(21, 19, line: "M6 17.5V1.5M1.5 6L6 1.5L10.5 6M15 1.5V17.5M10.5 13L15 17.5L19.5 13"),
    "arrow.left.arrow.right": SymbolDrawing(19, 21, line: "M17.5 6H1.5M6 1.5L1.5 6L6 10.5M1.5 15H17.5M13 10.5L17.5 15L13 19.5"),
    "arrow.2.circlepath": SymbolDrawing(
      22, 19,
      line: "M3.6 8.5A7.5 7.5 0 0 1 17.8 6.3M18.4 10.5A7.5 7.5 0 0 1 4.2 12.7M18.6 1.6V6.6H13.6M3.4 17.4V12.4H8.4"),
    "arrow.uturn.left": SymbolDrawing(19, 18, line: "M5.5 1.5L1.5 5.5L5.5 9.5M1.5 5.5H12.5A5.5 5.5 0 0 1 12.5 16.5H7"),
    "arrow.uturn.right": SymbolDrawing(19, 18, line: "M13.5 1.5L17.5 5.5L13.5 9.5M17.5 5.5H6.5A5.5 5.5 0 0 0 6.5 16.5H12"),
    "arrowshape.turn.up.left": SymbolDrawing(22, 18, body: "M9 1.5L1.5 8.5L9 15.5V11.5C14 11.2 18 12.8 20.5 16.5C19.8 10 16 6 9 5.6Z"),
    "arrowshape.turn.up.right": SymbolDrawing(22, 18, body: "M13 1.5L20.5 8.5L13 15.5V11.5C8 11.2 4 12.8 1.5 16.5C2.2 10 6 6 13 5.6Z"),
    "arrow.down.to.line": SymbolDrawing(16, 20, line: "M8 1.5V14M3 9.5L8 14.2L13 9.5M1.5 18.5H14.5"),
    "arrow.up.to.line": SymbolDrawing(16, 20, line: "M8 18.5V6M3 10.5L8 5.8L13 10.5M1.5 1.5H14.5"),
    "arrow.up.left.and.arrow.down.right": SymbolDrawing(19, 19, line: "M1.5 7V1.5H7M1.5 1.5L7.8 7.8M17.5 12V17.5H12M17.5 17.5L11.2 11.2"),
    "arrow.down.right.and.arrow.up.left": SymbolDrawing(19, 19, line: "M1.5 1.5L8 8M8 2.5V8H2.5M17.5 17.5L11 11M11 16.5V11H16.5"),
    "gobackward": SymbolDrawing(20, 21, line: "M10 3.5A8 8 0 1 1 3.1 7.4M13 .9L10 3.5L13 6.2"),
    "goforward": SymbolDrawing(20, 21, line: "M10 3.5A8 8 0 1 0 16.9 7.4M7 .9L10 3.5L7 6.2"),
    "shuffle": SymbolDrawing(
      21, 17,
      line: "M1 3.5H4.5C10 3.5 10 13.5 15.5 13.5H19.5M1 13.5H4.5C10 13.5 10 3.5 15.5 3.5H19.5M16.5 .9L19.6 3.5L16.5 6.2M16.5 10.8L19.6 13.5L16.5 16.1"),
    "repeat": SymbolDrawing(
      21, 18,
      line: "M2 9V7.5A3.5 3.5 0 0 1 5.5 4H18M15 1L18.2 4L15 7M19 9V10.5A3.5 3.5 0 0 1 15.5 14H3M6 11L2.8 14L6 17"),
    "plusminus": SymbolDrawing(16, 18, line: "M8 1.5V11.5M3 6.5H13M3 16.5H13"),
    "divide": SymbolDrawing(17, 16, line: "M1.5 8H15.5M8.5 3H8.6M8.5 13H8.6"),
    "equal": SymbolDrawing(17, 10, line: "M1.5 2H15.5M1.5 8H15.5"),
    "percent": SymbolDrawing(
      18, 18,
      line: "M16 2L2 16M7.5 4.5A3 3 0 1 1 1.5 4.5A3 3 0 1 1 7.5 4.5ZM16.5 13.5A3 3 0 1 1 10.5 13.5A3 3 0 1 1 16.5 13.5Z"),
    "number": SymbolDrawing(17, 18, line: "M6 1.5L4.2 16.5M12.8 1.5L11 16.5M1.5 6H16M1 12H15.5"),
    "at": SymbolDrawing(20, 20, line: "M14 10A4 4 0 1 1 6 10A4 4 0 1 1 14 10ZM14 6.2V11A2.5 2.5 0 0 0 19 11V10A9 9 0 1 0 14 18.2"),
    "infinity": SymbolDrawing(
      26, 13,
      line: "M13 6.5C10.5 2.8 8.8 1.5 6.5 1.5A5 5 0 0 0 6.5 11.5C8.8 11.5 10.5 10.2 13 6.5C15.5 2.8 17.2 1.5 19.5 1.5A5 5 0 0 1 19.5 11.5C17.2 11.5 15.5 10.2 13 6.5"),
    "command": SymbolDrawing(
      18, 18,
      line: "M6 6H12V12H6ZM6 6H3.7A2.5 2.5 0 1 1 6 3.7ZM12 6V3.7A2.5 2.5 0 1 1 14.3 6ZM12 12H14.3A2.5 2.5 0 1 1 12 14.3ZM6 12V14.3A2.5 2.5 0 1 1 3.7 12Z"),
    "power": SymbolDrawing(18, 20, line: "M9 1V9.5M5 4.2A8 8 0 1 0 13 4.2"),
    "dollarsign": SymbolDrawing(
      12, 20,
      line: "M6 1V19M10.5 5.8C10 3.8 8.3 3.2 6 3.2C3.4 3.2 1.6 4.4 1.6 6.3C1.6 11 10.8 8.2 10.8 13.5C10.8 15.6 8.8 16.8 6 16.8C3.4 16.8 1.6 15.8 1.2 13.7"),
    "eurosign": SymbolDrawing(15, 18, line: "M13.5 3A7 7 0 1 0 13.5 15M1 7.5H10.5M1 10.8H9.5"),
    "exclamationmark.triangle": SymbolDrawing(21, 19, body: "M10.5 1.5L20 17.5H1Z", detail: "M10.5 7V11.7M10.5 14.7H10.6"),
    "checkmark.seal": SymbolDrawing(
      21, 21,
      body: "M17.9 7.4A3.7 3.7 0 0 1 17.9 13.6A3.7 3.7 0 0 1 13.6 17.9A3.7 3.7 0 0 1 7.4 17.9A3.7 3.7 0 0 1 3.1 13.6A3.7 3.7 0 0 1 3.1 7.4A3.7 3.7 0 0 1 7.4 3.1A3.7 3.7 0 0 1 13.6 3.1A3.7 3.7 0 0 1 17.9 7.4Z",
      detail: "M6.3 10.8L9.2 13.8L14.6 7.3"),
    "seal": SymbolDrawing(
      21, 21,
      body: "M17.9 7.4A3.7 3.7 0 0 1 17.9 13.6A3.7 3.7 0 0 1 13.6 17.9A3.7 3.7 0 0 1 7.4 17.9A3.7 3.7 0 0 1 3.1 13.6A3.7 3.7 0 0 1 3.1 7.4A3.7 3.7 0 0 1 7.4 3.1A3.7 3.7 0 0 1 13.6 3.1A3.7 3.7 0 0 1 17.9 7.4Z"),
    // Shapes and lists
    "capsule": SymbolDrawing(26, 14, body: "M7 1H19A6 6 0 0 1 19 13H7A6 6 0 0 1 7 1Z"),
    "oval": SymbolDrawing(26, 18, body: "M25 9A12 8 0 1 1 1 9A12 8 0 1 1 25 9Z"),
    "diamond": SymbolDrawing(20, 20, body: "M10 1.2L18.8 10L10 18.8L1.2 10Z"),
    "hexagon": SymbolDrawing(20, 21, body: "M10 1L18.5 5.8V15.2L10 20L1.5 15.2V5.8Z"),
    "octagon": SymbolDrawing(20, 20, body: "M6.3 1H13.7L19 6.3V13.7L13.7 19H6.3L1 13.7V6.3Z"),
    "rectangle.portrait": SymbolDrawing(16, 21, body: "M4 1H12A3 3 0 0 1 15 4V17A3 3 0 0 1 12 20H4A3 3 0 0 1 1 17V4A3 3 0 0 1 4 1Z"),
    "square.grid.3x3": SymbolDrawing(
      20, 20,
      body: "M1 1H5V5H1ZM8 1H12V5H8ZM15 1H19V5H15ZM1 8H5V12H1ZM8 8H12V12H8ZM15 8H19V12H15ZM1 15H5V19H1ZM8 15H12V19H8ZM15 15H19V19H15Z"),
    "rectangle.grid.2x2": SymbolDrawing(24, 18, body: "M1 1H10.5V7.5H1ZM13.5 1H23V7.5H13.5ZM1 10.5H10.5V17H1ZM13.5 10.5H23V17H13.5Z"),
    "rectangle.grid.1x2": SymbolDrawing(22, 18, body: "M1 1H21V7.5H1ZM1 10.5H21V17H1Z"),
    "circle.grid.2x2": SymbolDrawing(
      20, 20,
      body: "M8.6 4.9A3.7 3.7 0 1 1 1.2 4.9A3.7 3.7 0 1 1 8.6 4.9ZM18.8 4.9A3.7 3.7 0 1 1 11.4 4.9A3.7 3.7 0 1 1 18.8 4.9ZM8.6 15.1A3.7 3.7 0 1 1 1.2 15.1A3.7 3.7 0 1 1 8.6 15.1ZM18.8 15.1A3.7 3.7 0 1 1 11.4 15.1A3.7 3.7 0 1 1 18.8 15.1Z"),
    "circle.grid.3x3": SymbolDrawing(
      20, 20,
      body: "M5 3A2 2 0 1 1 1 3A2 2 0 1 1 5 3ZM12 3A2 2 0 1 1 8 3A2 2 0 1 1 12 3ZM19 3A2 2 0 1 1 15 3A2 2 0 1 1 19 3ZM5 10A2 2 0 1 1 1 10A2 2 0 1 1 5 10ZM12 10A2 2 0 1 1 8 10A2 2 0 1 1 12 10ZM19 10A2 2 0 1 1 15 10A2 2 0 1 1 19 10ZM5 17A2 2 0 1 1 1 17A2 2 0 1 1 5 17ZM12 17A2 2 0 1 1 8 17A2 2 0 1 1 12 17ZM19 17A2 2 0 1 1 15 17A2 2 0 1 1 19 17Z"),
    "square.stack": SymbolDrawing(
      19, 21,
      body: "M4 7H15A3 3 0 0 1 18 10V17A3 3 0 0 1 15 20H4A3 3 0 0 1 1 17V10A3 3 0 0 1 4 7Z",
      line: "M3 4H16M5 1.2H14"),
    "rectangle.stack": SymbolDrawing(
      23, 20,
      body: "M4 7H19A3 3 0 0 1 22 10V16A3 3 0 0 1 19 19H4A3 3 0 0 1 1 16V10A3 3 0 0 1 4 7Z",
      line: "M3.5 4H19.5M6 1.2H17"),
    "square.split.2x1": SymbolDrawing(
      24, 18,
      body: "M4 1H20A3 3 0 0 1 23 4V14A3 3 0 0 1 20 17H4A3 3 0 0 1 1 14V4A3 3 0 0 1 4 1Z",
      detail: "M12 1.5V16.5"),
    "square.on.square": SymbolDrawing(
      21, 21,
      body: "M9 6.5H17.0A2.5 2.5 0 0 1 19.5 9.0V17.0A2.5 2.5 0 0 1 17 19.5H9.0A2.5 2.5 0 0 1 6.5 17.0V9.0A2.5 2.5 0 0 1 9 6.5Z",
      line: "M4 14.5A2.5 2.5 0 0 1 1.5 12V4A2.5 2.5 0 0 1 4 1.5H12A2.5 2.5 0 0 1 14.5 4"),
    "list.number": SymbolDrawing(
      21, 17,
      line: "M6.5 3H20M6.5 8.5H20M6.5 14H20M1.2 1.8L2.4 1.2V4.9M1 7.2C1.6 6.3 3.3 6.6 3.1 7.8C2.9 8.6 1.4 9.4 1.1 10.4H3.3M1 12.3H3.2L2 13.7C3.7 13.9 3.4 16 1.9 16C1.5 16 1.2 15.8 1 15.6"),
    "text.alignleft": SymbolDrawing(19, 14, line: "M1 1.5H18M1 5.1H12M1 8.8H18M1 12.4H12"),
    "text.aligncenter": SymbolDrawing(19, 14, line: "M1 1.5H18M4 5.1H15M1 8.8H18M4 12.4H15"),
    "text.alignright": SymbolDrawing(19, 14, line: "M1 1.5H18M7 5.1H18M1 8.8H18M7 12.4H18"),
    "textformat": SymbolDrawing(
      24, 17,
      line: "M1 16L6.5 1.5L12 16M2.9 11H10.1M22.5 8.5V16M22.5 12.2A3.6 3.8 0 1 1 15.3 12.2A3.6 3.8 0 1 1 22.5 12.2Z"),
    "bold": SymbolDrawing(13, 17, line: "M2 1.5H7A3.4 3.4 0 0 1 7 8.3H2ZM2 8.3H8A3.6 3.6 0 0 1 8 15.5H2Z"),
    "italic": SymbolDrawing(12, 17, line: "M4.5 1.5H11M1 15.5H7.5M7.8 1.5L4.2 15.5"),
    "underline": SymbolDrawing(15, 19, line: "M2.5 1.5V8A5 5 0 0 0 12.5 8V1.5M1.5 17.5H13.5"),
    "chevron.left.forwardslash.chevron.right": SymbolDrawing(26, 16, line: "M7 2.5L1.5 8L7 13.5M19 2.5L24.5 8L19 13.5M15.5 1L10.5 15"),
    "viewfinder": SymbolDrawing(
      20, 20,
      line: "M1 6V4A3 3 0 0 1 4 1H6M14 1H16A3 3 0 0 1 19 4V6M19 14V16A3 3 0 0 1 16 19H14M6 19H4A3 3 0 0 1 1 16V14"),
    "faceid": SymbolDrawing(
      20, 20,
      line: "M1 6V4A3 3 0 0 1 4 1H6M14 1H16A3 3 0 0 1 19 4V6M19 14V16A3 3 0 0 1 16 19H14M6 19H4A3 3 0 0 1 1 16V14M6.5 7V8.5M13.5 7V8.5M10.2 7V11H9.2M6.8 13.5A5 5 0 0 0 13.2 13.5"),
    "qrcode": SymbolDrawing(
      20, 20,
      line: "M1.5 1.5H7.5V7.5H1.5ZM12.5 1.5H18.5V7.5H12.5ZM1.5 12.5H7.5V18.5H1.5ZM4.4 4.5H4.6M15.4 4.5H15.6M4.4 15.5H4.6M12.5 12.5H12.6M15.5 15.5H15.6M18.4 12.5H18.5M12.5 18.5H12.6M18.4 18.5H18.5"),
    "barcode": SymbolDrawing(24, 18, line: "M1.5 1.5V16.5M5.5 1.5V16.5M8.5 1.5V16.5M12.5 1.5V16.5M15.5 1.5V16.5M19 1.5V16.5M22.5 1.5V16.5"),
    "crop": SymbolDrawing(20, 20, line: "M5 1V15H19M1 5H15V19"),
    "target": SymbolDrawing(
      20, 20,
      line: "M19 10A9 9 0 1 1 1 10A9 9 0 1 1 19 10ZM14.8 10A4.8 4.8 0 1 1 5.2 10A4.8 4.8 0 1 1 14.8 10ZM10 10H10.1"),
    "scope": SymbolDrawing(20, 20, line: "M17 10A7 7 0 1 1 3 10A7 7 0 1 1 17 10ZM10 1V6M10 14V19M1 10H6M14 10H19"),
    "chart.bar": SymbolDrawing(21, 18, body: "M1.2 10H5.2V17H1.2ZM8.5 1H12.5V17H8.5ZM15.8 6H19.8V17H15.8Z"),
    "chart.pie": SymbolDrawing(20, 20, body: "M19.2 10A9.2 9.2 0 1 1 0.8 10A9.2 9.2 0 1 1 19.2 10Z", detail: "M10 1V10L16.5 16.4"),
    "chart.line.uptrend.xyaxis": SymbolDrawing(21, 19, line: "M1.5 1V17.5H20M5 13L9.5 8L12.5 10.8L18.5 3.8M14.2 3.5H18.8V8"),
    "waveform": SymbolDrawing(22, 18, line: "M1.5 8V10M5.3 5V13M9.1 1.5V16.5M12.9 4.5V13.5M16.7 6.5V11.5M20.5 8V10"),
    "waveform.path.ecg": SymbolDrawing(24, 16, line: "M1 8H6L8.5 2L12.5 14.5L15.5 6L17 8H23"),
    "dot.radiowaves.left.and.right": SymbolDrawing(
      24, 18,
      line: "M12 9H12.1M8.5 5.5A5 5 0 0 0 8.5 12.5M15.5 5.5A5 5 0 0 1 15.5 12.5M5 2.5A9.5 9.5 0 0 0 5 15.5M19 2.5A9.5 9.5 0 0 1 19 15.5"),
    // Devices and media
    "iphone": SymbolDrawing(
      14, 22,
      body: "M4 1H10A3 3 0 0 1 13 4V18A3 3 0 0 1 10 21H4A3 3 0 0 1 1 18V4A3 3 0 0 1 4 1Z",
      detail: "M5.5 3.4H8.5M5 18.6H9"),
    "ipad": SymbolDrawing(18, 22, body: "M4 1H14A3 3 0 0 1 17 4V18A3 3 0 0 1 14 21H4A3 3 0 0 1 1 18V4A3 3 0 0 1 4 1Z", detail: "M7 18.5H11"),
    "applewatch": SymbolDrawing(
      15, 22,
      body: "M4.5 5H10.5A3 3 0 0 1 13.5 8V14A3 3 0 0 1 10.5 17H4.5A3 3 0 0 1 1.5 14V8A3 3 0 0 1 4.5 5Z",
      line: "M4.2 4.8L4.9 1H10.1L10.8 4.8M4.2 17.2L4.9 21H10.1L10.8 17.2M14.1 9.5V12"),
    "headphones": SymbolDrawing(
      20, 19,
      body: "M1.5 12.5H4.5V18H2.5A1 1 0 0 1 1.5 17ZM15.5 12.5H18.5V17A1 1 0 0 1 17.5 18H15.5Z",
      line: "M1.5 13V10A8.5 8.7 0 0 1 18.5 10V13").solid,
    "laptopcomputer": SymbolDrawing(26, 17, body: "M6 1H20A2 2 0 0 1 22 3V13H4V3A2 2 0 0 1 6 1Z", line: "M1 15.8H25"),
    "desktopcomputer": SymbolDrawing(
      24, 21,
      body: "M3.5 1H20.5A2.5 2.5 0 0 1 23 3.5V13.0A2.5 2.5 0 0 1 20.5 15.5H3.5A2.5 2.5 0 0 1 1 13.0V3.5A2.5 2.5 0 0 1 3.5 1Z",
      line: "M12 15.5V19.5M7.5 19.8H16.5"),
    "tv": SymbolDrawing(
      24, 20,
      body: "M3.5 1H20.5A2.5 2.5 0 0 1 23 3.5V13.0A2.5 2.5 0 0 1 20.5 15.5H3.5A2.5 2.5 0 0 1 1 13.0V3.5A2.5 2.5 0 0 1 3.5 1Z",
      line: "M7.5 18.8H16.5"),
    "play.tv": SymbolDrawing(
      24, 20,
      body: "M3.5 1H20.5A2.5 2.5 0 0 1 23 3.5V13.0A2.5 2.5 0 0 1 20.5 15.5H3.5A2.5 2.5 0 0 1 1 13.0V3.5A2.5 2.5 0 0 1 3.5 1Z",
      detail: "M10 4.8V11.7L15.5 8.2Z",
      line: "M7.5 18.8H16.5"),
    "keyboard": SymbolDrawing(
      25, 17,
      body: "M3.5 1H21.5A2.5 2.5 0 0 1 24 3.5V13.5A2.5 2.5 0 0 1 21.5 16H3.5A2.5 2.5 0 0 1 1 13.5V3.5A2.5 2.5 0 0 1 3.5 1Z",
      detail: "M5.2 5H5.3M9.1 5H9.2M12.9 5H13M16.8 5H16.9M20.4 5H20.5M5.2 8.5H5.3M9.1 8.5H9.2M12.9 8.5H13M16.8 8.5H16.9M20.4 8.5H20.5M8 12H17"),
    "printer": SymbolDrawing(
      22, 20,
      body: "M3.5 6H18.5A2.5 2.5 0 0 1 21 8.5V13.5A1.5 1.5 0 0 1 19.5 15H2.5A1.5 1.5 0 0 1 1 13.5V8.5A2.5 2.5 0 0 1 3.5 6Z",
      detail: "M17.2 9H17.3",
      line: "M5.5 5.5V1.2H16.5V5.5M5.5 15.5V18.8H16.5V15.5"),
    "gamecontroller": SymbolDrawing(
      25, 17,
      body: "M7.5 1.5H17.5C21.5 1.5 22.5 5 23.5 10.5C24.2 14.5 21.5 16.5 19 14.2L16.5 11.5H8.5L6 14.2C3.5 16.5 .8 14.5 1.5 10.5C2.5 5 3.5 1.5 7.5 1.5Z",
      detail: "M7.8 4.8V8.8M5.8 6.8H9.8M15.5 8.2H15.6M18.2 5.6H18.3"),
    "battery.100": SymbolDrawing(
      26, 13,
      line: "M4 1H20A3 3 0 0 1 23 4V9A3 3 0 0 1 20 12H4A3 3 0 0 1 1 9V4A3 3 0 0 1 4 1ZM4.6 4.6H19.4V8.4H4.6ZM4.8 5.9H19.2M4.8 7.1H19.2M25 5.2V7.8"),
    "battery.75": SymbolDrawing(
      26, 13,
      line: "M4 1H20A3 3 0 0 1 23 4V9A3 3 0 0 1 20 12H4A3 3 0 0 1 1 9V4A3 3 0 0 1 4 1ZM4.6 4.6H15.6V8.4H4.6ZM4.8 5.9H15.4M4.8 7.1H15.4M25 5.2V7.8"),
    "battery.50": SymbolDrawing(
      26, 13,
      line: "M4 1H20A3 3 0 0 1 23 4V9A3 3 0 0 1 20 12H4A3 3 0 0 1 1 9V4A3 3 0 0 1 4 1ZM4.6 4.6H11.8V8.4H4.6ZM4.8 5.9H11.6M4.8 7.1H11.6M25 5.2V7.8"),
    "battery.25": SymbolDrawing(
      26, 13,
      line: "M4 1H20A3 3 0 0 1 23 4V9A3 3 0 0 1 20 12H4A3 3 0 0 1 1 9V4A3 3 0 0 1 4 1ZM4.6 4.6H8V8.4H4.6ZM4.8 5.9H7.8M4.8 7.1H7.8M25 5.2V7.8"),
    "battery.0": SymbolDrawing(
      26, 13, line: "M4 1H20A3 3 0 0 1 23 4V9A3 3 0 0 1 20 12H4A3 3 0 0 1 1 9V4A3 3 0 0 1 4 1ZM25 5.2V7.8"),
    "wifi": SymbolDrawing(
      22, 17,
      line: "M1.5 5.8A14 14 0 0 1 20.5 5.8M5 9.4A9 9 0 0 1 17 9.4M8.3 12.9A4.2 4.2 0 0 1 13.7 12.9M11 15.6H11.1"),
    "airplayvideo": SymbolDrawing(
      23, 19,
      line: "M6 14H3.5A2.5 2.5 0 0 1 1 11.5V3.5A2.5 2.5 0 0 1 3.5 1H19.5A2.5 2.5 0 0 1 22 3.5V11.5A2.5 2.5 0 0 1 19.5 14H17M11.5 11.5L17 18H6Z"),
    "film": SymbolDrawing(
      23, 18,
      body: "M3.5 1H19.5A2.5 2.5 0 0 1 22 3.5V14.5A2.5 2.5 0 0 1 19.5 17H3.5A2.5 2.5 0 0 1 1 14.5V3.5A2.5 2.5 0 0 1 3.5 1Z",
      detail: "M5.5 1.5V16.5M17.5 1.5V16.5M5.5 9H17.5M1.5 5H5M1.5 9H5M1.5 13H5M18 5H21.5M18 9H21.5M18 13H21.5"),
    "play.rectangle": SymbolDrawing(
      24, 18,
      body: "M4 1H20A3 3 0 0 1 23 4V14A3 3 0 0 1 20 17H4A3 3 0 0 1 1 14V4A3 3 0 0 1 4 1Z",
      detail: "M9.8 5.5V12.5L15.5 9Z"),
    "forward.end": SymbolDrawing(16, 16, body: "M1.5 1.5V14.5L12 8Z", line: "M14.5 1.5V14.5"),
    "backward.end": SymbolDrawing(16, 16, body: "M14.5 1.5V14.5L4 8Z", line: "M1.5 1.5V14.5"),
    "speaker.wave.1": SymbolDrawing(17, 18, body: "M1 6H5L10.5 1.5V16.5L5 12H1Z", line: "M14 6A4 4 0 0 1 14 12"),
    "terminal": SymbolDrawing(
      24, 19,
      body: "M4 1H20A3 3 0 0 1 23 4V15A3 3 0 0 1 20 18H4A3 3 0 0 1 1 15V4A3 3 0 0 1 4 1Z",
      detail: "M5 6L8.5 9L5 12M10.5 12.5H15"),
    // People and words
    "person.3": SymbolDrawing(
      30, 17,
      body: "M18.5 4.6A3.5 3.6 0 1 1 11.5 4.6A3.5 3.6 0 1 1 18.5 4.6ZM8 16C8 12.5 11 10.2 15 10.2S22 12.5 22 16ZM8 5.8A2.5 2.7 0 1 1 3 5.8A2.5 2.7 0 1 1 8 5.8ZM6 16H1C1 13 3 11 6.2 10.9M27 5.8A2.5 2.7 0 1 1 22 5.8A2.5 2.7 0 1 1 27 5.8ZM24 16H29C29 13 27 11 23.8 10.9"),
    "figure.walk": SymbolDrawing(
      14, 22,
      line: "M9.2 2.7A1.7 1.7 0 1 1 5.8 2.7A1.7 1.7 0 1 1 9.2 2.7ZM7.3 7L6.3 13L9.3 15.8L10.2 20.5M6.3 13L5.6 16L2.6 20.5M7 7.2L3.4 8.8L2.6 12M7.6 7.6L9.5 10.4L12.3 11.4"),
    "figure.run": SymbolDrawing(
      18, 21,
      line: "M13.7 2.7A1.7 1.7 0 1 1 10.3 2.7A1.7 1.7 0 1 1 13.7 2.7ZM10.3 7L7.6 12.2L11.5 14.5L10.6 19.5M7.6 12.2L6 15.5L1.5 15.8M10.3 7L6.2 7.2L4 10.2M10.6 7.6L13 10.4L16.5 9.6"),
    "hand.thumbsdown": SymbolDrawing(
      21, 20,
      body: "M7 11L11 18.5C13 19 14 17 13.2 15L12.5 12.5H18.5A1.8 1.8 0 0 0 20 10.2L18.2 3A2.5 2.5 0 0 0 15.8 1H7Z",
      line: "M1.2 11H4V1H1.2Z"),
    "hand.raised": SymbolDrawing(
      17, 22,
      body: "M5 12.5V4.8A1.3 1.3 0 0 1 7.6 4.8V9.5V2.6A1.3 1.3 0 0 1 10.2 2.6V9.5V3.4A1.3 1.3 0 0 1 12.8 3.4V10V5.6A1.3 1.3 0 0 1 15.4 5.6V14.5C15.4 18.5 13 21 9.8 21C6.8 21 5.2 19.5 4 17L1.4 12C1 11 2.6 10 3.6 11Z"),
    "face.smiling": SymbolDrawing(
      20, 20,
      body: "M19.2 10A9.2 9.2 0 1 1 0.8 10A9.2 9.2 0 1 1 19.2 10Z",
      detail: "M7 7.2V8M13 7.2V8M5.8 12A4.8 4.8 0 0 0 14.2 12"),
    "exclamationmark.bubble": SymbolDrawing(
      22, 19,
      body: "M11 1C17 1 21 4.2 21 8.5S17 16 11 16C10 16 9 15.9 8.2 15.7L3.5 18L4.5 14.2C2.2 12.8 1 10.8 1 8.5C1 4.2 5 1 11 1Z",
      detail: "M11 4.5V9M11 12.2H11.1"),
    "ellipsis.bubble": SymbolDrawing(
      22, 19,
      body: "M11 1C17 1 21 4.2 21 8.5S17 16 11 16C10 16 9 15.9 8.2 15.7L3.5 18L4.5 14.2C2.2 12.8 1 10.8 1 8.5C1 4.2 5 1 11 1Z",
      detail: "M6.6 8.5H6.7M11 8.5H11.1M15.3 8.5H15.4"),
    "envelope.open": SymbolDrawing(
      23, 21,
      body: "M1 8.5L10 2A2.5 2.5 0 0 1 13 2L22 8.5V17.5A2.5 2.5 0 0 1 19.5 20H3.5A2.5 2.5 0 0 1 1 17.5Z",
      detail: "M1.8 9L10 14.6A2.6 2.6 0 0 0 13 14.6L21.2 9"),
    // Weather and nature
    "cloud.rain": SymbolDrawing(
      24, 23,
      body: "M6 16A5 5 0 0 1 5.5 6.2A6.5 6.5 0 0 1 17.6 6A5 5 0 0 1 18.5 16Z",
      line: "M7.8 19L6.6 21.6M12.5 19L11.3 21.6M17.2 19L16 21.6"),
    "cloud.drizzle": SymbolDrawing(
      24, 23,
      body: "M6 16A5 5 0 0 1 5.5 6.2A6.5 6.5 0 0 1 17.6 6A5 5 0 0 1 18.5 16Z",
      line: "M7.4 19L7.1 19.6M12.2 19L11.9 19.6M17 19L16.7 19.6M9.6 21.4L9.4 21.8M14.4 21.4L14.2 21.8"),
    "cloud.snow": SymbolDrawing(
      24, 23,
      body: "M6 16A5 5 0 0 1 5.5 6.2A6.5 6.5 0 0 1 17.6 6A5 5 0 0 1 18.5 16Z",
      line: "M7.4 19.2H7.5M12 19.2H12.1M16.6 19.2H16.7M9.7 21.8H9.8M14.3 21.8H14.4"),
    "cloud.fog": SymbolDrawing(
      24, 23,
      body: "M6 16A5 5 0 0 1 5.5 6.2A6.5 6.5 0 0 1 17.6 6A5 5 0 0 1 18.5 16Z",
      line: "M4 19H20M6.5 21.8H17.5"),
    "cloud.bolt": SymbolDrawing(
      24, 25,
      body: "M6 16A5 5 0 0 1 5.5 6.2A6.5 6.5 0 0 1 17.6 6A5 5 0 0 1 18.5 16Z",
      line: "M12.8 18.4L10.4 21.2H13.6L11.2 24"),
    "cloud.sun": SymbolDrawing(
      26, 20,
      body: "M6 19A5 5 0 0 1 5.5 9.2A6.5 6.5 0 0 1 17.6 9A5 5 0 0 1 18.5 19Z",
      line: "M15.2 5.2A4 4 0 1 1 22.2 9.4M18.8 .9V1.1M23.6 3L23.8 2.8M24.9 7.4H25.1M14.2 3.2L14 3"),
    "sun.min": SymbolDrawing(
      18, 18,
      body: "M13 9A4 4 0 1 1 5 9A4 4 0 1 1 13 9Z",
      line: "M9 1.3V1.7M9 16.3V16.7M1.3 9H1.7M16.3 9H16.7M3.5 3.5L3.8 3.8M14.2 14.2L14.5 14.5M14.5 3.5L14.2 3.8M3.8 14.2L3.5 14.5"),
    "sunrise": SymbolDrawing(
      24, 20,
      body: "M6.8 14.5A5.2 5.2 0 0 1 17.2 14.5Z",
      line: "M1 14.5H3.8M20.2 14.5H23M4.2 6.7L6.2 8.7M19.8 6.7L17.8 8.7M12 6.5V1.2M9 4L12 1.2L15 4M1 18.2H23"),
    "sunset": SymbolDrawing(
      24, 20,
      body: "M6.8 14.5A5.2 5.2 0 0 1 17.2 14.5Z",
      line: "M1 14.5H3.8M20.2 14.5H23M4.2 6.7L6.2 8.7M19.8 6.7L17.8 8.7M12 1V6.3M9 3.6L12 6.4L15 3.6M1 18.2H23"),
    "moon.stars": SymbolDrawing(
      22, 21,
      body: "M10.5 2.5A8.6 8.6 0 1 0 18 14.5A8 8 0 0 1 10.5 2.5Z",
      line: "M16.5 1.2V5.4M14.4 3.3H18.6M19.6 7.6V10.4M18.2 9H21"),
    "leaf": SymbolDrawing(
      21, 20,
      body: "M19.5 2C20.5 11 17 17 10.5 17C6.5 17 4 14.5 4 11C4 4.5 12 5.5 19.5 2Z",
      detail: "M15 7.5C10.5 8.7 7 11.5 4.6 14.6",
      line: "M3.8 15.6C2.5 17.2 1.8 18 1.4 18.8"),
    "snowflake": SymbolDrawing(
      20, 21,
      line: "M10 1V20M1.8 5.75L18.2 15.25M1.8 15.25L18.2 5.75M7.3 2.6L10 5.2L12.7 2.6M7.3 18.4L10 15.8L12.7 18.4M1.8 9.5L5.4 8L4.9 4.2M18.2 11.5L14.6 13L15.1 16.8M18.2 9.5L14.6 8L15.1 4.2M1.8 11.5L5.4 13L4.9 16.8"),
    "wind": SymbolDrawing(22, 18, line: "M1 6H12A2.5 2.5 0 1 0 9.6 3M1 9.5H17.5A2.9 2.9 0 1 0 14.7 6M1 13H9A2 2 0 1 1 7.2 15.8"),
    "thermometer": SymbolDrawing(10, 21, line: "M7 12.2V3.5A2 2 0 0 0 3 3.5V12.2A4 4 0 1 0 7 12.2ZM5 8V15.5"),
    "umbrella": SymbolDrawing(
      21, 20,
      body: "M1.2 10.5A9.3 9.3 0 0 1 19.8 10.5C18 9 15.5 9 13.8 10.5C12 9 9 9 7.2 10.5C5.5 9 3 9 1.2 10.5Z",
      line: "M10.5 9.6V16.5A2.2 2.2 0 0 0 14.9 16.5"),
    "pawprint": SymbolDrawing(
      21, 20,
      body: "M10.5 10C13 10 16 13.5 16 16.2C16 18.2 14 19 10.5 19S5 18.2 5 16.2C5 13.5 8 10 10.5 10ZM9 4A1.8 2.7 0 1 1 5.4 4A1.8 2.7 0 1 1 9 4ZM15.6 4A1.8 2.7 0 1 1 12 4A1.8 2.7 0 1 1 15.6 4ZM4.5 9A1.7 2.3 0 1 1 1.1 9A1.7 2.3 0 1 1 4.5 9ZM19.9 9A1.7 2.3 0 1 1 16.5 9A1.7 2.3 0 1 1 19.9 9Z"),
    "sparkle": SymbolDrawing(
      20, 20,
      body: "M10 1C10.6 6.5 13.5 9.4 19 10C13.5 10.6 10.6 13.5 10 19C9.4 13.5 6.5 10.6 1 10C6.5 9.4 9.4 6.5 10 1Z").solid,
    "sparkles": SymbolDrawing(
      21, 21,
      body: "M8 5.5C8.5 10 10.5 12 15 12.5C10.5 13 8.5 15 8 19.5C7.5 15 5.5 13 1 12.5C5.5 12 7.5 10 8 5.5ZM16.5 1C16.8 3.4 17.6 4.2 20 4.5C17.6 4.8 16.8 5.6 16.5 8C16.2 5.6 15.4 4.8 13 4.5C15.4 4.2 16.2 3.4 16.5 1ZM17 14.6C17.2 16.2 17.8 16.8 19.4 17C17.8 17.2 17.2 17.8 17 19.4C16.8 17.8 16.2 17.2 14.6 17C16.2 16.8 16.8 16.2 17 14.6Z").solid,
    // Ways and places
    "airplane": SymbolDrawing(
      22, 20,
      body: "M21 10C21 9 19.5 8.4 18 8.4H14L8.5 1H6.2L9 8.4H4.2L2.2 6H1L2 10L1 14H2.2L4.2 11.6H9L6.2 19H8.5L14 11.6H18C19.5 11.6 21 11 21 10Z").solid,
    "car": SymbolDrawing(
      24, 19,
      body: "M4.5 8L6.2 3A2.6 2.6 0 0 1 8.6 1.2H15.4A2.6 2.6 0 0 1 17.8 3L19.5 8A3 3 0 0 1 21.5 11V14.5A1 1 0 0 1 20.5 15.5H3.5A1 1 0 0 1 2.5 14.5V11A3 3 0 0 1 4.5 8Z",
      detail: "M5 7.6H19M6.2 11.6H6.5M17.5 11.6H17.8",
      line: "M4.8 16V17.8M19.2 16V17.8"),
    "bus": SymbolDrawing(
      19, 21,
      body: "M5 1H14A3 3 0 0 1 17 4V15.5A1.5 1.5 0 0 1 15.5 17H3.5A1.5 1.5 0 0 1 2 15.5V4A3 3 0 0 1 5 1Z",
      detail: "M2.5 5H16.5M2.5 11H16.5M5.3 14H5.5M13.5 14H13.7",
      line: "M5 17.5V19.6M14 17.5V19.6"),
    "tram": SymbolDrawing(
      19, 21,
      body: "M5 1H14A3 3 0 0 1 17 4V15.5A1.5 1.5 0 0 1 15.5 17H3.5A1.5 1.5 0 0 1 2 15.5V4A3 3 0 0 1 5 1Z",
      detail: "M2.5 11H16.5M9.5 4.5V11M5.3 14H5.5M13.5 14H13.7",
      line: "M5.5 17.5L3.7 19.8M13.5 17.5L15.3 19.8"),
    "bicycle": SymbolDrawing(
      26, 17,
      line: "M9.4 11.6A4.2 4.2 0 1 1 1 11.6A4.2 4.2 0 1 1 9.4 11.6ZM25 11.6A4.2 4.2 0 1 1 16.6 11.6A4.2 4.2 0 1 1 25 11.6ZM5.2 11.6L9 4.8H17.2L12.2 11.6H5.2M12.2 11.6L8.2 2.5M6.8 2.3H10M20.8 11.6L16.6 1.5H19.2"),
    "location.north": SymbolDrawing(18, 20, body: "M9 1.2L16.5 18.5L9 14.5L1.5 18.5Z"),
    "building": SymbolDrawing(
      16, 20,
      body: "M1.5 1H14.5V19H1.5Z",
      detail: "M5.4 5H5.5M10.5 5H10.6M5.4 9H5.5M10.5 9H10.6M5.4 13H5.5M10.5 13H10.6"),
    "building.2": SymbolDrawing(
      22, 20,
      body: "M1.5 1H12V19H1.5ZM12 7H20.5V19H12Z",
      detail: "M4.8 5H4.9M8.6 5H8.7M4.8 9H4.9M8.6 9H8.7M4.8 13H4.9M8.6 13H8.7M16.2 11H16.3M16.2 15H16.3"),
    "building.columns": SymbolDrawing(
      22, 20,
      body: "M11 1L20.5 6V8H1.5V6Z",
      line: "M1 18.8H21M2.5 16H19.5M4.5 8.5V15.5M9 8.5V15.5M13 8.5V15.5M17.5 8.5V15.5"),
    "bed.double": SymbolDrawing(
      25, 17,
      body: "M4 8V4A2.5 2.5 0 0 1 6.5 1.5H18.5A2.5 2.5 0 0 1 21 4V8H23A1 1 0 0 1 24 9V13H1V9A1 1 0 0 1 2 8Z",
      detail: "M4 8H21M6.8 5.2H10.8M14.2 5.2H18.2",
      line: "M2.2 13.5V15.8M22.8 13.5V15.8"),
    "fork.knife": SymbolDrawing(18, 21, line: "M2 1.2V6A3 3 0 0 0 8 6V1.2M5 1.2V19.8M12.5 12H15.8V1.2C13.5 2.5 12.5 6 12.5 12M15.8 12V19.8"),
    "cup.and.saucer": SymbolDrawing(
      24, 19,
      body: "M3.5 1.5H17.5V9A5 5 0 0 1 12.5 14H8.5A5 5 0 0 1 3.5 9Z",
      line: "M17.8 3.8H19.5A3 3 0 0 1 19.5 9.8H17.6M1 17.3H20"),
    "wineglass": SymbolDrawing(13, 21, body: "M2.5 1.2H10.5L11.5 6.5A5 5 0 0 1 1.5 6.5Z", line: "M6.5 11.5V19.5M3 19.8H10"),
    // Time and tools
    "alarm": SymbolDrawing(
      20, 20,
      body: "M17.5 11A7.5 7.5 0 1 1 2.5 11A7.5 7.5 0 1 1 17.5 11Z",
      detail: "M10 6.5V11.3L13 13",
      line: "M1.2 5A4 4 0 0 1 5 1.3M15 1.3A4 4 0 0 1 18.8 5M4.6 16.8L3 18.8M15.4 16.8L17 18.8"),
    "timer": SymbolDrawing(20, 20, line: "M10 5V1A9 9 0 1 1 3.2 4.1M6 6.2L11 11.4"),
    "stopwatch": SymbolDrawing(
      18, 21,
      body: "M16.5 12.5A7.5 7.5 0 1 1 1.5 12.5A7.5 7.5 0 1 1 16.5 12.5Z",
      detail: "M9 8V12.5",
      line: "M6.5 1.2H11.5M9 1.5V4.5M14.8 5L16.3 6.5"),
    "hourglass": SymbolDrawing(
      14, 20,
      line: "M1.5 1.2H12.5M1.5 18.8H12.5M2.8 1.2V4.5C2.8 7.5 7 8.5 7 10C7 11.5 2.8 12.5 2.8 15.5V18.8M11.2 1.2V4.5C11.2 7.5 7 8.5 7 10C7 11.5 11.2 12.5 11.2 15.5V18.8"),
    "speedometer": SymbolDrawing(
      20, 20,
      body: "M19.2 10A9.2 9.2 0 1 1 0.8 10A9.2 9.2 0 1 1 19.2 10Z",
      detail: "M10 10.6L13.8 6.2M4.6 10.4H4.9M10 4.4V4.7M15.1 10.4H15.4M6.2 6.4L6.4 6.6"),
    "lock.open": SymbolDrawing(
      21, 20,
      body: "M3 9H12A2 2 0 0 1 14 11V17A2 2 0 0 1 12 19H3A2 2 0 0 1 1 17V11A2 2 0 0 1 3 9Z",
      line: "M11.5 9V5.5A4 4.5 0 0 1 19.5 5.5V7.5"),
    "key": SymbolDrawing(
      12, 21,
      body: "M6 1A4.7 4.7 0 0 1 8.3 9.8V18L6 20.1L3.7 18V16L5 14.8L3.7 13.4V9.8A4.7 4.7 0 0 1 6 1Z",
      detail: "M5.7 4.4H6.3"),
    "shield": SymbolDrawing(18, 21, body: "M9 1L17 3.8V9.5C17 14.5 13.8 18 9 20C4.2 18 1 14.5 1 9.5V3.8Z"),
    "checkmark.shield": SymbolDrawing(
      18, 21,
      body: "M9 1L17 3.8V9.5C17 14.5 13.8 18 9 20C4.2 18 1 14.5 1 9.5V3.8Z",
      detail: "M5.3 10.3L8 13.2L12.8 7.2"),
    "xmark.shield": SymbolDrawing(
      18, 21,
      body: "M9 1L17 3.8V9.5C17 14.5 13.8 18 9 20C4.2 18 1 14.5 1 9.5V3.8Z",
      detail: "M6 7L12 13M12 7L6 13"),
    "exclamationmark.shield": SymbolDrawing(
      18, 21,
      body: "M9 1L17 3.8V9.5C17 14.5 13.8 18 9 20C4.2 18 1 14.5 1 9.5V3.8Z",
      detail: "M9 5.8V10.8M9 14.3H9.1"),
    "hammer": SymbolDrawing(
      21, 21,
      body: "M12 8.5L3.5 17A1.7 1.7 0 0 0 6 19.4L14.4 10.9ZM8 4.5C10.5 1 14 .8 16 2.8L20 6.8L16.8 10L14.8 8L13.3 9.3L11 7L12.2 5.7C11 4.6 9.6 4.3 8 4.5Z"),
    "wrench": SymbolDrawing(
      20, 20,
      body: "M18.6 5.2A5.3 5.3 0 0 1 11.4 11L4.8 17.9A1.9 1.9 0 0 1 2.1 15.2L9 8.6A5.3 5.3 0 0 1 14.8 1.4L11.8 4.4L12.4 7.6L15.6 8.2Z"),
    "paintbrush": SymbolDrawing(
      20, 20,
      body: "M18.5 1.2C19.3 2 18.8 3.2 18 4.4L11.5 12.5L8.5 9.8L15.8 2.3C16.9 1.2 17.8 .8 18.5 1.2ZM7.6 10.8L10.6 13.5C10.8 17 7.5 19 1.5 18.6C3.8 17.5 3 15.5 3.8 13C4.5 11.2 6 10.4 7.6 10.8Z"),
    "paintpalette": SymbolDrawing(
      22, 19,
      body: "M11 1C16.8 1 21 4.4 21 9C21 12 18.5 13 16 12.8C14 12.6 13 14 13.6 15.6C14.2 17.2 13 18 11 18C5.2 18 1 14.3 1 9.4S5.2 1 11 1Z",
      detail: "M5.8 10H6.1M7.6 5.8H7.9M12.4 4.8H12.7M16.6 7.6H16.9"),
    "wand.and.stars": SymbolDrawing(
      21, 21,
      line: "M1.8 19.2L12.6 8.4M16 2V6.6M13.7 4.3H18.3M7.5 2.2V5.4M5.9 3.8H9.1M18 11.6V14.8M16.4 13.2H19.6"),
    "wand.and.rays": SymbolDrawing(21, 21, line: "M1.8 19.2L12 9M13.5 1.2V4.4M19.8 7.5H16.6M18 3L15.8 5.2M9 3L10.6 4.6M18 12L16.4 10.4"),
    "scissors": SymbolDrawing(
      22, 18,
      line: "M6.9 4.6A2.9 2.9 0 1 1 1.1 4.6A2.9 2.9 0 1 1 6.9 4.6ZM6.9 13.4A2.9 2.9 0 1 1 1.1 13.4A2.9 2.9 0 1 1 6.9 13.4ZM6.3 6.2L20.5 14.2M6.3 11.8L20.5 3.8"),
    "link": SymbolDrawing(
      20, 20,
      line: "M8.2 11.8A4 4 0 0 0 13.9 11.8L17.6 8.1A4 4 0 0 0 11.9 2.4L10 4.3M11.8 8.2A4 4 0 0 0 6.1 8.2L2.4 11.9A4 4 0 0 0 8.1 17.6L10 15.7"),
    "paperclip": SymbolDrawing(
      18, 20,
      line: "M15.5 8.5L8.3 15.7A4 4 0 0 1 2.6 10L10.6 2.2A2.7 2.7 0 0 1 14.5 6L7 13.4A1.3 1.3 0 0 1 5.2 11.5L11.8 5"),
    "pin": SymbolDrawing(14, 21, body: "M3.5 1.2H10.5L9.8 3V7.5L12.5 11.5H1.5L4.2 7.5V3Z", line: "M7 11.8V19.5"),
    "lightbulb": SymbolDrawing(
      15, 21,
      body: "M7.5 1A6.3 6.3 0 0 1 11.2 12.4C10.4 13 10.2 13.8 10.2 15H4.8C4.8 13.8 4.6 13 3.8 12.4A6.3 6.3 0 0 1 7.5 1Z",
      line: "M5 17.5H10M6 19.8H9"),
    "plus.magnifyingglass": SymbolDrawing(20, 20, line: "M15 8A7 7 0 1 1 1 8A7 7 0 1 1 15 8ZM13 13L19 19M8 5V11M5 8H11"),
    "minus.magnifyingglass": SymbolDrawing(20, 20, line: "M15 8A7 7 0 1 1 1 8A7 7 0 1 1 15 8ZM13 13L19 19M5 8H11"),
    "delete.left": SymbolDrawing(
      25, 18,
      body: "M8 1.5H21A2.5 2.5 0 0 1 23.5 4V14A2.5 2.5 0 0 1 21 16.5H8L1.2 9Z",
      detail: "M11.5 5.8L17.8 12.2M17.8 5.8L11.5 12.2"),
    // Other things
    "crown": SymbolDrawing(24, 19, body: "M2 5L7 10L12 2L17 10L22 5L20 17.5H4Z"),
    "trophy": SymbolDrawing(
      22, 21,
      body: "M6 1.5H16V8.5A5 5 0 0 1 6 8.5Z",
      line: "M6 3.5H2A4 4 0 0 0 6.2 9M16 3.5H20A4 4 0 0 1 15.8 9M11 13.8V17M6.5 19.5H15.5M8.5 17H13.5"),
    "rosette": SymbolDrawing(
      16, 21,
      body: "M14 7A6 6 0 1 1 2 7A6 6 0 1 1 14 7Z",
      detail: "M10.4 7A2.4 2.4 0 1 1 5.6 7A2.4 2.4 0 1 1 10.4 7Z",
      line: "M5 12.5L3.5 19.6L8 17.2L12.5 19.6L11 12.5"),
    "graduationcap": SymbolDrawing(
      26, 19,
      body: "M13 1.5L25 7L13 12.5L1 7Z",
      line: "M5.5 9.5V14.2C8 17.8 18 17.8 20.5 14.2V9.5M23.2 8V14.5"),
    "briefcase": SymbolDrawing(
      22, 19,
      body: "M3.5 5H18.5A2.5 2.5 0 0 1 21 7.5V15.5A2.5 2.5 0 0 1 18.5 18H3.5A2.5 2.5 0 0 1 1 15.5V7.5A2.5 2.5 0 0 1 3.5 5Z",
      detail: "M1.5 11H20.5M11 10V12.5",
      line: "M7.5 5V3A2 2 0 0 1 9.5 1H12.5A2 2 0 0 1 14.5 3V5"),
    "cross.case": SymbolDrawing(
      22, 19,
      body: "M3.5 5H18.5A2.5 2.5 0 0 1 21 7.5V15.5A2.5 2.5 0 0 1 18.5 18H3.5A2.5 2.5 0 0 1 1 15.5V7.5A2.5 2.5 0 0 1 3.5 5Z",
      detail: "M11 8.5V14.5M8 11.5H14",
      line: "M7.5 5V3A2 2 0 0 1 9.5 1H12.5A2 2 0 0 1 14.5 3V5"),
    "cross": SymbolDrawing(18, 18, body: "M6.2 1H11.8V6.2H17V11.8H11.8V17H6.2V11.8H1V6.2H6.2Z"),
    "books.vertical": SymbolDrawing(24, 19, body: "M1 1.2H5V17.8H1ZM7.9 4H11.9V17.8H7.9ZM14.4 4.9L18.2 3.8L22.2 16.6L18.4 17.7Z"),
    "book.closed": SymbolDrawing(
      17, 21,
      body: "M4 1H16V16H4A2.5 2.5 0 0 0 1.5 18.2V3.5A2.5 2.5 0 0 1 4 1Z",
      line: "M1.5 17.8A2.2 2.2 0 0 0 3.7 20H16V16"),
    "doc.on.doc": SymbolDrawing(
      20, 23,
      body: "M8 1H14L19 6V14.5A2 2 0 0 1 17 16.5H8A2 2 0 0 1 6 14.5V3A2 2 0 0 1 8 1Z",
      detail: "M13.5 1.5V6.5H18.5",
      line: "M3.7 6.5H3A2 2 0 0 0 1 8.5V20A2 2 0 0 0 3 22H12A2 2 0 0 0 14 20V19"),
    "doc.plaintext": SymbolDrawing(
      16, 21,
      body: "M3 1H13A2 2 0 0 1 15 3V18A2 2 0 0 1 13 20H3A2 2 0 0 1 1 18V3A2 2 0 0 1 3 1Z",
      detail: "M4 6H12M4 10H12M4 14H9"),
    "archivebox": SymbolDrawing(
      22, 19,
      body: "M2 1H20A1 1 0 0 1 21 2V5.5H1V2A1 1 0 0 1 2 1ZM2.2 5.5V15.5A2.5 2.5 0 0 0 4.7 18H17.3A2.5 2.5 0 0 0 19.8 15.5V5.5",
      detail: "M1.8 5.5H20.2M8 9.2H14"),
    "cube": SymbolDrawing(20, 21, body: "M10 1L18.5 5.8V15.2L10 20L1.5 15.2V5.8Z", detail: "M1.8 6L10 10.6L18.2 6M10 10.6V19.6"),
    "shippingbox": SymbolDrawing(
      20, 21,
      body: "M10 1L18.5 5.8V15.2L10 20L1.5 15.2V5.8Z",
      detail: "M1.8 6L10 10.6L18.2 6M10 10.6V19.6M5.8 3.4L14.2 8.2"),
    "puzzlepiece": SymbolDrawing(
      21, 20,
      body: "M3 6H7.2C6 3 7.2 1 9.5 1S13 3 11.8 6H16V10.2C19 9 20 10.2 20 12.5S19 16 16 14.8V19H3V14.8C6 16 7 14.8 7 12.5S6 9 3 10.2Z"),
    "banknote": SymbolDrawing(
      24, 16,
      body: "M3.5 1H20.5A2.5 2.5 0 0 1 23 3.5V12.5A2.5 2.5 0 0 1 20.5 15H3.5A2.5 2.5 0 0 1 1 12.5V3.5A2.5 2.5 0 0 1 3.5 1Z",
      detail: "M15 8A3 3 0 1 1 9 8A3 3 0 1 1 15 8ZM4.6 8H4.8M19.2 8H19.4"),
    "ticket": SymbolDrawing(
      23, 17,
      body: "M1 3.5A2.5 2.5 0 0 1 3.5 1H19.5A2.5 2.5 0 0 1 22 3.5V6A2.5 2.5 0 0 0 22 11V13.5A2.5 2.5 0 0 1 19.5 16H3.5A2.5 2.5 0 0 1 1 13.5V11A2.5 2.5 0 0 0 1 6Z",
      detail: "M15 1.5V3.5M15 6.8V10.2M15 13.5V15.5"),
    "tshirt": SymbolDrawing(23, 19, body: "M7.5 1.2L1 5L3.5 9.5L5.5 8.5V17.8H17.5V8.5L19.5 9.5L22 5L15.5 1.2C14.8 4.6 8.2 4.6 7.5 1.2Z"),
    "eyeglasses": SymbolDrawing(
      26, 13,
      line: "M10.2 7A4.2 4.2 0 1 1 1.8 7A4.2 4.2 0 1 1 10.2 7ZM24.2 7A4.2 4.2 0 1 1 15.8 7A4.2 4.2 0 1 1 24.2 7ZM10.2 6.5A3.2 3.2 0 0 1 15.8 6.5M2 5.8L4.5 1.2M24 5.8L21.5 1.2"),
  ]

  /// With a body that is always filled.
  private var solid: SymbolDrawing {
    var drawing = self
    drawing.isFilled = true
    drawing.isSolid = true
    return drawing
  }
}
