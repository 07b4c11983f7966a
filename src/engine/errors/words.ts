import type { Text } from "./message.ts";

/** The words of one request: its language, and what is said in it. */
export interface Words {
  /** The language of the response, as a tag such as `de`. */
  readonly language: string;
  /** Whether anything was said, so that the response depends on the language. */
  readonly areSaid: boolean;
  /** The text in the language; in English where the catalogues have no words for it. */
  say(text: Text): string;
}
