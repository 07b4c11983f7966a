import { ErrorList } from "../errors/error-list.ts";
import { readRecord } from "../execute/reading/shown-records.ts";
import { changeOne } from "../execute/writing/change-record.ts";
import { planChange } from "../plan/write-plan.ts";
import { parseWrite } from "../request/parse-write.ts";
import { recordResponse } from "../response/record-response.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { HttpResponse } from "../work/http-response.ts";
import { precondition } from "./precondition.ts";
import type { RequestContext } from "./request-context.ts";
import { runWrite } from "./run-write.ts";

/** `PATCH`, `PUT` and `POST /{resource}/{id}` */
export async function handleChange(
  context: RequestContext,
  resource: ResourceSchema,
  id: string,
): Promise<HttpResponse> {
  const requested = parseWrite(context);
  const plan = planChange(resource, requested, context);
  return runWrite(context, async (work) => {
    const errors = new ErrorList();
    const changed = await changeOne(work, plan, id, requested.body, errors, precondition(context, plan));
    errors.throwIfAny();
    return recordResponse(200, plan, await readRecord(work, plan, changed!), context);
  });
}
