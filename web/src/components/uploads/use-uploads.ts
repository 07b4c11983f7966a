import { useRef, useState } from "react";
import { ApiFailure, hasStatus, messageOf } from "../../api/failure.ts";
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
  readonly resource: ResourceName;
  /** The action of a record that takes the file. */
  readonly action: string;
  /** What is sent beside each file, such as what kind it is. */
  readonly texts?: Readonly<Record<string, string>>;
  /** The reason why a file cannot be added; null if it is accepted. */
  readonly refusalOf: (file: File) => string | null;
}

/** The uploads of files to a record. */
export function useUploads({ resource, action, texts, refusalOf }: UploadOptions): Uploads {
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
      await sendFile(resource, recordId, action, file, (progress) => change(key, { progress }), texts);
      remove(key);
      return true;
    } catch (error) {
      const state = hasStatus(error, 413, 415, 422) ? "refused" : "failed";
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
