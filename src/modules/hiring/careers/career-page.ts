import { readUlid } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import { message, notFound, type Values, type Words, type Work } from "../../../engine/work/index.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";

/** What everybody may know of an open job: nothing about pay, candidates or the people who hire. */
export interface PublicJob extends Values {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly requirements: string | null;
  readonly contract_type: string | null;
  readonly is_remote: boolean;
  readonly department: string | null;
  readonly work_locations: readonly string[];
}

/** In the language of the applicant, who agrees to what is shown, and whose application keeps it. */
const consentOf = (company: string, words: Words): string =>
  words.say(message`I agree that ${company} stores and uses what I send to decide on my application.`);

/**
 * The public page of an open job, and the text to which applicants agree.
 * @throws 404 for a job that is not open, and for every job if the workspace has no public pages
 */
export async function readCareerPage(
  work: Work,
  givenId: string,
): Promise<{ job: PublicJob; company: string; consentText: string }> {
  const settings = await readSettings(work, "careers_enabled", "careers_consent_text", "legal_name");
  const id = readUlid(givenId);
  if (!settings.careers_enabled || id === null) throw notFound();
  const job =
    await work.row<PublicJob>(sql`select j.id, j.title, j.description, j.requirements, j.contract_type, j.is_remote,
      d.name as department,
      coalesce((select json_agg(l.name order by l.name) from job_work_locations at
        join work_locations l on l.workspace_id = ${fromContext("workspace")} and l.id = at.work_location_id
        where at.workspace_id = ${fromContext("workspace")} and at.job_id = j.id), '[]') as work_locations
    from jobs j left join departments d on d.workspace_id = ${fromContext("workspace")} and d.id = j.department_id
    where j.workspace_id = ${fromContext("workspace")} and j.id = ${id} and j.status = 'open'`);
  if (!job) throw notFound();
  const company = settings.legal_name ?? work.workspace.name;
  return { job, company, consentText: settings.careers_consent_text ?? consentOf(company, work.words) };
}
