import { endpoint } from "../../engine/declare/endpoint.ts";
import { ApiError, notFound } from "../../engine/errors/api-error.ts";
import { servicesOf } from "../services.ts";
import { openToken } from "../signed-urls/signed-token.ts";
import { exportIdOf } from "./export-key.ts";

/** `GET /files/{token}`: the file of a signed URL, for anybody who has the URL. */
export const filesEndpoint = endpoint({
  method: "GET",
  path: "/files/:token",
  title: "File of a signed URL",
  fileType: "*/*",
  description: "Works without a credential for 30 minutes; after that 410. An altered URL: 403.",
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
    const file = await storage.get(path);
    if (!file) throw notFound();
    return {
      headers: { "Cache-Control": "private, no-store", "Content-Length": String(file.size) },
      file: { stream: file.stream, contentType: String(content_type), fileName: String(file_name) },
    };
  },
});
