#!/usr/bin/env bash
# Runs a command with a version of Node.js that need not be installed: scripts/on-node.sh 24 npm test
# The version comes from the npm package "node", which carries the official programs, and is kept for the next time.
set -euo pipefail
if [ $# -lt 2 ]; then
  echo "usage: scripts/on-node.sh <version> <command> [<argument> …]" >&2
  exit 2
fi
version=$1
shift
folder=${XDG_CACHE_HOME:-$HOME/.cache}/bureau/node-$version
if [ ! -x "$folder/node_modules/.bin/node" ]; then
  mkdir -p "$folder"
  npm install --silent --no-audit --no-fund --prefix "$folder" "node@$version" >&2
fi
# Programs that a command starts, npm and npx among them, take the same Node.js from the path.
PATH="$folder/node_modules/.bin:$PATH" exec "$@"
