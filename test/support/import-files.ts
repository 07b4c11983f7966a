import type { Caller, Reply, TestApp } from "./app.ts";

interface Upload {
  readonly name?: string;
  /** Further fields of the form: objects are sent as JSON. */
  readonly fields?: Readonly<Record<string, unknown>>;
  /** Further query parameters: `&dry_run=true`. */
  readonly query?: string;
  readonly headers?: Record<string, string>;
}

/** Imports a file into a resource; null sends the form without a file. */
export function importFile(
  app: TestApp,
  by: Pick<Caller, "key">,
  resource: string,
  file: string | Buffer | null,
  { name = "rows.csv", fields = {}, query = "", headers }: Upload = {},
): Promise<Reply> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields))
    form.append(field, typeof value === "string" ? value : JSON.stringify(value));
  if (file !== null) form.append("file", new Blob([new Uint8Array(Buffer.from(file))]), name);
  const path = `/${resource}/actions?action=import${query}`;
  return app.request("POST", path, { key: by.key, raw: form, headers });
}
