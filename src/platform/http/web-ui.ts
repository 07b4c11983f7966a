import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";

export interface WebUiOptions {
  /** Where the workspaces' names are: the page tells by it which workspace its address names. */
  readonly appDomain: string;
  /** The folder of the built UI; without it nothing is served. */
  readonly folder?: string;
}

/** Beside src/ and dist/ alike. */
const BUILT = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "..", "web", "dist");

/** What belongs to the program itself: an unknown path below is no place in the UI. */
const NOT_UI = /^\/(api|docs|healthz|readyz|metrics)(\/|$)/;

const SAFE = { "X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin" };

/** Everything comes from this host and goes to it. Style sheets that the UI makes itself carry the page's nonce. */
const contentSecurityPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // PDFs that the page has read itself, shown by the browser's own viewer.
    "frame-src blob:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/**
 * Adds the web UI: its files, whose names change with their content, for ever; its page at every other path that is
 * nobody else's, so that each place in the UI has an address, never kept.
 */
export async function registerWebUi(fastify: FastifyInstance, options: WebUiOptions): Promise<void> {
  const folder = options.folder ?? BUILT;
  const index = join(folder, "index.html");
  if (!existsSync(index)) return;
  const page = readFileSync(index, "utf8").replaceAll("__APP_DOMAIN__", options.appDomain);

  await fastify.register(fastifyStatic, {
    root: join(folder, "assets"),
    prefix: "/assets/",
    index: false,
    decorateReply: false,
    preCompressed: true,
    maxAge: "365d",
    immutable: true,
    setHeaders: (reply) => {
      for (const [name, value] of Object.entries(SAFE)) reply.setHeader(name, value);
    },
  });
  const icon = readFileSync(join(folder, "favicon.svg"));
  fastify.get("/favicon.svg", (_request, reply) =>
    reply
      .headers({ ...SAFE, "Cache-Control": "public, max-age=86400" })
      .type("image/svg+xml")
      .send(icon),
  );
  fastify.route({
    method: ["GET", "HEAD"],
    url: "/*",
    handler: (request, reply) => {
      if (NOT_UI.test(request.url.split("?")[0]!)) return reply.callNotFound();
      return sendPage(reply, page);
    },
  });
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  const nonce = randomBytes(16).toString("base64url");
  return reply
    .headers({
      ...SAFE,
      "Content-Security-Policy": contentSecurityPolicy(nonce),
      "Cache-Control": "no-store",
      "Cross-Origin-Opener-Policy": "same-origin",
    })
    .type("text/html; charset=utf-8")
    .send(page.replaceAll("__CSP_NONCE__", nonce));
}
