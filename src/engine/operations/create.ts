import { ErrorList } from "../errors/error-list.ts";
import { readRecord } from "../execute/reading/shown-records.ts";
import { createOne } from "../execute/writing/create-record.ts";
import { planCreate } from "../plan/write-plan.ts";
import { parseCreation } from "../request/parse-write.ts";
import { recordResponse, withRecordMeta } from "../response/record-response.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { HttpResponse } from "../work/http-response.ts";
import type { RequestContext } from "./request-context.ts";
import { runWrite } from "./run-write.ts";

/** `POST /{resource}` */
export async function handleCreate(context: RequestContext, resource: ResourceSchema): Promise<HttpResponse> {
  const requested = parseCreation(context, resource);
  const plan = planCreate(resource, requested, context);
  return runWrite(context, async (work) => {
    const errors = new ErrorList();
    const id = await createOne(work, plan, requested.body, errors, { file: requested.file });
    errors.throwIfAny();
    const read = await readRecord(work, plan, id!);
    const location = `${context.baseUrl}/${resource.name}/${id}`;
    return withRecordMeta(recordResponse(201, plan, read, context, { Location: location }), work, id!);
  });
}
