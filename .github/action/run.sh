#!/usr/bin/env bash
# The steps of action.yml:
#
#   run.sh install     installs a release of herorender
#   run.sh test        compares scenes with their goldens; ends as `herorender test` does
#   run.sh comment     writes or updates the comment on the pull request, and pushes its pictures; never fails
#
# action.yml hands its inputs over as the variables INPUT_*. Tests/Programs/CommandLineTests/ActionTests.swift runs this script with stand-ins for curl, apt-get,
# sudo, gh and herorender, and with a repository on the disk for the one on GitHub. It has not been run on GitHub.
set -euo pipefail

here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
scratch="${RUNNER_TEMP:-/tmp}"

# A line of output may be a command to GitHub: a message is one, whatever it repeats.
fail() {
  local message="${1//$'\r'/%0D}"
  echo "::error title=herorender::${message//$'\n'/%0A}"
  exit 1
}

have() { command -v "$1" >/dev/null; }

is_root() { [[ "$(id -u)" == 0 ]]; }

# Whether packages can be installed.
has_apt() { have apt-get && { is_root || have sudo; }; }

apt() {
  local command=(env DEBIAN_FRONTEND=noninteractive apt-get "$@")
  if is_root; then "${command[@]}"; else sudo "${command[@]}"; fi
}

# Installs a program that is missing. The arguments: its name, then the packages that bring it.
need() {
  if have "$1"; then return; fi
  has_apt || return 1
  apt update
  apt install -y --no-install-recommends "${@:2}"
}

# Inputs are one line each, but for lists of words: a second line would be another output of a step.
check_inputs() {
  local input
  for input in "${!INPUT_@}"; do
    case "$input" in INPUT_SCENES | INPUT_ARGUMENTS) continue ;; esac
    [[ "${!input}" != *[$'\n\r']* ]] || fail "${input#INPUT_} must be one line"
  done
}

# Words as a shell splits them, quotes included, but with nothing expanded: one a line.
words() {
  if [[ -n "${1//[[:space:]]/}" ]]; then xargs printf '%s\n' <<<"$1"; fi
}

server="${GITHUB_SERVER_URL:-https://github.com}"

# Each pull request has a branch of its own for its pictures; each run has a folder on it, so that no cache shows the pictures of another.
branch="herorender-pictures/${INPUT_PULL_REQUEST:-}"
run="${GITHUB_RUN_ID:-0}-${GITHUB_RUN_ATTEMPT:-1}"

set_output() { echo "$1=$2" >>"${GITHUB_OUTPUT:-/dev/null}"; }

