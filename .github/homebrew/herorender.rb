# A Homebrew formula, for a tap: OWNER/homebrew-tap/Formula/herorender.rb.
#
# It has never been run: only its syntax was checked (ruby -c), and a test holds its libraries against the Makefile. Before it can be used, replace OWNER,
# and the checksum: curl -L URL | shasum -a 256
class Herorender < Formula
  desc "Shows what Hero transitions of iOS look like, frame by frame"
  homepage "https://github.com/OWNER/herorender"
  url "https://github.com/OWNER/herorender/archive/refs/tags/v0.2.0.tar.gz"
  sha256 "CHECKSUM"
  license "MIT"

  depends_on "pkgconf" => :build
  # docs/manual.py writes the manual page.
  depends_on "python@3.13" => :build
  # Swift 6.1.
  depends_on xcode: ["16.3", :build]

  depends_on "cairo"
  depends_on "fontconfig"
  depends_on "giflib"
  depends_on "glib"
  depends_on "jpeg-turbo"
  depends_on "libavif"
  depends_on "libdeflate"
  depends_on "libpng"
  depends_on "librsvg"
  depends_on "little-cms2"
  depends_on "pango"
  depends_on "pixman"
  depends_on "webp"
  depends_on "xxhash"

  uses_from_macos "swift" => :build

  def install
    ENV["HERORENDER_WITHOUT"] = "apps"
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "herorender"
    # The program, its completions, its manual and the licences.
    system "make", "install", "PROGRAM=.build/release/herorender", "PREFIX=#{prefix}"
  end

  def caveats
    <<~TEXT
      Texts need fonts:
        brew install --cask font-inter font-noto-color-emoji font-dejavu
      Other scripts, such as Chinese and Arabic, need Noto's fonts as files of one weight each: docs/install.md.
      MP4, WebM, MOV and AVIF need ffmpeg, HEIC pictures libheif, PDF pictures poppler:
        brew install ffmpeg libheif poppler
    TEXT
  end

  test do
    assert_equal "herorender #{version}", shell_output("#{bin}/herorender --version").strip
    (testpath/"card.json").write <<~JSON
      {
        "version": 1,
        "canvas": { "width": 100, "height": 100, "scale": 1 },
        "screens": {
          "a": { "view": { "subviews": [ { "frame": [10, 10, 20, 20], "heroID": "card", "backgroundColor": "systemPink" } ] } },
          "b": { "view": { "subviews": [ { "frame": [0, 0, 100, 50], "heroID": "card", "backgroundColor": "systemPink" } ] } }
        },
        "root": "a",
        "timeline": [ { "present": "b" } ]
      }
    JSON
    system bin/"herorender", "card.json", "card.gif"
    assert_equal "GIF89a", (testpath/"card.gif").binread(6)
  end
end
