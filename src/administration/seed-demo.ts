import type { Installation } from "../compose.ts";
import { createApiKey } from "../modules/api-keys/index.ts";
import { hashPassword } from "../platform/auth/passwords.ts";
import { addWorkspace } from "./add-workspace.ts";
import { seedCompany } from "./seed-company.ts";

const SUBDOMAIN = "acme";
/** The founder, who heads the company. Everybody else in the demo signs in with the same password. */
const OWNER = { email: "owner@acme.example", password: "acme demo workspace" };
const EMPLOYEES = 40;
/** When the support desk of the demo works. */
const BUSINESS_HOURS = {
  exclude_public_holidays: true,
  days: Object.fromEntries(["1", "2", "3", "4", "5"].map((day) => [day, [["08:00", "18:00"] as const]])),
};
/** One year of everybody's time entries. */
const TIMESHEETS = 16_000;

export interface SeededDemo {
  readonly workspace: string;
  readonly email: string;
  readonly password: string;
  readonly key: string;
}

/** Creates the demo workspace with its company, a sign-in and an API key with all scopes. */
export async function seedDemoWorkspace(installation: Installation): Promise<SeededDemo> {
  const { workspace, filled } = await addWorkspace(
    installation,
    { subdomain: SUBDOMAIN, name: "Acme", ownerEmail: OWNER.email, ownerPassword: OWNER.password },
    true,
  );
  await installation.work(workspace, (work) =>
    work.update("workspace", workspace.id, { business_hours: BUSINESS_HOURS }),
  );
  await seedCompany(installation, workspace, {
    employees: EMPLOYEES,
    timesheets: TIMESHEETS,
    invoices: "history",
    seed: 1,
    chiefUserId: filled.ownerUserId,
    passwordHash: await hashPassword(OWNER.password),
  });
  const { key } = await installation.work(workspace, (work) =>
    createApiKey(work, { userId: filled.ownerUserId, name: "Demo key", scopes: "all", ips: [] }),
  );
  return { workspace: SUBDOMAIN, ...OWNER, key };
}
