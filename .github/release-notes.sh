#!/usr/bin/env bash
# Prints what CHANGELOG.md says of a version: release-notes.sh 0.2.0
#
# Fails when the version has no section, or no date yet. The release workflow and Tests/Programs/CommandLineTests run it.
set -euo pipefail
version="${1:?usage: release-notes.sh VERSION}"
changes="$(dirname "${BASH_SOURCE[0]}")/../CHANGELOG.md"

heading="$(grep -F "## $version - " "$changes" | head -n 1)" || { echo "CHANGELOG.md has no section of $version" >&2; exit 1; }
[[ "$heading" =~ ^"## $version - "[0-9]{4}-[0-9]{2}-[0-9]{2}$ ]] || { echo "CHANGELOG.md: '$heading' has no date" >&2; exit 1; }
awk -v heading="$heading" '$0 == heading { inside = 1; next } /^## / { inside = 0 } inside' "$changes" | sed '1{/^$/d}'
