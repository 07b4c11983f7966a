import { module } from "../../engine/declare/index.ts";
import { customFields } from "./custom-fields.resource.ts";

export { exportedValues } from "./exported-values.ts";
export { gateOfValue } from "./journal-gate.ts";
export { ownFieldsOf } from "./own-fields.ts";
export { settleCustomFields } from "./settle-values.ts";
export { customFieldValues } from "./shown-values.ts";

/** Fields that a workspace defines for itself. */
export const customFieldsModule = module({
  title: "Custom Fields",
  description: "Fields that a workspace defines for its employees, clients, client contacts and leads.",
  resources: [customFields],
});
