import pLimit from "p-limit";
import type { Actor, Workspace } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import {
  ACCOUNT_COLUMNS,
  ACCOUNT_JOINS,
  type AccountRow,
  accountActor,
  isUsable,
} from "../../../platform/auth/authenticate.ts";
import { grouped } from "../../../platform/figures/grouped.ts";
import type { Services } from "../../../platform/services.ts";
import { workspaceOf } from "../../../platform/tenancy/workspaces.ts";
import { messageBody } from "./message-body.ts";
import { postToChannel } from "./post-to-channel.ts";
import { recordAttempt } from "./record-attempt.ts";
import { type TakenMessage, takeDueMessages } from "./take-messages.ts";
import { writtenMessages } from "./written-messages.ts";

interface Parts {
  readonly services: Services;
  work<T>(workspace: Workspace, body: (work: Work) => Promise<T>, actor?: Actor): Promise<T>;
}

const CHANNELS_AT_ONCE = 20;
/** Nobody's client: the program reads as the person to write the message. */
const NO_CLIENT = { ip: "", userAgent: null };

/**
 * Sends the messages to channels that are due, each written with the rights that its person has at this moment; returns
 * how many attempts there were. Several processes may run it at the same time.
 */
export const sendChannelMessages = (parts: Parts) => async (): Promise<number> => {
  const { pool, clock } = parts.services;
  let total = 0;
  for (;;) {
    const taken = await takeDueMessages(pool, clock.now());
    if (taken.length === 0) return total;
    total += taken.length;
    const limit = pLimit(CHANNELS_AT_ONCE);
    const channels = [
      ...grouped(taken, ({ workspace_id, channel_id }) => `${workspace_id}/${channel_id}`).values(),
    ];
    await Promise.all(channels.map((messages) => limit(() => sendToChannel(parts, messages))));
  }
};

/** Sends messages to one channel, one after the other. */
async function sendToChannel(parts: Parts, messages: readonly TakenMessage[]): Promise<void> {
  const { services } = parts;
  const [{ workspace_id, channel_id, user_id, audience, service, sealed_address }] = messages as [
    TakenMessage,
  ];
  const { rows } = await services.pool.query<AccountRow & { user_locale: string }>(
    `select ${ACCOUNT_COLUMNS}, u.locale as user_locale from users u ${ACCOUNT_JOINS} where u.workspace_id = $1 and u.id = $2`,
    [workspace_id, user_id],
  );
  const account = rows[0];
  if (!account) return;
  const workspace = workspaceOf(account);
  const actor = isUsable(account, services.clock.now()) ? accountActor(account, NO_CLIENT) : null;
  const written = actor
    ? await parts.work(
        workspace,
        (work) => writtenMessages(work, { audience, locale: account.user_locale }, messages),
        actor,
      )
    : new Map();
  const target = { workspace, channelId: channel_id, sealedAddress: sealed_address };
  for (const message of messages) {
    const said = written.get(message.id);
    if (!said) await parts.work(workspace, (work) => cancelMessage(work, message.id));
    else {
      const attempt = await postToChannel(services, target, messageBody(service, said));
      await recordAttempt((where, body) => parts.work(where, body), target, attempt, message);
    }
  }
}

const cancelMessage = (work: Work, id: string) =>
  work.rows(sql`update channel_messages m set status = 'cancelled', due_at = null
    where m.workspace_id = ${fromContext("workspace")} and m.id = ${id} and m.status = 'pending'`);
