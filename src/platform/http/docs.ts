import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

export interface DocsOptions {
  /** The URL of the API description on the same host: `/api/openapi.json`. */
  readonly openApiUrl: string;
}

const SWAGGER_UI = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
const OWN = join(dirname(fileURLToPath(import.meta.url)), "docs-assets");

const FILES: Readonly<Record<string, readonly string[]>> = {
  [SWAGGER_UI]: ["swagger-ui.css", "swagger-ui-bundle.js", "favicon-32x32.png"],
  [OWN]: ["reference.css", "reference.js", "only-module.js"],
};

/** Everything is loaded from this host; images can also be part of the style sheet. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const SAFE = { "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer" };

/** A name that changes with the content, so that browsers can cache the files without limit. */
function fingerprint(folder: string, names: readonly string[]): string {
  const hash = createHash("sha256");
  for (const name of names) hash.update(readFileSync(join(folder, name)));
  return hash.digest("hex").slice(0, 12);
}

/** Adds `/docs`: the API reference, displayed by Swagger UI without files from other hosts. */
export async function registerDocs(fastify: FastifyInstance, { openApiUrl }: DocsOptions): Promise<void> {
  const urls: Record<string, string> = {};
  for (const [folder, names] of Object.entries(FILES)) {
    const prefix = `/docs/${fingerprint(folder, names)}/`;
    for (const name of names) urls[name] = prefix + name;
    await fastify.register(fastifyStatic, {
      root: folder,
      prefix,
      index: false,
      decorateReply: false,
      maxAge: "365d",
      immutable: true,
      allowedPath: (path) => names.includes(path.slice(1)),
      setHeaders: (reply) => {
        for (const [name, value] of Object.entries(SAFE)) reply.setHeader(name, value);
      },
    });
  }
  const html = page(urls, openApiUrl);
  fastify.get("/docs", (_request, reply) =>
    reply
      .headers({ ...SAFE, "Content-Security-Policy": CONTENT_SECURITY_POLICY, "Cache-Control": "no-cache" })
      .type("text/html; charset=utf-8")
      .send(html),
  );
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const page = (urls: Readonly<Record<string, string>>, openApiUrl: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bureau API</title>
<link rel="icon" href="${urls["favicon-32x32.png"]}">
<link rel="stylesheet" href="${urls["swagger-ui.css"]}">
<link rel="stylesheet" href="${urls["reference.css"]}">
<script src="${urls["swagger-ui-bundle.js"]}" defer></script>
<script src="${urls["reference.js"]}" type="module"></script>
</head>
<body>
<nav id="modules" aria-label="Modules"></nav>
<main id="reference" data-openapi="${escaped(openApiUrl)}"><noscript>The reference needs JavaScript. The description itself: <a href="${escaped(openApiUrl)}">${escaped(openApiUrl)}</a></noscript></main>
</body>
</html>
`;
