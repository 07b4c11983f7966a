import { fileURLToPath } from "node:url";
import { describeApi } from "../src/engine/openapi/describe-api.ts";
import { buildSchema } from "../src/engine/schema/build-schema.ts";
import { modules } from "../src/modules/index.ts";
import { PERMISSIONS } from "../src/platform/permissions/catalogue.ts";

/** The committed copy of the API description. */
export const API_FILE = fileURLToPath(new URL("../docs/api/openapi.json", import.meta.url));

/** The text of the API description, as `GET /api/openapi.json` returns it except for the server's address. */
export const apiFileText = (): string =>
  `${JSON.stringify(describeApi(buildSchema(modules, PERMISSIONS), { serverUrl: "/api" }), null, 2)}\n`;
