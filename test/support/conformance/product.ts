import { buildSchema } from "../../../src/engine/schema/build-schema.ts";
import { modules } from "../../../src/modules/index.ts";
import { PERMISSIONS } from "../../../src/platform/permissions/catalogue.ts";

/** Everything that the product declares. */
export const PRODUCT = buildSchema(modules, PERMISSIONS);
