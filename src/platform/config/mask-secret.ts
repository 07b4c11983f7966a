const MASK = "********";

/**
 * The part of a secret value that may be displayed: of a URL its scheme, host and path without user, password and
 * parameters; of anything else nothing. A malformed URL is not parsed, so that a password in it stays hidden; of a list
 * of URLs only the last host is displayed, for the same reason.
 */
export function maskSecret(text: string): string {
  const [, scheme, rest] = /^([a-z][a-z0-9+]*:\/\/\/?)(.*)$/is.exec(text) ?? [];
  if (scheme === undefined || rest === undefined || !URL.canParse(text)) return MASK;
  const [, user, place = ""] = /^(.*@)?([^@]*)$/s.exec(rest) ?? [];
  const [visible, parameters] = place.split(/[?#]/, 2);
  return `${scheme}${user === undefined ? "" : `${MASK}@`}${visible}${parameters === undefined ? "" : `?${MASK}`}`;
}
