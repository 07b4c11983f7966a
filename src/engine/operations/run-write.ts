import { doWork } from "../execute/work/run-work.ts";
import type { UnitOfWork } from "../execute/work/unit-of-work.ts";
import { idempotentRequest } from "../execute/writing/idempotency.ts";
import { isDryRun } from "../request/dry-run.ts";
import { inLanguage } from "../response/translation.ts";
import type { HttpResponse } from "../work/http-response.ts";
import { type RequestContext, workOrigin } from "./request-context.ts";

/**
 * Handles a write: runs `body` in one transaction. A dry run executes everything and rolls it back. If several requests
 * have the same Idempotency-Key, only the first takes effect, and its response is stored in the same transaction.
 */
export async function runWrite(
  context: RequestContext,
  body: (work: UnitOfWork) => Promise<HttpResponse>,
): Promise<HttpResponse> {
  const dryRun = isDryRun(context);
  const idempotent = dryRun ? null : idempotentRequest(context, context.cursors);
  const response = await doWork(context.pool, { ...workOrigin(context), dryRun }, async (work) => {
    const stored = await idempotent?.claim(work);
    if (stored) return stored;
    const response = inLanguage(context.words, await body(work));
    await idempotent?.keep(work, response);
    return response;
  });
  return dryRun ? { ...response, headers: { ...response.headers, "Dry-Run": "true" } } : response;
}