install_release() {
  # An action is a checkout of its repository, so it knows its own version.
  local version="${INPUT_VERSION#v}"
  if [[ -z "$version" ]]; then
    version="$(sed -n 's/.*static let current = "\(.*\)".*/\1/p' "$here/../../Sources/Films/HeroRender/RendererVersion.swift")"
  fi
  [[ "$version" =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] || fail "version must be like 0.2.0, not '$version'"
  if have herorender && [[ "$(herorender --version)" == "herorender $version" ]]; then
    echo "herorender $version is installed"
    return
  fi

  local system
  system="$(uname -s) $(uname -m)"
  [[ "$system" == "Linux x86_64" ]] || fail "releases are for Linux on x86_64, not for $system: build herorender from source here"

  local file="herorender-$version-linux-x86_64.tar.xz"
  if has_apt; then file="herorender_${version}_amd64.deb"; fi
  need curl ca-certificates curl || fail "curl is not installed"

  local folder address
  folder="$(mktemp -d "$scratch/herorender.XXXXXX")"
  # apt reads packages as a user of its own.
  chmod 755 "$folder"
  address="$server/${INPUT_REPOSITORY:-$GITHUB_REPOSITORY}/releases/download/v$version"
  for name in SHA256SUMS "$file"; do
    curl --fail --silent --show-error --location --retry 3 --output "$folder/$name" "$address/$name" ||
      fail "cannot download $address/$name"
  done
  awk -v file="$file" '$2 == file || $2 == "*" file' "$folder/SHA256SUMS" >"$folder/wanted"
  [[ -s "$folder/wanted" ]] || fail "SHA256SUMS of v$version does not list $file"
  (cd "$folder" && sha256sum --check --strict wanted) || fail "$file is not the file that SHA256SUMS of v$version lists"

  local program=herorender
  if has_apt; then
    apt update
    apt install -y --no-install-recommends "$folder/$file" ||
      fail "cannot install $file: it is made for Debian 12; run this job in the container debian:12"
  else
    program="$folder/herorender/bin/herorender"
    mkdir "$folder/herorender"
    tar -xJf "$folder/$file" --strip-components=1 -C "$folder/herorender"
    echo "$folder/herorender/bin" >>"$GITHUB_PATH"
  fi
  [[ "$("$program" --version)" == "herorender $version" ]] ||
    fail "$program does not start: the libraries that it needs are missing, or another version comes first on the PATH"
  echo "herorender $version is installed"
}

compare() {
  local name="$INPUT_NAME" summary status=0 scenes arguments
  # A part of an artifact's name and of a comment.
  [[ "$name" =~ ^[A-Za-z0-9._-]+$ ]] || fail "name may hold letters, digits, '.', '_' and '-' only, not '$name'"
  [[ "$name" != . && "$name" != .. ]] || fail "name may not be '$name', which is a folder"
  if [[ -n "$INPUT_SHARD" ]]; then
    [[ "$INPUT_SHARD" =~ ^[0-9]+/[0-9]+$ ]] || fail "shard must be like 2/4, not '$INPUT_SHARD'"
    name="$name-${INPUT_SHARD/\//-of-}"
  fi
  scenes="$(words "$INPUT_SCENES")" || fail "scenes has a quote without its partner: $INPUT_SCENES"
  arguments="$(words "$INPUT_ARGUMENTS")" || fail "arguments has a quote without its partner: $INPUT_ARGUMENTS"

  local command=(herorender test)
  if [[ -n "$scenes" ]]; then mapfile -t -O 2 command <<<"$scenes"; fi
  command+=(--golden "$INPUT_GOLDEN" --report "$INPUT_REPORT")
  if [[ -n "$INPUT_SHARD" ]]; then command+=(--shard "$INPUT_SHARD"); fi
  # Who may read the repository sees a picture at such an address.
  local text=""
  if [[ "$INPUT_PICTURES" == true && -n "$INPUT_PULL_REQUEST" ]]; then
    text="$(mktemp -d "$scratch/herorender-comment.XXXXXX")/comment.md"
    command+=(--comment "$text" --comment-pictures "$server/$GITHUB_REPOSITORY/blob/$branch/$name/$run/?raw=true")
  fi
  if [[ -n "$arguments" ]]; then mapfile -t -O "${#command[@]}" command <<<"$arguments"; fi

  # herorender writes the job's summary, which the comment repeats: so it goes into a file first.
  summary="$(mktemp "$scratch/herorender-summary.XXXXXX")"
  GITHUB_ACTIONS=true GITHUB_STEP_SUMMARY="$summary" "${command[@]}" || status=$?
  cat "$summary" >>"${GITHUB_STEP_SUMMARY:-/dev/null}"

  set_output name "$name"
  set_output status "$status"
  set_output summary "$summary"
  set_output comment "$text"
  if [[ -d "$INPUT_REPORT" ]]; then set_output report "$INPUT_REPORT"; fi
  return "$status"
}

comment() {
  if [[ -z "$INPUT_PULL_REQUEST" ]]; then
    echo "no pull request, so no comment"
    return
  fi
  if [[ ! -s "$INPUT_SUMMARY" ]]; then
    echo "no summary, so no comment"
    return
  fi
  if ! need gh gh; then
    echo "::warning title=herorender::no comment: gh is not installed"
    return
  fi
  if ! write_comment; then
    echo "::warning title=herorender::no comment: give the job 'permissions: pull-requests: write'; a pull request of a fork cannot have it"
  fi
}

# One comment for each name. It is recognised by its first line.
write_comment() {
  local marker="<!-- herorender: $INPUT_NAME -->" body comments="repos/$GITHUB_REPOSITORY/issues" ids text="$INPUT_SUMMARY" note=""
  ids="$(gh api --paginate "$comments/$INPUT_PULL_REQUEST/comments" --jq ".[] | select(.body | startswith(\"$marker\")) | .id")" || return 1
  if [[ "$INPUT_STATUS" == 0 && -z "$ids" ]]; then
    echo "everything passed, and there is no comment to update"
    return
  fi
  if [[ -s "$INPUT_COMMENT" ]]; then
    if ! need git ca-certificates git; then
      note="This comment has no pictures: git is not installed."
    elif publish "$INPUT_NAME" "$INPUT_COMMENT.pictures"; then
      text="$INPUT_COMMENT"
    else
      note="This comment has no pictures: the job may not push them to the branch \`$branch\`. Give it \`permissions: contents: write\`, or the Action \`pictures: false\`."
      echo "::warning title=herorender::$note"
    fi
  fi
  body="$(mktemp "$scratch/herorender-comment.XXXXXX")"
  {
    echo "$marker"
    cat "$text"
    echo
    if [[ -n "$note" ]]; then echo "$note"$'\n'; fi
    if [[ -n "$INPUT_ARTIFACT" ]]; then echo "[Report]($INPUT_ARTIFACT): unpack it as \`${INPUT_REPORT//\`/}\`, and open \`index.html\`."; fi
    echo "[Run]($server/$GITHUB_REPOSITORY/actions/runs/$GITHUB_RUN_ID)"
  } >"$body"
  if [[ -n "$ids" ]]; then
    gh api --silent --method PATCH "$comments/comments/${ids%%$'\n'*}" --field "body=@$body"
  else
    gh api --silent --method POST "$comments/$INPUT_PULL_REQUEST/comments" --field "body=@$body"
  fi
}

# Git with the job's token and with nothing of this machine's settings.
own_git() {
  local secret
  secret="$(printf 'x-access-token:%s' "${GH_TOKEN:-}" | base64)"
  GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1 GIT_TERMINAL_PROMPT=0 \
    GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0="http.$server/.extraheader" GIT_CONFIG_VALUE_0="AUTHORIZATION: basic ${secret//$'\n'/}" \
    GIT_AUTHOR_NAME=herorender GIT_AUTHOR_EMAIL=herorender@localhost GIT_COMMITTER_NAME=herorender GIT_COMMITTER_EMAIL=herorender@localhost \
    git -C "$copy" "$@"
}

# Replaces what a name has on the branch of the pull request by a folder of pictures; one that is not there leaves nothing of it. The branch is one
# commit without a past, so that it does not grow, and goes with its last picture. Other jobs may push at the same time: then it is done again.
publish() {
  local name="$1" pictures="$2" remote="$server/$GITHUB_REPOSITORY.git" ref="refs/heads/$branch" copy old now
  now="$(copy=. own_git ls-remote "$remote" "$ref")" || return 1
  while true; do
    old="${now%%[[:space:]]*}"
    copy="$(mktemp -d "$scratch/herorender-pictures.XXXXXX")"
    own_git init --quiet || return 1
    if [[ -n "$old" ]]; then
      own_git fetch --quiet --depth 1 "$remote" "$ref" || return 1
      old="$(own_git rev-parse FETCH_HEAD)" || return 1
      own_git checkout --quiet --orphan pictures FETCH_HEAD || return 1
      rm -rf "${copy:?}/$name"
    fi
    if [[ -d "$pictures" ]]; then
      mkdir "$copy/$name"
      cp -R "$pictures" "$copy/$name/$run"
    fi
    own_git add --all || return 1
    if [[ -n "$(own_git ls-files)" ]]; then
      own_git commit --quiet --message "Pictures of pull request $INPUT_PULL_REQUEST [skip ci]" || return 1
      if own_git push --quiet --force-with-lease="$ref:$old" "$remote" "HEAD:$ref"; then return; fi
    elif [[ -z "$old" ]] || own_git push --quiet --force-with-lease="$ref:$old" "$remote" ":$ref"; then
      return
    fi
    now="$(own_git ls-remote "$remote" "$ref")" || return 1
    # Nobody else has pushed: there is another reason.
    [[ "${now%%[[:space:]]*}" != "$old" ]] || return 1
  done
}

check_inputs
case "${1:-}" in
  install) install_release ;;
  test) compare ;;
  comment) comment ;;
  *)
    echo "usage: run.sh install | test | comment" >&2
    exit 64
    ;;
esac
