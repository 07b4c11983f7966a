import type { ReactNode } from "react";
import type { ApiRecord } from "../api/records.ts";

/** What a screen that creates a record has besides the fields, such as files that are uploaded to the new record. */
export interface CreateAddition {
  /** Shown below the fields. */
  readonly panel: ReactNode;
  /** Runs after the creation. @returns whether everything is done, so that the record's page can be opened */
  readonly finish: (record: ApiRecord) => Promise<boolean>;
  /** Shown in place of the form if the record was created, but something is still to be done with it. */
  readonly unfinished: (record: ApiRecord, onDone: () => void) => ReactNode;
}
