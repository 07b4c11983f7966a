import { textKind } from "../../engine/declare/filter-kinds.ts";
import { parameter } from "../../engine/declare/parameter.ts";
import type { EndpointResult } from "../../engine/work/endpoint-context.ts";
import type { FileResponse } from "../../engine/work/http-response.ts";

/** What the link of a picture says of its version, so that another picture has another link. */
export const PICTURE_VERSION = {
  v: parameter(textKind(), { isSingle: true, description: "Version of the picture." }),
};

/** A picture as browsers show it and keep it for a day. */
export const pictureResponse = (file: FileResponse): EndpointResult => ({
  file,
  headers: {
    "Cache-Control": "private, max-age=86400",
    "X-Content-Type-Options": "nosniff",
    "Content-Disposition": "inline",
  },
});
