import type { ResourceSchema } from "../schema/schema.ts";
import type { Reference } from "./openapi-document.ts";

const words = (name: string): string[] => name.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `salary-history` as `SalaryHistory`. */
export const pascalCase = (name: string): string => words(name).map(capitalized).join("");

/** `salary-history` as `salaryHistory`. */
export const camelCase = (name: string): string => {
  const [first = "", ...others] = words(name);
  return first + others.map(capitalized).join("");
};

/**
 * The name of a resource's schema or response: `EmployeesRecord`. It is stable as long as the path of the resource is.
 */
export const componentName = (resource: Pick<ResourceSchema, "name">, part: string): string =>
  pascalCase(resource.name) + part;

/** `employees.list`: unique, because paths of resources differ and contain no dot. */
export const operationId = (resource: Pick<ResourceSchema, "name">, ...parts: readonly string[]): string =>
  [resource.name, ...parts].map(camelCase).join(".");

export const schemaRef = (name: string): Reference => ({ $ref: `#/components/schemas/${name}` });
export const parameterRef = (name: string): Reference => ({ $ref: `#/components/parameters/${name}` });
export const headerRef = (name: string): Reference => ({ $ref: `#/components/headers/${name}` });
export const responseRef = (name: string): Reference => ({ $ref: `#/components/responses/${name}` });
