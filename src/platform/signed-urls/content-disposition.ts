import { cleanFileName, forbiddenInNames } from "../files/file-name.ts";

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
