import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { text } from "node:stream/consumers";

const README = new URL("../../README.md", import.meta.url);

/**
 * The shell lines of the README's session, with what its reader fills in: the address and the key that were printed.
 */
export function readmeSession({ api, key }: { api: string; key: string }): string {
  const section = readFileSync(README, "utf8").split("## A first session with curl")[1]!;
  const lines = /```sh\n(.*?)```/s.exec(section)![1]!;
  return fillIn(fillIn(lines, "API=http://acme.localhost:3000/api", `API=${api}`), "KEY=wsk_…", `KEY=${key}`);
}

function fillIn(lines: string, blank: string, filled: string): string {
  if (lines.split(blank).length !== 2) throw new Error(`The README's session has not one line ${blank}.`);
  return lines.replace(blank, filled);
}

/** One request of a session, in the order of the lines. */
export interface SessionRequest {
  readonly method: string;
  readonly status: number;
  readonly url: string;
}

export interface Session {
  readonly requests: readonly SessionRequest[];
  /** The responses that the person at the terminal reads. */
  // biome-ignore lint/suspicious/noExplicitAny: every request returns a shape of its own.
  readonly responses: readonly any[];
  readonly exitCode: number | null;
}

/** Curl as it is installed, which besides notes each request in a file of its own. */
const NOTING_CURL = `#!/bin/sh
PATH=\${PATH#*:}
curl "$@" -w '\\n%{stderr}%{method} %{response_code} %{url_effective}\\n' 2>> "$NOTES"
`;

/** Runs the lines with bash in `folder`. */
export async function runSession(lines: string, folder: string): Promise<Session> {
  const curl = join(folder, "curl");
  const notes = join(folder, "notes");
  writeFileSync(curl, NOTING_CURL);
  writeFileSync(notes, "");
  chmodSync(curl, 0o755);
  const shell = spawn("bash", ["-euo", "pipefail", "-c", lines], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}`, NOTES: notes },
  });
  const [output, [exitCode]] = await Promise.all([text(shell.stdout), once(shell, "exit")]);
  const requests = readFileSync(notes, "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [method = "", status, ...url] = line.split(" ");
      return { method, status: Number(status), url: url.join(" ") };
    });
  const responses = output
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
  return { responses, exitCode, requests };
}
