import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createTransport } from "nodemailer";
import type { Config } from "../../platform/config/load-config.ts";
import { maskSecret } from "../../platform/config/mask-secret.ts";
import { openStorage } from "../../platform/storage/open-storage.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { type Finding, finding } from "./finding.ts";

/** Whether files can be written to STORAGE_URL. */
export function checkStorage({ storageUrl }: Config): Promise<Finding> {
  return finding("storage", async () => {
    if (!storageUrl.startsWith("file:")) {
      const storage = openStorage(storageUrl);
      const key = `doctor/${process.pid}`;
      await storage.put(key, Buffer.from("x"));
      try {
        await checkLink(storage, key);
      } finally {
        await storage.delete(key);
      }
      return `${maskSecret(storageUrl)} can be written${storage.linkTo ? ", and sends files itself" : ""}`;
    }
    return `${await tryToWrite(fileURLToPath(storageUrl))} can be written`;
  });
}

/** Downloads a file from the store as clients do, if they do. */
async function checkLink(storage: Storage, key: string): Promise<void> {
  const download = { fileName: "doctor", contentType: "text/plain", seconds: 60 };
  const link = await storage.linkTo?.(key, download);
  if (link === undefined) return;
  const { status } = link === null ? { status: 404 } : await fetch(link);
  if (status !== 200) throw new Error(`The store returns ${status} at its signed URL.`);
}

/** Whether mail can be sent: the mail server responds and accepts the credentials, or the outbox is writable. */
export function checkMail({ smtpUrl, dataDir }: Config): Promise<Finding> {
  return finding("mail", async () => {
    if (smtpUrl === undefined) return `${await tryToWrite(join(dataDir, "outbox"))} can be written`;
    const transport = createTransport(smtpUrl, { connectionTimeout: 10_000 } as object);
    try {
      await transport.verify();
    } finally {
      transport.close();
    }
    return `${maskSecret(smtpUrl)} accepts mail`;
  });
}

async function tryToWrite(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `.doctor-${process.pid}`);
  await writeFile(file, "");
  await rm(file);
  return folder;
}
