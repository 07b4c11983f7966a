export type ImageKind = "png" | "jpeg" | "webp" | "gif";

const beginnings: { kind: ImageKind; begins: (head: string) => boolean }[] = [
  { kind: "png", begins: (head) => head.startsWith("\x89PNG\r\n\x1a\n") },
  { kind: "jpeg", begins: (head) => head.startsWith("\xff\xd8\xff") },
  { kind: "gif", begins: (head) => head.startsWith("GIF87a") || head.startsWith("GIF89a") },
  { kind: "webp", begins: (head) => head.startsWith("RIFF") && head.startsWith("WEBP", 8) },
];

/**
 * Detects the kind of an image by the start of its content, or returns null. File name and declared type are ignored.
 */
export function imageKind(content: Buffer): ImageKind | null {
  const head = content.toString("latin1", 0, 12);
  return beginnings.find(({ begins }) => begins(head))?.kind ?? null;
}
