import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import type { TLSSocket } from "node:tls";
import { isPublicAddress } from "./public-address.ts";
import type { HostAddress, ResolveHost } from "./resolve-host.ts";

/** Why there was no response. `blocked_address`: nothing was sent, because the host is not public. */
export type PostFailure = "timeout" | "connection" | "tls" | "dns" | "blocked_address";

export interface PostOutcome {
  /** Null if there was no response. */
  readonly status: number | null;
  readonly failure: PostFailure | null;
  /** The start of the response's body, as text. */
  readonly body: string | null;
  readonly retryAfter: string | null;
  readonly durationMs: number;
}

export interface PostOptions {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly resolve: ResolveHost;
  /** Whether private addresses and http are allowed. */
  readonly allowPrivate: boolean;
  /** The time limit for DNS, connection and TLS together, in milliseconds. */
  readonly connectWithinMs: number;
  /** The time limit for everything, in milliseconds. */
  readonly responseTimeoutMs: number;
  /** The number of bytes of the response's body that are read. */
  readonly keepBytes: number;
  /** Aborts the request, which counts as a failed connection. */
  readonly signal?: AbortSignal;
}

class Failed extends Error {
  readonly failure: PostFailure;
  constructor(failure: PostFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** The host of a URL for resolution: an IPv6 address without brackets, a name without a trailing dot. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");

/**
 * Posts a message to a URL that a user entered. The name is resolved once, all its addresses must be public, and the
 * connection goes to one of these addresses, so a second look-up cannot redirect it. Redirects are not followed,
 * connections are not kept open, and no proxy is used. Never rejects.
 */
export async function postMessage(options: PostOptions): Promise<PostOutcome> {
  const started = performance.now();
  const deadline = AbortSignal.timeout(options.responseTimeoutMs);
  const outcome = (known: Partial<PostOutcome>): PostOutcome => ({
    status: null,
    failure: null,
    body: null,
    retryAfter: null,
    ...known,
    durationMs: Math.round(performance.now() - started),
  });
  const connecting = new Deadline(options.connectWithinMs);
  try {
    const url = new URL(options.url);
    // Such a URL was saved while private addresses were allowed.
    if (url.protocol !== "https:" && !options.allowPrivate) throw new Failed("blocked_address");
    const addresses = await connecting.race(vettedAddresses(hostOf(url), options));
    const response = await responseOf(url, addresses, options, connecting, deadline);
    const body = await beginningOf(response, options.keepBytes);
    const { "retry-after": retryAfter = null } = response.headers;
    return outcome({ status: response.statusCode!, body, retryAfter });
  } catch (error) {
    if (error instanceof Failed) return outcome({ failure: error.failure });
    return outcome({ failure: deadline.aborted ? "timeout" : "connection" });
  } finally {
    connecting.end();
  }
}

/** A time limit for several steps together. */
class Deadline {
  readonly #timer: NodeJS.Timeout;
  readonly #passed: Promise<never>;
  constructor(ms: number) {
    let pass: (reason: Failed) => void;
    this.#passed = new Promise<never>((_, reject) => {
      pass = reject;
    });
    this.#passed.catch(() => {});
    this.#timer = setTimeout(() => pass(new Failed("timeout")), ms);
  }
  race<T>(step: Promise<T>): Promise<T> {
    return Promise.race([step, this.#passed]);
  }
  whenPassed(act: (reason: Failed) => void): void {
    this.#passed.catch(act);
  }
  end(): void {
    clearTimeout(this.#timer);
  }
}

async function vettedAddresses(
  host: string,
  { resolve, allowPrivate }: PostOptions,
): Promise<readonly HostAddress[]> {
  let addresses: readonly HostAddress[];
  try {
    addresses = await resolve(host);
  } catch {
    throw new Failed("dns");
  }
  if (addresses.length === 0) throw new Failed("dns");
  if (!allowPrivate && !addresses.every(({ address }) => isPublicAddress(address)))
    throw new Failed("blocked_address");
  return addresses;
}

function responseOf(
  url: URL,
  addresses: readonly HostAddress[],
  { headers, body, signal }: PostOptions,
  connecting: Deadline,
  deadline: AbortSignal,
): Promise<IncomingMessage> {
  const host = hostOf(url);
  const lookup: LookupFunction = (_host, { all }, response) =>
    all ? response(null, [...addresses]) : response(null, addresses[0]!.address, addresses[0]!.family);
  const isTls = url.protocol === "https:";
  return new Promise((resolve, reject) => {
    const request = (isTls ? requestHttps : requestHttp)({
      method: "POST",
      host,
      port: url.port || (isTls ? 443 : 80),
      path: `${url.pathname}${url.search}`,
      headers: { Host: url.host, "Content-Length": String(body.length), ...headers },
      lookup,
      agent: false,
      ...(isTls && isIP(host) === 0 ? { servername: host } : {}),
      signal: signal ? AbortSignal.any([deadline, signal]) : deadline,
    });
    let isConnected = false;
    let isSecure = !isTls;
    request.once("socket", (socket) => {
      socket.once("connect", () => {
        isConnected = true;
        if (!isTls) connecting.end();
      });
      (socket as TLSSocket).once("secureConnect", () => {
        isSecure = true;
        connecting.end();
      });
    });
    connecting.whenPassed((reason) => request.destroy(reason));
    request.once("response", resolve);
    // Without this listener, a response that switches the protocol would never end the request.
    request.once("upgrade", (_response, socket) => {
      socket.destroy();
      reject(new Failed("connection"));
    });
    // Not `once`, because a destroyed socket may emit another error.
    request.on("error", (error) => {
      if (error instanceof Failed) reject(error);
      else if (deadline.aborted) reject(new Failed("timeout"));
      else reject(new Failed(isConnected && !isSecure && !signal?.aborted ? "tls" : "connection"));
    });
    request.end(body);
  });
}

/** Reads a limited number of bytes of a body as text; if the body is truncated, what was read. */
async function beginningOf(response: IncomingMessage, bytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= bytes) break;
    }
  } catch {
    // The status has been received; a truncated body does not change the result.
  }
  response.destroy();
  return Buffer.concat(chunks).subarray(0, bytes).toString("utf8").replaceAll("\u0000", "\ufffd");
}
