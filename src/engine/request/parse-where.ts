import { message, said, type Text } from "../errors/message.ts";
import type { Combination } from "../work/combination.ts";

/** The name of the parameter that combines filters. */
export const WHERE = "where";

const MAX_CONDITIONS = 50;
const MAX_DEPTH = 5;

/** A filter in the text of `where`: the name with its minus, and the value, as in a parameter of its own. */
export interface WrittenFilter {
  readonly parameter: string;
  readonly text: string;
}

/** What is wrong with the text of `where`, as a sentence. */
export interface WhereProblem {
  readonly problem: Text;
}

/** What is wrong with the parameter, as a message about it. */
class Malformed extends Error {
  readonly text: Text;

  constructor(text: Text) {
    super(String(text));
    this.text = text;
  }
}

/** Reads the text from the start to the end, one symbol after another. */
class Reader {
  readonly #text: string;
  #place = 0;
  #conditions = 0;

  constructor(text: string) {
    this.#text = text;
  }

  whole(): Combination<WrittenFilter> {
    const read = this.#any(1);
    if (this.#place < this.#text.length) throw this.#unexpected();
    return read;
  }

  #any(depth: number): Combination<WrittenFilter> {
    return this.#joined("any", "|", () => this.#joined("all", "&", () => this.#part(depth)));
  }

  #joined(
    joins: "all" | "any",
    sign: string,
    read: () => Combination<WrittenFilter>,
  ): Combination<WrittenFilter> {
    const parts = [read()];
    while (this.#takes(sign)) parts.push(read());
    return parts.length === 1 ? parts[0]! : { joins, isNegated: false, parts };
  }

  #part(depth: number): Combination<WrittenFilter> {
    this.#skipSpace();
    const negated = /^-\s*\(/.exec(this.#text.slice(this.#place));
    if (negated) this.#place += negated[0].length - 1;
    if (!this.#takes("(")) return { condition: this.#filter() };
    if (depth >= MAX_DEPTH)
      throw new Malformed(message`The where parameter must not be nested deeper than ${MAX_DEPTH} levels.`);
    const inner = this.#any(depth + 1);
    if (!this.#takes(")")) throw this.#unexpected("a closing parenthesis");
    return negated ? { joins: "all", isNegated: true, parts: [inner] } : inner;
  }

  #filter(): WrittenFilter {
    this.#conditions += 1;
    if (this.#conditions > MAX_CONDITIONS)
      throw new Malformed(message`The where parameter must not have more than ${MAX_CONDITIONS} filters.`);
    const name = this.#match(/^[^=&|()"]+/)?.trim() ?? "";
    if (name === "" || !this.#takes("=")) throw this.#unexpected("a filter such as status=active");
    this.#skipSpace();
    const quoted = this.#match(/^"(?:[^"]|"")*"/);
    const text = quoted ? quoted.slice(1, -1).replaceAll('""', '"') : this.#match(/^[^&|()"]*/)!.trim();
    return { parameter: name, text };
  }

  #takes(sign: string): boolean {
    this.#skipSpace();
    if (!this.#text.startsWith(sign, this.#place)) return false;
    this.#place += sign.length;
    return true;
  }

  #skipSpace(): void {
    this.#match(/^\s+/);
  }

  #match(pattern: RegExp): string | null {
    const found = pattern.exec(this.#text.slice(this.#place))?.[0] ?? null;
    this.#place += found?.length ?? 0;
    return found;
  }

  #unexpected(expected: string = "&, | or the end"): Malformed {
    return new Malformed(
      message`The where parameter must have ${said(expected)} at position ${this.#place + 1}.`,
    );
  }
}

/**
 * Reads filters that are combined with `&`, `|`, parentheses and a minus before them, where `&` binds more tightly:
 * `status=active&(department_id=…|-manager_id=null)`. A value with one of these characters is in quotes, in which two
 * quotes stand for one.
 */
export function parseWhere(text: string): Combination<WrittenFilter> | WhereProblem {
  try {
    return new Reader(text).whole();
  } catch (error) {
    if (error instanceof Malformed) return { problem: error.text };
    throw error;
  }
}
