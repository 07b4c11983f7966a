import { module } from "../../engine/declare/module.ts";
import { apiKeys } from "./api-keys.resource.ts";

export { createApiKey } from "./create-key.ts";

/** The keys by which programs use the API. */
export const apiKeysModule = module({
  title: "API Keys",
  description: "The keys by which programs use the API: what each may do, and when it was last used.",
  resources: [apiKeys],
});
