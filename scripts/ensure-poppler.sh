#!/usr/bin/env bash
# Makes sure that the tests of documents find pdftotext and pdffonts: installs the system's package where none is found.
set -euo pipefail

has() { command -v "$1" >/dev/null; }

if has pdftotext && has pdffonts; then
  exit 0
fi
as_root=(env DEBIAN_FRONTEND=noninteractive)
if [ "$(id -u)" -ne 0 ]; then
  as_root=(sudo -n "${as_root[@]}")
fi
if has apt-get && has "${as_root[0]}" && "${as_root[@]}" apt-get update -qq; then
  "${as_root[@]}" apt-get install -y -qq --no-install-recommends poppler-utils
fi
if ! has pdftotext; then
  echo "ensure-poppler: pdftotext was not found and cannot be installed here: install poppler-utils" >&2
  exit 1
fi
