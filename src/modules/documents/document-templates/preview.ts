import { dateKind, getter, holds, idKind, onlyValueOf, parameter } from "../../../engine/declare/index.ts";
import {
  fieldLabel,
  fieldMessage,
  forbidden,
  type GetterContext,
  invalidField,
  MESSAGES,
  message,
} from "../../../engine/work/index.ts";
import { listOf, object, text } from "../../../platform/figures/response-shapes.ts";
import { MANAGERS } from "../rights.ts";
import { givenValuesKind } from "./given-values.ts";
import { mergedDocument } from "./merged-document.ts";
import { ownerValues, type ValueOf } from "./owner-values.ts";

const parameters = {
  employee_id: parameter(idKind, { isSingle: true, description: "For templates for employees." }),
  client_id: parameter(idKind, { isSingle: true, description: "For templates for clients." }),
  values: parameter(givenValuesKind, {
    isSingle: true,
    description: "The texts for placeholders `{{ values.key }}`, by key, as JSON.",
    examples: ['{"bonus":"500"}'],
  }),
  start_date: parameter(dateKind, { isSingle: true, description: "The start date of the document." }),
  end_date: parameter(dateKind, { isSingle: true, description: "The end date of the document." }),
};

type Previewing = GetterContext<"document-templates", typeof parameters, "record">;

const nothing: ValueOf = () => null;

/** The values of whom the preview is about; none if nobody is named. @throws 422 for somebody out of sight; 403 */
async function ownerOfPreview({ work, record, parameters }: Previewing): Promise<ValueOf> {
  const { documentable_type: kind, date_format: format } = record;
  const ids = {
    employee_id: onlyValueOf(parameters.employee_id),
    client_id: onlyValueOf(parameters.client_id),
  };
  const name = kind === "employees" ? "employee_id" : kind === "clients" ? "client_id" : null;
  for (const other of ["employee_id", "client_id"] as const)
    if (other !== name && ids[other])
      throw invalidField(other, message`The ${fieldLabel(other)} parameter is prohibited.`);
  const id = name === null ? null : ids[name];
  if (name === null || !id) return nothing;
  if (kind === "clients" && !holds(work.actor, "view-clients")) throw forbidden("view-clients", name);
  const found = (await ownerValues(work, { kind, format }, [String(id)])).get(String(id));
  if (!found) throw invalidField(name, fieldMessage(MESSAGES.selected, name));
  return found;
}

/** The document that a template would make, without writing anything. */
export const preview = getter("document-templates", {
  title: "Preview",
  description:
    "The document that the template would make, with the paths that have no value; without anybody, those of the employee or client have none. Nothing is written.",
  permissions: [MANAGERS],
  level: "record",
  parameters,
  response: object({ name: text, content: text, missing: listOf(text) }),
  async run(context) {
    const { work, record, parameters } = context;
    const values = JSON.parse(String(onlyValueOf(parameters.values) ?? "{}"));
    const day = (operand: typeof parameters.start_date) => onlyValueOf(operand) ?? null;
    const given = { values, start_date: day(parameters.start_date), end_date: day(parameters.end_date) };
    return { data: mergedDocument(record, await ownerOfPreview(context), given, work) };
  },
});
