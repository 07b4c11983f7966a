import { action, field, openWhenEach } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type ActionContext,
  ErrorList,
  type GivenParameters,
  message,
  type Values,
  type Work,
} from "../../../engine/work/index.ts";
import { createLinesOf, noteRefused } from "../documents/document-lines.ts";
import { givenLineFields, MAX_LINES } from "../invoice-lines/line-fields.ts";
import { putInOrder } from "../invoice-lines/line-order.ts";
import { linesOfInvoice } from "../invoice-lines/new-lines.ts";
import { draftBody, draftParameters } from "./draft-parameters.ts";
import { holdWithCredited, isDraft } from "./invoice-states.ts";
import { withTotalsAtEnd } from "./stored-totals.ts";

const { client_id, ...optional } = draftParameters;

const parameters = {
  ...optional,
  client_id: field.reference("clients").describe("Cannot be changed once a line belongs to a project."),
  lines: field
    .records(
      {
        id: field.reference("invoice-lines").describe("A line of the draft; without it a line is created."),
        ...givenLineFields,
        description: field.text().describe("Required for a new line."),
      },
      { max: MAX_LINES, keepsOnlyGiven: true },
    )
    .describe(
      "Lines in their order: those with an id are changed, others are created. Lines that are not named follow them.",
    ),
  delete_lines: field
    .referenceList("invoice-lines", { max: MAX_LINES })
    .describe("Lines of the draft that are deleted; what they bill is unbilled again."),
};

type Revising = ActionContext<"invoices", GivenParameters<typeof parameters>>;
type RevisedLine = Readonly<Values> & { readonly id?: string | null };

async function linesOf(work: Work, invoiceId: string): Promise<Set<string>> {
  const rows = await work.rows<{ id: string }>(sql`select l.id from invoice_lines l
    where l.workspace_id = ${fromContext("workspace")} and l.invoice_id = ${invoiceId}`);
  return new Set(rows.map(({ id }) => id));
}

/** Each line that is named is one of the draft, and is named once. */
function checkNames({ params, fail }: Revising, present: ReadonlySet<string>): void {
  const named = new Set<string>();
  const claim = (id: string, path: string): void => {
    if (!present.has(id) || named.has(id)) fail(path, message`The selected ${path} is invalid.`);
    named.add(id);
  };
  for (const [index, id] of (params.delete_lines ?? []).entries()) claim(id, `delete_lines.${index}`);
  for (const [index, { id }] of ((params.lines ?? []) as readonly RevisedLine[]).entries())
    if ((id ?? null) !== null) claim(id!, `lines.${index}.id`);
}

/**
 * Changes the lines that have an id, creates the others, and puts all of them in order; returns their ids.
 * @throws 422 with paths such as `lines.0.unit_price`
 */
async function writeLines(
  work: Work,
  invoiceId: string,
  lines: readonly RevisedLine[],
): Promise<readonly string[]> {
  const problems = new ErrorList();
  const [changed, added]: [[number, string, Values][], [number, Values][]] = [[], []];
  for (const [index, { id = null, ...values }] of lines.entries())
    if (id === null) added.push([index, values]);
    else changed.push([index, id, values]);
  const named = changed.filter(([, , values]) => Object.keys(values).length > 0);
  const bodies = new Map(named.map(([, id, values]) => [id, values]));
  const refused = await work.changeEachByRules("invoice-lines", bodies);
  for (const [index, id] of changed) {
    const refusal = refused.get(id);
    if (refusal) noteRefused(problems, index, refusal);
  }
  const created = await createLinesOf(work, linesOfInvoice(invoiceId), added, problems);
  problems.throwIfAny();
  return lines.map(({ id = null }, index) => id ?? created.get(index)!);
}

async function run(context: Revising): Promise<undefined> {
  const { work, records, params, sent, throwIfRefused } = context;
  const [{ id }] = records as [(typeof records)[number]];
  checkNames(context, await linesOf(work, id));
  throwIfRefused();
  const body = draftBody(params, sent);
  await withTotalsAtEnd(work, id, async () => {
    if (Object.keys(body).length > 0) await work.changeByRules("invoices", id, body);
    await work.deleteByRules("invoice-lines", params.delete_lines ?? []);
    const ids = await writeLines(work, id, (params.lines ?? []) as readonly RevisedLine[]);
    await putInOrder(work, id, ids);
  });
}

/** Changes a draft and its lines at once, so that its totals can be seen before anything is stored. */
export const revise = action("invoices", {
  title: "Revise",
  done: "Revised",
  description:
    "Changes fields of a draft and creates, changes, orders and deletes its lines in one request, all or nothing. With `dry_run=true` the totals that it would have are returned.",
  grants: [{ permissions: ["manage-invoices"] }],
  levels: ["record"],
  parameters,
  example: {
    discount_type: "percent",
    discount_value: 10,
    lines: [{ description: "Consulting in June", quantity: 12.5, unit: "hour", unit_price: 80 }],
  },
  lock: holdWithCredited,
  openWhen: openWhenEach((invoice) => (isDraft(invoice) ? null : "Only a draft can be changed.")),
  run,
});
