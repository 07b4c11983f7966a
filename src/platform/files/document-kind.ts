import { imageKind } from "../images/image-kind.ts";

export type DocumentKind = "pdf" | "png" | "jpeg" | "webp" | "heic";

/** The media types of scans and photographs of papers, and of papers themselves. */
export const DOCUMENT_TYPES: Readonly<Record<DocumentKind, string>> = {
  pdf: "application/pdf",
  png: "image/png",
  jpeg: "image/jpeg",
  webp: "image/webp",
  heic: "image/heic",
};

/** Brands of HEIF whose pictures are coded by HEVC, as cameras write them. */
const HEIC_BRANDS = ["heic", "heix", "hevc", "hevx", "heim", "heis", "hevm", "hevs", "mif1", "msf1"];

/** Programs that read PDF look for its beginning within the first kilobyte. */
const PDF_HEAD = 1024;

/** Which of the kinds the content begins like, or null. A file's name or declared type says nothing. */
export function documentKind(content: Buffer): DocumentKind | null {
  const head = content.toString("latin1", 0, 12);
  if (head.startsWith("ftyp", 4) && HEIC_BRANDS.includes(head.slice(8))) return "heic";
  const image = imageKind(content);
  if (image !== null) return image === "gif" ? null : image;
  return content.subarray(0, PDF_HEAD).includes("%PDF-") ? "pdf" : null;
}
