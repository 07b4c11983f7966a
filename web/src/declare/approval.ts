import type { ComponentType, ReactNode } from "react";
import type { PermissionName } from "../api/generated/permission-name.ts";
import type { ApiRecord, Query, ResourceName } from "../api/records.ts";

/** The person and the subject of a record, in words: "Ana Pop", "3 – 7 Aug 2026, 5 days". */
export interface ApprovalWords {
  readonly person: string;
  readonly about: string;
}

/** A kind of record that awaits a decision; the actions with these names approve or reject it. */
export interface ApprovalKind<One = ApiRecord> {
  readonly resource: ResourceName;
  readonly title: string;
  /** The noun for one record: "leave request". */
  readonly singular: string;
  /** What is asked about several records: "Approve 3 leave requests?". */
  readonly askedOf: Readonly<Record<"approve" | "reject", (count: number) => string>>;
  /** The sort and the relationships of the request. */
  readonly query: Query;
  /** People with this permission decide on everybody's records. */
  readonly permission: PermissionName;
  readonly wordsOf: (record: One) => ApprovalWords;
  /** The record in one line of the inbox. */
  readonly what: (record: One) => ReactNode;
  /** What helps to decide: a reason, a balance, who else is away. */
  readonly Details?: ComponentType<{ readonly record: One }>;
  /** An option of the approval, for people with the permission. */
  readonly override?: { readonly parameter: string; readonly label: string };
}

/** Declares a kind of record that awaits a decision; its functions are typed by the resource. */
export const approvalKind = <const N extends ResourceName>(
  kind: ApprovalKind<ApiRecord<NoInfer<N>>> & { readonly resource: N },
): ApprovalKind => kind as unknown as ApprovalKind;
