import { message, type Text } from "../../engine/errors/message.ts";
import { fieldMessage, MESSAGES } from "../../engine/errors/messages.ts";
import type { ResourceName, Values } from "../../engine/work/records.ts";
import type { ListedValues, Work } from "../../engine/work/work.ts";
import { isList, textsOf } from "./cell-value.ts";
import type { ImportColumn } from "./import-column.ts";
import { type CellProblem, type RowDraft, setValue } from "./row-draft.ts";

/** A value that no reference accepts, so that the row is refused together with its other problems. */
const NOTHING = false;

/** The number of names that are reported for a refused cell: enough for the stages of a pipeline, few enough for thousands of cells. */
const MAX_ALLOWED = 20;

/** Finds the records that cells name, and remembers those it found. */
export class NamedRecords {
  readonly #work: Work;
  readonly #params: Readonly<Values>;
  readonly #found = new Map<string, readonly string[]>();
  readonly #allowed = new Map<ImportColumn, ListedValues>();

  /** `params` are the parameters of the import. */
  constructor(work: Work, params: Readonly<Values>) {
    this.#work = work;
    this.#params = params;
  }

  /** Looks up the names in all rows with one statement for each column. */
  async prepare(drafts: readonly RowDraft[]): Promise<void> {
    const texts = new Map<ImportColumn, Set<string>>();
    for (const { cells } of drafts) {
      for (const [column, text] of cells) {
        if (column.names === null) continue;
        const known = texts.get(column) ?? new Set<string>();
        texts.set(column, known);
        for (const name of namesIn(column, text)) known.add(name);
      }
    }
    for (const [column, names] of texts) await this.#lookUp(column, [...names]);
  }

  /** Sets the references of a row, or notes which of its names mean no record, or several. */
  async resolve({ cells, body, problems }: RowDraft): Promise<void> {
    for (const [column, text] of cells) {
      if (column.names === null || (text === "" && column.blankIsDefault)) continue;
      const ids: unknown[] = [];
      for (const name of namesIn(column, text)) {
        // An earlier row of the file may have created the record.
        if (this.#idsOf(column, name).length === 0) await this.#lookUp(column, [name]);
        if (this.#idsOf(column, name).length === 0) await this.#create(column, name);
        const found = this.#idsOf(column, name);
        if (found.length === 0) problems.set(column, await this.#unknown(column));
        else if (found.length > 1) problems.set(column, { message: ambiguous(column) });
        ids.push(found.length === 1 ? found[0] : NOTHING);
      }
      setValue(body, column, isList(column.schema) ? ids : (ids[0] ?? null));
    }
  }

  #idsOf(column: ImportColumn, name: string): readonly string[] {
    return this.#found.get(keyOf(column, name)) ?? [];
  }

  async #lookUp(column: ImportColumn, names: readonly string[]): Promise<void> {
    const unknown = names.filter((name) => this.#idsOf(column, name).length === 0);
    if (unknown.length === 0) return;
    const { resource, by, among } = column.names!;
    const found = await this.#work.lookUp(resource, by, unknown, {
      isInSight: true,
      ...(among && { among }),
    });
    unknown.forEach((name, index) => {
      this.#found.set(keyOf(column, name), found[index]!.ids);
    });
  }

  /** The problem with a name that means no record, with the names that do. */
  async #unknown(column: ImportColumn): Promise<CellProblem> {
    const { resource, by, among } = column.names!;
    const allowed =
      this.#allowed.get(column) ??
      (await this.#work.listedValues(resource, by, { among, limit: MAX_ALLOWED }));
    this.#allowed.set(column, allowed);
    return { message: fieldMessage(MESSAGES.selected, column.name), allowed };
  }

  async #create(column: ImportColumn, name: string): Promise<void> {
    if (column.createMissing === null || this.#params[column.createMissing] !== true) return;
    const { resource, by } = column.names!;
    const created = await this.#work.tryToCreate(resource as ResourceName, { [by]: name });
    if (created.id === null) return;
    this.#found.set(keyOf(column, name), [created.id]);
    this.#allowed.delete(column);
  }
}

const namesIn = (column: ImportColumn, text: string): string[] =>
  isList(column.schema) ? textsOf(text) : text === "" ? [] : [text];

const keyOf = ({ names }: ImportColumn, text: string): string =>
  JSON.stringify([names!.resource, names!.by, text.toLowerCase()]);

const ambiguous = ({ names }: ImportColumn): Text =>
  message`Several ${names!.resource.replaceAll("-", " ")} have this ${names!.by.replaceAll("_", " ")}; give the id instead.`;
