const MAX_BYTES = 25 * 1024 * 1024;

/** Why a file cannot be a document; null if it may be. The API decides by its content. */
export function refusalOf({ size }: Pick<File, "size">): string | null {
  if (size === 0) return "The file is empty.";
  return size > MAX_BYTES ? "The file is larger than 25 MB." : null;
}
