import type { CatalogueFile } from "./catalogue.ts";
import type { UiLanguage } from "./ui-languages.ts";

// In a build, this takes the place of `catalogue-files.ts` (web/build/split-catalogues.ts).

type Messages = Record<string, string>;

/** The first file of a language: what first screens say, and where the rest is. */
interface FirstFile {
  readonly messages: Messages;
  readonly genders: CatalogueFile["genders"];
  /** The addresses of the other files. */
  readonly later: readonly string[];
  /** Which of them a file of code needs before it runs, by its name. */
  readonly neededBy: Readonly<Record<string, readonly number[]>>;
}

declare global {
  /** The response with the first words of the reader's language, which the page has requested before its code was there. */
  var firstWords: Promise<Response> | undefined;
  /** Loads the words that files of code need before they run; undefined if they are there. */
  var wordsOf: ((files: readonly string[] | undefined) => Promise<unknown> | undefined) | undefined;
}

/** What the first screens say in a language. What other code says is added to it before that code runs. */
export async function loadCatalogueFile(language: Exclude<UiLanguage, "en">): Promise<CatalogueFile> {
  const address = addressOf(language);
  const early = await globalThis.firstWords?.catch(() => undefined);
  const first = await readJson<FirstFile>(early?.url.endsWith(address) ? early : await fetch(address));
  globalThis.wordsOf = laterWords(first);
  return first;
}

/** The address of the first file of a language, as the page names it. */
function addressOf(language: string): string {
  const page = document.querySelector<HTMLMetaElement>("meta[name=catalogues]")!;
  return (JSON.parse(page.content) as { files: Record<string, string> }).files[language]!;
}

/** Loads the later words, each file once. One that failed is requested again when it is needed the next time. */
function laterWords({ messages, later, neededBy }: FirstFile): NonNullable<typeof globalThis.wordsOf> {
  const loaded = new Map<number, Promise<void> | null>();
  const load = async (index: number): Promise<void> => {
    try {
      Object.assign(messages, await readJson<Messages>(await fetch(later[index]!)));
      loaded.set(index, null);
    } catch (cause) {
      loaded.delete(index);
      throw new Error(`Unable to preload words: ${later[index]}`, { cause });
    }
  };
  return (files = []) => {
    const needed = [...new Set(files.flatMap((file) => neededBy[file] ?? []))];
    for (const index of needed) if (!loaded.has(index)) loaded.set(index, load(index));
    const open = needed.flatMap((index) => loaded.get(index) ?? []);
    return open.length > 0 ? Promise.all(open) : undefined;
  };
}

async function readJson<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.json() as Promise<T>;
}
