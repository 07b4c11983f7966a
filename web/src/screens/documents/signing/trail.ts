import { queryOptions } from "@tanstack/react-query";
import { callRecordGetter } from "../../../api/records.ts";

/** What happened to the signatures of a document. */
export interface TrailEntry {
  readonly event: "requested" | "signed" | "declined" | "voided" | "reminded";
  readonly version: number;
  readonly checksum: string;
  readonly employee_id: string | null;
  readonly name: string;
  readonly reason: string | null;
  readonly at: string;
  /** Of a signature: whether it counts. */
  readonly valid?: boolean;
}

/** The trail of a document, oldest first. */
export const trailQuery = (id: string) =>
  queryOptions({
    queryKey: ["documents", "signatures", id],
    queryFn: async () => (await callRecordGetter<readonly TrailEntry[]>("documents", id, "signatures")).data,
  });
