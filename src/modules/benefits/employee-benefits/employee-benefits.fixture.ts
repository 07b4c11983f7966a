import type { Body, Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";
import { addDays } from "../../../engine/declare/index.ts";

/** Employees who have started and have no last day: the first, and in the home workspace also the second. */
const employed = ({ choosable, workspace }: Site): readonly string[] =>
  choosable("employees").slice(0, workspace.workspace.subdomain === "home-site" ? 2 : 1);

export const fixture: Fixture<"employee-benefits"> = {
  body(n, site) {
    const [people, offered] = [employed(site), site.choosable("benefits").slice(0, 2)];
    return {
      ...period(n),
      employee_id: people[n % people.length],
      benefit_id: offered[(n >> 1) % offered.length],
    };
  },
  always: ["start_date", "end_date"],
  managed: ["end_date"],
  together: { start_date: { end_date: "2020-11-30" } },
  // Those who may see all enrolments also see what they cost; the employees see their own without it.
  seesByRelation: (site) => site.workspace.callerFor(employed(site)[0]!),
  prepare: enrolOneOfADepartment,
  filterValues: {
    charged: () => ["2026-02-01", "2026-01-01,2026-03-31"],
    department_id: (site) => site.choosable("departments").slice(0, 2),
  },
};

/** Periods that never overlap for an employee and a benefit. Those for changes (7 to 14) are before all others. */
function period(n: number): Body {
  if (n === 0) return { start_date: "2026-02-01", end_date: null };
  if (n === 5) return { start_date: "2027-02-01", end_date: null };
  if (n < 7) return lasting(addDays("2025-12-01", n * 4));
  if (n < 15) return { start_date: `2020-10-${n + 10}`, end_date: `2020-11-${n + 10}` };
  return lasting(addDays("2020-12-01", (n % 600) * 3));
}

/** Two days, since a last day that is the first one would be moved. */
const lasting = (start_date: string): Body => ({ start_date, end_date: addDays(start_date, 1) });

/** Enrols a new employee whose position is in a department, since those of the first employees are in none. */
async function enrolOneOfADepartment({ owner, choosable, all }: Site): Promise<void> {
  const run = async (path: string, body: Body): Promise<string> => {
    const reply = await owner.post(path, body);
    if (reply.status !== 201) throw new Error(`${path} was refused: ${reply.text}`);
    return reply.body.data.id;
  };
  const position = (await all("positions")).find(({ attributes }) => attributes.department_id !== null);
  const employee_id = await run("/employees", {
    email: "enrolled@example.test",
    first_name: "Ines",
    last_name: "Enrolled",
    start_date: "2021-01-01",
    position_id: position?.id ?? null,
  });
  const benefit_id = choosable("benefits")[0]!;
  await run("/employee-benefits", { employee_id, benefit_id, start_date: "2026-03-01" });
}
