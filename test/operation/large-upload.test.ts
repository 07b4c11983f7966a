import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { get, request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { isCampaign } from "../support/campaign.ts";
import { type ServedProcess, serveInProcess } from "../support/served-process.ts";

const APP_SECRET = "a-secret-that-both-processes-share-and-that-is-long";
const MIB = 1024 * 1024;
const SIZE = 100 * MIB;

let app: TestApp;
let acme: TestWorkspace;
let served: ServedProcess;

beforeAll(async () => {
  app = await startTestApp({ now: new Date().toISOString(), env: { APP_SECRET } });
  acme = await app.addWorkspace("acme");
  served = await serveInProcess({
    ...{ DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir, APP_SECRET, DEMO: "off" },
    ...{ LOG_LEVEL: "silent", RATE_LIMIT_KEY: "0", RATE_LIMIT_USER: "0", UPLOAD_LIMIT: "101MiB" },
  });
});
afterAll(async () => {
  await served?.kill();
  await app?.close();
});

/** A text of a size, in parts. */
function* parts(size: number): Generator<Buffer> {
  for (let sent = 0; sent < size; sent += MIB)
    yield Buffer.alloc(Math.min(MIB, size - sent), `${sent} words `);
}

interface Made {
  readonly status: number;
  readonly data: { readonly id: string; readonly attributes: Record<string, unknown> };
}

/** Uploads a text as a document, part by part. */
async function upload(size: number): Promise<Made> {
  const sent = request(`${served.url}/api/documents`, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${acme.owner.key}`,
      "Content-Type": "multipart/form-data; boundary=limit",
    },
  });
  sent.write('--limit\r\nContent-Disposition: form-data; name="file"; filename="long.txt"\r\n\r\n');
  for (const part of parts(size)) if (!sent.write(part)) await once(sent, "drain");
  sent.end("\r\n--limit--\r\n");
  const [response] = await once(sent, "response");
  const body = JSON.parse(Buffer.concat(await response.toArray()).toString());
  return { status: response.statusCode, data: body.data };
}

/** The most memory that the server has had, in bytes. */
function peakMemory(): number {
  const status = readFileSync(`/proc/${served.pid}/status`, "utf8");
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)![1]) * 1024;
}

test.runIf(isCampaign && existsSync("/proc/self/status"))(
  "a file of 100 MiB is uploaded and downloaded, and never is in memory",
  async () => {
    expect((await upload(2 * MIB)).status).toBe(201);
    const before = peakMemory();
    const { status, data } = await upload(SIZE);
    expect(status).toBe(201);
    const hash = createHash("sha256");
    for (const part of parts(SIZE)) hash.update(part);
    const checksum = hash.digest("hex");
    expect(data.attributes).toMatchObject({ size: SIZE, checksum, mime_type: "text/plain" });
    const { body } = await acme.owner.get(`/documents/${data.id}/getters/download`);
    const { pathname, search } = new URL(body.data.url);
    // The URL names the workspace, which the served process has at another port.
    const [response] = await once(get(`${served.url}${pathname}${search}`), "response");
    expect(response.statusCode).toBe(200);
    const received = createHash("sha256");
    for await (const chunk of response) received.update(chunk);
    expect(received.digest("hex")).toBe(checksum);
    expect(peakMemory() - before).toBeLessThan(SIZE * 0.8);
  },
);
