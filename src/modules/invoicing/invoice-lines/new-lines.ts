import { field } from "../../../engine/declare/index.ts";
import { ApiError, ErrorList, fieldLabel, type Work } from "../../../engine/work/index.ts";
import { givenLineFields } from "./line-fields.ts";

/** The lines of a new invoice, in the order of their positions. */
export const newLines = () =>
  field
    .records(givenLineFields, { max: 500, keepsOnlyGiven: true })
    .createOnly()
    .writeOnly()
    .describe("The lines of the new invoice, in order.");

/** Creates the lines of a new invoice by the rules of lines. @throws 422 with paths such as `lines.0.unit_price` */
export async function createLines(work: Work, invoiceId: string, lines: readonly object[]): Promise<void> {
  const problems = new ErrorList();
  for (const [index, line] of lines.entries()) {
    try {
      await work.createByRules("invoice-lines", { ...line, invoice_id: invoiceId });
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== "invalid") throw error;
      for (const [path, messages] of Object.entries(error.errors)) {
        const full = `lines.${index}.${path}`;
        // In a message, the path into a value stands where the label of a field would.
        for (const message of messages) problems.add(full, message.replace(fieldLabel(path), full));
      }
    }
  }
  problems.throwIfAny();
}
