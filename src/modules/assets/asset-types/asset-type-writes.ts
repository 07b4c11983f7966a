import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Change, ComingWrite, Hooks, ReadOnlyWork, Work } from "../../../engine/work/index.ts";

/** Types are created one at a time, so that two of them never get the same default prefix. */
async function lock({ kind }: ComingWrite<"asset-types">, work: Work): Promise<void> {
  if (kind === "create") await work.lock("asset-type-prefixes");
}

/** The first three letters of the name without accents, in upper case; `AST` for a name without letters. */
export function lettersOf(name: string): string {
  const letters = name.normalize("NFD").replace(/[^A-Za-z]/g, "");
  return letters.slice(0, 3).toUpperCase() || "AST";
}

async function freePrefix(work: ReadOnlyWork, name: string): Promise<string> {
  const letters = lettersOf(name);
  const rows = await work.rows<{ prefix: string }>(sql`select t.tag_prefix as prefix from asset_types t
    where t.workspace_id = ${fromContext("workspace")} and starts_with(t.tag_prefix, ${letters}::text)`);
  const taken = new Set(rows.map(({ prefix }) => prefix));
  if (!taken.has(letters)) return letters;
  let digit = 2;
  while (taken.has(`${letters}${digit}`)) digit += 1;
  return `${letters}${digit}`;
}

async function settle({ kind, values }: Change<"asset-types">, work: ReadOnlyWork): Promise<void> {
  if (kind === "create" && values.name) values.tag_prefix ??= await freePrefix(work, values.name);
}

/** The hooks of asset types. */
export const assetTypeHooks: Hooks<"asset-types"> = { lock, settle };
