import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork } from "../../../engine/work/index.ts";
import { type Folding, snippetOf } from "./snippet.ts";

/** What a search shows of a page. */
export interface QuotedPage {
  readonly title: string;
  readonly teamspace_id: string;
  readonly teamspace_name: string;
  readonly updated_at: Date;
  readonly snippet: string;
}

interface Row extends Record<string, unknown>, Omit<QuotedPage, "snippet"> {
  readonly id: string;
  /** The part of the text in which the first hit is. */
  readonly part: string;
}

/**
 * Reads pages with a quotation around the first hit of the words in their text. Only a part of a long text is read:
 * letters that become two when they are folded can shift the place of the hit a little, by far less than that part.
 */
export async function quotedPages(
  work: ReadOnlyWork,
  ids: readonly string[],
  words: readonly string[],
): Promise<ReadonlyMap<string, QuotedPage>> {
  const rows =
    await work.rows<Row>(sql`select p.id, p.title, p.teamspace_id, t.name as teamspace_name, p.updated_at,
      substring(p.plain_text from greatest(1, hit.place - 1000 - hit.place / 20) for 2000 + hit.place / 10) as part
    from pages p
    join teamspaces t on t.workspace_id = ${fromContext("workspace")} and t.id = p.teamspace_id,
    lateral (select coalesce(min(nullif(position(fold(word) in fold(p.plain_text)), 0)), 1) as place
      from unnest(${words}::text[]) word) hit
    where p.workspace_id = ${fromContext("workspace")} and p.id = any(${ids}::text[])`);
  const fold = await foldingOf(work, [...words, ...rows.map(({ part }) => part)]);
  const folded = words.map((word) => [...word].map(fold).join(""));
  return new Map(
    rows.map(({ id, part, ...page }) => [id, { ...page, snippet: snippetOf(part, folded, fold) }]),
  );
}

/** Folds the characters of texts as the database does. */
async function foldingOf(work: ReadOnlyWork, texts: readonly string[]): Promise<Folding> {
  const chars = new Set(texts.flatMap((text) => text.match(/[^\0-\x7f]/gu) ?? []));
  const rows = await work.rows<{
    char: string;
    folded: string;
  }>(sql`select given.char, fold(given.char) as folded
    from unnest(${[...chars]}::text[]) as given (char)`);
  const folds = new Map(rows.map(({ char, folded }) => [char, folded]));
  return (char) => folds.get(char) ?? char.toLowerCase();
}
