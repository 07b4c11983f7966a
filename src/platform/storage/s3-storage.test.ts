import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { type Request, sign } from "aws4";
import { describe, expect, it } from "vitest";
import { objectStore } from "../../../test/support/object-store.ts";
import { checkStorage } from "../../../test/support/storage-rules.ts";
import { openStorage } from "./open-storage.ts";

const store = objectStore();
const open = () => openStorage(store.url());

describe("s3Storage", () => {
  checkStorage(() => open());

  it("sends a large file in parts, without holding it", async () => {
    const mebibyte = Buffer.alloc(1024 * 1024, "x");
    let ahead = 0;
    const content = Readable.from(
      (async function* () {
        for (let n = 0; n < 40; n++) {
          ahead++;
          yield mebibyte;
        }
      })(),
    );
    const storage = open();
    expect((await storage.put("large", content)).size).toBe(40 * 1024 * 1024);
    expect(ahead).toBe(40);
    const file = (await storage.get("large"))!;
    let [size, longest] = [0, 0];
    for await (const chunk of file.stream) {
      size += (chunk as Buffer).length;
      longest = Math.max(longest, (chunk as Buffer).length);
    }
    expect([file.size, size]).toEqual([40 * 1024 * 1024, 40 * 1024 * 1024]);
    expect(longest).toBeLessThan(1024 * 1024 + 1);
  });

  it("does not take a missing bucket for a missing file", async () => {
    await expect(openStorage(store.url("nowhere")).get("a")).rejects.toThrow();
  });

  it("does not take a wrong key for a missing file", async () => {
    const wrong = store.url().replace(":S3RVER@", ":another@");
    await expect(openStorage(wrong).get("a")).rejects.toThrow();
  });
});

it("signs its requests as another implementation of the signature does", async () => {
  const requests: IncomingMessage[] = [];
  const store = createServer((request, response) => {
    requests.push(request);
    request.resume();
    response.writeHead(request.method === "PUT" ? 200 : 404).end();
  });
  await new Promise<void>((listening) => store.listen(0, "127.0.0.1", listening));
  const { port } = store.address() as AddressInfo;
  const address = encodeURIComponent(`http://127.0.0.1:${port}`);
  const storage = openStorage(`s3://AKID:key%2Fwith+signs@files/bureau?endpoint=${address}&region=eu-west-3`);
  await storage.put("a/b", Buffer.from("text"));
  expect(await storage.get("a/b")).toBeNull();
  await new Promise((closed) => store.close(closed));
  expect(requests.map(({ method, url }) => [method, url?.split("?")[0]])).toEqual([
    ["PUT", "/files/bureau/a/b"],
    ["GET", "/files/bureau/a/b"],
  ]);
  for (const { method, url, headers } of requests) {
    const signed = /SignedHeaders=([^,]+)/.exec(headers.authorization!)![1]!.split(";");
    const again = sign(
      {
        ...{ service: "s3", region: "eu-west-3", method, path: url },
        headers: Object.fromEntries(signed.map((name) => [name, String(headers[name])])),
        extraHeadersToInclude: Object.fromEntries(signed.map((name) => [name, true])),
      } as Request,
      { accessKeyId: "AKID", secretAccessKey: "key/with+signs" },
    );
    expect(headers.authorization).toBe(again.headers!.Authorization);
  }
});
