import { Message } from "./message.ts";

/** A value that is written differently in each language, such as a day or an amount. */
export abstract class SaidValue extends Message {
  constructor(english: string) {
    super("", {}, english);
  }

  /** The value in a language. */
  abstract in(language: string): string;
}
