#!/usr/bin/env bash
# Makes sure that the browser tests find a Chromium: installs the system's package where none is found.
set -euo pipefail

has() { command -v "$1" >/dev/null; }
has_any() {
  local name
  for name in chromium chromium-browser google-chrome google-chrome-stable; do
    if has "$name"; then return 0; fi
  done
  return 1
}

if has chromium-headless-shell; then
  exit 0
fi
as_root=(env DEBIAN_FRONTEND=noninteractive)
if [ "$(id -u)" -ne 0 ]; then
  as_root=(sudo -n "${as_root[@]}")
fi
if has apt-get && has "${as_root[0]}" && "${as_root[@]}" apt-get update -qq; then
  # The one without windows is faster; not every system has it.
  if "${as_root[@]}" apt-get install -y -qq --no-install-recommends chromium-headless-shell; then
    exit 0
  fi
  if has_any || "${as_root[@]}" apt-get install -y -qq --no-install-recommends chromium; then
    exit 0
  fi
fi
if ! has_any; then
  echo "ensure-chromium: no Chromium was found and it cannot be installed here: install one" >&2
  exit 1
fi
