import { exportedRows } from "../execute/reading/exported-rows.ts";
import { doWork } from "../execute/work/run-work.ts";
import { planExport } from "../plan/export-plan.ts";
import { requireRead } from "../plan/sight.ts";
import { selectAll } from "../query/select-records.ts";
import { parseExport } from "../request/parse-export.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { HttpResponse } from "../work/http-response.ts";
import { type RequestContext, workOrigin } from "./request-context.ts";

/**
 * `GET /{resource}/export`: the list with all its pages as a file. The rows are those of one moment, and are completed
 * with derived fields and written in batches.
 */
export async function handleExport(context: RequestContext, resource: ResourceSchema): Promise<HttpResponse> {
  requireRead(resource, context.actor);
  const plan = planExport(resource, parseExport(resource, context), context);
  const { format, selection, sort, projection, columns } = plan;
  context.stage("plan");
  const file = await doWork(context.pool, { ...workOrigin(context), isReport: true }, (work) =>
    context.writeTable(work, {
      ...{ format, columns },
      name: `${resource.name}-${work.today}`,
      title: resource.plural,
      rows: exportedRows(work, selectAll(selection, sort, projection), projection, columns),
    }),
  );
  context.stage("execute");
  return { status: 200, headers: { "Cache-Control": "private, no-store" }, body: file };
}
