/** The key of a message with values: `Preview of {0}`. */
export const keyOf = (english: readonly string[]): string =>
  english.reduce((key, text, at) => `${key}{${at - 1}}${text}`);

/** The key of a message that depends on a number. */
export const pluralKeyOf = (one: string, other: string): string =>
  `{n, plural, one {${one}} other {${other}}}`;
