import { type Message, message } from "../../engine/errors/message.ts";
import type { Words } from "../../engine/errors/words.ts";

/** What the pages say without the code of the web UI, as it stands in their files. */
export const TEXTS: readonly Message[] = [
  message`Bureau needs JavaScript.`,
  message`Offline · Bureau`,
  message`You are offline`,
  message`Bureau shows and saves nothing without a connection. This page opens again by itself when there is one.`,
  message`Try again`,
];

/** A page with the words of its reader. The code of the web UI may know better, which language the person has chosen. */
export const pageIn = (words: Words, page: string): string =>
  words.language === "en"
    ? page
    : TEXTS.reduce<string>(
        (said, text) => said.replace(`>${text}<`, () => `>${words.say(text)}<`),
        page.replace('<html lang="en">', `<html lang="${words.language}">`),
      );
