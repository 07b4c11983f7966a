import { constants } from "node:zlib";
import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

/** In bytes: compressing less saves no packet. */
const MIN_BYTES = 1024;

/**
 * How hard Brotli tries, of 0 to 11. Beyond 4 a response, which is compressed for one request only, takes longer to compress
 * than the saved bytes take to travel.
 */
const QUALITY = 4;

/** Text. Events of a stream are left out, because each has to leave at once. */
const COMPRESSIBLE = /^(application\/(json|xml)|image\/svg\+xml|text\/(?!event-stream))/;

/**
 * Compresses the text that the routes registered after it return, with Brotli or gzip, as the client accepts. Bodies of
 * requests are not decompressed: a small one could become an unlimited one.
 */
export async function registerCompression(fastify: FastifyInstance): Promise<void> {
  await fastify.register(compress, {
    globalDecompression: false,
    encodings: ["br", "gzip"],
    threshold: MIN_BYTES,
    customTypes: COMPRESSIBLE,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
  });
}
