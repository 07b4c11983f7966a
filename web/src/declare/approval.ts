import type { ComponentType, ReactNode } from "react";
import type { PermissionName } from "../api/generated/permission-name.ts";
import type { ApiRecord, Query, ResourceName } from "../api/records.ts";

/** Whose a record is and what it is about, in words: "Ana Pop", "3 – 7 Aug 2026, 5 days". */
export interface ApprovalWords {
  readonly person: string;
  readonly about: string;
}

/** A kind of records that wait for somebody's decision; each approved or rejected by the actions of these names. */
export interface ApprovalKind<One = ApiRecord> {
  readonly resource: ResourceName;
  readonly title: string;
  /** One of them, in messages: "leave request". */
  readonly singular: string;
  /** In which order they are requested, and with which relationships. */
  readonly query: Query;
  /** Its holders decide on everybody's. */
  readonly permission: PermissionName;
  readonly wordsOf: (record: One) => ApprovalWords;
  /** The record on one line of the inbox. */
  readonly what: (record: One) => ReactNode;
  /** What is good to know before one is decided: a reason, a balance, who else is away. */
  readonly Details?: ComponentType<{ readonly record: One }>;
  /** A choice that goes with an approval, for those who hold the permission. */
  readonly override?: { readonly parameter: string; readonly label: string };
}

/** Declares a kind of records that wait, whose words are typed by their resource. */
export const approvalKind = <const N extends ResourceName>(
  kind: ApprovalKind<ApiRecord<NoInfer<N>>> & { readonly resource: N },
): ApprovalKind => kind as unknown as ApprovalKind;
