import { holds } from "../../../engine/declare/index.ts";
import { schemaOf } from "../../../engine/runtime/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type Change,
  type ComingWrite,
  fieldMessage,
  forbidden,
  type Hooks,
  MESSAGES,
  message,
  type ReadOnlyWork,
  type SettledChange,
  type StoredRecord,
  type Work,
} from "../../../engine/work/index.ts";
import { endpointProblem } from "../../../platform/fields/endpoint-url.ts";
import { servicesOf } from "../../../platform/services.ts";
import { callersAccount } from "../choices/own-choices.ts";
import { hintOfAddress, sealAddress } from "./channel-address.ts";

/** The permission for the channels of the workspace. */
export const MANAGER = "manage-workspace";

/** A person can have so many channels, and a workspace likewise. */
const MAX_CHANNELS = 20;

async function lock({ kind }: ComingWrite<"notification-channels">, work: Work): Promise<void> {
  if (kind === "create") await work.lock("notification channels");
}

function settle(
  { kind, id, values, sent, unread }: Change<"notification-channels">,
  work: ReadOnlyWork,
): null {
  if (kind === "create") values.user_id = callersAccount(work);
  // Whoever changes what everybody reads does it with their own rights.
  else if (values.audience === "workspace") values.user_id = work.actor.userId!;
  const { address } = values;
  if (sent.has("address") && !unread.has("address") && address) {
    values.address_hint = hintOfAddress(address);
    values.sealed_address = sealAddress(servicesOf(work).config.appSecret, work.workspace.id, id, address);
  }
  return null;
}

async function check(change: SettledChange<"notification-channels">, work: ReadOnlyWork): Promise<void> {
  const { kind, values, sent, unread, changes, fail } = change;
  if (!unread.has("audience")) requireRight(values, work);
  const { address } = values;
  if (sent.has("address") && !unread.has("address") && address) {
    const problem = await endpointProblem("address", address, work);
    if (problem) fail("address", problem);
  }
  if (changes("kinds") && !unread.has("kinds") && !unread.has("audience")) checkKinds(change, work);
  if (kind === "create") await checkNumber(change, work);
}

/** @throws 403 for a channel of the workspace without the permission */
function requireRight(
  { audience }: { readonly audience?: unknown },
  { actor }: Pick<ReadOnlyWork, "actor">,
): void {
  if (audience === "workspace" && !holds(actor, MANAGER)) throw forbidden(MANAGER, "audience");
}

function checkKinds({ values, fail }: SettledChange<"notification-channels">, work: ReadOnlyWork): void {
  const known = [...schemaOf(work).notifications.values()]
    .filter(({ sharedWords }) => values.audience !== "workspace" || sharedWords !== null)
    .map(({ name }) => name);
  const given = values.kinds ?? [];
  given.forEach((name, index) => {
    const path = `kinds.${index}`;
    if (!known.includes(name)) fail(path, fieldMessage(MESSAGES.selected, path), known);
    else if (given.indexOf(name) < index) fail(path, message`The ${path} field has a duplicate value.`);
  });
}

async function checkNumber(
  { values, fail }: SettledChange<"notification-channels">,
  work: ReadOnlyWork,
): Promise<void> {
  const row = await work.row<{
    count: number;
  }>(sql`select count(*)::integer as count from notification_channels c
    where c.workspace_id = ${fromContext("workspace")} and c.audience = ${values.audience}
      and (c.audience = 'workspace' or c.user_id = ${values.user_id})`);
  if (row!.count >= MAX_CHANNELS) fail("name", message`You can have at most ${MAX_CHANNELS} channels.`);
}

/** The hooks of channels: the address is encrypted and checked, and the kinds exist. */
export const channelHooks: Hooks<"notification-channels", null> = {
  lock,
  settle,
  check: {
    write: check,
    delete: (stored: Readonly<StoredRecord<"notification-channels">>, work) => requireRight(stored, work),
  },
};
