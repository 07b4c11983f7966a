import type { Change, Hooks, SettledChange } from "../../../engine/work/index.ts";

/** A type that is no longer required is required for nobody. */
function settle({ values, sent }: Change<"document-types">): void {
  if (values.is_required === false && !sent.has("required_contract_types"))
    values.required_contract_types = [];
}

function check({ values, changes, sent, fail }: SettledChange<"document-types">): void {
  if (values.visibility === "private" && values.employee_can_upload) {
    const isUpload = sent.has("employee_can_upload") && changes("employee_can_upload");
    if (isUpload || !sent.has("visibility"))
      fail("employee_can_upload", "The employee can upload field must be false for a private type.");
    else fail("visibility", "The visibility field cannot be private while employees can upload.");
  }
  if (!values.is_required && (values.required_contract_types?.length ?? 0) > 0)
    fail(
      "required_contract_types",
      "The required contract types field is prohibited unless is required is true.",
    );
}

/** The hooks of document types. */
export const typeHooks: Hooks<"document-types"> = { settle, check: { write: check } };
