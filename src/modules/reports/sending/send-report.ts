import { fromContext, sql } from "../../../engine/sql/index.ts";
import { ApiError, type StoredRecord, said, type Text, type Work } from "../../../engine/work/index.ts";
import { queueMail } from "../../../platform/mail/queued-mails.ts";
import { reportFile } from "../../../platform/reports/report-files.ts";
import { servicesOf } from "../../../platform/services.ts";
import { putBeforeCommit } from "../../../platform/storage/put-before-commit.ts";
import { siteAddress } from "../../../platform/tenancy/site-address.ts";
import { firstDueOn } from "../saved-reports/due-dates.ts";
import { callOf, dayAfter, isWrong } from "../saved-reports/report-call.ts";
import { contentOf, periodInWords, readAs } from "../saved-reports/report-content.ts";
import { scheduleOf } from "../saved-reports/saved-report-writes.ts";
import { mailOfReport, whyOf } from "./mail-of-report.ts";
import { mailedFileKey, wholeFile } from "./mailed-file.ts";

type Saved = StoredRecord<"saved-reports">;

/** What happened on a due date; nothing was sent unless it was sent. */
export interface Sending {
  readonly result: NonNullable<Saved["last_result"]>;
  /** Why nothing was sent. */
  readonly problem: Text | null;
}

/**
 * The report, locked, if it is due at this moment; null: another process has sent it, or its owner has changed it.
 */
async function dueReport(work: Work, id: string): Promise<Saved | null> {
  const row = await work.row(sql`select 1 from saved_reports s
    where s.workspace_id = ${fromContext("workspace")} and s.id = ${id} and s.next_due_on <= ${fromContext("today")}::date
    for update skip locked`);
  return row && work.find("saved-reports", id);
}

/**
 * Sends a report that is due to its owner, who is the actor, and says in the same transaction when it is due next: so it
 * is sent once, also if the process dies. Due dates that have passed meanwhile are not made up for. The words are those of
 * the work.
 * @returns whether it was due
 */
export async function sendDueReport(work: Work, id: string, email: string): Promise<boolean> {
  const saved = await dueReport(work, id);
  if (!saved) return false;
  await settleDueDate(work, id, saved, await send(work, id, saved, email));
  return true;
}

/** Notes why a due report is not sent. @returns whether it was due */
export async function refuseDueReport(work: Work, id: string, sending: Sending): Promise<boolean> {
  const saved = await dueReport(work, id);
  if (!saved) return false;
  await settleDueDate(work, id, saved, sending);
  return true;
}

const settleDueDate = (work: Work, id: string, saved: Saved, { result, problem }: Sending): Promise<void> =>
  work.update("saved-reports", id, {
    last_due_on: saved.next_due_on,
    last_result: result,
    last_problem: problem === null ? null : work.words.say(problem),
    last_tried_at: work.now,
    next_due_on: firstDueOn(scheduleOf(saved)!, dayAfter(work.today)),
    attempts: 0,
  });

async function send(work: Work, id: string, saved: Saved, email: string): Promise<Sending> {
  const { report, parameters, period, format, name } = saved;
  try {
    const call = callOf(work, { report, parameters: parameters ?? null, period: period ?? null });
    if (isWrong(call)) return { result: "refused", problem: call.message };
    const content = await contentOf(work, call);
    const made = await reportFile(format, readAs(work, name, call, content));
    const key = mailedFileKey(work.workspace.id, id);
    await putBeforeCommit(work, key, await wholeFile(made.content));
    await queueMail(work, {
      to: [email],
      ...mailOfReport(
        {
          ...{ name, question: said(call.question), period: periodInWords(content.period) },
          why: whyOf(saved.weekday ?? null, saved.month_day ?? null),
          listUrl: `${siteAddress(servicesOf(work).config, work.workspace.subdomain)}/reports`,
        },
        work.words,
      ),
      attachments: [{ key, fileName: `${call.path}-${work.today}.${format}`, contentType: made.contentType }],
    });
    return { result: "sent", problem: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === "forbidden")
      return { result: "not_permitted", problem: "You may not read this report any more." };
    return { result: "refused", problem: error.text };
  }
}
