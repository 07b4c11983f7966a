import type { RowList } from "../declare/row-list.ts";
import { parseRowList } from "../request/parse-row-list.ts";
import { refuseUnknown } from "../request/refuse-unknown.ts";
import { json } from "../response/http-response.ts";
import { describeRowFilters } from "../response/list-description.ts";
import { pageEnvelope } from "../response/list-envelope.ts";
import { inLanguage, translatedJson } from "../response/translation.ts";
import type { HttpResponse } from "../work/http-response.ts";
import type { RequestContext } from "./request-context.ts";

/** The rows are not stored, so they cannot be written. */
const READ_ONLY = { authorizedToShow: true, authorizedToUpdate: false, authorizedToDelete: false };

/** Handles a row list and its list of filters. */
export function handleRowList(context: RequestContext, list: RowList): HttpResponse {
  if (list.kind === "filters") {
    refuseUnknown(context, new Set(["tenant"]));
    const data = describeRowFilters(list);
    return inLanguage(context.words, json(200, translatedJson({ data }, context.words)));
  }
  const matches = parseRowList(list, context.query);
  const all = list.rows(context);
  const rows = all.filter(matches);
  const data = rows.map((row) =>
    JSON.stringify({ id: row.name, type: list.name, attributes: { id: row.name, ...row }, meta: READ_ONLY }),
  );
  const envelope = pageEnvelope(list, {
    ...{ page: 1, perPage: all.length, total: rows.length, size: rows.length, data: data.join(",") },
    ...{ hasNext: false, cursor: null, meta: {} },
    url: `${context.baseUrl}/${list.name}`,
    query: context.query,
  });
  return inLanguage(context.words, json(200, envelope));
}
