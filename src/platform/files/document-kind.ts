import { imageKind } from "../images/image-kind.ts";

export type DocumentKind = "pdf" | "png" | "jpeg" | "webp" | "heic";

/** The media types of scans, photographs and documents. */
export const DOCUMENT_TYPES: Readonly<Record<DocumentKind, string>> = {
  pdf: "application/pdf",
  png: "image/png",
  jpeg: "image/jpeg",
  webp: "image/webp",
  heic: "image/heic",
};

/** The brands of HEIF for images in HEVC, as cameras write them. */
const HEIC_BRANDS = ["heic", "heix", "hevc", "hevx", "heim", "heis", "hevm", "hevs", "mif1", "msf1"];

/** PDF readers look for the header within the first kilobyte. */
const PDF_HEAD = 1024;

/**
 * Detects the kind of a document by the start of its content, or returns null. File name and declared type are ignored.
 */
export function documentKind(content: Buffer): DocumentKind | null {
  const head = content.toString("latin1", 0, 12);
  if (head.startsWith("ftyp", 4) && HEIC_BRANDS.includes(head.slice(8))) return "heic";
  const image = imageKind(content);
  if (image !== null) return image === "gif" ? null : image;
  return content.subarray(0, PDF_HEAD).includes("%PDF-") ? "pdf" : null;
}
