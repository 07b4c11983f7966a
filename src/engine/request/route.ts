import type { Operation } from "../declare/resource.ts";
import { malformed, methodNotAllowed, notFound } from "../errors/api-error.ts";
import { hasPaths, type ResourceSchema, type Schema } from "../schema/schema.ts";

/** The intent of a request according to its method and path. */
export type Intent =
  | { readonly kind: "list" | "export" | "create" | "list-filters" | "list-actions" | "list-getters" }
  | { readonly kind: "bulk-create" | "bulk-update" | "bulk-delete" }
  | { readonly kind: "show" | "update" | "delete"; readonly id: string }
  | { readonly kind: "action"; readonly id: string | null }
  | { readonly kind: "getter"; readonly id: string | null; readonly path: string }
  /** An unsupported method, if the response depends on the caller. */
  | { readonly kind: "no-method"; readonly allowed: readonly string[] };

export interface Route {
  readonly resource: ResourceSchema;
  readonly intent: Intent;
}

type Methods = Readonly<Record<string, Intent | undefined>>;

/** Splits an encoded path into decoded segments. @throws 400 for malformed encoding */
export function pathSegments(path: string): string[] {
  try {
    return path
      .split("/")
      .filter((segment) => segment !== "")
      .map(decodeURIComponent);
  } catch {
    throw malformed("The URL is not correctly encoded.");
  }
}

/**
 * Finds the resource and the intent of a request.
 * @throws 404 for an unknown path; 405 with `Allow` for a known path with an unsupported method
 */
export function route(schema: Schema, method: string, segments: readonly string[]): Route {
  const resource = schema.resources.get(segments[0] ?? "");
  if (!resource || !hasPaths(resource)) throw notFound();
  const methods = methodsOf(resource, segments.slice(1));
  if (!methods) throw notFound();
  const intent = methods[method === "HEAD" ? "GET" : method];
  if (intent) return { resource, intent };
  const allowed = Object.keys(methods).filter((name) => methods[name]);
  if (resource.refusesKeys === null || method === "GET" || method === "HEAD") throw methodNotAllowed(allowed);
  return { resource, intent: { kind: "no-method", allowed } };
}

/** The id in the intents of a singleton, whose paths contain none; dispatch replaces it by the workspace's id. */
const ONLY = "";

function singletonMethods({ operations }: ResourceSchema, rest: readonly string[]): Methods | null {
  const [first] = rest;
  if (rest.length === 0) {
    const update: Intent | undefined = operations.includes("update")
      ? { kind: "update", id: ONLY }
      : undefined;
    return { GET: { kind: "show", id: ONLY }, PATCH: update, PUT: update };
  }
  if (first === "actions" && rest.length === 1)
    return { GET: { kind: "list-actions" }, POST: { kind: "action", id: ONLY } };
  if (first !== "getters") return null;
  const path = rest.slice(1).join("/");
  return { GET: path === "" ? { kind: "list-getters" } : { kind: "getter", id: ONLY, path } };
}

function methodsOf(resource: ResourceSchema, rest: readonly string[]): Methods | null {
  if (resource.isSingleton) return singletonMethods(resource, rest);
  const may = (operation: Operation, intent: Intent): Intent | undefined =>
    resource.operations.includes(operation) ? intent : undefined;
  const [first, second] = rest;
  if (rest.length === 0) {
    return { GET: may("list", { kind: "list" }), POST: may("create", { kind: "create" }) };
  }
  if (rest.length === 1) {
    if (first === "bulk") {
      return {
        POST: may("create", { kind: "bulk-create" }),
        PATCH: may("update", { kind: "bulk-update" }),
        DELETE: may("delete", { kind: "bulk-delete" }),
      };
    }
    if (first === "actions") return { GET: { kind: "list-actions" }, POST: { kind: "action", id: null } };
    if (first === "filters") return { GET: { kind: "list-filters" } };
    if (first === "getters") return { GET: { kind: "list-getters" } };
    if (first === "export") return { GET: may("list", { kind: "export" }) };
    const id = first!;
    const update = may("update", { kind: "update", id });
    return {
      GET: may("show", { kind: "show", id }),
      PATCH: update,
      PUT: update,
      POST: update,
      DELETE: may("delete", { kind: "delete", id }),
    };
  }
  if (first === "getters") return { GET: { kind: "getter", id: null, path: rest.slice(1).join("/") } };
  if (second === "actions" && rest.length === 2) return { POST: { kind: "action", id: first! } };
  if (second === "getters") return { GET: { kind: "getter", id: first!, path: rest.slice(2).join("/") } };
  return null;
}
