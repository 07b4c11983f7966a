import type { FastifyRequest } from "fastify";
import { isStorableText } from "../../engine/declare/text.ts";
import { ApiError, invalidField } from "../../engine/errors/api-error.ts";
import type { HttpRequest, Multipart } from "../../engine/request/http-request.ts";
import { addressMatches } from "../network/addresses.ts";
import { clientAddress } from "../network/client-address.ts";
import { SpooledFile } from "../storage/spooled-file.ts";

const MAX_MULTIPART_FIELDS = 50;

/** The error codes of the server library for too many parts. */
const TOO_MANY = new Set(["FST_PARTS_LIMIT", "FST_FILES_LIMIT", "FST_FIELDS_LIMIT"]);

/** A multipart body, with its file on the disk until it is released. */
interface ReadMultipart {
  readonly multipart: Multipart | null;
  readonly release: () => Promise<void>;
}

async function readMultipart(request: FastifyRequest): Promise<ReadMultipart> {
  let spooled: SpooledFile | null = null;
  const release = async () => spooled?.close();
  if (!request.isMultipart()) return { multipart: null, release };
  const fields: Record<string, string> = Object.create(null);
  let file: Multipart["file"] = null;
  try {
    for await (const part of request.parts({ limits: { files: 1, fields: MAX_MULTIPART_FIELDS } })) {
      if (part.type === "field") fields[part.fieldname] = String(part.value);
      else {
        spooled = await SpooledFile.write(part.file);
        if (part.file.truncated) throw tooLarge();
        if (part.fieldname !== "file")
          throw invalidField(part.fieldname.slice(0, 100), "The file must be sent as file.");
        file = uploadedFile(spooled, part);
      }
    }
    const bad = Object.keys(fields).find((name) => !isStorableText(name));
    if (bad !== undefined) throw new ApiError("malformed", "The multipart body is not well formed.");
    return { multipart: { fields: { ...fields }, file }, release };
  } catch (error) {
    await release();
    throw multipartError(error);
  }
}

const uploadedFile = (
  spooled: SpooledFile,
  { filename, mimetype }: { filename?: string; mimetype: string },
): Multipart["file"] => ({
  name: filename ?? "file",
  contentType: mimetype,
  size: spooled.size,
  sha256: spooled.sha256,
  read: (position, length) => spooled.read(position, length),
  stream: () => spooled.stream(),
});

const tooLarge = (): ApiError => new ApiError("too-large", "The file is too large.");

/** What is wrong with a multipart body that could not be read. */
function multipartError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const { code } = error as { code?: string };
  if (code === "FST_REQ_FILE_TOO_LARGE") return tooLarge();
  if (code !== undefined && TOO_MANY.has(code))
    return new ApiError("too-large", "The multipart body has too many parts.");
  return new ApiError("malformed", "The multipart body is not well formed.");
}

/** A request, and what releases the file that came with it. */
export interface ReadRequest {
  readonly request: HttpRequest;
  readonly release: () => Promise<void>;
}

/** Converts the server's request into the engine's plain value. Its file can be read until it is released. */
export async function readRequest(
  request: FastifyRequest,
  requestId: string,
  trustedProxies: readonly string[],
): Promise<ReadRequest> {
  const [fullPath = "/", ...query] = request.raw.url!.split("?");
  const headers: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    headers[name] = Array.isArray(value) ? value.join(", ") : value;
  }
  const remote = request.socket.remoteAddress ?? "127.0.0.1";
  const isProxied = addressMatches(remote, [...trustedProxies]);
  const forwarded = isProxied ? headers["x-forwarded-proto"]?.split(",")[0]?.trim() : undefined;
  const { multipart, release } = await readMultipart(request);
  const read: HttpRequest = {
    method: request.method,
    path: fullPath.replace(/^\/api(?=\/|$)/, ""),
    query: query.join("?"),
    headers,
    body: Buffer.isBuffer(request.body) ? request.body : null,
    multipart,
    ip: clientAddress(remote, headers["x-forwarded-for"], trustedProxies),
    origin: `${forwarded === "https" ? "https" : "http"}://${headers.host ?? "localhost"}`,
    requestId,
  };
  return { request: read, release };
}
