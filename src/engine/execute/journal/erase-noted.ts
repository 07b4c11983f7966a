import { replaceStoredBody, selectResponsesWith } from "../../query/idempotent-requests.ts";
import { ERASED, eraseEntries } from "../../query/journal-entries.ts";
import type { ResourceSchema } from "../../schema/schema.ts";
import type { Values } from "../../work/records.ts";
import type { WorkspaceClient } from "../transaction/workspace-client.ts";
import { eraseInBody } from "./erase-in-body.ts";

/** The values that replace erased ones, by field; null: all fields are erased. */
type Replacements = Readonly<Values> | null;

interface StoredBody extends Values {
  readonly credential: string;
  readonly key: string;
  readonly body: string;
}

/** Erases values of records from the entries of the journal and from stored responses that exist already. */
export async function eraseNoted(
  client: Pick<WorkspaceClient, "rows">,
  resource: ResourceSchema,
  ids: readonly string[],
  values: Replacements,
): Promise<void> {
  const label = values?.[resource.label];
  const fields = values && Object.keys(values);
  await client.rows(
    eraseEntries(resource.name, ids, { fields, label: typeof label === "string" ? label : null }),
  );
  for (const { credential, key, body } of await client.rows<StoredBody>(selectResponsesWith(ids)))
    await client.rows(replaceStoredBody(credential, key, eraseInBody(body, ids, values)));
}

/** An entry of this transaction without the values that are erased in it. */
export function withoutErased(entry: Values, values: Replacements): Values {
  const isErased = (name: string): boolean => values === null || Object.hasOwn(values, name.split(".")[0]!);
  const changes = Object.entries(entry.changes as Values).map(([name, change]) => [
    name,
    isErased(name) ? ERASED : change,
  ]);
  return {
    ...entry,
    changes: Object.fromEntries(changes),
    resource_label: values === null ? null : entry.resource_label,
    params: null,
  };
}
