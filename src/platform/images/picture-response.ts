import { textKind } from "../../engine/declare/filter-kinds.ts";
import { parameter } from "../../engine/declare/parameter.ts";
import type { EndpointResult } from "../../engine/work/endpoint-context.ts";
import type { FileResponse } from "../../engine/work/http-response.ts";

/** The version in the URL of an image, so that a new image has a new URL. */
export const PICTURE_VERSION = {
  v: parameter(textKind(), { isSingle: true, description: "Version of the picture." }),
};

/** An image that browsers display and cache for a day. */
export const pictureResponse = (file: FileResponse): EndpointResult => ({
  file,
  headers: {
    "Cache-Control": "private, max-age=86400",
    "X-Content-Type-Options": "nosniff",
    "Content-Disposition": "inline",
  },
});
