#!/usr/bin/env bash
# Makes sure that the browser tests find a Chromium: installs the system's package where none is found.
set -euo pipefail

for name in chromium chromium-browser google-chrome google-chrome-stable; do
  if command -v "$name" >/dev/null; then
    exit 0
  fi
done
as_root=(env DEBIAN_FRONTEND=noninteractive)
if [ "$(id -u)" -ne 0 ]; then
  as_root=(sudo -n "${as_root[@]}")
fi
if ! command -v apt-get >/dev/null || ! command -v "${as_root[0]}" >/dev/null; then
  echo "ensure-chromium: no Chromium was found and it cannot be installed here: install one" >&2
  exit 1
fi
"${as_root[@]}" apt-get update -qq
"${as_root[@]}" apt-get install -y -qq --no-install-recommends chromium
