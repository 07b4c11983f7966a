import type { ReactNode } from "react";
import type { PermissionName } from "../api/generated/permission-name.ts";
import type { ApiRecord, Query, ResourceName } from "../api/records.ts";

/** A kind of records that wait for somebody's decision; each approved or rejected by the actions of these names. */
export interface ApprovalKind {
  readonly resource: ResourceName;
  readonly title: string;
  /** One of them, in messages: "leave request". */
  readonly singular: string;
  /** What is asked for: those that wait, with the relationships that `What` needs. */
  readonly query: Query;
  /** Whoever holds it without having a manager decides their own. */
  readonly permission: PermissionName;
  /** The record on one line: whose it is and what it is about. */
  readonly what: (record: ApiRecord) => ReactNode;
  /** A choice that goes with an approval, for those who hold the permission. */
  readonly override?: { readonly parameter: string; readonly label: string };
}
