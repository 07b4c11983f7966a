import { folded } from "../format/folded.ts";
import { byName, languageHeading, languageName, ownLanguageName } from "../format/names.ts";
import { UI_LANGUAGES } from "../messages/ui-languages.ts";

/** A language that is offered: its tag, and what it is called. */
export interface LanguageChoice {
  readonly tag: string;
  readonly name: string;
}

/** Tags that are often wanted besides. Any other tag of BCP 47 can be typed. */
const OTHERS = ["de-AT", "de-CH", "en-GB", "en-US", "it", "nl", "pl", "pt", "sv"];

const ofUi: readonly LanguageChoice[] = UI_LANGUAGES.map((tag) => ({ tag, name: ownLanguageName(tag) })).sort(
  (one, other) => byName(one.name, other.name),
);

/** What a language is called among the choices: those of the UI by their own names. */
export const choiceName = (tag: string): string =>
  ofUi.find((one) => one.tag === tag)?.name ?? languageHeading(tag);

/** The tags that are offered, those in which the UI is written first. */
export const OFFERED_TAGS: readonly string[] = [...ofUi.map(({ tag }) => tag), ...OTHERS];

/** Whether a tag is meant by a text: part of the tag, of its own name or of its name in the reader's language. */
export function isMeant(tag: string, text: string): boolean {
  const wanted = folded(text.trim());
  return [tag, choiceName(tag), languageName(tag)].some((one) => folded(one).includes(wanted));
}
