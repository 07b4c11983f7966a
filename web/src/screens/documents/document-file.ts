import { queryOptions } from "@tanstack/react-query";
import { callRecordGetter } from "../../api/records.ts";
import { readSignedContent } from "../../api/signed-urls.ts";

/** A file of a document. */
export interface DocumentVersion {
  readonly version: number;
  readonly file_name: string;
  readonly mime_type: string;
  /** Bytes. */
  readonly size: number;
  readonly checksum: string;
  readonly note: string | null;
  readonly created_by: string | null;
  readonly created_at: string;
}

interface FileLink {
  readonly url: string;
  readonly file_name: string;
}

/** A URL for a version of a document's file. */
export const linkOfVersion = async (id: string, version: number): Promise<FileLink> =>
  (await callRecordGetter<FileLink>("documents", id, "download", { version })).data;

/** The content of a version, which never changes. */
export const contentQuery = (id: string, version: number, mediaType: string) =>
  queryOptions({
    queryKey: ["document-content", id, version],
    queryFn: async () => readSignedContent((await linkOfVersion(id, version)).url, mediaType),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** All files that a document ever had, newest first. */
export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: ["documents", "versions", id],
    queryFn: async () =>
      (await callRecordGetter<readonly DocumentVersion[]>("documents", id, "versions")).data,
  });
