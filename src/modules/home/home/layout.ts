import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";

/** How a person has arranged the cards. */
export interface HomeLayout {
  /** The names of the cards that the person has moved, in their order. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** Whether colleagues see the person's birthday and anniversaries. */
  readonly celebrates: boolean;
}

const NOTHING: HomeLayout = { order: [], hidden: [], celebrates: false };

/** The layout of an account; one that has arranged nothing has the order of the modules. */
export async function layoutOf(work: Work, userId: string): Promise<HomeLayout> {
  const row = await work.row<{ order: string[]; hidden: string[]; celebrates: boolean }>(sql`select
      l.card_order as "order", l.hidden, l.celebrates
    from home_layouts l where l.workspace_id = ${fromContext("workspace")} and l.user_id = ${userId}`);
  return row ?? NOTHING;
}

/** Stores the layout of an account. */
export async function storeLayout(
  work: Work,
  userId: string,
  { order, hidden, celebrates }: HomeLayout,
): Promise<void> {
  await work.rows(sql`insert into home_layouts (workspace_id, user_id, card_order, hidden, celebrates)
    values (${fromContext("workspace")}, ${userId}, ${order}::text[], ${hidden}::text[], ${celebrates}::boolean)
    on conflict (workspace_id, user_id) do update set card_order = excluded.card_order, hidden = excluded.hidden,
      celebrates = excluded.celebrates`);
}

/** Items in the order of a layout; those that it does not name follow, in their own order. */
export function arranged<Item extends { readonly name: string }>(
  items: readonly Item[],
  { order }: Pick<HomeLayout, "order">,
): Item[] {
  const placeOf = new Map(order.map((name, index) => [name, index]));
  const place = ({ name }: Item): number => placeOf.get(name) ?? order.length;
  return [...items].sort((one, other) => place(one) - place(other));
}
