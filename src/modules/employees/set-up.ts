import { setUpStep } from "../../engine/declare/index.ts";
import { fromContext, sql } from "../../engine/sql/index.ts";
import { message } from "../../engine/work/index.ts";
import { isDemoRecord } from "../../platform/demo-data/demo-records.ts";

/** The people are there: more than the first account. */
export const peopleSetUp = setUpStep({
  name: "people",
  title: message`Add your people`,
  detail: message`Import them from a file, or enter them one by one and invite them`,
  permission: "manage-employees",
  position: 3,
  isDone: () => sql`(select count(*) from (select from employees e
    where e.workspace_id = ${fromContext("workspace")} and not ${isDemoRecord("employees", "e")} limit 2) found) = 2`,
});
