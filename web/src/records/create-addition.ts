import type { ReactNode } from "react";
import type { ApiRecord } from "../api/records.ts";

/** What the screen on which a record is made has besides its fields, such as files that go to the new record. */
export interface CreateAddition {
  /** Below the fields. */
  readonly panel: ReactNode;
  /** Follows the creation. @returns whether nothing is left to do, so that the record's page can be opened */
  readonly finish: (record: ApiRecord) => Promise<boolean>;
  /** In the place of the form, when something is left to do with the record that exists now. */
  readonly unfinished: (record: ApiRecord, onDone: () => void) => ReactNode;
}
