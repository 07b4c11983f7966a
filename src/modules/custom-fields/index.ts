import { module } from "../../engine/declare/index.ts";
import { customFields } from "./custom-fields/custom-fields.resource.ts";

export { type Definition, RESTRICTED_READ, readDefinitions } from "./custom-fields/definition.ts";
export { checkCustomFields } from "./values/check-values.ts";
export { exportedValues } from "./values/exported-values.ts";
export { importedValues } from "./values/imported-values.ts";
export { gateOfValue, hasField, slugOf } from "./values/journal-gate.ts";
export { ownFieldsOf } from "./values/own-fields.ts";
export { journalFieldUse, type SettledFields, settleCustomFields } from "./values/settle-values.ts";
export { customFieldValues } from "./values/shown-values.ts";
export { type ValueWriting, valueWords } from "./values/value-words.ts";

/** Custom fields, which a workspace defines for its records. */
export const customFieldsModule = module({
  title: "Custom Fields",
  description: "Fields that a workspace defines for its employees, clients, client contacts and leads.",
  resources: [customFields],
});
