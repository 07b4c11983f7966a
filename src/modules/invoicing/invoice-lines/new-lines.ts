import { field } from "../../../engine/declare/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import { createNewLines } from "../documents/document-lines.ts";
import { givenLineFields } from "./line-fields.ts";

/** The lines of a new invoice, in the order of their positions. */
export const newLines = () =>
  field
    .records(givenLineFields, { max: 500, keepsOnlyGiven: true })
    .createOnly()
    .writeOnly()
    .describe("The lines of the new invoice, in order.");

/** Lines of an invoice that are created. What bills a fee or a share of a project is compared with the other lines. */
export const linesOfInvoice = (id: string) =>
  ({
    resource: "invoice-lines",
    parent: "invoice_id",
    id,
    isCompared: ({ kind }: Readonly<Values>) => (kind ?? "manual") !== "manual",
  }) as const;

/** Creates the lines of a new invoice by the rules of lines. @throws 422 with paths such as `lines.0.unit_price` */
export const createLines = (work: Work, id: string, lines: readonly object[]): Promise<void> =>
  createNewLines(work, linesOfInvoice(id), lines);
