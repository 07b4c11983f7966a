import sharp from "sharp";
import { imageKind } from "./image-kind.ts";

const maximumPixels = 40_000_000;
const maximumSide = 512;
const decodeWithinSeconds = 20;

export interface Avatar {
  data: Buffer;
  contentType: "image/webp";
  extension: "webp";
}

/**
 * Converts an uploaded PNG, JPEG, WebP or GIF (its first frame) of at most 40 megapixels for storage: WebP of at most
 * 512 × 512, never enlarged, upright, in sRGB and without metadata (position, camera, thumbnails). Null for anything
 * else, and for an image that cannot be decoded completely. The dimensions are read from the header, so that a small
 * file that expands to gigapixels is refused before it is decoded.
 */
export async function readAvatar(content: Buffer): Promise<Avatar | null> {
  const kind = imageKind(content);
  // Only these four decoders process uploads; libvips alone would also accept SVG, PDF and others.
  if (kind === null) return null;
  try {
    const image = sharp(content, { limitInputPixels: maximumPixels, failOn: "warning" });
    if ((await image.metadata()).format !== kind) return null;
    const data = await image
      .timeout({ seconds: decodeWithinSeconds })
      .autoOrient()
      .resize(maximumSide, maximumSide, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
    return { data, contentType: "image/webp", extension: "webp" };
  } catch {
    // sharp reports errors of images only as text; in every case the image is unusable.
    return null;
  }
}
