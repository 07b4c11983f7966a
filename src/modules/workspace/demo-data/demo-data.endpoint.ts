import { endpoint } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork } from "../../../engine/work/index.ts";
import { count, listOf, object, text, textOrNull } from "../../../platform/figures/response-shapes.ts";
import { demoStateOf } from "./demo-state.ts";
import { whatIsThere } from "./emptiness.ts";
import { askForDemoData } from "./put-in.ts";
import { takeOutDemoData } from "./take-out.ts";

const PATH = "/demo-data";

const state = object({
  status: {
    type: "string",
    enum: ["absent", "putting_in", "present"],
    description: "`putting_in`: it is being created; nothing of it is visible before all of it is.",
  },
  step: { ...textOrNull, description: "What is being created at present." },
  problem: { ...textOrNull, description: "Why it could not be put in, if the last attempt failed." },
  is_possible: {
    type: "boolean",
    description: "Whether it can be put in: it is absent, and the workspace is empty.",
  },
  records: listOf(object({ resource: text, count }), "How many records of each resource belong to it."),
});

/** The state of the demo data as callers read it. */
async function shownState(work: ReadOnlyWork) {
  const { status, step, problem } = await demoStateOf(work);
  const records = await work.rows<{ resource: string; count: number }>(sql`select d.resource,
      count(*)::integer as count from demo_records d where d.workspace_id = ${fromContext("workspace")}
    group by d.resource order by d.resource`);
  return {
    status: status === "recording" ? "putting_in" : status,
    ...{ step, problem },
    is_possible: status === "absent" && (await whatIsThere(work)) === null,
    records,
  };
}

/** The demo company in a workspace, for those who may change its settings. */
export const demoDataEndpoints = [
  endpoint({
    method: "GET",
    path: PATH,
    title: "Show the state of the demo data",
    description:
      "Demo data is a company with people, projects, time, clients and documents, for trying things out.",
    credential: "required",
    permissions: ["manage-workspace"],
    response: object({ data: state }),
    run: (context) => context.read(async (work) => ({ data: await shownState(work) })),
  }),
  endpoint({
    method: "POST",
    path: PATH,
    title: "Put the demo data in",
    description:
      "Only into an empty workspace, else 409. It is created in the background, as a whole; `GET /demo-data` reports when it is there. Nobody is notified, no webhook is called, and the invented people get no mails: their addresses end in `.example`.",
    credential: "required",
    permissions: ["manage-workspace"],
    response: object({ data: state }),
    run: (context) =>
      context.write(async (work) => {
        await askForDemoData(work);
        return { data: await shownState(work) };
      }),
  }),
  endpoint({
    method: "DELETE",
    path: PATH,
    title: "Take the demo data out",
    description:
      "As a whole, with what was changed in its records. What was added beside it stays. If other records depend on demo records, nothing is deleted, and the 409 lists them as `dependents`: the resource, how many there are, and the first of those in sight.",
    credential: "required",
    permissions: ["manage-workspace"],
    response: object({ data: state }),
    run: (context) =>
      context.write(async (work) => {
        await takeOutDemoData(work);
        return { data: await shownState(work) };
      }),
  }),
];
