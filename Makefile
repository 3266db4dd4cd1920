# make demo    render the showpiece scene to $(DEMO_OUTPUT)
# make test    build and run all tests
# make examples  run the tests of the example packages
# make lint    check the formatting rules, YAML and shell scripts;  make format  apply the rules
# make lint-deps  install what only that needs
# make fuzz    run hostile inputs for some minutes, and say which did harm; FUZZ="scene=1000 font=500" for other counts
# make loops   run the loops in C over random pictures, with AddressSanitizer and UndefinedBehaviorSanitizer: some seconds
# make loops-arm64   the same loops compiled for arm64 and emulated, on Debian: they give what they give here
# make sanitize  that of make loops, and the tests of images, drawing and outputs in a build with AddressSanitizer: a quarter of an hour
# make bench   time a release build, stage by stage and as a whole, beside pycairo and ffmpeg; W=FILM BASELINE=SCRIPT time another film
# make players  install rlottie and lottie-web's player, which play Lottie files, and axe-core, which tests the pages
# make bench-deps  install what only that needs
# make assets  draw the pictures that the scenes use, byte for byte the same
# make pixel-sheet  draw docs/pixels.png, every scene of scenes/pixels on one sheet
# make explain-proof  confirm all that explain says of the scenes here, and of random ones; EXPLAIN=FOLDER for others, too
# make issue-sheets  draw docs/hero-issues, moments of scenes/issues
# make issues-docs  write docs/hero-issues.md from scenes/issues and what the program answers
# make recipes  draw docs/recipes, the pictures of docs/recipes.md
# make readme-pictures  draw docs/readme and docs/tutorial, the pictures of README.md and docs/tutorial.md
# make format-docs  write docs/scene-format.md from the table of keys
# make options-docs  write docs/options.md from the program's help
# make uikit-docs  write docs/uikit.md from the sources of UIKit
# make docs    write the pages of the products with DocC to build/docs
# make deps    install the system libraries that are missing
# make dist    write two Debian packages, a tarball, an SBOM and checksums to $(DIST): the same bytes each time
# make dist-check  install and use them in bare roots without Swift; SUITE, MIRROR and COMPONENTS name another system than Debian 12
# make dist-again  build and pack them in a clean clone in another folder, and compare: ten minutes
# make install PREFIX=/usr/local    build and install the program, its completions, its manual and what `app` builds;  make uninstall

# Without the plugin that rewrites apps' sources, whose tool needs swift-syntax, but where it is tested.
export HERORENDER_WITHOUT := apps

DEMO_SCENE  := scenes/showpieces/photo-gallery.json
DEMO_OUTPUT := build/demo
BENCH_OUTPUT := build/bench
DIST := build/dist

APT_PACKAGES := libcairo2-dev libpng-dev libdeflate-dev libxxhash-dev libpango1.0-dev libjpeg-dev liblcms2-dev libglib2.0-dev libfontconfig-dev \
	libpixman-1-dev libwebp-dev libgif-dev libavif-dev librsvg2-dev libheif-examples poppler-utils \
	pkg-config fonts-inter fonts-noto-color-emoji fonts-dejavu-core ffmpeg parallel pngcheck python3-jsonschema python3-yaml jq
# Installed with the others, and only named where nothing else is missing.
APT_RECOMMENDED := fonts-noto-cjk fonts-noto-core
BREW_PACKAGES := cairo libpng libdeflate xxhash pango jpeg-turbo little-cms2 glib fontconfig pixman webp giflib libavif librsvg libheif \
	poppler pkgconf ffmpeg parallel pngcheck jq
