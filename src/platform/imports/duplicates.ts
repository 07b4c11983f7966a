import type { Sql } from "../../engine/sql/sql.ts";
import type { Values } from "../../engine/work/records.ts";
import type { Work } from "../../engine/work/work.ts";
import type { RowDraft } from "./row-draft.ts";

/** When a row is the same as a record, or as an earlier row. */
export interface DuplicateRule<Field extends string = string> {
  /** Any of these texts is equal, regardless of case and accents. */
  readonly by: readonly Field[];
  /** Fields that must be equal too. */
  readonly within?: readonly Field[];
  /** The records among which it looks; if omitted, all. */
  readonly among?: (alias: string) => Sql;
  /** Members of the body with which the resource's own rules accept a duplicate. */
  readonly accepted?: Readonly<Values>;
  /** Takes the lock without which another request could create the same record meanwhile. */
  readonly lock?: (work: Work) => Promise<void>;
}

/** What a row is a duplicate of. */
export interface Duplicate {
  readonly field: string;
  /** The record; null if it is an earlier row that is not a record yet, or not any more. */
  readonly id: string | null;
  /** The earlier row of the file; null if it is a record from before. */
  readonly row: number | null;
}

/** Compares rows with the records of the workspace and with the rows before them. */
export class Duplicates {
  readonly #work: Work;
  readonly #resource: string;
  readonly #rule: DuplicateRule;
  /** The number of the first row with each value. The rows themselves would fill the memory. */
  readonly #rows = new Map<string, number>();

  constructor(work: Work, resource: string, rule: DuplicateRule) {
    this.#work = work;
    this.#resource = resource;
    this.#rule = rule;
  }

  /** What each of the rows, which come next in the file, is a duplicate of; `idOf` is the record of an earlier row. */
  async of(drafts: readonly RowDraft[]): Promise<ReadonlyMap<RowDraft, Duplicate>> {
    const { by, within = [], among } = this.#rule;
    const duplicates = new Map<RowDraft, Duplicate>();
    for (const field of by) {
      const given = drafts.filter(({ body }) => typeof body[field] === "string");
      if (given.length === 0) continue;
      const scopes = Object.fromEntries(
        within.map((name) => [name, given.map(({ body }) => textOrNull(body[name]))]),
      );
      const texts = given.map(({ body }) => this.#stored(field, String(body[field])));
      const found = await this.#work.lookUp(this.#resource, field, texts, { within: scopes, among });
      given.forEach((draft, index) => {
        const { folded, ids } = found[index]!;
        const key = JSON.stringify([field, folded, ...within.map((name) => textOrNull(draft.body[name]))]);
        const earlier = this.#rows.get(key);
        if (earlier === undefined) this.#rows.set(key, draft.row);
        if (duplicates.has(draft) || (earlier === undefined && ids.length === 0)) return;
        duplicates.set(draft, { field, id: ids[0] ?? null, row: ids.length > 0 ? null : earlier! });
      });
    }
    return duplicates;
  }

  /** The text as a record would store it, such as a VAT number without spaces. */
  #stored(field: string, text: string): string {
    const read = this.#work
      .resource(this.#resource)
      .fields.get(field)!
      .type.read(text, () => undefined);
    return typeof read === "string" ? read : text;
  }
}

const textOrNull = (value: unknown): string | null =>
  value === null || value === undefined || value === false ? null : String(value);
