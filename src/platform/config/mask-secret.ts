const MASK = "********";

/**
 * The part of a secret value that may be shown: of a URL its scheme, host and path without user, password
 * and parameters, of anything else nothing. A value that is no proper URL is never taken apart, so a
 * password in a mistyped one stays hidden; of a list of URLs only the last host is shown, for the same reason.
 */
export function maskSecret(text: string): string {
  const [, scheme, rest] = /^([a-z][a-z0-9+]*:\/\/\/?)(.*)$/is.exec(text) ?? [];
  if (scheme === undefined || rest === undefined || !URL.canParse(text)) return MASK;
  const [, user, place = ""] = /^(.*@)?([^@]*)$/s.exec(rest) ?? [];
  const [visible, parameters] = place.split(/[?#]/, 2);
  return `${scheme}${user === undefined ? "" : `${MASK}@`}${visible}${parameters === undefined ? "" : `?${MASK}`}`;
}
