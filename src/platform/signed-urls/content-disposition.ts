const maximumLength = 200;
const control = /[\p{Cc}\p{Cs}]/gu;
// These characters change the reading direction, so that `gpj.exe` is displayed as `exe.jpg`.
const bidirectional = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const forbiddenInNames = /[\\/:*?"<>|]/g;

/**
 * The `Content-Disposition` header (RFC 6266) of a download with a file name: `filename` in ASCII for every client and,
 * if that loses something, `filename*` in UTF-8 (RFC 8187). A name cannot end the parameter or the header.
 */
export function contentDisposition(fileName: string, type: "attachment" | "inline" = "attachment"): string {
  const name = cleanFileName(fileName);
  const ascii = asciiForm(name);
  // Some clients decode `%` in the plain form, so it needs the extended form too.
  const extended = ascii === name && !name.includes("%") ? "" : `; filename*=UTF-8''${extendedValue(name)}`;
  return `${type}; filename="${ascii}"${extended}`;
}

/**
 * Sanitizes a file name for every system: no path, control or direction characters, nothing reserved on Windows, no dot
 * or space at its ends, at most 200 characters with the extension kept; `file` if nothing is left.
 */
export function cleanFileName(fileName: string): string {
  const name = fileName
    .replace(control, "")
    .replace(bidirectional, "")
    .normalize("NFC")
    .replace(forbiddenInNames, "_")
    .replace(/^[\s.]+|[\s.]+$/g, "");
  const characters = [...name];
  if (characters.length <= maximumLength) return name || "file";
  const extension = [...(/\.[^.\s]{1,10}$/.exec(name)?.[0] ?? "")];
  const stem = characters.slice(0, maximumLength - extension.length).join("");
  return stem.replace(/[\s.]+$/, "") + extension.join("");
}

/** Replaces accented letters by their base letters, and everything else outside ASCII by `_`; a name of marks is `file`. */
function asciiForm(name: string): string {
  const ascii = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]/gu, "_")
    .replace(forbiddenInNames, "_");
  return ascii || "file";
}

function extendedValue(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
