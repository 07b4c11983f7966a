import type { Endpoint } from "./endpoint.ts";
import type { Resource } from "./resource.ts";

/** A module of the product: a name for people, and its resources. */
export interface Module {
  /** As the API reference groups it: "Employees". */
  readonly title: string;
  readonly description: string;
  readonly resources: readonly Resource[];
  /** Routes that are no resource's. */
  readonly endpoints?: readonly Endpoint[];
}

export const module = (options: Module): Module => options;
