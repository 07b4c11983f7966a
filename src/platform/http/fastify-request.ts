import type { FastifyRequest } from "fastify";
import type { FormFiles } from "../../engine/declare/endpoint.ts";
import { isStorableText } from "../../engine/declare/text.ts";
import { ApiError, invalidField } from "../../engine/errors/api-error.ts";
import { message } from "../../engine/errors/message.ts";
import type { HttpRequest, Multipart } from "../../engine/request/http-request.ts";
import type { NamedFile } from "../../engine/work/uploaded-file.ts";
import { addressMatches } from "../network/addresses.ts";
import { clientAddress } from "../network/client-address.ts";
import { SpooledFile } from "../storage/spooled-file.ts";

const MAX_MULTIPART_FIELDS = 50;

/** The error codes of the server library for too many parts. */
const TOO_MANY = new Set(["FST_PARTS_LIMIT", "FST_FILES_LIMIT", "FST_FIELDS_LIMIT"]);

/** One file, called `file`, of any size that the server allows. */
const ONE_FILE = { parts: ["file"], max: 1, maxFileBytes: undefined, maxBytes: Number.POSITIVE_INFINITY };

/** A multipart body, with its files on the disk until they are released. */
interface ReadMultipart {
  readonly multipart: Multipart | null;
  readonly release: (() => Promise<void>) | null;
}

const NO_MULTIPART: ReadMultipart = { multipart: null, release: null };

async function readMultipart(request: FastifyRequest, taken: FormFiles | null): Promise<ReadMultipart> {
  const spooled: SpooledFile[] = [];
  const release = async () => {
    for (const file of spooled) await file.close();
  };
  const fields: Record<string, string> = Object.create(null);
  const files: NamedFile[] = [];
  const { parts, max, maxFileBytes: fileSize, maxBytes } = taken ?? ONE_FILE;
  let bytes = 0;
  try {
    const limits = { files: max, fields: MAX_MULTIPART_FIELDS, ...(fileSize ? { fileSize } : {}) };
    for await (const part of request.parts({ limits })) {
      if (part.type === "field") fields[part.fieldname] = String(part.value);
      else {
        const file = await SpooledFile.write(part.file);
        spooled.push(file);
        if (part.file.truncated) throw tooLarge();
        bytes += file.size;
        if (bytes > maxBytes) throw new ApiError("too-large", "The files are too large.");
        if (!parts.includes(part.fieldname))
          throw invalidField(
            part.fieldname.slice(0, 100),
            message`The file must be sent as ${parts.join(" or ")}.`,
          );
        files.push(namedFile(file, part));
      }
    }
    const bad = Object.keys(fields).find((name) => !isStorableText(name));
    if (bad !== undefined) throw new ApiError("malformed", "The multipart body is not well formed.");
    const given = { fields: { ...fields } };
    const multipart = taken
      ? { ...given, file: null, files }
      : { ...given, file: files[0] ?? null, files: [] };
    return { multipart, release };
  } catch (error) {
    await release();
    throw multipartError(error);
  }
}

const namedFile = (
  spooled: SpooledFile,
  { fieldname, filename, mimetype }: { fieldname: string; filename?: string; mimetype: string },
): NamedFile => ({
  part: fieldname,
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

/** A request, and what releases the files that came with it, if some did. */
export interface ReadRequest {
  readonly request: HttpRequest;
  readonly release: (() => Promise<void>) | null;
}

/** Converts the server's request into the engine's plain value. Its file can be read until it is released. */
export async function readRequest(
  request: FastifyRequest,
  requestId: string,
  trustedProxies: readonly string[],
  filesOf: (request: Pick<HttpRequest, "method" | "path">) => FormFiles | null,
): Promise<ReadRequest> {
  const url = request.raw.url!;
  const mark = url.indexOf("?");
  const fullPath = mark < 0 ? url : url.slice(0, mark);
  // Node joins repeated headers to one text, except for `set-cookie`, which nobody reads in a request.
  const headers = request.headers as Readonly<Record<string, string | undefined>>;
  const remote = request.socket.remoteAddress ?? "127.0.0.1";
  const isProxied = addressMatches(remote, trustedProxies);
  const forwarded = isProxied ? headers["x-forwarded-proto"]?.split(",")[0]?.trim() : undefined;
  const { method } = request;
  const path = fullPath.replace(/^\/api(?=\/|$)/, "");
  // Only routes of requests that may have a body parse forms.
  const { multipart, release } = request.isMultipart?.()
    ? await readMultipart(request, filesOf({ method, path }))
    : NO_MULTIPART;
  const read: HttpRequest = {
    method,
    path,
    query: mark < 0 ? "" : url.slice(mark + 1),
    headers,
    body: Buffer.isBuffer(request.body) ? request.body : null,
    multipart,
    ip: clientAddress(remote, headers["x-forwarded-for"], trustedProxies),
    origin: `${forwarded === "https" ? "https" : "http"}://${headers.host ?? "localhost"}`,
    requestId,
  };
  return { request: read, release };
}
