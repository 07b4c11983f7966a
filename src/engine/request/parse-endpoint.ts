import type { Endpoint } from "../declare/endpoint.ts";
import { ErrorList } from "../errors/error-list.ts";
import type { Operand } from "../work/operand.ts";
import type { Values } from "../work/records.ts";
import type { NamedFile } from "../work/uploaded-file.ts";
import { readParameters } from "./action-parameters.ts";
import type { Call } from "./call.ts";
import { readQueryParameters } from "./declared-parameters.ts";
import { parseForm, parseObject } from "./parse-body.ts";
import { DEFAULT_PER_PAGE, parsePage } from "./parse-page.ts";
import { refuseUnknown } from "./refuse-unknown.ts";

/** The parsed request of an endpoint. */
export interface RequestedEndpoint {
  /** The values of its body's members. */
  readonly params: Values;
  readonly parameters: Readonly<Record<string, Operand | undefined>>;
  readonly perPage: number;
  /** The files of the form, if the endpoint takes some. */
  readonly files: readonly NamedFile[];
  /** The declared headers that it has, by their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Parses the request of an endpoint as it is declared. @throws 400, 415 or 422 for invalid input */
export function parseEndpoint(
  { method, parameters = {}, headers = {}, paging, body, ...declared }: Endpoint,
  call: Call,
): RequestedEndpoint {
  const { request, query, workspace } = call;
  const known = [...Object.keys(parameters), ...(paging ? ["perPage"] : []), "tenant"];
  if (!declared.fileType || declared.isStream)
    refuseUnknown({ query }, new Set(method === "GET" ? known : [...known, "dry_run"]));
  const errors = new ErrorList();
  const read = readQueryParameters(call, parameters, errors);
  const members = () => (declared.files ? parseForm(request, body!) : parseObject(request));
  const params = body ? readParameters(body, members(), [], workspace, errors).values : {};
  errors.throwIfAny();
  const perPage = paging ? parsePage(query, paging.perPage).perPage : DEFAULT_PER_PAGE;
  const given = Object.keys(headers).flatMap((header) => {
    const name = header.toLowerCase();
    const value = request.headers[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const { files = [] } = request.multipart ?? {};
  return { params, files, parameters: read, perPage, headers: Object.fromEntries(given) };
}
