import { documentTemplates } from "../../../api/generated/resources/document-templates.ts";
import type { ApiRecord } from "../../../api/records.ts";
import type { UiField } from "../../../declare/resource-ui.ts";
import { inWords } from "../../../format/words.ts";
import { t } from "../../../messages/t.ts";

const KEY = "values.";

const LABELS: Readonly<Record<string, string>> = {
  employee_ids: t("For whom"),
  client_id: t("For which client"),
  start_date: t("Valid from"),
  end_date: t("Valid until"),
  allow_missing: t("Leave out what is unknown"),
};

/** The parameters that the kind of a template takes, and an input for each of its own values. */
export function generateFields({ attributes }: ApiRecord<"document-templates">): readonly UiField[] {
  const { documentable_type: kind } = attributes;
  const recipients = kind === "employees" ? ["employee_ids"] : kind === "clients" ? ["client_id"] : [];
  const parameters = documentTemplates.actions.generate!.parameters;
  const declared = (name: string): UiField => ({
    ...parameters[name]!,
    label: LABELS[name]!,
    hint: undefined,
    required: recipients.includes(name),
  });
  const values = (attributes.placeholders as readonly string[]).filter((path) => path.startsWith(KEY));
  return [
    ...recipients.map(declared),
    ...values.map(
      (path): UiField => ({
        name: path,
        label: inWords(path.slice(KEY.length)),
        type: "text",
        creatable: true,
        nullable: true,
      }),
    ),
    ...["start_date", "end_date", "allow_missing"].map(declared),
  ];
}

/** The body of the action, from the values of the inputs; what is empty is left out. */
export function generateBody(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { ...filled(values), values: filled((values.values ?? {}) as Readonly<Record<string, unknown>>) };
}

const filled = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));
