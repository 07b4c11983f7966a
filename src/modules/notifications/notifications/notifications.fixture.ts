import type { Fixture } from "../../../../test/support/conformance/fixture.ts";

/** Notifications of everybody about two kinds of record, of different days, one of which is read. */
const TOLD = `insert into notifications (workspace_id, id, user_id, kind, event, entry_id, record_type, record_id,
    actor_name, read_at, created_at, updated_at)
  select u.workspace_id, '01' || upper(substr(md5(u.id || about.entry), 1, 24)), u.id, about.kind, about.event,
    about.entry, about.type, about.id, about.actor, about.read_at, now() - about.age, now()
  from users u cross join (
    (select 'task-assigned' as kind, 'tasks.created' as event, 'entry 1' as entry, 'tasks' as type, t.id,
      'Ana Pop' as actor, null::timestamptz as read_at, interval '3 days' as age
      from tasks t where t.workspace_id = $1 order by t.id limit 1)
    union all
    (select 'ticket-assigned', 'tickets.assign', 'entry 2', 'tickets', t.id, null, now(), interval '1 day'
      from tickets t where t.workspace_id = $1 order by t.id limit 1)) about
  where u.workspace_id = $1
  on conflict do nothing`;

export const fixture: Fixture<"notifications"> = {
  placeholders: { kind: async () => "task-assigned" },
  async prepare({ app, workspace: { workspace } }) {
    const { rowCount } = await app.installation.pool.query(TOLD, [workspace.id]);
    if (!rowCount) throw new Error("There is no task and no ticket to notify of.");
  },
};
