import type { Work } from "../../../engine/work/index.ts";
import { bufferContent } from "../../../platform/files/buffer-content.ts";
import { heading, keyValues, paragraph, title } from "../../../platform/pdf/blocks.ts";
import { renderPdf } from "../../../platform/pdf/render-pdf.ts";
import { candidateFiles } from "../candidates/candidate-files.ts";
import type { Applicant } from "./applicants.seed.ts";

/** How many of the candidates have a CV that can be opened. */
const CURRICULA = 24;

/** The CV of a candidate, as short as one can be. */
function curriculum({ candidate }: Applicant): Promise<Buffer> {
  const name = `${candidate.first_name} ${candidate.last_name}`;
  const contact = [["Email", candidate.email] as const, ["Phone", candidate.phone] as const].flatMap(
    ([label, value]): [string, string][] => (typeof value === "string" ? [[label, value]] : []),
  );
  return renderPdf({
    ...{ title: `CV of ${name}`, author: name, language: "en", createdAt: candidate.applied_at as Date },
    content: [
      title(name),
      keyValues(contact),
      heading("Experience"),
      paragraph("2022 to today: the same position in a company of eighty people."),
      paragraph("2018 to 2022: assistant, later responsible for a team of three."),
      heading("Languages"),
      paragraph("English, Romanian, some German."),
    ],
    footer: name,
    pageOf: (page, pages) => `${page} of ${pages}`,
  });
}

/** Adds a CV to the first of the candidates who are being considered. */
export async function seedCurricula(work: Work, part: readonly Applicant[]): Promise<void> {
  const active = part.filter(({ candidate }) => candidate.status === "active");
  for (const one of active.slice(0, CURRICULA)) {
    const file = { ...bufferContent(await curriculum(one)), name: `CV ${one.candidate.last_name}.pdf` };
    await candidateFiles.add(work, one.candidate.id, file, "application/pdf", "cv");
  }
}
