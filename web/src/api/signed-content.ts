import { signedPath } from "./signed-path.ts";

/**
 * Loads the content of a signed URL from this host, since the page may not load from others.
 * @throws Error if it cannot be read
 */
export async function readSignedContent(url: string, mediaType: string): Promise<Blob> {
  const response = await fetch(signedPath(url));
  if (!response.ok) throw new Error(`The file could not be read (${response.status}).`);
  return new Blob([await response.arrayBuffer()], { type: mediaType });
}
