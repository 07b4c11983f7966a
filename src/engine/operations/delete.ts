import { deleteOne } from "../execute/writing/delete-record.ts";
import { planDelete } from "../plan/write-plan.ts";
import { WRITE_PARAMETERS } from "../request/parse-write.ts";
import { refuseUnknown } from "../request/refuse-unknown.ts";
import { emptyResponse } from "../response/http-response.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { HttpResponse } from "../work/http-response.ts";
import { precondition } from "./precondition.ts";
import type { RequestContext } from "./request-context.ts";
import { runWrite } from "./run-write.ts";

/** `DELETE /{resource}/{id}` */
export async function handleDelete(
  context: RequestContext,
  resource: ResourceSchema,
  id: string,
): Promise<HttpResponse> {
  refuseUnknown(context, WRITE_PARAMETERS);
  const plan = planDelete(resource, context);
  return runWrite(context, async (work) => {
    await deleteOne(work, plan, id, precondition(context, plan));
    return emptyResponse(204);
  });
}
