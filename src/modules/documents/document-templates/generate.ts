import { action, field, holds, openWhenEach } from "../../../engine/declare/index.ts";
import {
  type ActionContext,
  fieldLabel,
  fieldMessage,
  forbidden,
  type GivenParameters,
  MESSAGES,
  message,
  plural,
  type Work,
} from "../../../engine/work/index.ts";
import { MANAGERS } from "../rights.ts";
import { givenValues } from "./given-values.ts";
import { isGiven, lengthProblem, type MergedDocument, mergedDocument } from "./merged-document.ts";
import { ownerValues, type ValueOf } from "./owner-values.ts";

const MOST = 100;

const parameters = {
  employee_ids: field
    .referenceList("employees", { max: MOST })
    .describe("For whom documents are generated; required by templates for employees, otherwise prohibited."),
  client_id: field
    .reference("clients")
    .describe("For whom the document is generated; required by templates for clients, otherwise prohibited."),
  values: givenValues(),
  start_date: field.date().describe("The start date of the documents."),
  end_date: field.date().onOrAfter("start_date").describe("The end date of the documents."),
  allow_missing: field
    .boolean()
    .default(false)
    .describe("Whether placeholders without a value become empty text instead of refusing the request."),
};

type Generating = ActionContext<"document-templates", GivenParameters<typeof parameters>>;

/** One document to be made, and the parameter that names whom it is about. */
interface Recipient {
  readonly path: string;
  readonly reference: { readonly employee_id?: string; readonly client_id?: string };
  readonly ofOwner: ValueOf;
}

const nothing: ValueOf = () => null;

/** Reports parameters that the kind of the template requires or does not take. */
function checkParameters({ records, params, fail }: Generating): void {
  const kind = records[0]!.documentable_type;
  const given = { employees: params.employee_ids, clients: params.client_id };
  for (const [owner, name] of [
    ["employees", "employee_ids"],
    ["clients", "client_id"],
  ] as const) {
    if (kind === owner && given[owner] === null) fail(name, fieldMessage(MESSAGES.required, name));
    if (kind !== owner && given[owner] !== null)
      fail(name, message`The ${fieldLabel(name)} field is prohibited.`);
  }
}

/** Whom the documents are about, with their values; who is out of sight is reported. */
async function recipientsOf({ work, records, params, fail }: Generating): Promise<Recipient[]> {
  const { documentable_type: kind, date_format: format } = records[0]!;
  if (kind === "workspace") return [{ path: "values", reference: {}, ofOwner: nothing }];
  if (kind === "clients" && !holds(work.actor, "view-clients")) throw forbidden("view-clients", "client_id");
  const ids = kind === "employees" ? params.employee_ids! : [params.client_id!];
  const values = await ownerValues(work, { kind, format }, ids);
  return ids.flatMap((id, index) => {
    const path = kind === "employees" ? `employee_ids.${index}` : "client_id";
    const ofOwner = values.get(id);
    if (!ofOwner) fail(path, fieldMessage(MESSAGES.selected, path));
    const reference = kind === "employees" ? { employee_id: id } : { client_id: id };
    return ofOwner ? [{ path, reference, ofOwner }] : [];
  });
}

/** Where a missing value is reported: at whom it is about, or at the parameter that would give it. */
const placeOf = (missing: string, path: string): string =>
  isGiven(missing) ? missing.replace(/^document\./, "") : path;

async function store(
  work: Work,
  { records, params: { start_date, end_date } }: Generating,
  { reference }: Recipient,
  { name, content }: MergedDocument,
): Promise<string> {
  const { id: template_id, documentable_type, type_id } = records[0]!;
  return work.createByRules(
    "documents",
    { name, documentable_type, type_id, content, start_date, end_date, ...reference },
    { template_id },
  );
}

async function run(context: Generating) {
  const { work, records, params, fail, throwIfRefused } = context;
  checkParameters(context);
  throwIfRefused();
  const template = records[0]!;
  const given = { values: params.values ?? {}, start_date: params.start_date, end_date: params.end_date };
  const recipients = await recipientsOf(context);
  const merged = recipients.map((recipient) => {
    const document = mergedDocument(template, recipient.ofOwner, given, work);
    const lacking = params.allow_missing ? [] : document.missing;
    for (const path of lacking) fail(placeOf(path, recipient.path), message`The template needs ${path}.`);
    const problem = lengthProblem(document);
    if (problem !== null && lacking.length === 0) fail(recipient.path, problem);
    return { recipient, document };
  });
  throwIfRefused();
  const created: string[] = [];
  for (const { recipient, document } of merged) created.push(await store(work, context, recipient, document));
  const count = created.length;
  return {
    created,
    message: plural(count, message`Generated ${count} document.`, message`Generated ${count} documents.`),
  };
}

/** Generates a document for each of the employees, for a client, or for the workspace: all of them or none. */
export const generate = action("document-templates", {
  title: "Generate",
  done: "Generated",
  description:
    "Generates documents with the values of the records in place of the placeholders, all of them or none, and returns them. What is missing is reported at `employee_ids.N`.",
  levels: ["record"],
  grants: [{ permissions: [MANAGERS] }],
  parameters,
  creates: "documents",
  reads: ["is_active"],
  openWhen: openWhenEach(({ is_active }) => (is_active ? null : "The template is not active.")),
  example: { allow_missing: true },
  run,
});
