import { endpoint } from "../../engine/declare/endpoint.ts";
import { booleanKind } from "../../engine/declare/filter-kinds.ts";
import { parameter } from "../../engine/declare/parameter.ts";
import { ApiError, notFound } from "../../engine/errors/api-error.ts";
import { onlyValueOf } from "../../engine/work/operand.ts";
import { servicesOf } from "../services.ts";
import { openToken } from "../signed-urls/signed-token.ts";
import { exportIdOf } from "./export-key.ts";

/** How long a URL of the object store is valid, in seconds. It is used at once, and a download that has begun goes on. */
const STORE_LINK_LIFETIME = 5 * 60;

const PRIVATE = { "Cache-Control": "private, no-store" };

/** `GET /files/{token}`: the file of a signed URL, for anybody who has the URL. */
export const filesEndpoint = endpoint({
  method: "GET",
  path: "/files/:token",
  title: "File of a signed URL",
  fileType: "*/*",
  description: "Works without a credential for 30 minutes; after that 410. An altered URL: 403.",
  parameters: {
    redirect: parameter(booleanKind, {
      description: "Whether the response may be a redirect to the object store. Default: true.",
    }),
  },
  redirects:
    "`Location` is a URL of the object store that has the file, valid for a few minutes, if the installation sends downloads there.",
  credential: "none",
  async run(context) {
    const { token } = context.path;
    const { config, storage } = servicesOf(context);
    const opened = openToken(config.appSecret, token, context.now);
    if (!opened.ok && opened.reason === "expired") throw new ApiError("gone", "The link has expired.");
    // A token is valid only for the workspace for which it was signed.
    if (!opened.ok || opened.payload.workspace !== context.workspace.id) {
      throw new ApiError("forbidden", "The link is not valid.");
    }
    const { path, content_type, file_name, erasures } = opened.payload;
    // The rows of an export were read before it was signed, so it may contain what was erased since.
    if (exportIdOf(path) !== null && erasures !== context.workspace.erasures) throw notFound();
    const download = { fileName: String(file_name), contentType: String(content_type) };
    // The URL of the store is for GET only.
    if (storage.linkTo && !context.isHead && onlyValueOf(context.parameters.redirect) !== false) {
      const left = opened.payload.expires - Math.floor(context.now.getTime() / 1000);
      const location = await storage.linkTo(path, {
        ...download,
        seconds: Math.min(STORE_LINK_LIFETIME, left),
      });
      if (location !== null) return { status: 302, headers: { ...PRIVATE, Location: location }, body: null };
    }
    const file = await storage.get(path);
    if (!file) throw notFound();
    return {
      headers: { ...PRIVATE, "Content-Length": String(file.size) },
      file: { stream: file.stream, ...download },
    };
  },
});
