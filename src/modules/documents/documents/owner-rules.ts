import {
  fieldLabel,
  fieldMessage,
  MESSAGES,
  message,
  type SettledChange,
} from "../../../engine/work/index.ts";
import type { OwnerKind } from "./document-fields.ts";

type Reference = "employee_id" | "client_id" | "type_id";

/** What documents of each kind refer to; what is named neither way is optional. */
const RULES: Readonly<
  Record<OwnerKind, { readonly required: readonly Reference[]; readonly prohibited: readonly Reference[] }>
> = {
  employees: { required: ["employee_id", "type_id"], prohibited: ["client_id"] },
  clients: { required: ["client_id"], prohibited: ["employee_id"] },
  workspace: { required: [], prohibited: ["employee_id", "client_id"] },
  signature: { required: ["employee_id"], prohibited: ["client_id", "type_id"] },
};

/** Reports references that a document of its kind must or must not have. */
export function checkOwner({ values, unread, fail }: SettledChange<"documents">): void {
  if (!values.documentable_type || unread.has("documentable_type")) return;
  const { required, prohibited } = RULES[values.documentable_type];
  for (const name of required)
    if (!values[name] && !unread.has(name)) fail(name, fieldMessage(MESSAGES.required, name));
  for (const name of prohibited)
    if (values[name]) fail(name, message`The ${fieldLabel(name)} field is prohibited.`);
}
