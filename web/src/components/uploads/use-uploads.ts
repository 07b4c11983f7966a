import { useRef, useState } from "react";
import { ApiFailure, hasStatus, messageOf } from "../../api/failure.ts";
import type { OnProgress } from "../../api/fetch-with-progress.ts";
import { type ResourceName, sendFile } from "../../api/records.ts";

/** A file to be added to a record. */
export interface Upload {
  readonly key: string;
  readonly file: File;
  /** One that is refused is never accepted, however often it is sent. */
  readonly state: "waiting" | "sending" | "failed" | "refused";
  /** The uploaded fraction, from 0 to 1. */
  readonly progress: number;
  /** The reason why the file is refused or its upload failed; otherwise null. */
  readonly problem: string | null;
}

export interface Uploads {
  readonly all: readonly Upload[];
  readonly isSending: boolean;
  /** Whether any file may still arrive: the others were refused. */
  readonly maySend: boolean;
  readonly add: (files: readonly File[]) => readonly Upload[];
  readonly remove: (key: string) => void;
  /**
   * Uploads files one after the other, including those that failed before. Each is removed from the list when it has been
   * uploaded. @returns whether all uploads succeeded
   */
  readonly send: (recordId: string, further?: readonly Upload[]) => Promise<boolean>;
}

let made = 0;

function uploadOf(file: File, problem: string | null): Upload {
  made++;
  return { key: `upload-${made}`, file, state: problem ? "refused" : "waiting", progress: 0, problem };
}

const problemOf = (error: unknown): string =>
  error instanceof ApiFailure && Object.keys(error.errors).length > 0
    ? Object.values(error.errors).flat().join(" ")
    : messageOf(error);

export interface UploadOptions {
  /** Sends one file. */
  readonly send: (recordId: string, file: File, onProgress: OnProgress) => Promise<unknown>;
  /** Whether the API will never accept the file that it refused; by default for each refusal. */
  readonly isFinal?: (error: unknown) => boolean;
  /** The reason why a file cannot be added; null if it is accepted. */
  readonly refusalOf: (file: File) => string | null;
}

/** Sends files with an action of a record; the texts are sent beside each, such as what kind it is. */
export const sendWith =
  (resource: ResourceName, action: string, texts?: Readonly<Record<string, string>>): UploadOptions["send"] =>
  (recordId, file, onProgress) =>
    sendFile(resource, recordId, action, file, onProgress, texts);

const isRefusal = (error: unknown): boolean => hasStatus(error, 413, 415, 422);

/** The uploads of files to a record, or of files that become records. */
export function useUploads({ send, isFinal = isRefusal, refusalOf }: UploadOptions): Uploads {
  const [all, setAll] = useState<readonly Upload[]>([]);
  const [isSending, setSending] = useState(false);
  const known = useRef(all);
  known.current = all;
  const taken = useRef(new Set<string>());
  const change = (key: string, part: Partial<Upload>) =>
    setAll((uploads) => uploads.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const remove = (key: string) => setAll((uploads) => uploads.filter((one) => one.key !== key));

  async function sendOne(recordId: string, { key, file }: Upload): Promise<boolean> {
    taken.current.add(key);
    change(key, { state: "sending", progress: 0, problem: null });
    try {
      await send(recordId, file, (progress) => change(key, { progress }));
      remove(key);
      return true;
    } catch (error) {
      const state = isFinal(error) ? "refused" : "failed";
      change(key, { state, problem: problemOf(error) });
      return false;
    } finally {
      taken.current.delete(key);
    }
  }

  return {
    all,
    isSending,
    maySend: all.some(({ state }) => state !== "refused"),
    add(files) {
      const added = files.map((file) => uploadOf(file, refusalOf(file)));
      setAll((uploads) => [...uploads, ...added]);
      return added;
    },
    remove,
    async send(recordId, further = []) {
      setSending(true);
      let arrived = true;
      const requested = new Map([...known.current, ...further].map((upload) => [upload.key, upload]));
      for (const upload of requested.values()) {
        if (taken.current.has(upload.key)) continue;
        arrived = upload.state !== "refused" && (await sendOne(recordId, upload)) && arrived;
      }
      setSending(false);
      return arrived;
    },
  };
}
