import { module } from "../../engine/declare/index.ts";
import { apiKeys } from "./api-keys.resource.ts";

export { createApiKey } from "./create-key.ts";
export { raiseExpiredKeys } from "./expired-keys.ts";
export { noteKeysOf, noteKeysOfEmployee, noteKeysOfRole } from "./noted-keys.ts";
export { noteRefusedAddress } from "./refused-address.ts";
export { revokeKeysOf } from "./revoke-keys.ts";

/** The keys by which programs use the API. */
export const apiKeysModule = module({
  title: "API Keys",
  description: "The keys by which programs use the API: what each may do, and when it was last used.",
  resources: [apiKeys],
});
