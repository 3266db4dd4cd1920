# make demo    render the showpiece scene to $(DEMO_OUTPUT)
# make test    build and run all tests
# make examples  run the tests of the example packages
# make lint    check the formatting rules;  make format  apply them
# make fuzz    run hostile inputs for some minutes, and say which did harm; FUZZ="scene=1000 font=500" for other counts
# make bench   time a release build on 60 frames
# make assets  draw the pictures that the scenes use, byte for byte the same
# make pixel-sheet  draw docs/pixels.png, every scene of scenes/pixels on one sheet
# make deps    install the system libraries that are missing

DEMO_SCENE  := scenes/showpieces/photo-gallery.json
DEMO_OUTPUT := build/demo
BENCH_SCENE := $(DEMO_SCENE)
BENCH_OUTPUT := build/bench

APT_PACKAGES := libcairo2-dev libpng-dev libpango1.0-dev libjpeg-dev libglib2.0-dev libfontconfig-dev libpixman-1-dev \
	pkg-config fonts-inter ffmpeg parallel python3-jsonschema python3-yaml
BREW_PACKAGES := cairo libpng pango jpeg-turbo glib fontconfig pixman pkgconf ffmpeg parallel
SOURCES := $(wildcard Sources Tests Examples) Package.swift

ASSET_SOURCES := $(wildcard scenes/assets/src/*.json)

.PHONY: assets browser pixel-sheet demo examples fuzz test lint format bench deps swift

demo: deps swift
	swift build -c release --product herorender
	"$$(swift build -c release --show-bin-path)/herorender" $(DEMO_SCENE) $(DEMO_OUTPUT)

test: deps browser swift
	swift build --build-tests
	swift test

examples: deps swift
	swift test --package-path Examples/SnapshotTesting

# Each input runs in a child process; a failing one is repeated with the command that is printed.
fuzz: deps swift
	swift build -c release --product herofuzz
	"$$(swift build -c release --show-bin-path)/herofuzz" $(FUZZ)

lint: swift
	swift format lint --strict -r --configuration .swift-format $(SOURCES)

format: swift
	swift format -i -r --configuration .swift-format $(SOURCES)

bench: deps swift
	swift build -c release --product herorender
	rm -rf $(BENCH_OUTPUT)
	bash -c 'time "$$(swift build -c release --show-bin-path)/herorender" $(BENCH_SCENE) $(BENCH_OUTPUT) --frames 0-59'

# A contact sheet of scenes/pixels, drawn by herorender.
pixel-sheet: deps swift
	swift build -c release --product herorender
	docs/pixel-sheet.sh "$$(swift build -c release --show-bin-path)/herorender"

# A scene's assets stay inside its own folder, so a picture lies beside the scenes that use it.
assets: deps swift
	swift build -c release --product herorender
	@program="$$(swift build -c release --show-bin-path)/herorender"; \
	for source in $(ASSET_SOURCES); do \
	  name=$$(basename $$source .json); \
	  case $$name in mosaic) concepts="matching modifiers snapshots views";; *) concepts=showpieces;; esac; \
	  for concept in $$concepts; do \
	    "$$program" $$source scenes/$$concept/assets/$$name.png --time 0 --compression small --quiet || exit 1; \
	  done; \
	done

# The pages of failing tests are looked at in a browser; without one those tests are skipped and say so.
browser:
	@{ command -v chromium || command -v google-chrome || command -v chromium-browser; } >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update && \
	    env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium; } || \
	  echo "no chromium: tests that open a browser will be skipped"

swift:
	@command -v swift >/dev/null || { \
	  echo "swift is not on the PATH: install Swift 6.1 or later from https://www.swift.org/install" >&2; exit 1; }

# Nothing is fetched when nothing is missing, so that a prepared machine needs neither network nor root.
deps:
	@if [ "$$(uname -s)" = Darwin ]; then \
	  echo "system libraries come from Homebrew: brew install $(BREW_PACKAGES)"; \
	elif ! command -v dpkg >/dev/null || ! command -v apt-get >/dev/null; then \
	  echo "no apt here: install the equivalents of $(APT_PACKAGES)"; \
	else \
	  missing=""; \
	  for package in $(APT_PACKAGES); do \
	    dpkg -s "$$package" 2>/dev/null | grep -q '^Status: install ok installed' || missing="$$missing $$package"; \
	  done; \
	  if [ -n "$$missing" ]; then \
	    sudo=""; \
	    if [ "$$(id -u)" != 0 ]; then \
	      command -v sudo >/dev/null || { echo "missing:$$missing; install them as root" >&2; exit 1; }; \
	      sudo=sudo; \
	    fi; \
	    echo "installing$$missing"; \
	    $$sudo apt-get update && \
	    $$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $$missing; \
	  fi; \
	fi
