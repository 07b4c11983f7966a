import { field } from "../../../engine/declare/index.ts";
import type { Text } from "../../../engine/work/index.ts";
import { ApiError, ErrorList, messageAt, type ResourceName, type Work } from "../../../engine/work/index.ts";
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

/**
 * Writes one line of a body; returns its result, or undefined if the line was refused, with the messages in `problems`
 * under the line's place, such as `lines.0.unit_price`.
 */
export async function writtenAt<Result>(
  problems: ErrorList,
  index: number,
  write: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== "invalid") throw error;
    for (const [path, messages] of Object.entries(error.errors)) {
      const full = `lines.${index}.${path}`;
      // In a message, the path into a value stands where the label of a field would.
      for (const message of messages) problems.add(full, messageAt(message, path, full));
    }
    return undefined;
  }
}

/**
 * Creates the lines of a new document by the rules of lines. `parent` is the field of a line that refers to its document.
 * @throws 422 with paths such as `lines.0.unit_price`
 */
export async function createLinesOf(
  work: Work,
  { resource, parent, id }: { readonly resource: ResourceName; readonly parent: string; readonly id: string },
  lines: readonly object[],
): Promise<void> {
  const problems = new ErrorList();
  for (const [index, line] of lines.entries())
    await writtenAt(problems, index, () => work.createByRules(resource, { ...line, [parent]: id }));
  problems.throwIfAny();
}
