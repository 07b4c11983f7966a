const maximumLength = 200;
const control = /[\p{Cc}\p{Cs}]/gu;
// These characters change the reading direction, so that `gpj.exe` is displayed as `exe.jpg`.
const bidirectional = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The characters that a file name cannot have on some system, or that make a path of it. */
export const forbiddenInNames = /[\\/:*?"<>|]/g;

const atEnds = /[\s.]/;

/** The name without dots and white space at its ends. */
function withoutEnds(name: string): string {
  let [start, end] = [0, name.length];
  while (start < end && atEnds.test(name[start]!)) start++;
  while (start < end && atEnds.test(name[end - 1]!)) end--;
  return name.slice(start, end);
}

/**
 * Sanitizes a file name for every system: no path, control or direction characters, nothing reserved on Windows, no dot
 * or space at its ends, at most 200 characters with the extension kept; `fallback` if nothing is left.
 */
export function cleanFileName(fileName: string, fallback = "file"): string {
  const name = withoutEnds(
    fileName.replace(control, "").replace(bidirectional, "").normalize("NFC").replace(forbiddenInNames, "_"),
  );
  const characters = [...name];
  if (characters.length <= maximumLength) return name || fallback;
  const extension = [...(/\.[^.\s]{1,10}$/.exec(name)?.[0] ?? "")];
  const stem = characters.slice(0, maximumLength - extension.length).join("");
  return stem.replace(/[\s.]+$/, "") + extension.join("");
}
