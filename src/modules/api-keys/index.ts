import { module } from "../../engine/declare/index.ts";
import { apiKeys } from "./api-keys/api-keys.resource.ts";

export { createApiKey } from "./api-keys/create-key.ts";
export { raiseExpiredKeys } from "./api-keys/expired-keys.ts";
export { noteKeysOf, noteKeysOfEmployee, noteKeysOfRole } from "./api-keys/noted-keys.ts";
export { noteRefusedAddress } from "./api-keys/refused-address.ts";
export { revokeKeysOf } from "./api-keys/revoke-keys.ts";

/** The API keys with which programs call the API. */
export const apiKeysModule = module({
  title: "API Keys",
  description: "The keys with which programs use the API, their permissions and their last use.",
  resources: [apiKeys],
});
