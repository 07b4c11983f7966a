// zlib.crc32 was added in Node 20.15; the program supports every Node 20.
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1) {
    remainder = remainder & 1 ? (remainder >>> 1) ^ 0xedb88320 : remainder >>> 1;
  }
  return remainder;
});

/** CRC-32 as in zip and PNG (ISO 3309), unsigned, of the UTF-8 bytes of a text. */
export function crc32(text: string): number {
  const bytes = Buffer.from(text);
  let remainder = 0xffffffff;
  for (let index = 0; index < bytes.length; index++) {
    remainder = (remainder >>> 8) ^ table[(remainder ^ bytes[index]!) & 0xff]!;
  }
  return (remainder ^ 0xffffffff) >>> 0;
}
