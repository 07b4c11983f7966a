import {
  choiceKind,
  getter,
  idKind,
  integerKind,
  onlyValueOf,
  parameter,
  valuesOf,
} from "../../../engine/declare/index.ts";
import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import { type GetterContext, invalidField, message } from "../../../engine/work/index.ts";
import { count, listOf, object, text, textOrNull } from "../../../platform/figures/response-shapes.ts";
import { lacksAccess, reachSpace } from "../access.ts";
import { PAGE_STATUSES, type PageStatus } from "../pages/page-fields.ts";
import { buildTree, type TreeRow } from "./build-tree.ts";

const MAX_LEVELS = 10;

const parameters = {
  status: parameter(choiceKind(PAGE_STATUSES), {
    description: "Default: published. Archived pages are for editors.",
  }),
  root: parameter(idKind, { isSingle: true, description: "The page at the top. Default: all root pages." }),
  depth: parameter(integerKind, {
    isSingle: true,
    description: `How many levels: 1 to ${MAX_LEVELS}. Default: ${MAX_LEVELS}.`,
    examples: [2],
  }),
};

type Context = GetterContext<"teamspaces", typeof parameters, "record">;

const nodeShape = object({
  id: text,
  title: text,
  icon: textOrNull,
  slug: text,
  status: { ...text, enum: [...PAGE_STATUSES] },
  position: count,
  children: listOf({ type: "object" }, "Pages below it, of the same form."),
});

/** The pages of the teamspace that the caller sees and that have one of the statuses, and the root. */
function readRows(
  { work, record }: Context,
  statuses: readonly PageStatus[],
  root: string | undefined,
): Promise<(TreeRow & Record<string, unknown>)[]> {
  const sight = work.visibleRows("pages");
  const visible: Sql = sight ? sight("p") : sql`true`;
  const slug = work.resource("pages").fields.get("slug")!;
  return work.rows<
    TreeRow & Record<string, unknown>
  >(sql`select p.id, p.parent_id, p.title, p.icon, p.status, p.position,
      ${slug.shown("p")} as slug
    from pages p where p.workspace_id = ${fromContext("workspace")} and p.teamspace_id = ${record.id}
      and ${visible} and (${column("p", "status")} = any(${statuses}::text[]) or p.id = ${root ?? null})
    order by p.position, p.id`);
}

/** The parents of all pages of the teamspace, those out of sight included. */
async function parentsIn({ work, record }: Context): Promise<ReadonlyMap<string, string | null>> {
  const rows = await work.rows<{
    id: string;
    parent_id: string | null;
  }>(sql`select p.id, p.parent_id from pages p
    where p.workspace_id = ${fromContext("workspace")} and p.teamspace_id = ${record.id}`);
  return new Map(rows.map(({ id, parent_id }) => [id, parent_id]));
}

async function run(context: Context) {
  const { work, record, parameters: given } = context;
  const statuses = given.status ? valuesOf(given.status) : (["published"] as const);
  const root = onlyValueOf(given.root);
  const levels = Number(onlyValueOf(given.depth) ?? MAX_LEVELS);
  if (levels < 1 || levels > MAX_LEVELS)
    throw invalidField("depth", message`The depth parameter must be between 1 and ${MAX_LEVELS}.`);
  const space = await reachSpace(work, record.id);
  if (statuses.includes("archived") && space?.access === "viewer") throw lacksAccess("editor");
  const rows = await readRows(context, statuses, root);
  if (root !== undefined && !rows.some(({ id }) => id === root))
    throw invalidField("root", "The selected root is invalid.");
  const present = new Set(rows.map(({ id }) => id));
  const isWhole = rows.every(({ parent_id }) => parent_id === null || present.has(parent_id));
  const parents = isWhole
    ? new Map(rows.map(({ id, parent_id }) => [id, parent_id]))
    : await parentsIn(context);
  return { data: buildTree(rows, parents, { root: root ?? null, levels }) };
}

/** The pages of a teamspace as a tree. */
export const pageTree = getter("teamspaces", {
  title: "Tree of pages",
  description:
    "The pages that the caller sees, as a tree in the order of their positions. A page below one that is not shown hangs below the nearest page above it that is.",
  level: "record",
  parameters,
  response: listOf(nodeShape),
  run,
});
