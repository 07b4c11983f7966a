import { fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import {
  invalid,
  invalidField,
  message,
  type ReadOnlyWork,
  type Values,
} from "../../../engine/work/index.ts";
import { unitsOf } from "../../../platform/figures/decimal-text.ts";
import type { FeeTerms } from "../../projects/index.ts";

/** A project whose work is billed. */
export interface BilledProject {
  readonly id: string;
  readonly clientId: string;
  readonly name: string;
  readonly currency: string;
  readonly terms: FeeTerms;
}

interface Row extends Values {
  readonly id: string;
  readonly client_id: string;
  readonly name: string;
  readonly currency: string;
  readonly billing_model: FeeTerms["billing_model"];
  readonly fee: string | null;
  readonly retainer_minutes: number | null;
  readonly billed_rate: string | null;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
}

/** The projects of clients that match a condition over `p`. */
export async function billedProjects(work: ReadOnlyWork, condition: Sql): Promise<BilledProject[]> {
  const rows =
    await work.rows<Row>(sql`select p.id, p.client_id, p.name, p.currency, p.billing_model, p.fee_amount::text as fee,
      p.retainer_minutes, p.billed_rate::text, p.starts_at, p.ends_at
    from projects p where p.workspace_id = ${fromContext("workspace")} and p.client_id is not null and ${condition}
    order by p.id`);
  return rows.map(
    ({
      id,
      client_id,
      name,
      currency,
      fee,
      billing_model,
      retainer_minutes,
      billed_rate,
      starts_at,
      ends_at,
    }) => ({
      ...{ id, clientId: client_id, name, currency },
      terms: {
        ...{ billing_model, retainer_minutes, billed_rate, starts_at, ends_at },
        fee: fee === null ? null : unitsOf(fee, 2),
      },
    }),
  );
}

/** All projects of a client in a currency. */
export const projectsIn = (
  work: ReadOnlyWork,
  clientId: string,
  currency: string,
): Promise<BilledProject[]> =>
  billedProjects(work, sql`p.client_id = ${clientId} and p.currency = ${currency}`);

/**
 * The chosen projects of a client, which have one currency.
 * @throws 422 for projects of other clients, or with different currencies
 */
export async function chosenProjects(
  work: ReadOnlyWork,
  clientId: string,
  ids: readonly string[],
): Promise<BilledProject[]> {
  const projects = await billedProjects(work, sql`p.client_id = ${clientId} and p.id = any(${ids}::text[])`);
  const known = new Set(projects.map(({ id }) => id));
  const unknown = ids.flatMap((id, index) => (known.has(id) ? [] : [`project_ids.${index}`]));
  if (unknown.length > 0)
    throw invalid(
      Object.fromEntries(unknown.map((path) => [path, [message`The selected ${path} is invalid.`]])),
    );
  refuseOtherCurrencies(projects, projects[0]?.currency);
  return projects;
}

/** @throws 422 if a project has another currency */
export function refuseOtherCurrencies(
  projects: readonly BilledProject[],
  currency: string | undefined,
): void {
  if (projects.some((project) => project.currency !== currency))
    throw invalidField("project_ids", "The selected projects have different currencies.");
}

export const isBilledByTime = ({ terms }: BilledProject): boolean =>
  terms.billing_model === "time_and_materials";

/** Whether a project has a fee that lines bill. */
export const hasFee = ({ terms: { billing_model } }: BilledProject): boolean =>
  billing_model === "fixed_fee" || billing_model === "retainer";
