import sharp from "sharp";
import { imageKind } from "./image-kind.ts";

const maximumPixels = 40_000_000;
const maximumSide = 1024;
const decodeWithinSeconds = 20;

/** The storage key of a workspace's logo; `name` is the column `logo`: `<8 hex>.png`. Former logos are kept. */
export const logoKey = (workspaceId: string, name: string): string => `${workspaceId}/logo/${name}`;

export interface Logo {
  readonly data: Buffer;
  readonly contentType: "image/png" | "image/jpeg";
  readonly extension: "png" | "jpg";
}

/**
 * Converts an uploaded PNG or JPEG of at most 40 megapixels for storage: in the same format (printed documents need
 * these two), at most 1024 × 1024, never enlarged, upright and without metadata. Null for anything else, whatever its
 * name or declared type.
 */
export async function readLogo(content: Buffer): Promise<Logo | null> {
  const kind = imageKind(content);
  if (kind !== "png" && kind !== "jpeg") return null;
  try {
    const image = sharp(content, { limitInputPixels: maximumPixels, failOn: "warning" });
    if ((await image.metadata()).format !== kind) return null;
    const resized = image
      .timeout({ seconds: decodeWithinSeconds })
      .autoOrient()
      .resize(maximumSide, maximumSide, { fit: "inside", withoutEnlargement: true });
    return kind === "png"
      ? { data: await resized.png().toBuffer(), contentType: "image/png", extension: "png" }
      : {
          data: await resized.jpeg({ quality: 90 }).toBuffer(),
          contentType: "image/jpeg",
          extension: "jpg",
        };
  } catch {
    // sharp reports errors of images only as text; in every case the image is unusable.
    return null;
  }
}
