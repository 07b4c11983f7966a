/** The language of the person who reads: which decides how numbers, amounts, dates and times are written and read. */

/** What is known of a person's language. */
export interface Languages {
  /** That of the account, which begins as the workspace's. */
  readonly account: string | null;
  readonly workspace: string;
  /** What the browser asks pages for, the dearest first. */
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

/** `de` in a browser that asks for `de-AT` is written as in Austria. */
const inRegion = (tag: string, browser: readonly string[]): string =>
  tag.includes("-") ? tag : (browser.find((one) => baseOf(one) === baseOf(tag) && isSupported(one)) ?? tag);

/**
 * The language that a person's account has been given, else that of the browser, else the workspace's. An account whose
 * language is the workspace's has been given none: that is what every account begins with.
 */
export function languageOf({ account, workspace, browser }: Languages): string {
  if (account !== null && account !== workspace && isSupported(account)) return inRegion(account, browser);
  return browser.find(isSupported) ?? (isSupported(workspace) ? workspace : "en");
}

/** From now on everything is written in the language. */
export function speak(language: string): void {
  spoken = language;
}

/** The language in which everything is written; the browser's as long as nobody is signed in. */
export const language = (): string | undefined => spoken;

/** What is made again only when the language changes: `const day = inLanguage((tag) => new Intl.DateTimeFormat(tag))`. */
export function inLanguage<T>(make: (language: string | undefined) => T): () => T {
  let made: { readonly language: string | undefined; readonly value: T } | undefined;
  return () => {
    if (made?.language !== spoken || made === undefined) made = { language: spoken, value: make(spoken) };
    return made.value;
  };
}