BENCH_APT_PACKAGES := hyperfine python3-cairo python3-pil
DIST_APT_PACKAGES := dpkg-dev binutils chrpath xz-utils git lintian mmdebstrap
BENCH_BREW_PACKAGES := hyperfine py3cairo pillow
LINT_APT_PACKAGES := shellcheck yamllint
LINT_BREW_PACKAGES := $(LINT_APT_PACKAGES)
# Examples/Unchanged/App is written as for Xcode.
SOURCES := $(wildcard Sources StandIns Tests Benchmarks/Sources) $(filter-out Examples/Unchanged,$(wildcard Examples/*)) \
  $(wildcard Examples/Unchanged/*.swift Examples/Unchanged/Sources Examples/Unchanged/Tests) Package.swift Benchmarks/Package.swift

ASSET_SOURCES := $(wildcard scenes/assets/src/*.json)

# Where things go; DESTDIR is put before it, for packages. PROGRAM=PATH on the command line installs a program that is built.
PREFIX  ?= /usr/local
STATIC_BUILD := .build-static
PROGRAM := $(STATIC_BUILD)/release/herorender
INSTALL_ROOT = $(DESTDIR)$(PREFIX)
INSTALLED = bin/herorender share/man/man1/herorender.1 share/bash-completion/completions/herorender \
	share/zsh/site-functions/_herorender share/fish/vendor_completions.d/herorender.fish \
	share/doc/herorender/LICENSE share/doc/herorender/NOTICE
# What `herorender app` builds, found from the program: all sources but the program's own.
APP_PACKAGE = share/herorender/package
APP_SOURCES := Package.swift LICENSE NOTICE Sources StandIns

# With Swift's own libraries inside where the toolchain has them in that form (Linux); on macOS they belong to the system.
STATIC = $(if $(wildcard $(shell swift -print-target-info 2>/dev/null | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')_static),--static-swift-stdlib)

.PHONY: app-packages arm64-deps assets docs brew-packages browser players pixel-sheet issue-sheets issues-docs recipes readme-pictures format-docs demo examples explain-proof fuzz loops loops-arm64 sanitize test test-programs test-modules options-docs uikit-docs lint lint-deps format bench bench-deps deps dist dist-again dist-check dist-deps install program swift uninstall

# What draws is optimised, nothing else is: Package.swift. Tests and examples share one build.
demo test test-programs test-modules examples issues-docs: export HERORENDER_WITH := optimized-engine

demo: deps swift
	swift build -c release --product herorender
	"$$(swift build -c release --show-bin-path)/herorender" $(DEMO_SCENE) $(DEMO_OUTPUT)

# Modules of swift-syntax that examples have built would stand before the compiler's own.
test: deps browser players swift
	rm -rf $(foreach module,Syntax Parser Diagnostics Operators BasicFormat,.build/*/debug/Modules/*Swift$(module)*.swiftmodule)
	swift build --build-tests
	$(MAKE) --jobs=2 test-programs test-modules

# Side by side: those of programs wait for what they start, many of the others for the main actor.
PROGRAM_TESTS := ^(CommandLineTests|ChromiumTests|HeroProjectsTests|HeroFuzzingTests)\.
test-programs:
	swift test --skip-build --ignore-lock --filter '$(PROGRAM_TESTS)'
test-modules:
	swift test --skip-build --ignore-lock --skip '$(PROGRAM_TESTS)'

# They use what the tests have built; the plan of what is to be built is each package's own. App, Unchanged and Partial build the rewriter's plugin,
# Unchanged all stand-ins. The last has a UIKit and a Hero of its own, in whose place the next build puts the package's again.
examples: deps swift
	for package in SnapshotTesting App Unchanged Partial; do \
	  HERORENDER_WITHOUT= swift test --disable-build-manifest-caching --package-path Examples/$$package --scratch-path .build || exit 1; done
	HERORENDER_WITHOUT=stage swift test --disable-build-manifest-caching --package-path Examples/Modules --scratch-path .build

# Each input runs in a child process; a failing one is repeated with the command that is printed.
fuzz: deps swift
	swift build -c release --product herofuzz
	"$$(swift build -c release --show-bin-path)/herofuzz" $(FUZZ)

# Some minutes: whole frames confirm each finding, and each remedy.
explain-proof: deps swift
	swift build -c release --product herofuzz
	"$$(swift build -c release --show-bin-path)/herofuzz" explain scenes $(EXPLAIN) --faultless scenes/showpieces

# Undefined behaviour ends a program of either build. Its runtime is not linked in the second one, where a trap tells as much.
LOOPS := Pixels/CPixels Pixels/CCompositor Films/CAnimation
LOOPS_SOURCES := $(LOOPS:%=-ISources/%/include) Tests/Sanitize/loops.c $(foreach loops,$(LOOPS),$(wildcard Sources/$(loops)/*.c))
loops: deps swift
	@mkdir -p build/sanitize
	clang -std=c11 -g -O1 -fsanitize=address,undefined -fno-sanitize-recover=all $(if $(filter Linux,$(shell uname -s)),-fuse-ld=lld) \
	  $(LOOPS_SOURCES) -lz -lm -o build/sanitize/loops
	build/sanitize/loops $(ROUNDS)

# Debian's headers and libraries for arm64, unpacked: dpkg need not know of another architecture.
ARM64 := $(CURDIR)/build/arm64
ARM64_APT_PACKAGES := qemu-user-static
ARM64_APT := apt-get -qq -o APT::Architecture=arm64 -o APT::Architectures=arm64 -o APT::Sandbox::User=root \
	-o Dir::State::Lists=$(ARM64)/lists -o Dir::State::status=/dev/null -o Dir::Cache=$(ARM64)/cache
$(ARM64)/unpacked:
	@mkdir -p $(ARM64)/lists/partial $(ARM64)/cache/archives/partial $(ARM64)/packages $(ARM64)/root
	$(ARM64_APT) update
	cd $(ARM64)/packages && $(ARM64_APT) download libc6 libc6-dev linux-libc-dev libgcc-s1 '~n^libgcc-[0-9]+-dev$$ !~v' zlib1g-dev
	for package in $(ARM64)/packages/*.deb; do dpkg-deb -x $$package $(ARM64)/root || exit 1; done
	@touch $@

loops-arm64: loops arm64-deps $(ARM64)/unpacked
	clang --target=aarch64-linux-gnu --sysroot=$(ARM64)/root -std=c11 -g -O1 -fsanitize=undefined -fsanitize-trap=all -fuse-ld=lld -static \
	  $(LOOPS_SOURCES) -lz -lm -o build/sanitize/loops-arm64
	@here="$$(build/sanitize/loops $(ROUNDS))" && there="$$(qemu-aarch64-static build/sanitize/loops-arm64 $(ROUNDS))" && echo "arm64: $$there" && \
	  { [ "$$here" = "$$there" ] || { echo "here: $$here; arm64 gives other results" >&2; exit 1; }; }

# Libraries keep what they loaded until the end, which is no leak.
SANITIZED := HeroBytesTests HeroFilesTests HeroImageTests HeroMediaTests HeroRasterTests HeroRenderTests
SANITIZE := --sanitize address -Xcc -fsanitize=undefined -Xcc -fsanitize-trap=all --scratch-path .build-sanitize
sanitize: export HERORENDER_WITHOUT := stage apps
sanitize: loops
	swift build $(SANITIZE) --build-tests
	ASAN_OPTIONS=detect_leaks=0 swift test $(SANITIZE) --skip-build $(SANITIZED:%=--filter '^%')

YAML := .yamllint .spi.yml action.yml .github Sources/Programs/herorender/Templates/transitions.yml
SCRIPTS := .ci/run $(wildcard .github/*.sh .github/*/*.sh .packaging/pack docs/*.sh)
lint: lint-deps swift
	docs/uikit.py --check
	Tests/mutants.py --places
	yamllint --strict $(YAML)
	shellcheck --severity=warning $(SCRIPTS)
	swift format lint --strict -r -p --configuration .swift-format $(SOURCES)

format: swift
	swift format -i -r --configuration .swift-format $(SOURCES)

# The program and the stages are built as one package, so that both are the same code, and as `make program` builds it.
bench: deps bench-deps swift
	swift build -c release $(STATIC) --disable-build-manifest-caching --package-path Benchmarks --product herorender
	swift build -c release $(STATIC) --disable-build-manifest-caching --package-path Benchmarks --product stages
	@built="$$(swift build -c release --package-path Benchmarks --show-bin-path)"; \
	python3 Benchmarks/bench --program "$$built/herorender" --stages "$$built/stages" --out $(BENCH_OUTPUT) \
	  $(if $(W),--w "$(W)") $(if $(BASELINE),--baseline "$(BASELINE)") $(BENCH)

# A contact sheet of scenes/pixels, drawn by herorender.
pixel-sheet: deps swift
	swift build -c release --product herorender
	docs/pixel-sheet.sh "$$(swift build -c release --show-bin-path)/herorender"

# Moments of scenes/issues, broken and mended, drawn by herorender.
issue-sheets: deps swift
	swift build -c release --product herorender
	docs/issue-sheets.py "$$(swift build -c release --show-bin-path)/herorender"

# Questions about Hero, with what the program answers to their scenes.
issues-docs: deps swift
	swift build --build-tests
	HERORENDER_RECORD=issues swift test --skip-build --filter 'IssueTests/thePageIsWritten'

# What docs/recipes.md shows.
recipes: deps swift
	swift build -c release --product herorender
	docs/recipes.sh "$$(swift build -c release --show-bin-path)/herorender"

# What README.md and docs/tutorial.md show, pages of the program among it, which a browser opens.
readme-pictures: deps browser players swift
	swift build -c release --product herorender
	docs/readme.sh "$$(swift build -c release --show-bin-path)/herorender"

# What UIKit has, and what it lacks.
uikit-docs:
	docs/uikit.py

# Every key of the scene format, as the program knows them.
format-docs: deps swift
	swift build --product herorender
	"$$(swift build --show-bin-path)/herorender" schema --markdown > docs/scene-format.md.new
	mv docs/scene-format.md.new docs/scene-format.md

# One archive for all products; open build/docs/index.html through a web server.
PRODUCTS := HeroSnapshotTesting HeroStageTesting HeroStage Hero SDOSHero HeroStandIns HeroPipeline
docs: deps swift
	@mkdir -p build
	rm -rf build/docs
	HERORENDER_WITH=docs swift package --disable-build-manifest-caching --allow-writing-to-directory build/docs generate-documentation \
	  $(PRODUCTS:%=--target %) --enable-experimental-combined-documentation --disable-indexing \
	  --transform-for-static-hosting --output-path build/docs

# Every option of every command, as the program's help says.
options-docs: deps swift
	swift build --product herorender
	docs/manual.py "$$(swift build --show-bin-path)/herorender" --markdown > docs/options.md.new
	mv docs/options.md.new docs/options.md

# A scene's assets stay inside its own folder, so a picture lies beside the scenes that use it.
assets: deps swift
	swift build -c release --product herorender
	@program="$$(swift build -c release --show-bin-path)/herorender"; \
	for source in $(ASSET_SOURCES); do \
	  name=$$(basename $$source .json); \
	  case $$name in mosaic) concepts="issues matching modifiers snapshots views";; tab-home*|tab-charts*|tab-saved*) concepts="furniture showpieces";; *) concepts=showpieces;; esac; \
	  for concept in $$concepts; do \
	    "$$program" $$source scenes/$$concept/assets/$$name.png --time 0 --compression small --quiet || exit 1; \
	  done; \
	done

ifneq ($(origin PROGRAM),command line)
program: deps swift
	swift build -c release $(STATIC) --product herorender --scratch-path $(STATIC_BUILD)
endif

# Everything optimised, with the dependencies whose versions .packaging/pins.json has. The compiler writes the length of the path of their sources
# into the program: they lie in the same place wherever this repository is.
dist: export HERORENDER_WITH :=
dist: STATIC_BUILD := /var/tmp/herorender-dist
dist: deps dist-deps
ifneq ($(origin PROGRAM),command line)
	cp .packaging/pins.json Package.resolved
	rm -rf $(STATIC_BUILD)
	$(MAKE) program STATIC_BUILD=$(STATIC_BUILD)
	.packaging/pack $(STATIC_BUILD)/release/herorender $(DIST)
else
	.packaging/pack $(PROGRAM) $(DIST)
endif
	lintian --allow-root --fail-on error $(DIST)/*.deb

# As root.
SUITE := bookworm
dist-check: dist-deps
	.packaging/check.py $(DIST) --suite $(SUITE) $(if $(MIRROR),--mirror "$(MIRROR)") $(if $(COMPONENTS),--components "$(COMPONENTS)")

dist-again: dist-deps
	@set -e; clone="$$(mktemp -d)"; trap 'rm -rf "$$clone"' EXIT; git clone --quiet . "$$clone/herorender"; \
	$(MAKE) -C "$$clone/herorender" dist; \
	cmp $(DIST)/SHA256SUMS "$$clone/herorender/$(DIST)/SHA256SUMS" && echo "the same bytes from $$clone/herorender"

# Under sudo, where swift is often not on the PATH, installs what `make program` built.
install: $(if $(shell command -v swift),program)
	@test -x $(PROGRAM) || { echo "there is no $(PROGRAM): run 'make program' first" >&2; exit 1; }
	@command -v python3 >/dev/null || { echo "python3 is not on the PATH; it writes the manual page" >&2; exit 1; }
	@set -e; page=$$(mktemp); trap 'rm -f "$$page"' EXIT; root="$(INSTALL_ROOT)"; \
	put() { install -d "$$(dirname "$$root/$$3")"; install -m "$$1" "$$2" "$$root/$$3"; echo "$$root/$$3"; }; \
	put 755 $(PROGRAM) bin/herorender; \
	docs/manual.py $(PROGRAM) > "$$page"; put 644 "$$page" share/man/man1/herorender.1; \
	$(PROGRAM) --generate-completion-script bash > "$$page"; put 644 "$$page" share/bash-completion/completions/herorender; \
	$(PROGRAM) --generate-completion-script zsh > "$$page"; put 644 "$$page" share/zsh/site-functions/_herorender; \
	$(PROGRAM) --generate-completion-script fish > "$$page"; put 644 "$$page" share/fish/vendor_completions.d/herorender.fish; \
	for text in LICENSE NOTICE; do put 644 $$text share/doc/herorender/$$text; done; \
	package="$$root/$(APP_PACKAGE)"; rm -rf "$$package"; install -d "$$package"; \
	tar --create --exclude Sources/Programs $(APP_SOURCES) | tar --extract --touch --no-same-owner --directory "$$package"; \
	chmod -R u=rwX,go=rX "$$package"; find "$$package" -type f -exec chmod a-x {} +; echo "$$package"; \
	if ldd $(PROGRAM) 2>/dev/null | grep -q libswift; then \
	  echo "the program needs Swift's libraries ($$(dirname "$$(command -v swift)")/../lib) when it runs"; \
	fi

uninstall:
	rm -f $(addprefix "$(INSTALL_ROOT)"/,$(INSTALLED))
	rm -rf "$(INSTALL_ROOT)/$(APP_PACKAGE)"
	@if [ -d "$(INSTALL_ROOT)/share/doc/herorender" ]; then rmdir "$(INSTALL_ROOT)/share/doc/herorender"; fi

# The pages of failing tests are looked at in a browser; without one those tests are skipped and say so.
browser:
	@{ command -v chromium || command -v google-chrome || command -v chromium-browser; } >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update && \
	    env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium; } || \
	  echo "no chromium: tests that open a browser will be skipped"

# Players of Lottie files that others wrote, and Lottie's schema, from PyPI: rlottie, and lottie-web's player out of the source map of a page that has it.
# Without them their test is skipped and says so.
PLAYERS := .build/players
players:
	@[ -f $(PLAYERS)/axe.min.js ] || { rm -rf $(PLAYERS) && python3 -m venv $(PLAYERS) && \
	  $(PLAYERS)/bin/pip install -q rlottie-python==1.3.8 numpy pillow jsonschema-rs lottie-specs==0.5.2 && \
	  $(PLAYERS)/bin/pip download -q --no-deps -d $(PLAYERS) streamlit-lottie==0.0.5 && \
	  $(PLAYERS)/bin/python Tests/lottie-web.py $(PLAYERS)/streamlit_lottie-0.0.5-py3-none-any.whl $(PLAYERS)/lottie.js && \
	  $(PLAYERS)/bin/pip install -q --no-deps axe-playwright-python==0.1.8 && \
	  cp $(PLAYERS)/lib/python*/site-packages/axe_playwright_python/axe.min.js $(PLAYERS); } || \
	  echo "no players: the tests that play Lottie files and look for faults of access will be skipped"

swift:
	@command -v swift >/dev/null || { \
	  echo "swift is not on the PATH: install Swift 6.1 or later from https://www.swift.org/install" >&2; exit 1; }

dist-deps: APT_PACKAGES := $(DIST_APT_PACKAGES)
bench-deps lint-deps arm64-deps dist-deps: APT_RECOMMENDED :=
bench-deps: APT_PACKAGES := $(BENCH_APT_PACKAGES)
bench-deps: BREW_PACKAGES := $(BENCH_BREW_PACKAGES)
arm64-deps: APT_PACKAGES := $(ARM64_APT_PACKAGES)

lint-deps: APT_PACKAGES := $(LINT_APT_PACKAGES)
lint-deps: BREW_PACKAGES := $(LINT_BREW_PACKAGES)

# What Debian's package of apps depends on: the headers of what they are compiled with.
app-packages:
	@echo $(filter-out libavif-dev librsvg2-dev,$(filter %-dev pkg-config,$(APT_PACKAGES)))

# For a workflow on macOS.
brew-packages:
	@echo $(BREW_PACKAGES)

# Nothing is fetched when nothing is missing, so that a prepared machine needs neither network nor root.
deps bench-deps lint-deps arm64-deps dist-deps:
	@if [ "$$(uname -s)" = Darwin ]; then \
	  echo "system libraries come from Homebrew: brew install $(BREW_PACKAGES)"; \
	elif ! command -v dpkg >/dev/null || ! command -v apt-get >/dev/null; then \
	  echo "no apt here: install the equivalents of $(APT_PACKAGES)"; \
	else \
	  lacking() { for package; do \
	    dpkg -s "$$package" 2>/dev/null | grep -q '^Status: install ok installed' || printf ' %s' "$$package"; \
	  done; }; \
	  missing=$$(lacking $(APT_PACKAGES)); \
	  recommended=$$(lacking $(APT_RECOMMENDED)); \
	  if [ -z "$$missing" ] && [ -n "$$recommended" ]; then \
	    echo "for texts in other scripts: apt-get install$$recommended"; \
	  fi; \
	  if [ -n "$$missing" ]; then \
	    missing="$$missing$$recommended"; \
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
