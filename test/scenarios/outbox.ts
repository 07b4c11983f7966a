import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { mailNotifications } from "../../src/modules/notifications/index.ts";
import { sendQueuedMails } from "../../src/platform/mail/queued-mails.ts";
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

/** Writes the mails of notifications that are due, and sends all mails that wait. */
export async function mailDueNotifications({ installation }: TestApp): Promise<void> {
  await mailNotifications(installation)();
  await sendQueuedMails({ ...installation.services, pool: installation.pool });
}

function readMail(source: string): Mail {
  const [head = "", ...body] = source.split("\r\n\r\n");
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, "im").exec(head)?.[1]?.trim() ?? "";
  // Quoted-printable: a line that ends with = goes on in the next one, and =3D is an equals sign.
  const bytes = body
    .join("\r\n\r\n")
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  const text = Buffer.from(bytes, "latin1").toString("utf8");
  return {
    to: header("To"),
    subject: header("Subject"),
    text,
    token: /[?&]token=([\w-]+)/.exec(text)?.[1],
    source,
  };
}
