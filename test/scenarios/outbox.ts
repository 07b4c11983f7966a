import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { TestApp } from "../support/app.ts";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The token of the link that it carries. */
  readonly token: string | undefined;
  /** The mail as it was sent. */
  readonly source: string;
}

/** The mails that were written for an address, oldest first. */
export async function mailsTo(app: TestApp, address: string): Promise<Mail[]> {
  const folder = join(app.dataDir, "outbox");
  // A mail that is just being written has another ending.
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(
    names.sort().map(async (name) => readMail(await readFile(join(folder, name), "utf8"))),
  );
  return mails.filter(({ to }) => to === address);
}

function readMail(source: string): Mail {
  const [head = "", ...body] = source.split("\r\n\r\n");
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, "im").exec(head)?.[1]?.trim() ?? "";
  // Quoted-printable: a line that ends with = goes on in the next one, and =3D is an equals sign.
  const text = body
    .join("\r\n\r\n")
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return {
    to: header("To"),
    subject: header("Subject"),
    text,
    token: /[?&]token=([\w-]+)/.exec(text)?.[1],
    source,
  };
}
