import { buildSchema } from "../../../src/engine/schema/build-schema.ts";
import { modules } from "../../../src/modules/index.ts";
import { PERMISSIONS } from "../../../src/platform/permissions/catalogue.ts";

/** All declarations of the product. */
export const PRODUCT = buildSchema(modules, PERMISSIONS);
