import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  type HeadObjectOutput,
  paginateListObjectsV2,
  S3Client,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { contentDisposition } from "../signed-urls/content-disposition.ts";
import { measuring } from "./measuring.ts";
import type { S3Place } from "./s3-place.ts";
import { requireKey, type Storage, type WrittenFile } from "./storage.ts";

/** A larger file is sent in parts of this size, in bytes; two of them are in memory at once. */
const PART = 8 * 1024 * 1024;

/** How long the store may take to accept a connection, in milliseconds. */
const CONNECTION_TIMEOUT = 5_000;

function clientFor({ endpoint, region, credentials }: S3Place): S3Client {
  return new S3Client({
    ...(credentials ? { credentials } : {}),
    // A store at an address of its own has its buckets in the path, and its region hardly matters.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true, region: "us-east-1" }),
    ...(region === undefined ? {} : { region }),
    // Not every store knows the newer checksums that the SDK would add; each request is signed in any case.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: CONNECTION_TIMEOUT },
  });
}

/**
 * Stores files as objects of an S3-compatible store, named by their keys. An object exists once all of it has arrived,
 * so readers never get a part of a file. The parts of an upload that fails are deleted; those of a process that was
 * killed are invisible, and a rule of the bucket can delete them.
 */
export function s3Storage(place: S3Place): Storage {
  const { bucket: Bucket, prefix, redirectsDownloads } = place;
  const client = clientFor(place);
  const objectOf = (key: string) => {
    requireKey(key);
    return { Bucket, Key: `${prefix}${key}` };
  };
  const linkTo: Storage["linkTo"] = async (key, { fileName, contentType, seconds }, expected) => {
    const object = objectOf(key);
    const found = await client
      .send(new HeadObjectCommand({ ...object, ChecksumMode: "ENABLED" }))
      .catch(nullIfMissing);
    if (!found || (expected && !isAsExpected(found, expected))) return null;
    const download = new GetObjectCommand({
      ...object,
      ResponseContentType: contentType,
      ResponseContentDisposition: contentDisposition(fileName),
      ResponseCacheControl: "private, no-store",
    });
    return getSignedUrl(client, download, { expiresIn: seconds });
  };
  return {
    async put(key, content) {
      const object = objectOf(key);
      const { stream, written } = measuring();
      const upload = new Upload({
        client,
        params: {
          ...{ ...object, Body: stream },
          // The program does not read what clients download from the store, so the store verifies and keeps a checksum.
          ...(redirectsDownloads ? { ChecksumAlgorithm: "SHA256" } : {}),
        },
        partSize: PART,
        queueSize: 2,
        leavePartsOnError: false,
      });
      const source = Buffer.isBuffer(content) ? Readable.from([content], { objectMode: false }) : content;
      // If the source fails, the upload fails with it, and the other way round.
      await Promise.all([pipeline(source, stream), upload.done()]);
      return written();
    },

    async get(key) {
      const found = await client.send(new GetObjectCommand(objectOf(key))).catch(nullIfMissing);
      return found && { size: Number(found.ContentLength), stream: found.Body as Readable };
    },

    async delete(key) {
      await client.send(new DeleteObjectCommand(objectOf(key)));
    },

    async exists(key) {
      return (await client.send(new HeadObjectCommand(objectOf(key))).catch(nullIfMissing)) !== null;
    },

    async *list(folder = "") {
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix + folder }))
        for (const { Key = "" } of page.Contents ?? []) yield Key.slice(prefix.length);
    },

    ...(redirectsDownloads ? { linkTo } : {}),
  };
}

/** Compares what the store says. Of a file that was sent in parts it has no checksum of the whole. */
function isAsExpected({ ContentLength, ChecksumSHA256 }: HeadObjectOutput, expected: WrittenFile): boolean {
  const isWhole = ChecksumSHA256 !== undefined && !ChecksumSHA256.includes("-");
  const sha256 = isWhole ? Buffer.from(ChecksumSHA256, "base64").toString("hex") : expected.sha256;
  return ContentLength === expected.size && sha256 === expected.sha256;
}

/** Stores name the error of a missing object differently, but all of them return 404. */
function nullIfMissing(error: { name?: string; $metadata?: { httpStatusCode?: number } }): null {
  if (error.name !== "NoSuchBucket" && error.$metadata?.httpStatusCode === 404) return null;
  throw error;
}
