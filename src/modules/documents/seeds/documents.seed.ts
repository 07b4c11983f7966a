import { addDays } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { bufferContent } from "../../../platform/files/buffer-content.ts";
import { heading, paragraph, title } from "../../../platform/pdf/blocks.ts";
import { renderPdf } from "../../../platform/pdf/render-pdf.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import { isLive } from "../../employees/index.ts";
import { mergedDocument } from "../document-templates/merged-document.ts";
import { ownerValues } from "../document-templates/owner-values.ts";
import type { TemplateKind } from "../document-templates/template-fields.ts";
import { addVersion } from "../versions/stored-versions.ts";
import { CARD, CONTRACT, HOUSE_RULES, TEMPLATES, TYPES } from "./papers.seed.ts";
import { signForAll } from "./signatures.seed.ts";

/** Of so many employees at most there are papers, and of so many a contract of their own. */
const MAX_PEOPLE = 200;
const CONTRACTS = 8;
const FRAMEWORK_AGREEMENTS = 2;

interface Made {
  readonly work: Work;
  readonly random: SeededRandom;
  /** Ids by name. */
  readonly types: ReadonlyMap<string, string>;
  readonly templates: ReadonlyMap<string, string>;
  count: number;
}

/** Creates the papers of a company without any: types, templates, contracts, identity cards and agreements. */
export async function seedPapers(work: Work, random: SeededRandom): Promise<Record<string, number>> {
  const known = await work.row(
    sql`select 1 from document_types t where t.workspace_id = ${fromContext("workspace")} limit 1`,
  );
  const people = await work.rows<{ id: string }>(sql`select e.id from employees e
    where e.workspace_id = ${fromContext("workspace")} and ${isLive("e")} and e.start_date <= ${fromContext("today")}
    order by e.start_date, e.id limit ${MAX_PEOPLE}::integer`);
  if (known || people.length === 0) return {};
  const types = new Map<string, string>();
  for (const type of TYPES) types.set(type.name, await work.createByRules("document-types", { ...type }));
  const templates = new Map<string, string>();
  for (const { type, ...template } of TEMPLATES)
    templates.set(
      template.name,
      await work.createByRules("document-templates", {
        ...template,
        type_id: type === null ? null : types.get(type),
      }),
    );
  const made: Made = { work, random, types, templates, count: 0 };
  const ids = people.map(({ id }) => id);
  await addContracts(made, ids.slice(0, CONTRACTS));
  await addCards(made, ids);
  await addAgreements(made);
  await work.createByRules("documents", { name: "House rules", content: HOUSE_RULES });
  return { document_types: types.size, document_templates: templates.size, documents: made.count + 1 };
}

/** Contracts from the template, of which most are signed and the last ones await a signature. */
async function addContracts(made: Made, employeeIds: readonly string[]): Promise<void> {
  const { work, types } = made;
  for (const [index, employee_id] of employeeIds.entries()) {
    const fields = { employee_id, type_id: types.get(CONTRACT)! };
    const id = await generateFor(made, CONTRACT, employee_id, fields);
    await signForAll(work, id, employee_id, index < employeeIds.length - 2);
  }
}

/** A document from a template, about an employee or a client. */
async function generateFor(
  made: Made,
  templateName: string,
  ownerId: string,
  fields: Readonly<Record<string, string>>,
): Promise<string> {
  const { work, templates } = made;
  const template = (await work.find("document-templates", templates.get(templateName)!))!;
  const { documentable_type, date_format: format } = template;
  const kind = documentable_type as TemplateKind;
  const values = await ownerValues(work, { kind, format }, [ownerId]);
  const given = { values: {}, start_date: fields.start_date ?? null, end_date: fields.end_date ?? null };
  const { name, content } = mergedDocument(template, values.get(ownerId)!, given, work);
  made.count++;
  return work.createByRules("documents", { ...fields, name, content }, { template_id: template.id });
}

/** Copies of identity cards: one of ten people has none, and some end soon or have ended. All have the same file. */
async function addCards(made: Made, ids: readonly string[]): Promise<void> {
  const { work, random, types } = made;
  const card = await renderPdf({
    title: CARD,
    author: work.workspace.name,
    language: "en",
    createdAt: work.now,
    content: [title("Identity card"), heading("Specimen"), paragraph("A copy would be here.")],
    footer: "Specimen",
    pageOf: (page, pages) => `${page} / ${pages}`,
  });
  const content = bufferContent(card);
  for (const employee_id of ids) {
    if (random.chance(0.1)) continue;
    const end = random.chance(0.15) ? random.integer(-60, 45) : random.integer(90, 3000);
    const id = await work.create("documents", {
      ...{
        name: CARD,
        documentable_type: "employees",
        employee_id,
        type_id: types.get(CARD)!,
        status: "draft",
      },
      end_date: addDays(work.today, end),
    });
    await addVersion(work, id, { content, fileName: "id-card.pdf", mimeType: "application/pdf", note: null });
    made.count++;
  }
}

async function addAgreements(made: Made): Promise<void> {
  const { work } = made;
  const clients = await work.rows<{ id: string }>(sql`select c.id from clients c
    where c.workspace_id = ${fromContext("workspace")} and c.archived_at is null
    order by c.name, c.id limit ${FRAMEWORK_AGREEMENTS}::integer`);
  for (const { id } of clients)
    await generateFor(made, "Framework agreement", id, {
      client_id: id,
      start_date: addDays(work.today, -200),
      end_date: addDays(work.today, 530),
    });
}
