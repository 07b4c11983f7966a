import { field } from "../../../engine/declare/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { createLinesOf } from "../documents/document-lines.ts";
import { givenLineFields } from "./line-fields.ts";

/** The lines of a new invoice, in the order of their positions. */
export const newLines = () =>
  field
    .records(givenLineFields, { max: 500, keepsOnlyGiven: true })
    .createOnly()
    .writeOnly()
    .describe("The lines of the new invoice, in order.");

/** Creates the lines of a new invoice by the rules of lines. @throws 422 with paths such as `lines.0.unit_price` */
export const createLines = (work: Work, id: string, lines: readonly object[]): Promise<void> =>
  createLinesOf(work, { resource: "invoice-lines", parent: "invoice_id", id }, lines);
