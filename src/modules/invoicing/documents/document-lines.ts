import { field } from "../../../engine/declare/index.ts";
import type { Text } from "../../../engine/work/index.ts";
import {
  ErrorList,
  messageAt,
  type Refusal,
  type ResourceName,
  type Values,
  type Work,
} from "../../../engine/work/index.ts";
import { isUnarchived } from "../../../platform/archiving/archived-state.ts";
import { TAX_CATEGORIES } from "../../rates/index.ts";

/** The largest amount of a document. */
export const MAX_AMOUNT = 9_999_999_999.99;

/** The price of one unit of a line. */
export const unitPrice = () => field.money({ min: 0, max: MAX_AMOUNT }).inCurrency(null);

/** What callers give of a line besides its description and its price. */
export const givenPriceFields = {
  quantity: field.decimal(4, { min: -1_000_000, max: 1_000_000 }).default("1.0000"),
  unit: field.string({ max: 20 }).default("item"),
  discount_percent: field.decimal(2, { min: 0, max: 100 }).counts("percent").default("0.00"),
  tax_rate_id: field
    .reference("tax-rates")
    .selectable(isUnarchived)
    .computedDefault("the client's, else the default tax rate")
    .orNull()
    .describe("Null: no tax is charged."),
};

/** The tax of a line as it is printed. */
export const printedTaxFields = {
  tax_name: field.string().managed().describe("As printed. In a draft it follows the tax rate."),
  tax_category: field
    .choice(...TAX_CATEGORIES)
    .managed()
    .default("outside_scope"),
  tax_percent: field.decimal(4).counts("percent").managed().default("0.0000"),
};

/** Refuses a line of nothing. */
export function checkQuantity({
  values,
  fail,
}: {
  readonly values: { readonly quantity?: string | null };
  fail(path: string, message: Text): void;
}): void {
  if (values.quantity && Number(values.quantity) === 0) fail("quantity", "The quantity field must not be 0.");
}

/** Adds what refused a line of a body under the line's place, such as `lines.0.unit_price`. */
export function noteRefused(problems: ErrorList, index: number, { errors, allowed }: Refusal): void {
  for (const [path, messages] of Object.entries(errors)) {
    const full = `lines.${index}.${path}`;
    // In a message, the path into a value stands where the label of a field would.
    for (const message of messages) problems.add(full, messageAt(message, path, full), allowed[path]);
  }
}

/** Lines of a document that are created. */
interface LinesOfDocument {
  readonly resource: ResourceName;
  /** The field of a line that refers to its document. */
  readonly parent: string;
  /** The id of the document. */
  readonly id: string;
  /** Whether the rules of a line look at what other lines say; default: those of none do. */
  readonly isCompared?: (line: Readonly<Values>) => boolean;
}

/** A line of a body, with its index there. */
export type PlacedLine = readonly [index: number, line: Readonly<Values>];

/**
 * Creates lines of a document by the rules of lines, behind the present ones and in their order. They are written
 * together, except for those that are compared with others. Refused lines are noted in `problems`, and others may not
 * be written then. Returns the ids of the new lines by their index.
 */
export async function createLinesOf(
  work: Work,
  { resource, parent, id, isCompared = () => false }: LinesOfDocument,
  lines: readonly PlacedLine[],
  problems: ErrorList,
): Promise<ReadonlyMap<number, string>> {
  const ids = new Map<number, string>();
  const creating = work.creatingTogether(resource);
  for (const [index, line] of lines) {
    const isAlone = isCompared(line);
    if (isAlone) await creating.store();
    const created = await creating.add({ ...line, [parent]: id });
    if (created.id === null) noteRefused(problems, index, created);
    else ids.set(index, created.id);
    if (isAlone) await creating.store();
  }
  if (problems.isEmpty) await creating.store();
  return ids;
}

/** Creates the lines of a new document. @throws 422 with paths such as `lines.0.unit_price` */
export async function createNewLines(
  work: Work,
  document: LinesOfDocument,
  lines: readonly object[],
): Promise<void> {
  const problems = new ErrorList();
  await createLinesOf(work, document, [...(lines as readonly Values[]).entries()], problems);
  problems.throwIfAny();
}
