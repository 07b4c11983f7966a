import { DOCUMENT_TYPES, documentKind } from "./document-kind.ts";

/** How programs for Windows, Linux, macOS, the Java machine and shells begin. */
const PROGRAM_STARTS = [
  "4d5a",
  "7f454c46",
  "feedface",
  "feedfacf",
  "cefaedfe",
  "cffaedfe",
  "cafebabe",
  "2321",
];

/** The endings by which an operating system runs a file, whatever its content. */
const PROGRAM_ENDINGS = new Set([
  ...["app", "apk", "bat", "bin", "cmd", "com", "cpl", "dll", "dmg", "exe", "hta", "jar", "js", "jse", "lnk"],
  ...["msi", "msp", "pif", "ps1", "reg", "scr", "sh", "vb", "vbe", "vbs", "wsf", "wsh"],
]);

const endingOf = (fileName: string): string =>
  /\.([^.]+)\s*$/.exec(fileName)?.[1]?.trim().toLowerCase() ?? "";

/**
 * The media type with which an attached file is served: that of its content if browsers show it safely, else one that
 * makes them save it. Null if it is a program, by its content or by its name.
 */
export function attachedType(content: Buffer, fileName: string): string | null {
  const start = content.toString("hex", 0, 4);
  if (PROGRAM_STARTS.some((known) => start.startsWith(known))) return null;
  if (PROGRAM_ENDINGS.has(endingOf(fileName))) return null;
  const kind = documentKind(content);
  return kind === null ? "application/octet-stream" : DOCUMENT_TYPES[kind];
}
