import { fromContext, ident, raw, sql } from "../../../engine/sql/index.ts";
import type { ResourceName, Values, Work } from "../../../engine/work/index.ts";
import type {
  DepartmentPlan,
  LevelName,
  LocationPlan,
  SeededDepartment,
  SeededOrganization,
} from "../../employees/index.ts";
import { CHIEF, DEPARTMENTS, LEVELS } from "./departments.seed.ts";
import { OFFICES, REMOTE } from "./work-locations.seed.ts";

const PEOPLE_PER_OFFICE = 25;

/** Creates the organisation of a company with a number of employees. Records that exist under a name are reused. */
export async function seedOrganizationOf(work: Work, employees: number): Promise<SeededOrganization> {
  const made: Record<string, number> = {};
  const have = async (resource: ResourceName, body: Values & { name: string }): Promise<string> => {
    const found = await findNamed(work, resource, body);
    if (found !== null) return found;
    made[resource] = (made[resource] ?? 0) + 1;
    return work.createByRules(resource, body);
  };
  const departments: SeededDepartment[] = [];
  for (const plan of DEPARTMENTS) departments.push(await seedDepartment(work, plan, have));
  const levelIds = {} as Record<LevelName, string>;
  for (const [name, rank] of LEVELS) {
    levelIds[name] = await have("levels", { name, rank: (await isRankFree(work, rank)) ? rank : null });
  }
  const offices = [];
  for (const office of OFFICES.slice(0, Math.ceil(employees / PEOPLE_PER_OFFICE))) {
    offices.push({ ...office, id: await have("work-locations", officeBody(office)) });
  }
  return {
    departments,
    levelIds,
    offices,
    made,
    chiefPositionId: await have("positions", { name: CHIEF, department_id: null }),
    remoteId: await have("work-locations", {
      name: REMOTE.name,
      description: REMOTE.description,
      is_remote: true,
    }),
  };
}

async function seedDepartment(
  work: Work,
  plan: DepartmentPlan,
  have: (resource: ResourceName, body: Values & { name: string }) => Promise<string>,
): Promise<SeededDepartment> {
  const id = await have("departments", { name: plan.name, description: plan.description });
  const directionIds: number[] = [];
  for (const name of plan.directions)
    directionIds.push(Number(await have("directions", { name, department_id: id })));
  const positionIds: Record<string, string> = {};
  for (const name of new Set([plan.head, plan.manager, plan.lead, ...plan.staff])) {
    positionIds[name] = await have("positions", { name, department_id: id });
  }
  const stored = await work.find("departments", id);
  return { ...plan, id, directionIds, positionIds, hasHead: stored!.manager_employee_id !== null };
}

const officeBody = ({ name, description, timezone, city, country, zipCode, street }: LocationPlan) => ({
  name,
  description,
  timezone,
  address: { city, country, street, zip_code: zipCode },
});

/** Finds the record with this name; where names are unique within a department, in that department. */
async function findNamed(
  work: Work,
  resource: string,
  body: Values & { name: string },
): Promise<string | null> {
  const inDepartment =
    "department_id" in body ? sql`and department_id is not distinct from ${body.department_id}` : raw("");
  const row = await work.row<{ id: unknown }>(sql`select id from ${ident(work.resource(resource).table)}
    where workspace_id = ${fromContext("workspace")} and lower(name) = lower(${body.name}) ${inDepartment}`);
  return row ? String(row.id) : null;
}

async function isRankFree(work: Work, rank: number): Promise<boolean> {
  const taken = await work.row(
    sql`select 1 as taken from levels where workspace_id = ${fromContext("workspace")} and rank = ${rank}`,
  );
  return taken === null;
}
