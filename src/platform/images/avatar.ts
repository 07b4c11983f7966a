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
 * A portrait as it is stored: an uploaded PNG, JPEG, WebP or GIF (its first frame) of at most 40 megapixels, made
 * again as WebP of at most 512 × 512, never enlarged, upright, in sRGB and without metadata (position, camera,
 * thumbnails). Null for everything that is none of these or cannot be decoded to its end. The dimensions are read
 * from the header, so that a small file that unfolds to gigapixels is refused before anything is decoded.
 */
export async function readAvatar(content: Buffer): Promise<Avatar | null> {
  const kind = imageKind(content);
  // Only these four decoders ever see what strangers send; libvips alone would also take SVG, PDF and others.
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
    // sharp are distinguished by text alone what is wrong with an image; whatever it is, the image is of no use.
    return null;
  }
}
