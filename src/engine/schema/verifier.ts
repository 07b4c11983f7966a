import type { Resource } from "../declare/resource.ts";
import type { Permission } from "./schema.ts";

/** The input of a verifier: one resource, all resources and the permissions. */
export interface Declarations {
  readonly resources: ReadonlyMap<string, Resource>;
  readonly permissions: ReadonlyMap<string, Permission>;
}

export type Report = (path: string, problem: string, fix: string) => void;
export type Verifier = (resource: Resource, all: Declarations, report: Report) => void;
