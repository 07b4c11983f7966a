import type { NewRecord } from "../../../engine/runtime/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import { englishNames } from "../../../platform/languages/initial-names.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import { initialRoles } from "../roles/initial-roles.ts";
import { archivedAt, type Hire } from "./employee-records.seed.ts";

const DAY = 86_400_000;

/** The English name of the role for an account, by rank and department; null for the default role. */
function roleFor({ outcome, rank }: Hire, department: string | null): string | null {
  if (outcome !== "standing") return null;
  if (rank === "chief" || (rank === "head" && department === "Engineering")) return "Admin";
  if (department === "People") return "HR";
  if (department === "Finance") return "Finance";
  if (department === "Sales") return "Sales";
  return rank === "staff" ? null : "Manager";
}

/**
 * Returns a function for the id of a role by its name in English; for null and roles that no longer exist, that of the
 * default role.
 */
async function readRoles(work: Work): Promise<(name: string | null) => string> {
  const rows = await work.rows<{ id: string; name: string; is_default: boolean }>(
    sql`select id, name, is_default from roles where workspace_id = ${fromContext("workspace")}`,
  );
  const standard = rows.find((row) => row.is_default);
  if (!standard) throw new Error("The workspace has no default role.");
  const english = englishNames(initialRoles);
  const ids = new Map(rows.map(({ id, name }) => [english(name), id]));
  return (name) => ids.get(name ?? "") ?? standard.id;
}

/** With a password, everybody but the newest has signed in; without one, nobody has been invited. */
function signedIn(hire: Hire, passwordHash: string | undefined, now: Date, random: SeededRandom): Values {
  const end = archivedAt(hire, now) ?? now;
  const begin = new Date(`${hire.startDate}T08:00:00Z`);
  const isOpen = hire.outcome === "standing" || hire.outcome === "left";
  if (passwordHash === undefined || !isOpen || end.getTime() - begin.getTime() < 5 * DAY) return {};
  return {
    password_hash: passwordHash,
    onboarding_step: "completed",
    invited_at: begin,
    last_sign_in_at: new Date(end.getTime() - random.integer(1, 3 * DAY)),
  };
}

/** The accounts of employees, with the employee's name and email address. */
export async function accountRecords(
  work: Work,
  hires: readonly Hire[],
  departments: readonly { readonly name: string }[],
  passwordHash: string | undefined,
  random: SeededRandom,
): Promise<NewRecord[]> {
  const roleId = await readRoles(work);
  return hires.map((hire) => ({
    id: work.newId(),
    body: {
      email: hire.email,
      first_name: hire.firstName,
      last_name: hire.lastName,
      role_id: roleId(roleFor(hire, hire.department === null ? null : departments[hire.department]!.name)),
    },
    systemValues: {
      employee_id: hire.id,
      archived_at: archivedAt(hire, work.now),
      ...signedIn(hire, passwordHash, work.now, random),
    },
  }));
}
