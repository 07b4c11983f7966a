import {
  type GivenParameters,
  invalid,
  invalidField,
  message,
  type NamedFile,
  type Work,
} from "../../../engine/work/index.ts";
import { APPLICATION_TYPES, applicationKind } from "../../../platform/files/application-kind.ts";
import { candidateFiles } from "../candidates/candidate-files.ts";
import { isEmailTaken } from "../candidates/candidate-writes.ts";
import { type applicationFields, KINDS } from "./application-form.ts";
import { readCareerPage } from "./career-page.ts";

type Application = GivenParameters<typeof applicationFields>;

/**
 * Stores an application from the public form. The response must not tell who else applied: whoever has an active
 * application for the job already gets another one in the pool, with a note, so that nothing that was sent is lost.
 * @throws 404 if the job is not open; 422 for a file of another type, or if the text of the consent has changed
 */
export async function receiveApplication(
  work: Work,
  jobId: string,
  { consent_text, ...given }: Application,
  files: readonly NamedFile[],
): Promise<void> {
  const { job, consentText } = await readCareerPage(work, jobId);
  // Browsers send the lines of a form with CR and LF.
  if (consent_text!.replaceAll("\r\n", "\n") !== consentText.replaceAll("\r\n", "\n"))
    throw invalidField("consent_text", "The consent text field must be the text of the page.", [consentText]);
  await refuseOtherKinds(files);
  // Of two applications of the same person at the same moment, the later one is recognised as such.
  await work.lock(`application ${job.id} ${given.email!.toLowerCase()}`);
  const isAgain = await isEmailTaken(work, { id: "", email: given.email, job_id: job.id });
  const values = { consent_text: consentText, consented_at: work.now };
  const body = isAgain
    ? { ...given, notes: `Applied again for ${job.title} (${job.id}).`, ...(await recruiterOf(work, job.id)) }
    : { ...given, job_id: job.id };
  const id = await work.createByRules("candidates", { ...body, source: "career_site" }, values);
  for (const file of files)
    await candidateFiles.add(
      work,
      id,
      file,
      APPLICATION_TYPES[(await applicationKind(file))!],
      KINDS[file.part]!,
    );
}

/** @throws 422 with every part that has a file of another type */
async function refuseOtherKinds(files: readonly NamedFile[]): Promise<void> {
  const refused: NamedFile[] = [];
  for (const file of files) if ((await applicationKind(file)) === null) refused.push(file);
  if (refused.length === 0) return;
  throw invalid(
    Object.fromEntries(
      refused.map(({ part }) => [
        part,
        [message`The ${part} field must be a file of type: pdf, docx, odt, txt, png, jpg.`],
      ]),
    ),
  );
}

const recruiterOf = async (work: Work, jobId: string) => ({
  recruiter_employee_id: (await work.find("jobs", jobId))?.recruiter_employee_id ?? null,
});
