/** A signed URL of the API as a path of this host, since the page may not load from others. */
export function signedPath(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
