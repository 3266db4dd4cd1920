# herorender in an image: docker build --tag herorender . && docker run --rm --volume "$PWD:/work" herorender card.json card.gif
#
# Tried: `make dist-check` runs the steps of the last stage in a bare Debian 12 root, and then draws there as the user that it makes. The first
# stage is `make dist`, which is run on Debian 12 without Docker. Not tried: docker build itself, and the base images.

FROM swift:6.3-bookworm AS build
COPY . /source
WORKDIR /source
RUN make dist DIST=/dist

FROM debian:12-slim
# false leaves out ffmpeg and what reads AVIF and SVG: then AVIF, MP4, WebM and MOV cannot be written. It also leaves out the fonts of
# scripts such as Chinese and Arabic.
ARG RECOMMENDS=true
RUN --mount=type=bind,from=build,source=/dist,target=/dist \
    apt-get update \
    && apt-get install --yes --option APT::Install-Recommends=$RECOMMENDS /dist/herorender_*.deb \
    && rm -rf /var/lib/apt/lists/*
RUN useradd --create-home --uid 1000 herorender && install --directory --owner herorender --group herorender /work
USER herorender
WORKDIR /work
ENTRYPOINT ["herorender"]
CMD ["--help"]
