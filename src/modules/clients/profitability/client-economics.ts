import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import { type Figure, whole } from "../../../platform/figures/figure.ts";
import { grouped } from "../../../platform/figures/grouped.ts";
import {
  type EconomicsQuery,
  isActive,
  loadEconomics,
  type ProjectEconomics,
  type Unconverted,
} from "../../projects/index.ts";
import { loadOtherCosts, meansWholeClients } from "./other-costs.ts";

/** What a client brought and cost in a period; amounts in whole hundredths of the report's currency. */
export interface ClientEconomics {
  readonly id: string;
  readonly name: string;
  readonly isArchived: boolean;
  /** Those with any time, expense or earned fee in the period. */
  readonly projects: readonly ProjectEconomics[];
  /** Expenses on the client without a project. */
  readonly otherCost: Figure;
}

export interface LoadedClients {
  readonly clients: readonly ClientEconomics[];
  /** Projects of nobody but the company itself. */
  readonly internal: readonly ProjectEconomics[];
  readonly unconverted: Unconverted;
}

interface Named extends Values {
  readonly id: string;
  readonly name: string;
  readonly is_archived: boolean;
}

/**
 * The economics of all clients with a project or an expense in the period, and of those that the request names: the
 * same figures as of their projects, added up.
 */
export async function loadClientEconomics(work: Work, query: EconomicsQuery): Promise<LoadedClients> {
  const { rows, unconverted } = await loadEconomics(work, query);
  const byClient = grouped(rows.filter(isActive), ({ project }) => project.client_id);
  const otherCosts = meansWholeClients(query)
    ? await loadOtherCosts(work, query, unconverted)
    : new Map<string, Figure>();
  const ids = [...byClient.keys(), ...otherCosts.keys(), ...(query.clientIds ?? [])];
  const named =
    await work.rows<Named>(sql`select c.id, c.name, c.archived_at is not null as is_archived from clients c
    where c.workspace_id = ${fromContext("workspace")} and c.id = any(${ids.filter((id) => id !== null)}::text[])
    order by c.id`);
  const clients = named.map(({ id, name, is_archived }) => ({
    id,
    name,
    isArchived: is_archived,
    projects: byClient.get(id) ?? [],
    otherCost: otherCosts.get(id) ?? whole(0n),
  }));
  return { clients, internal: byClient.get(null) ?? [], unconverted };
}
