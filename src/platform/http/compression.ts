import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";
import type { KeptJson } from "../../engine/work/kept-json.ts";

/** In bytes: compressing less saves no packet. */
const MIN_BYTES = 1024;

/**
 * How hard Brotli tries, of 0 to 11. Beyond 4 a response, which is compressed for one request only, takes longer to compress
 * than the saved bytes take to travel.
 */
const QUALITY = 4;

/** Text. Events of a stream are left out, because each has to leave at once. */
const COMPRESSIBLE = /^(application\/(json|xml)|image\/svg\+xml|text\/(?!event-stream))/;

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } };

/** The encodings, the preferred one first. */
const COMPRESSORS = {
  br: (bytes: Buffer) => brotliCompressSync(bytes, BROTLI),
  gzip: (bytes: Buffer) => gzipSync(bytes),
};
const ENCODINGS = Object.keys(COMPRESSORS) as (keyof typeof COMPRESSORS)[];

/**
 * Compresses the text that the routes registered after it return, with Brotli or gzip, as the client accepts. Bodies of
 * requests are not decompressed: a small one could become an unlimited one.
 */
export async function registerCompression(fastify: FastifyInstance): Promise<void> {
  await fastify.register(compress, {
    globalDecompression: false,
    encodings: ENCODINGS,
    threshold: MIN_BYTES,
    customTypes: COMPRESSIBLE,
    brotliOptions: BROTLI,
  });
}

/** A body in an encoding other than its own. */
export interface CompressedBody {
  readonly encoding: string;
  readonly bytes: Buffer;
}

/**
 * The body of a remembered response in the encoding that the client prefers: compressed the first time, and the same bytes
 * from then on. Null: it is too short, or wanted as it is.
 * @param accepted the header `Accept-Encoding`
 */
export function compressedOnce(body: KeptJson, accepted: string | undefined): CompressedBody | null {
  if (accepted === undefined || body.bytes.length < MIN_BYTES) return null;
  const encoding = negotiate(accepted.toLowerCase(), ENCODINGS);
  return encoding === null ? null : { encoding, bytes: body.encoded(encoding, COMPRESSORS[encoding]) };
}
