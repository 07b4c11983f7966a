import type { ResourceSchema } from "../../../src/engine/schema/schema.ts";

/** Whether the resource has a list of records; a singleton has one record at the resource's own path. */
export const hasList = (resource: ResourceSchema): boolean => resource.operations.includes("list");

export const recordPath = (resource: ResourceSchema, id: string): string =>
  resource.isSingleton ? `/${resource.name}` : `/${resource.name}/${id}`;
