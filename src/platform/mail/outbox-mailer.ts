import { access, constants, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createTransport } from "nodemailer";
import type { Clock } from "../clock/clock.ts";
import { newUlid } from "../ids/ulid.ts";
import { composeMail } from "./compose.ts";
import type { Mailer } from "./mailer.ts";

/**
 * Writes every message to a folder as `<time>-<id>.eml` (RFC 5322, which any mail program opens) instead of sending it.
 * The names sort by time; a file gets its name only when it is complete.
 */
export function outboxMailer(outbox: string, from: string, clock: Clock): Mailer {
  const folder = resolve(outbox);
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: "windows",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      const now = clock.now();
      const { messageId, message: content } = await transport.sendMail(composeMail(message, from, now));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // A message that is sent again replaces itself.
      const { id, createdAt } = message.identity ?? { id: newUlid(now), createdAt: now };
      const path = join(folder, `${fileStamp(createdAt)}-${id}.eml`);
      const beside = `${path}.${newUlid(now)}.part`;
      try {
        await writeFile(beside, content as Buffer, { mode: 0o600, flag: "wx" });
        await rename(beside, path);
      } catch (error) {
        await rm(beside, { force: true });
        throw error;
      }
      return { messageId };
    },
    async verify() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.W_OK);
    },
    async close() {},
  };
}

/** `20260714T100000.000Z`: without colons, which Windows does not allow in file names. */
function fileStamp(now: Date): string {
  return now.toISOString().replace(/[-:]/g, "");
}
