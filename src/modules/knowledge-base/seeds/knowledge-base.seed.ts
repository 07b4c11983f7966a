import { BulkLoad } from "../../../engine/runtime/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import { isLive } from "../../employees/index.ts";
import { pageText } from "../history/page-text.ts";
import { DELIVERY } from "./delivery.seed.ts";
import { HANDBOOK } from "./handbook.seed.ts";
import { PEOPLE_TEAM } from "./people.seed.ts";
import type { SeededPage, SeededTeamspace } from "./seeded-page.ts";

type Stored = Values & { readonly id: string };

const TEAMSPACES: readonly SeededTeamspace[] = [HANDBOOK, PEOPLE_TEAM, DELIVERY];

/** How many days ago the oldest page was written. */
const OLDEST = 700;
const DAY = 86_400_000;

/** Everything that is invented, and those who wrote it. */
interface Library {
  readonly work: Work;
  readonly random: SeededRandom;
  readonly authors: readonly string[];
  readonly pages: Stored[];
  readonly versions: Values[];
}

/** Creates the knowledge base of a company without any: a handbook, and the pages of two teams. */
export async function seedKnowledgeBase(work: Work, random: SeededRandom): Promise<Record<string, number>> {
  const known = await work.row(
    sql`select 1 from teamspaces t where t.workspace_id = ${fromContext("workspace")} limit 1`,
  );
  const people = await work.rows<{ id: string }>(sql`select e.id from employees e
    where e.workspace_id = ${fromContext("workspace")} and ${isLive("e")} and e.start_date <= ${fromContext("today")}
    order by e.start_date, e.id limit 6`);
  if (known || people.length === 0) return {};
  const authors = people.map(({ id }) => id);
  const library: Library = { work, random, authors, pages: [], versions: [] };
  const spaces = TEAMSPACES.map((space) => ({ id: work.newId(), space }));
  for (const { id, space } of spaces) write(library, id, null, space.pages, 0);
  const bulk = new BulkLoad(work);
  await bulk.insertStored(
    "teamspaces",
    spaces.map(({ id, space: { pages: _, ...fields } }) => ({ id, ...fields })),
  );
  await addMembers(
    library,
    spaces.map(({ id }) => id),
  );
  await bulk.insertStored("pages", library.pages);
  await dateBack(library);
  await addVersions(library);
  await bulk.finish();
  return { teamspaces: spaces.length, pages: library.pages.length };
}

/** Adds pages with those below them, parents first. */
function write(
  library: Library,
  teamspace_id: string,
  parent: Stored | null,
  pages: readonly SeededPage[],
  depth: number,
): void {
  pages.forEach((page, position) => {
    const stored = storedPage(library, page, {
      teamspace_id,
      parent_id: parent?.id ?? null,
      position,
      depth,
    });
    library.pages.push(stored);
    write(library, teamspace_id, stored, page.pages ?? [], depth + 1);
  });
}

function storedPage({ work, random, authors, versions }: Library, page: SeededPage, place: Values): Stored {
  const id = work.newId();
  const { title, text: content, icon = null, status = "published" } = page;
  const author = random.pick(authors);
  const written = new Date(work.now.getTime() - random.integer(30, OLDEST) * DAY);
  const changed = new Date(work.now.getTime() - random.integer(1, 29) * DAY);
  const isRevised = random.chance(0.4);
  const updated_at = isRevised ? changed : written;
  const text = pageText(content);
  const texts = isRevised ? [`${content}\n\nTo be completed.`, content] : [content];
  texts.forEach((one, index) => {
    versions.push({
      page_id: id,
      version: index + 1,
      title,
      content: one,
      word_count: pageText(one).word_count,
      edited_by_employee_id: author,
      created_at: index === 0 ? written : changed,
    });
  });
  const isArchived = status === "archived";
  return {
    id,
    ...place,
    ...{ title, content, icon, status, ...text, version: texts.length },
    published_at: status === "draft" ? null : written,
    archived_at: isArchived ? changed : null,
    archived_status: isArchived ? "published" : null,
    archived_batch: isArchived ? work.newId() : null,
    ...{ created_by_employee_id: author, updated_by_employee_id: author, created_at: written, updated_at },
  };
}

/** The first of the authors administers all teamspaces, and the others edit them. */
async function addMembers({ work, authors }: Library, spaceIds: readonly string[]): Promise<void> {
  const [admin] = authors;
  await work.rows(sql`insert into teamspace_members (workspace_id, teamspace_id, employee_id, access)
    select ${fromContext("workspace")}, space.id, author.id, case when author.id = ${admin} then 'admin' else 'editor' end
    from unnest(${spaceIds}::text[]) as space (id), unnest(${authors}::text[]) as author (id)`);
}

/** A bulk load creates records now; these were written earlier. */
async function dateBack({ work, pages }: Library): Promise<void> {
  const times = pages.map(({ id, created_at, updated_at }) => ({ id, created_at, updated_at }));
  await work.rows(sql`update pages p set created_at = given.created_at, updated_at = given.updated_at
    from jsonb_to_recordset(${JSON.stringify(times)}::jsonb)
      as given (id text, created_at timestamptz, updated_at timestamptz)
    where p.workspace_id = ${fromContext("workspace")} and p.id = given.id`);
}

async function addVersions({ work, versions }: Library): Promise<void> {
  await work.rows(sql`insert into page_versions (workspace_id, page_id, version, title, content, word_count,
      edited_by_employee_id, created_at)
    select ${fromContext("workspace")}, v.page_id, v.version, v.title, v.content, v.word_count,
      v.edited_by_employee_id, v.created_at
    from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) as v (page_id text, version integer, title text,
      content text, word_count integer, edited_by_employee_id text, created_at timestamptz)`);
}
