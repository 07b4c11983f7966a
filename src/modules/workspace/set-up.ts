import { setUpStep } from "../../engine/declare/index.ts";
import { fromContext, sql } from "../../engine/sql/index.ts";
import { message } from "../../engine/work/index.ts";

/** The company is entered: what invoices, contracts and the calendar of public holidays begin with. */
export const companySetUp = setUpStep({
  name: "company",
  title: message`Enter your company`,
  detail: message`Legal name, address, currency, language and the first day of the week`,
  permission: "manage-workspace",
  position: 1,
  isDone: () => sql`exists (select from workspaces w where w.workspace_id = ${fromContext("workspace")}
    and w.legal_name is not null and w.address ->> 'country' is not null)`,
});
