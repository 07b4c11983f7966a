import type { ComponentType } from "react";
import type { ApiRecord } from "../api/records.ts";
import type { DatedUi } from "./calendar-ui.ts";

/** A part of the time that a timeline shows: a week or a month. */
export interface TimelineColumn {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

/** What is shown below the records of a timeline, such as the capacity of people. */
export interface BelowProps {
  /** The value of the field by which the records are grouped; null below all of them. */
  readonly group: string | null;
  /** The values of all groups. */
  readonly groups: readonly string[];
  readonly groupBy: string | null;
  readonly columns: readonly TimelineColumn[];
  /** The length of a column. */
  readonly interval: "week" | "month";
}

/** A resource whose records are shown as bars along the time. */
export interface TimelineUi<One = ApiRecord> extends DatedUi<One> {
  /** The field by which the records are grouped at first. */
  readonly groupBy: string;
  /** Shown below each group and below all, where it has something to say. Its code is loaded when it is needed. */
  readonly Below?: ComponentType<BelowProps>;
}
