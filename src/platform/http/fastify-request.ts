import type { FastifyRequest } from "fastify";
import type { FormFiles } from "../../engine/declare/endpoint.ts";
import { isStorableText } from "../../engine/declare/text.ts";
import { ApiError, invalidField } from "../../engine/errors/api-error.ts";
import type { HttpRequest, Multipart } from "../../engine/request/http-request.ts";
import type { NamedFile } from "../../engine/work/contexts.ts";
import { addressMatches } from "../network/addresses.ts";
import { clientAddress } from "../network/client-address.ts";

const MAX_MULTIPART_FIELDS = 50;

/** The error codes of the server library for too many parts. */
const TOO_MANY = new Set(["FST_PARTS_LIMIT", "FST_FILES_LIMIT", "FST_FIELDS_LIMIT"]);

/** One file, called `file`, of any size that the server allows. */
const ONE_FILE = { parts: ["file"], max: 1, maxFileBytes: undefined, maxBytes: Number.POSITIVE_INFINITY };

async function readMultipart(request: FastifyRequest, taken: FormFiles | null): Promise<Multipart | null> {
  if (!request.isMultipart()) return null;
  const fields: Record<string, string> = Object.create(null);
  const files: NamedFile[] = [];
  const { parts, max, maxFileBytes: fileSize, maxBytes } = taken ?? ONE_FILE;
  let bytes = 0;
  try {
    const limits = { files: max, fields: MAX_MULTIPART_FIELDS, ...(fileSize ? { fileSize } : {}) };
    for await (const part of request.parts({ limits })) {
      if (part.type === "field") fields[part.fieldname] = String(part.value);
      else {
        const data = await part.toBuffer();
        bytes += data.length;
        if (bytes > maxBytes) throw new ApiError("too-large", "The files are too large.");
        if (!parts.includes(part.fieldname))
          throw invalidField(part.fieldname.slice(0, 100), `The file must be sent as ${parts.join(" or ")}.`);
        files.push({
          ...{ part: part.fieldname, name: part.filename ?? "file", contentType: part.mimetype, data },
        });
      }
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const { code } = error as { code?: string };
    if (code === "FST_REQ_FILE_TOO_LARGE") throw new ApiError("too-large", "The file is too large.");
    if (code !== undefined && TOO_MANY.has(code))
      throw new ApiError("too-large", "The multipart body has too many parts.");
    throw new ApiError("malformed", "The multipart body is not well formed.");
  }
  const bad = Object.keys(fields).find((name) => !isStorableText(name));
  if (bad !== undefined) throw new ApiError("malformed", "The multipart body is not well formed.");
  return taken
    ? { fields: { ...fields }, file: null, files }
    : { fields: { ...fields }, file: files[0] ?? null, files: [] };
}

/** Converts the server's request into the engine's plain value. */
export async function readRequest(
  request: FastifyRequest,
  requestId: string,
  trustedProxies: readonly string[],
  filesOf: (request: Pick<HttpRequest, "method" | "path">) => FormFiles | null,
): Promise<HttpRequest> {
  const [fullPath = "/", ...query] = request.raw.url!.split("?");
  const headers: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    headers[name] = Array.isArray(value) ? value.join(", ") : value;
  }
  const remote = request.socket.remoteAddress ?? "127.0.0.1";
  const isProxied = addressMatches(remote, [...trustedProxies]);
  const forwarded = isProxied ? headers["x-forwarded-proto"]?.split(",")[0]?.trim() : undefined;
  const { method } = request;
  const path = fullPath.replace(/^\/api(?=\/|$)/, "");
  return {
    method,
    path,
    query: query.join("?"),
    headers,
    body: Buffer.isBuffer(request.body) ? request.body : null,
    multipart: await readMultipart(request, filesOf({ method, path })),
    ip: clientAddress(remote, headers["x-forwarded-for"], trustedProxies),
    origin: `${forwarded === "https" ? "https" : "http"}://${headers.host ?? "localhost"}`,
    requestId,
  };
}
