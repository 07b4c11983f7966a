import type { Caller, Reply, TestApp } from "../support/app.ts";

/** A small PDF; its bytes differ by the text. */
export const pdf = (text = ""): Buffer =>
  Buffer.from(`%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%${text}\ntrailer\n<<>>\n%%EOF\n`);

/** A picture of one pixel. */
export const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

function formOf(fields: Readonly<Record<string, unknown>>, data: Buffer, name: string): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, String(value));
  form.append("file", new Blob([new Uint8Array(data)]), name);
  return form;
}

/** Adds a document with a file. */
export const uploadDocument = (
  app: TestApp,
  by: Pick<Caller, "key">,
  fields: Readonly<Record<string, unknown>>,
  data: Buffer = pdf(),
  name = "contract.pdf",
): Promise<Reply> => app.request("POST", "/documents", { key: by.key, raw: formOf(fields, data, name) });

/** Adds a version of the file of a document. */
export const uploadVersion = (
  app: TestApp,
  by: Pick<Caller, "key">,
  id: string,
  data: Buffer,
  fields: Readonly<Record<string, unknown>> = {},
  name = "contract.pdf",
): Promise<Reply> =>
  app.request("POST", `/documents/${id}/actions?action=upload-version`, {
    key: by.key,
    raw: formOf(fields, data, name),
  });
