import zlib from "node:zlib";
import fc from "fast-check";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { campaignSize } from "../../../test/support/campaign.ts";
import { readAvatar } from "./avatar.ts";

const red = { r: 200, g: 10, b: 10 };

function picture(width: number, height: number, channels: 3 | 4 = 3): Sharp {
  return sharp({
    create: { width, height, channels, background: { ...red, alpha: 0.5 } },
    limitInputPixels: false,
  });
}

async function dimensions(content: Buffer): Promise<[number, number] | null> {
  const avatar = await readAvatar(content);
  if (avatar === null) return null;
  const { width, height } = await sharp(avatar.data).metadata();
  return [width, height];
}

/** A PNG with a header but without content. */
function hollowPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(4);
    frame.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(zlib.crc32(body));
    return Buffer.concat([frame, body, sum]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", Buffer.alloc(10)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

describe("readAvatar", () => {
  it.each([
    ["PNG", (image: Sharp) => image.png()],
    ["JPEG", (image: Sharp) => image.jpeg()],
    ["WebP", (image: Sharp) => image.webp()],
    ["GIF", (image: Sharp) => image.gif()],
  ])("makes a WebP of a %s", async (_, as) => {
    const avatar = await readAvatar(await as(picture(900, 600)).toBuffer());
    expect(avatar).toMatchObject({ contentType: "image/webp", extension: "webp" });
    const made = await sharp(avatar!.data).metadata();
    expect([made.format, made.width, made.height]).toEqual(["webp", 512, 341]);
    const { dominant } = await sharp(avatar!.data).stats();
    expect(Math.abs(dominant.r - red.r)).toBeLessThan(20);
  });

  it("scales down to the longer side and never enlarges", async () => {
    expect(await dimensions(await picture(300, 3000).png().toBuffer())).toEqual([51, 512]);
    expect(await dimensions(await picture(512, 512).png().toBuffer())).toEqual([512, 512]);
    expect(await dimensions(await picture(40, 20).png().toBuffer())).toEqual([40, 20]);
    expect(await dimensions(await picture(1, 1).png().toBuffer())).toEqual([1, 1]);
  });

  it("rotates the image upright", async () => {
    const lying = await picture(300, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await dimensions(lying)).toEqual([200, 300]);
  });

  it("keeps transparency", async () => {
    const avatar = await readAvatar(await picture(20, 20, 4).png().toBuffer());
    expect((await sharp(avatar!.data).metadata()).hasAlpha).toBe(true);
  });

  it("removes metadata", async () => {
    const exif = {
      IFD0: { Artist: "Somebody", ImageDescription: "at home" },
      IFD3: { GPSLatitude: "52/1 31/1 0/1" },
    };
    const tagged = await picture(50, 50).withExif(exif).withIccProfile("p3").jpeg().toBuffer();
    expect(tagged.includes("Somebody")).toBe(true);
    const { data } = (await readAvatar(tagged))!;
    const made = await sharp(data).metadata();
    expect([made.exif, made.icc, made.xmp, made.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(data.includes("Somebody")).toBe(false);
  });

  it("uses the first frame of an animation", async () => {
    const frames = await Promise.all([
      picture(30, 20).png().toBuffer(),
      picture(30, 20).negate().png().toBuffer(),
    ]);
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(animation, { pages: -1 }).metadata()).pages).toBe(2);
    expect(await dimensions(animation)).toEqual([30, 20]);
  });

  it("accepts 40 megapixels and refuses one row more", async () => {
    expect(await dimensions(await picture(8000, 5000).jpeg().toBuffer())).toEqual([512, 320]);
    expect(await dimensions(await picture(8000, 5001).jpeg().toBuffer())).toBe(null);
  });

  it.runIf(typeof zlib.crc32 === "function")("refuses a bomb by what its header says", async () => {
    for (const [width, height] of [
      [60_000, 60_000],
      [2_147_483_647, 2_147_483_647],
      [40_000_001, 1],
      [0, 0],
    ] as const) {
      expect(await readAvatar(hollowPng(width, height))).toBe(null);
    }
  });

  it("refuses every other file type, whatever its name", async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
    const others = [
      Buffer.from(svg),
      Buffer.from(`\x89PNG\r\n\x1a\n${svg}`, "latin1"),
      Buffer.from(`GIF89a${svg}`),
      await picture(20, 20).tiff().toBuffer(),
      await picture(20, 20).avif().toBuffer(),
      Buffer.from("%PDF-1.7"),
      Buffer.from("RIFF\0\0\0\0WAVEfmt "),
      Buffer.from("Not an image"),
      Buffer.alloc(0),
    ];
    for (const content of others) expect(await readAvatar(content)).toBe(null);
  });

  it("refuses a truncated image", async () => {
    const noise = sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: red,
        noise: { type: "gaussian", mean: 128, sigma: 60 },
      },
    });
    for (const whole of [
      await noise.clone().png().toBuffer(),
      await noise.clone().jpeg().toBuffer(),
      await noise.clone().webp().toBuffer(),
      await noise.clone().gif().toBuffer(),
    ]) {
      expect(await readAvatar(whole)).not.toBe(null);
      for (const share of [0.9, 0.5, 0.1]) {
        expect(await readAvatar(whole.subarray(0, Math.floor(whole.length * share)))).toBe(null);
      }
    }
  });

  it("handles any bytes after a valid header", async () => {
    const beginning = fc.constantFrom(
      "\x89PNG\r\n\x1a\n",
      "\xff\xd8\xff\xe0",
      "GIF89a",
      "RIFF\x10\0\0\0WEBPVP8 ",
    );
    await fc.assert(
      fc.asyncProperty(beginning, fc.uint8Array({ maxLength: 80 }), async (head, rest) => {
        const content = Buffer.concat([Buffer.from(head, "latin1"), rest]);
        const avatar = await readAvatar(content);
        expect(avatar === null || avatar.extension === "webp").toBe(true);
      }),
      { numRuns: campaignSize({ suite: 30, campaign: 60 }) },
    );
  });
});
