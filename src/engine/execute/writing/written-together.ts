import type { Values } from "../../work/records.ts";
import { KnownReferences } from "./check-references.ts";

/** What records that are written together share: references that were found, and what their rules have read. */
export class WrittenTogether {
  readonly references = new KnownReferences();
  /** The values of the records that were accepted and are not written yet. */
  readonly ahead: Readonly<Values>[] = [];
  readonly #read = new Map<string, Promise<unknown>>();

  /** Reads what the key stands for once. */
  once<Result>(key: string, read: () => Promise<Result>): Promise<Result> {
    const known = (this.#read.get(key) as Promise<Result> | undefined) ?? read();
    this.#read.set(key, known);
    return known;
  }
}
