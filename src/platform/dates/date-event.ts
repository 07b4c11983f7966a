import { and, fromContext, ident, raw, type Sql, sql } from "../../engine/sql/index.ts";
import type { Work } from "../../engine/work/index.ts";

const AT_ONCE = 500;

/** An event that is raised when the date of a record has come, once for each date. */
interface DateEvent {
  readonly resource: string;
  /** The event's name without the resource: "due". */
  readonly event: string;
  /** The field with the date. */
  readonly date: string;
  /** The column with the date that was reported: a record whose date is moved is reported again. */
  readonly reported: string;
  /** The field by which the journal names a record. */
  readonly label: string;
  /** The condition on other columns of a record, as SQL over the alias `r`. */
  readonly when: string;
  /** Whether the event comes on the day after the date, as that of a last valid day; default: on the date. */
  readonly isDayAfter?: boolean;
  /** The hour from which the events of a day are raised, in the time zone of the workspace; default: 0. */
  readonly fromHour?: number;
  /** For so many days a date that has come is news; default: for ever. Imported records may be much older. */
  readonly newsDays?: number;
}

/** The job of an event: `condition` selects the workspaces `w` that have something to do at the moment `$1`. */
export interface DateEventJob {
  readonly condition: string;
  /** Returns how many events it has raised, at most 500. */
  readonly run: (work: Work) => Promise<number>;
}

/** The condition on records of which the event is to be raised; it has no parameters but those of `today`. */
function isToReport({ date, reported, when, isDayAfter, newsDays }: DateEvent, today: Sql): Sql {
  const day = sql`r.${ident(date)}`;
  return and([
    raw(when),
    sql`r.${ident(reported)} is distinct from ${day}`,
    isDayAfter ? sql`${day} < ${today}` : sql`${day} <= ${today}`,
    ...(newsDays === undefined ? [] : [sql`${day} > ${today} - ${raw(String(newsDays))}`]),
  ]);
}

/** The job that raises an event when dates have come. The mark and the event are stored in one transaction. */
export function dateEvent(declared: DateEvent): DateEventJob {
  const { resource, event, date, reported, label, fromHour = 0 } = declared;
  const now = "$1::timestamptz at time zone w.timezone";
  const hasCome = isToReport(declared, raw(`(${now})::date`)).texts.join("");
  return {
    condition: `extract(hour from ${now}) >= ${fromHour}
      and exists (select from ${resource} r where r.workspace_id = w.id and ${hasCome})`,
    async run(work) {
      const table = ident(resource);
      const found = await work.rows<{ id: string; label: string }>(sql`update ${table} marked
        set ${ident(reported)} = marked.${ident(date)}
        from (select r.id from ${table} r where r.workspace_id = ${fromContext("workspace")}
            and ${isToReport(declared, sql`${fromContext("today")}::date`)}
          order by r.${ident(date)}, r.id limit ${AT_ONCE}::integer for update skip locked) come
        where marked.workspace_id = ${fromContext("workspace")} and marked.id = come.id
        returning marked.id, marked.${ident(label)}::text as label`);
      for (const { id, label: name } of found)
        work.journal.happened(`${resource}.${event}`, {
          resource_type: resource,
          resource_id: id,
          resource_label: name,
        });
      return found.length;
    },
  };
}
