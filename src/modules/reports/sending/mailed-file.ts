import { Readable } from "node:stream";

/** The storage key of the file that was last mailed of a saved report; the next one takes its place. */
export const mailedFileKey = (workspaceId: string, id: string): string =>
  `${workspaceId}/saved-reports/${id}`;

/** The content of a made file as a stream. */
export const fileContent = (content: Readable | Buffer): Readable =>
  Buffer.isBuffer(content) ? Readable.from([content]) : content;

/** The content of a made file as a whole. */
export const wholeFile = async (content: Readable | Buffer): Promise<Buffer> =>
  Buffer.isBuffer(content) ? content : Buffer.concat(await content.toArray());
