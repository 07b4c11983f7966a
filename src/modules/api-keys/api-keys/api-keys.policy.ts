import { own, type RowCondition } from "../../../engine/declare/index.ts";
import { column, fromContext, sql } from "../../../engine/sql/index.ts";

/** The permission to see and revoke everybody's keys, but not to change them. */
export const MANAGERS = "manage-api-keys";

const isOwn: RowCondition = (alias) =>
  sql`${column(alias, "created_by_user_id")} = ${fromContext("selfUser")}`;

/** The key with which the request is made. */
export const isCurrent: RowCondition = (alias) =>
  sql`coalesce(${column(alias, "id")} = ${fromContext("apiKey")}, false)`;

/** The creator's own key, if the caller is the creator in a session. */
const isOwnInPerson: RowCondition = (alias) => sql`${fromContext("apiKey")} is null and ${isOwn(alias)}`;

/** Only the creator. */
export const CREATOR = { permissions: [], rows: { self: isOwnInPerson } };
/** The creator, and users who may manage all keys. */
export const CREATOR_OR_MANAGERS = { permissions: [MANAGERS], rows: { self: isOwnInPerson } };

const isOwnOrCurrent = { anybody: isCurrent, self: isOwn };

/** Callers see their own keys and the key of the request; managers see all. Only the creator can change a key. */
export const apiKeyPolicy = own(
  { permissions: [MANAGERS], rows: isOwnOrCurrent },
  {
    write: [],
    create: "everyone",
    update: [CREATOR],
    tiers: {
      usage: { read: { permissions: [MANAGERS], rows: isOwnOrCurrent }, write: [], query: MANAGERS },
    },
  },
);
