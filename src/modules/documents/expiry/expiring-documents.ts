import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { isLive } from "../../employees/index.ts";
import { type EndingDocument, mailNotice } from "./notice-mail.ts";

const EVENT = "documents.expiring";
const AT_ONCE = 200;
/** Notices of a day are sent from this hour on, in the time zone of the workspace. */
const HOUR = 8;

/**
 * Gives notice of documents that end soon (documents.md, Expiry reminders). Of the type's `reminder_days` that have come
 * the smallest is sent, once for each end of a document, so a missed day is caught up with one notice. The mark, the
 * event and the mails are stored in one transaction. A document with a successor, of the same person and type, that
 * ends later or never needs no notice.
 */
export const expiringDocuments = {
  condition: `extract(hour from $1::timestamptz at time zone w.timezone) >= ${HOUR} and exists (
    select from documents d join document_types t on t.workspace_id = d.workspace_id and t.id = d.type_id
    where d.workspace_id = w.id and d.status in ('active', 'signed')
      and d.end_date >= ($1::timestamptz at time zone w.timezone)::date
      and exists (select from jsonb_array_elements_text(t.reminder_days) before(days)
        where d.end_date - ($1::timestamptz at time zone w.timezone)::date <= before.days::integer
          and (d.noticed_end_date is distinct from d.end_date or before.days::integer < d.noticed_days)))`,

  /** Returns how many documents there were, at most 200. */
  async run(work: Work): Promise<number> {
    const today = sql`${fromContext("today")}::date`;
    const ending = await work.rows<EndingDocument & { readonly days: number }>(sql`update documents noticed
      set noticed_end_date = noticed.end_date, noticed_days = due.days
      from (select d.id, next.days from documents d
          join document_types t on t.workspace_id = ${fromContext("workspace")} and t.id = d.type_id
          join lateral (select min(before.days::integer) as days
            from jsonb_array_elements_text(t.reminder_days) before(days)
            where d.end_date - ${today} <= before.days::integer) next on next.days is not null
          where d.workspace_id = ${fromContext("workspace")} and d.status in ('active', 'signed')
            and d.end_date >= ${today}
            and (d.noticed_end_date is distinct from d.end_date or next.days < d.noticed_days)
            and (d.employee_id is null or exists (select from employees e
              where e.workspace_id = ${fromContext("workspace")} and e.id = d.employee_id and ${isLive("e")}))
            and not exists (select from documents successor
              where successor.workspace_id = ${fromContext("workspace")} and successor.employee_id = d.employee_id
                and successor.type_id = d.type_id and successor.id > d.id
                and successor.status in ('active', 'signed')
                and (successor.end_date is null or successor.end_date > d.end_date))
          order by d.end_date, d.id limit ${AT_ONCE}::integer for update of d skip locked) due
      where noticed.workspace_id = ${fromContext("workspace")} and noticed.id = due.id
      returning noticed.id, noticed.name, noticed.type_id, noticed.employee_id, noticed.end_date::text,
        noticed.end_date - ${today} as days_left`);
    for (const document of ending) {
      work.journal.happened(EVENT, {
        resource_type: "documents",
        resource_id: document.id,
        resource_label: document.name,
      });
      await mailNotice(work, document);
    }
    return ending.length;
  },
};
