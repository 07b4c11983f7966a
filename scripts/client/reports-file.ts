import type { Getter } from "../../src/engine/declare/getter.ts";
import { queryParameterSchema } from "../../src/engine/response/parameter-schema.ts";
import type { ResourceSchema, Schema } from "../../src/engine/schema/schema.ts";
import { withMessages } from "./with-messages.ts";

/** The values that a parameter allows, for parameters with one of a few; null: any other. */
function optionsOf(schema: unknown): readonly string[] | null {
  const { type, enum: options } = schema as { type?: unknown; enum?: readonly string[] };
  return type === "string" && options ? options : null;
}

/** What the web UI knows of a report without asking the API. */
function reportOf(resource: ResourceSchema, getter: Getter): object {
  const { properties = {} } = queryParameterSchema(getter.parameters) as {
    properties?: Record<string, unknown>;
  };
  const choices = Object.entries(properties).flatMap(([name, schema]) => {
    const options = optionsOf(schema);
    return options && name !== "format" ? [[name, options] as const] : [];
  });
  const reads = getter.isOpen ? [] : (resource.policy.requires ?? []);
  return {
    question: getter.question,
    title: getter.title,
    rights: [...new Set([getter.permissions, reads].filter((anyOf) => anyOf.length > 0).map(String))].map(
      (anyOf) => anyOf.split(","),
    ),
    parameters: Object.keys(getter.parameters).filter((name) => name !== "format"),
    hasPeriod: "date" in getter.parameters,
    choices: Object.fromEntries(choices),
  };
}

/** The reports by their paths: the getters with a question, in the order of the modules. */
export function reportsFile({ resources }: Schema, note: string): string {
  const entries = [...resources.values()].flatMap((resource) =>
    Object.entries(resource.getters)
      .filter(([, { question }]) => question !== null)
      .map(([path, getter]) => `  "${resource.name}/${path}": ${withMessages(reportOf(resource, getter))},`),
  );
  return `${note}import { t } from "../../messages/t.ts";
import type { PermissionName } from "./permission-name.ts";

export interface Report {
  readonly question: string;
  readonly title: string;
  /** Any permission of each list is required. */
  readonly rights: readonly (readonly PermissionName[])[];
  readonly parameters: readonly string[];
  readonly hasPeriod: boolean;
  /** The parameters that have one of a few values. */
  readonly choices: Readonly<Record<string, readonly string[]>>;
}

const reports = {
${entries.join("\n")}
} as const satisfies Readonly<Record<string, Report>>;

export type ReportPath = keyof typeof reports;

/** The getters with a question, by resource and path. */
export const REPORTS: Readonly<Record<ReportPath, Report>> = reports;
`;
}
