import { createServer as createHttpServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { type PostOptions, type PostOutcome, postMessage } from "./post-message.ts";
import type { HostAddress } from "./resolve-host.ts";

const servers: Server[] = [];
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

async function listen(server: Server): Promise<number> {
  server.on("connection", (socket: Socket) => {
    sockets.push(socket);
    socket.on("error", () => {});
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

const overHttp = (listener: RequestListener): Promise<number> => listen(createHttpServer(listener));
const overTcp = (onConnection: (socket: Socket) => void): Promise<number> =>
  listen(createServer(onConnection));

const at = (...addresses: string[]): (() => Promise<HostAddress[]>) => {
  return async () => addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
};

const post = (url: string, options: Partial<PostOptions> = {}): Promise<PostOutcome> =>
  postMessage({
    url,
    headers: { "webhook-id": "msg_1" },
    body: Buffer.from('{"a":"é"}'),
    resolve: at("127.0.0.1"),
    allowPrivate: true,
    connectWithinMs: 10_000,
    responseTimeoutMs: 10_000,
    keepBytes: 4_096,
    ...options,
  });

it("posts to the address to which the name was resolved, with the name as host, and resolves it once", async () => {
  const seen: unknown[] = [];
  const port = await overHttp((request, response) => {
    const { host, "content-length": length, "webhook-id": id, connection } = request.headers;
    seen.push([request.method, request.url, host, length, id, connection]);
    response.writeHead(202, { "Retry-After": "7" }).end("taken");
  });
  const names: string[] = [];
  const outcome = await post(`http://hook.example:${port}/a/b?c=d`, {
    resolve: async (host) => {
      names.push(host);
      // A second resolution would return another address.
      return names.length === 1 ? [{ address: "127.0.0.1", family: 4 }] : [];
    },
  });
  expect(outcome).toMatchObject({ status: 202, failure: null, body: "taken", retryAfter: "7" });
  expect(names).toEqual(["hook.example"]);
  expect(seen).toEqual([["POST", "/a/b?c=d", `hook.example:${port}`, "10", "msg_1", "close"]]);
});

it("sends the host name in the TLS handshake with that address", async () => {
  let hello = Buffer.alloc(0);
  const port = await overTcp((socket) =>
    socket.once("data", (data) => {
      hello = data;
      socket.end();
    }),
  );
  const outcome = await post(`https://hook.example:${port}/`);
  expect(outcome).toMatchObject({ status: null, failure: "tls" });
  expect(hello.toString("latin1")).toContain("hook.example");
});

it.each([
  ["a loopback address", at("127.0.0.1")],
  ["the metadata service", at("169.254.169.254")],
  ["an IPv6 form of a private address", at("::ffff:10.0.0.1")],
  ["a public and a private address", at("93.184.215.14", "10.0.0.1")],
])("sends nothing to a name that stands for %s", async (_, resolve) => {
  let connections = 0;
  const port = await overTcp(() => {
    connections++;
  });
  const outcome = await post(`https://hook.example:${port}/`, { resolve, allowPrivate: false });
  expect(outcome).toMatchObject({ status: null, failure: "blocked_address", body: null });
  expect(connections).toBe(0);
});

it("speaks http only where private addresses are allowed", async () => {
  const outcome = await post("http://hook.example/", { resolve: at("93.184.215.14"), allowPrivate: false });
  expect(outcome.failure).toBe("blocked_address");
});

it("reports why a name cannot be resolved", async () => {
  const unknown = await post("https://nowhere.example/", {
    resolve: () => Promise.reject(Object.assign(new Error("queryA ENOTFOUND"), { code: "ENOTFOUND" })),
  });
  expect(unknown.failure).toBe("dns");
  expect((await post("https://nowhere.example/", { resolve: at() })).failure).toBe("dns");
  const silent = await post("https://nowhere.example/", {
    resolve: () => new Promise(() => {}),
    connectWithinMs: 30,
  });
  expect(silent.failure).toBe("timeout");
});

it("times out if the endpoint accepts the connection and sends nothing", async () => {
  const silent = await overTcp(() => {});
  expect((await post(`https://a.example:${silent}/`, { connectWithinMs: 50 })).failure).toBe("timeout");
  expect((await post(`http://a.example:${silent}/`, { responseTimeoutMs: 50 })).failure).toBe("timeout");
});

it("distinguishes a failed handshake, a refused connection and a malformed response", async () => {
  const plain = await overHttp((_request, response) => response.end());
  expect((await post(`https://a.example:${plain}/`)).failure).toBe("tls");
  const babble = await overTcp((socket) => socket.end("hello\r\n\r\n"));
  expect((await post(`http://a.example:${babble}/`)).failure).toBe("connection");
  const upgrading = await overTcp((socket) =>
    socket.write("HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n"),
  );
  expect((await post(`http://a.example:${upgrading}/`)).failure).toBe("connection");
  const closed = await overTcp((socket) => socket.destroy());
  expect((await post(`http://a.example:${closed}/`)).failure).toBe("connection");
});

it("reads the start of a body, however long it is and even if it is truncated", async () => {
  const endless = await overHttp((_request, response) => {
    response.writeHead(200);
    const more = (): void => {
      while (!response.destroyed && response.write("x".repeat(1_000)));
      if (!response.destroyed) response.once("drain", more);
    };
    more();
  });
  const long = await post(`http://a.example:${endless}/`);
  expect([long.status, long.body]).toEqual([200, "x".repeat(4_096)]);
  const broken = await overTcp((socket) => {
    socket.write("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf\u0000", () =>
      setImmediate(() => socket.destroy()),
    );
  });
  expect(await post(`http://a.example:${broken}/`)).toMatchObject({ status: 200, body: "half\ufffd" });
  const stuck = await overTcp((socket) => {
    socket.write("HTTP/1.1 204 No Content\r\nContent-Length: 100\r\n\r\n");
  });
  expect((await post(`http://a.example:${stuck}/`)).status).toBe(204);
});

it("can be aborted", async () => {
  const controller = new AbortController();
  const port = await overTcp(() => controller.abort());
  expect(await post(`http://a.example:${port}/`, { signal: controller.signal })).toMatchObject({
    status: null,
    failure: "connection",
  });
});
