/** The reader's language decides how numbers, amounts, dates and times are written and read. */

/** The languages from which that of a person is determined. */
export interface Languages {
  /** The account's, which is the workspace's until the person changes it. */
  readonly account: string | null;
  readonly workspace: string;
  /** Those that the browser prefers, in descending order of preference. */
  readonly browser: readonly string[];
}

let spoken: string | undefined;

const isSupported = (tag: string): boolean => {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
};

const baseOf = (tag: string): string => tag.split("-")[0]!.toLowerCase();

/** A language without a region gets the browser's: `de` in a browser that prefers `de-AT` is written as in Austria. */
const inRegion = (tag: string, browser: readonly string[]): string =>
  tag.includes("-") ? tag : (browser.find((one) => baseOf(one) === baseOf(tag) && isSupported(one)) ?? tag);

/**
 * The language that was set on the account, else the browser's, else the workspace's. An account whose language is the
 * workspace's counts as not set, because every account starts with it.
 */
export function languageOf({ account, workspace, browser }: Languages): string {
  if (account !== null && account !== workspace && isSupported(account)) return inRegion(account, browser);
  return browser.find(isSupported) ?? (isSupported(workspace) ? workspace : "en");
}

/**
 * The tag to store for a language that a person chose. The workspace's own tag would count as not set: where that would
 * be another language than the chosen one, it gets the browser's region, else the usual one.
 */
export function storedTag(tag: string, { workspace, browser }: Omit<Languages, "account">): string {
  const isSpoken = baseOf(languageOf({ account: tag, workspace, browser })) === baseOf(tag);
  if (tag !== workspace || isSpoken) return tag;
  const own = browser.find((one) => baseOf(one) === baseOf(tag) && isSupported(one));
  if (own !== undefined && own !== tag) return own;
  const { language: base, region } = new Intl.Locale(tag).maximize();
  return tag === `${base}-${region}` ? base : `${base}-${region}`;
}

/** Sets the language in which everything is written from now on. */
export function speak(language: string): void {
  spoken = language;
}

/** The language in which everything is written; undefined, for the browser's, while nobody is signed in. */
export const language = (): string | undefined => spoken;

/** A value that is made again only when the language changes: `inLanguage((tag) => new Intl.DateTimeFormat(tag))`. */
export function inLanguage<T>(make: (language: string | undefined) => T): () => T {
  let made: { readonly language: string | undefined; readonly value: T } | undefined;
  return () => {
    if (made?.language !== spoken || made === undefined) made = { language: spoken, value: make(spoken) };
    return made.value;
  };
}
