/** A signed URL of the API as a path of this host, since the page may not load from others. */
export function signedPath(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** A signed URL as a path of this host whose content comes from this host, also if downloads come from an object store. */
export function contentPath(url: string): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.set("redirect", "false");
  return `${pathname}?${searchParams}`;
}

/**
 * Loads the content of a signed URL.
 * @throws Error if it cannot be read
 */
export async function readSignedContent(url: string, mediaType: string): Promise<Blob> {
  const response = await fetch(contentPath(url));
  if (!response.ok) throw new Error(`The file could not be read (${response.status}).`);
  return new Blob([await response.arrayBuffer()], { type: mediaType });
}
