import sharp from "sharp";
import { imageKind } from "./image-kind.ts";

const maximumPixels = 40_000_000;
const maximumSide = 1024;
const decodeWithinSeconds = 20;

export interface Logo {
  readonly data: Buffer;
  readonly contentType: "image/png" | "image/jpeg";
  readonly extension: "png" | "jpg";
}

/**
 * A logo as it is stored: an uploaded PNG or JPEG of at most 40 megapixels, made again in its own format (documents are
 * printed with it, and PDF knows these two), of at most 1024 × 1024, never enlarged, upright and without metadata.
 * Null for everything else, whatever its name or declared type says.
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
    // sharp are distinguished by text alone what is wrong with an image; whatever it is, the image is of no use.
    return null;
  }
}
