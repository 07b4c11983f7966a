/** Where to go after signing in: back to where the person came from, as long as that is a place of this site. */
export function placeAfterSignIn(next: string | undefined): string {
  const isOwn = next !== undefined && /^\/(?![/\\])/.test(next) && !next.startsWith("/sign-in");
  return isOwn ? next : "/";
}
