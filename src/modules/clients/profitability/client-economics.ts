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
import { type ClientBilling, loadClientBilling } from "./client-billing.ts";
import { loadOtherCosts } from "./other-costs.ts";
import { coversWholeClients } from "./selected-records.ts";

/** The projects and other costs of a client in a period; amounts in whole hundredths of the report's currency. */
export interface ClientEconomics {
  readonly id: string;
  readonly name: string;
  readonly isArchived: boolean;
  /** Projects with time, expenses or earned fees in the period. */
  readonly projects: readonly ProjectEconomics[];
  /** The ids of all its projects that the request selects; null if the request covers clients as a whole. */
  readonly selectedProjects: readonly string[] | null;
  /** The cost of expenses for the client without a project. */
  readonly otherCost: Figure;
  readonly billing: ClientBilling;
}

export interface LoadedClients {
  readonly clients: readonly ClientEconomics[];
  /** Internal projects, which have no client. */
  readonly internal: readonly ProjectEconomics[];
  readonly unconverted: Unconverted;
}

interface Named extends Values {
  readonly id: string;
  readonly name: string;
  readonly is_archived: boolean;
}

/**
 * Loads the figures of all clients with a project, expense, issued line or payment in the period, and of the clients that
 * the request names. The figures of a client are the sums of those of its projects and of what has no project. If the
 * request selects projects, only their lines count, and payments and balances of documents with such a line.
 */
export async function loadClientEconomics(work: Work, query: EconomicsQuery): Promise<LoadedClients> {
  const { rows, unconverted } = await loadEconomics(work, query);
  const isWhole = coversWholeClients(query);
  const byClient = grouped(rows.filter(isActive), ({ project }) => project.client_id);
  const selected = grouped(rows, ({ project }) => project.client_id);
  const otherCosts = isWhole ? await loadOtherCosts(work, query, unconverted) : null;
  const projectIds = isWhole ? null : rows.map(({ project }) => project.id);
  const billing = await loadClientBilling(work, { ...query, projectIds }, unconverted);
  const ids = [
    ...byClient.keys(),
    ...(otherCosts?.clientsWith("cost") ?? []),
    ...billing.clientIds,
    ...(query.clientIds ?? []),
  ];
  const named =
    await work.rows<Named>(sql`select c.id, c.name, c.archived_at is not null as is_archived from clients c
    where c.workspace_id = ${fromContext("workspace")} and c.id = any(${ids.filter((id) => id !== null)}::text[])
    order by c.id`);
  const clients = named.map(({ id, name, is_archived }) => ({
    id,
    name,
    isArchived: is_archived,
    projects: byClient.get(id) ?? [],
    selectedProjects: isWhole ? null : (selected.get(id) ?? []).map(({ project }) => project.id),
    otherCost: otherCosts?.of(id, "cost") ?? whole(0n),
    billing: billing.of(id),
  }));
  return { clients, internal: byClient.get(null) ?? [], unconverted };
}
