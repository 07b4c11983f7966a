import { describeApi } from "../../src/engine/openapi/describe-api.ts";
import { pascalCase } from "../../src/engine/openapi/names.ts";
import { buildSchema } from "../../src/engine/schema/build-schema.ts";
import type { Schema } from "../../src/engine/schema/schema.ts";
import { modules } from "../../src/modules/index.ts";
import { COUNTRY_CODES } from "../../src/platform/fields/country-codes.ts";
import { PERMISSIONS } from "../../src/platform/permissions/catalogue.ts";
import type { ResourceMetadata } from "../../web/src/api/metadata.ts";
import { apiTypes } from "./api-types.ts";
import { eventWordsFile } from "./event-words-file.ts";
import { reportsFile } from "./reports-file.ts";
import { resourceMetadata } from "./resource-metadata.ts";
import { withMessages } from "./with-messages.ts";

const NOTE = "// Made by `npm run generate` from the API description. Do not edit.\n\n";

/** Writes one member per line, so that changing one field changes one line. */
function lines(value: object, depth: number): string {
  const indent = "  ".repeat(depth);
  const members = Object.entries(value).map(
    ([key, item]) => `${indent}  ${JSON.stringify(key)}: ${withMessages(item)},`,
  );
  return members.length === 0 ? "{}" : `{\n${members.join("\n")}\n${indent}}`;
}

const isRecord = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function metadataText(resource: ResourceMetadata): string {
  const members = Object.entries(resource).map(
    ([key, value]) => `  ${key}: ${isRecord(value) ? lines(value, 1) : withMessages(value, key)},`,
  );
  return `{\n${members.join("\n")}\n}`;
}

const metadataFile = (name: string, resource: ResourceMetadata): string =>
  `${NOTE}import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const ${constantOf(name)}: ResourceMetadata = ${metadataText(resource)};
`;

const constantOf = (name: string): string => {
  const pascal = pascalCase(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
};

/** The record and the bodies of each resource by its name, for code that works with any resource. */
function typesFile(resources: ReadonlyMap<string, ResourceMetadata>, schemas: object): string {
  const entries = [...resources.keys()].map((name) => {
    const part = (kind: string): string => {
      const schema = `${pascalCase(name)}${kind}`;
      return schema in schemas ? `Schemas["${schema}"]` : "never";
    };
    return `  "${name}": { record: ${part("Record")}; create: ${part("Create")}; change: ${part("Change")} };`;
  });
  return `${NOTE}import type { components } from "./schema.ts";

type Schemas = components["schemas"];

export interface ResourceTypes {
${entries.join("\n")}
}
`;
}

const permissionsFile = (): string =>
  `${NOTE}export type PermissionName =\n${PERMISSIONS.map(({ name }) => `  | "${name}"`).join("\n")};\n`;

/** The country codes that the API knows. */
const countriesFile = (): string =>
  `${NOTE}export const COUNTRY_CODES: readonly string[] =\n  ${JSON.stringify(COUNTRY_CODES.join(" "))}.split(" ");\n`;

/** The resources for which a workspace can define custom fields. */
function customizedFile(resources: ReadonlyMap<string, ResourceMetadata>): string {
  const names = [...resources.values()]
    .filter(({ fields }) => fields.custom_fields?.type === "custom-fields")
    .map(({ name }) => JSON.stringify(name));
  return `${NOTE}export const CUSTOMIZED = [${names.join(", ")}] as const;\n`;
}

/** The permissions that are needed to see any record of a resource, for resources that are not open to everybody. */
function sightFile(resources: ReadonlyMap<string, ResourceMetadata>): string {
  const entries = [...resources.values()].flatMap(({ name, rights: { list = [] } }) => {
    const isOpen = list.length === 0 || list.some(({ someRows }) => someRows === true);
    const permissions = list.flatMap((grant) => grant.permissions);
    return isOpen ? [] : [`  "${name}": ${JSON.stringify(permissions)},`];
  });
  const type = "Readonly<Record<string, readonly PermissionName[]>>";
  return `${NOTE}import type { PermissionName } from "./permission-name.ts";

/** One of these permissions is needed to see a record of the resource; everybody sees some records of the others. */
export const SEEN_BY: ${type} = {\n${entries.join("\n")}\n};
`;
}

const NAMING_TYPES = ["string", "text", "email", "url"];

/** The fields that name records, and those shown beside the name. */
function callingFile(
  { resources: declared }: Schema,
  resources: ReadonlyMap<string, ResourceMetadata>,
): string {
  const entries = [...resources.values()].map(({ name, fields }) => {
    const { calledBy, label } = declared.get(name)!;
    const texts = (calledBy ?? [label]).filter((field) => NAMING_TYPES.includes(fields[field]?.type ?? ""));
    const besides = Object.values(fields).filter(
      (field) => field.name === "avatar" || field.type === "color",
    );
    const parts = { texts, ...(besides.length > 0 ? { besides: besides.map((field) => field.name) } : {}) };
    return `  "${name}": ${JSON.stringify(parts)},`;
  });
  return `${NOTE}interface Calling {
  /** The fields that form a record's name, in order; empty if the name depends on more. */
  readonly texts: readonly string[];
  readonly besides?: readonly string[];
}

/** The name of a record of each resource, and what is shown beside it. */
export const CALLED_BY: Readonly<Record<string, Calling>> = {\n${entries.join("\n")}\n};
`;
}

/** All files of `web/src/api/generated`, by their paths in it. Pure: the same API gives the same files. */
export async function generateClient(): Promise<ReadonlyMap<string, string>> {
  const schema = buildSchema(modules, PERMISSIONS);
  const description = describeApi(schema, { serverUrl: "/api" });
  const resources = resourceMetadata(schema, description);
  return new Map([
    ["schema.ts", NOTE + (await apiTypes(description))],
    ["resource-types.ts", typesFile(resources, description.components.schemas)],
    ["permission-name.ts", permissionsFile()],
    ["customized.ts", customizedFile(resources)],
    ["called-by.ts", callingFile(schema, resources)],
    ["seen-by.ts", sightFile(resources)],
    ["country-codes.ts", countriesFile()],
    ["reports.ts", reportsFile(schema, NOTE)],
    ["event-words.ts", eventWordsFile(schema, NOTE)],
    ...[...resources].map(([name, one]) => [`resources/${name}.ts`, metadataFile(name, one)] as const),
  ]);
}
