import {
  type CardItem,
  type HomeCard,
  homeCard,
  type NotifiedEvent,
  type RowCondition,
} from "../../../engine/declare/index.ts";
import { recordsWith, type SeenRecord } from "../../../engine/runtime/index.ts";
import { fromContext, ident, isNotDeleted, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { ResourceName, Values, Work } from "../../../engine/work/index.ts";
import { relatedOf } from "../../../platform/notifications/event-values.ts";

/** A card shows at most so many records; the total says how many there are. */
const SHOWN = 5;

/** What the words of an item can use: the fields and related records that the person may see. */
export type CardRecord = Pick<NotifiedEvent, "attributes" | "related">;

interface RecordsCard
  extends Pick<HomeCard, "name" | "title">,
    Partial<Pick<HomeCard, "permissions" | "isForEmployees">> {
  readonly resource: ResourceName;
  /** The table of the resource. */
  readonly table: string;
  /** The records, over the alias of a row; rows out of sight are excluded besides. */
  readonly where: RowCondition;
  readonly order: (alias: string) => Sql;
  readonly include?: string;
  readonly words: (record: CardRecord) => Pick<CardItem, "title" | "detail">;
}

/** A card of records in the sight of the person; there is none while no record matches. */
export const recordsCard = ({
  resource,
  where,
  order,
  include = "",
  words,
  ...card
}: RecordsCard): HomeCard =>
  homeCard({
    ...card,
    async content(work) {
      const { ids, total } = await matching(work, resource, card.table, where, order);
      if (total === 0) return null;
      const records = await recordsWith(work, resource, ids, include);
      const items = ids.flatMap((id) => {
        const record = records.get(id);
        return record ? [{ ...words(cardRecord(record)), record: { type: resource, id } }] : [];
      });
      return { items, total };
    },
  });

const cardRecord = (record: SeenRecord): CardRecord => ({
  attributes: record.attributes,
  related: relatedOf(record),
});

async function matching(
  work: Work,
  name: ResourceName,
  table: string,
  where: RowCondition,
  order: (alias: string) => Sql,
): Promise<{ ids: string[]; total: number }> {
  const sight = work.visibleRows(name);
  const rows = await work.rows<{ id: string; total: number } & Values>(sql`select one.id::text as id,
      (count(*) over ())::integer as total
    from ${ident(table)} one
    where one.workspace_id = ${fromContext("workspace")} and ${where("one")}
      and ${sight ? sight("one") : raw("true")} and ${isNotDeleted(work.resource(name) as never, "one")}
    order by ${order("one")}, one.id limit ${SHOWN}::integer`);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}
