import { endpoint, momentOnTheWire } from "../../../engine/declare/index.ts";
import { systemActor } from "../../../engine/work/index.ts";
import {
  count,
  listOf,
  moment,
  object,
  text,
  textOrNull,
} from "../../../platform/figures/response-shapes.ts";
import { countAgainstAddress } from "./address-limit.ts";
import { applicationFields, applicationFiles } from "./application-form.ts";
import { readCareerPage } from "./career-page.ts";
import { receiveApplication } from "./receive-application.ts";

/** The journal names the page and not the person, whose address is not kept. */
const CAREER_PAGE = systemActor([], "Career page");

const page = object({
  id: text,
  title: text,
  description: textOrNull,
  requirements: textOrNull,
  contract_type: textOrNull,
  is_remote: { type: "boolean" },
  department: textOrNull,
  work_locations: listOf(text),
  company: text,
  consent_text: { ...text, description: "What applicants agree to." },
  files: object({ parts: listOf(text), max: count, max_file_bytes: count, max_bytes: count }),
});

/** `GET /careers/{job}`: what everybody may know of an open job. */
export const careerEndpoint = endpoint({
  method: "GET",
  path: "/careers/:job",
  title: "Public page of a job",
  description:
    "Needs no credential. 404 unless the workspace has `careers_enabled` and the job is open. An address can read 120 pages a minute.",
  credential: "none",
  response: object({ data: page }),
  async run(context) {
    await countAgainstAddress(context, "read");
    const { job, company, consentText } = await context.read((work) =>
      readCareerPage(work, context.path.job),
    );
    const { parts, max, maxFileBytes, maxBytes } = applicationFiles;
    const files = { parts, max, max_file_bytes: maxFileBytes, max_bytes: maxBytes };
    return { data: { ...job, company, consent_text: consentText, files } };
  },
});

/** `POST /careers/{job}/applications`: anybody applies for an open job. */
export const applicationEndpoint = endpoint({
  method: "POST",
  path: "/careers/:job/applications",
  title: "Apply for a job",
  description:
    "Needs no credential. The response is the same whether or not the person has applied before. Files are PDF, DOCX, ODT, TXT, PNG or JPEG by their content. An address can send ten applications an hour.",
  credential: "none",
  body: applicationFields,
  files: applicationFiles,
  example: { phone: "+49 30 901820" },
  response: object({ data: object({ received_at: moment }) }),
  async run(context) {
    const { path, params, files, now } = context;
    await countAgainstAddress(context, "apply");
    return context.write(async (work) => {
      await receiveApplication(work, path.job, params, files);
      return { data: { received_at: momentOnTheWire(now) } };
    }, CAREER_PAGE);
  },
});
