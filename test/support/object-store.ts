import { once } from "node:events";
import { createServer, type IncomingMessage, request as requestTo } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type Request, sign } from "aws4";
import S3rver from "s3rver";
import { afterAll, beforeAll } from "vitest";
import { makeTestFolder, removeTestFolder } from "./test-folder.ts";

const KEY = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };

/**
 * Starts a store with the interface of S3 and the bucket `files` for the tests of a file. s3rver does not verify
 * signatures of version 4, so every request first passes a check by another implementation than the program's. Returns
 * the value of STORAGE_URL, to which a test can add parameters; it may be asked for only when tests run.
 */
export function objectStore(): { readonly url: (bucket?: string) => string } {
  const directory = makeTestFolder();
  const store = new S3rver({
    ...{ address: "127.0.0.1", port: 0, silent: true, directory: join(directory, "store") },
    configureBuckets: [{ name: "files", configs: [] }],
  });
  let behind: number;
  const front = createServer((request, response) => {
    if (!isGenuine(request)) return void response.writeHead(403).end("SignatureDoesNotMatch");
    const { method, url: path, headers } = request;
    const onward = requestTo({ host: "127.0.0.1", port: behind, method, path, headers }, (reply) => {
      response.writeHead(reply.statusCode!, reply.headers);
      reply.pipe(response);
    });
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  });
  beforeAll(async () => {
    ({ port: behind } = (await store.run()) as { port: number });
    front.listen(0, "127.0.0.1");
    await once(front, "listening");
  });
  afterAll(async () => {
    front.closeAllConnections();
    front.close();
    await store.close();
    removeTestFolder(directory);
  });
  return {
    url: (bucket = "files") => {
      const endpoint = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
      const { accessKeyId, secretAccessKey } = KEY;
      return `s3://${accessKeyId}:${secretAccessKey}@${bucket}/bureau?endpoint=${encodeURIComponent(endpoint)}`;
    },
  };
}

/** Whether the signature of a request, in its URL or its headers, is the one that aws4 computes for it. */
function isGenuine({ method, url = "", headers }: IncomingMessage): boolean {
  const [path, query = ""] = url.split("?");
  const parameters = new URLSearchParams(query);
  const given = parameters.get("X-Amz-Signature");
  if (given !== null) {
    // What remains is encoded as it was, because the signature is over the encoded text.
    const unsigned = query.replace(/&?X-Amz-(?:Signature|Credential|SignedHeaders|Algorithm)=[^&]*/g, "");
    const signed = { ...asSigned(method, ["host"], headers), path: `${path}?${unsigned}`, signQuery: true };
    return new URLSearchParams(sign(signed, KEY).path!.split("?")[1]).get("X-Amz-Signature") === given;
  }
  const names = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? "")?.[1]?.split(";");
  if (names === undefined) return false;
  const again = sign({ ...asSigned(method, names, headers), path: url }, KEY);
  return headers.authorization === again.headers!.Authorization;
}

const asSigned = (
  method: string | undefined,
  names: readonly string[],
  headers: IncomingMessage["headers"],
): Request =>
  ({
    ...{ service: "s3", region: "us-east-1", method },
    headers: Object.fromEntries(names.map((name) => [name, String(headers[name])])),
    extraHeadersToInclude: Object.fromEntries(names.map((name) => [name, true])),
  }) as Request;
