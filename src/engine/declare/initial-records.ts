import type { Text } from "../errors/message.ts";
import type { FieldName, RecordChanges, ResourceName } from "../work/records.ts";

/** Records that every workspace starts with, in the words of its language, as a module declares them. */
export interface InitialRecords<Name extends string = string> {
  readonly resource: Name;
  /**
   * The fields whose values are words. The first is the name, by which a record is recognized in any language until
   * somebody changes it.
   */
  readonly inWords: readonly [FieldName<Name>, ...FieldName<Name>[]];
  /** The stored values of the records, in their order, with words from `say`. */
  readonly records: (say: (text: Text) => string) => readonly RecordChanges<Name>[];
}

/** The same of any resource. */
// biome-ignore lint/suspicious/noExplicitAny: records of any resources
export type AnyInitialRecords = InitialRecords<any>;

/** Declares records of a resource that every workspace starts with. */
export const initialRecords = <const Name extends ResourceName>(
  resource: Name,
  rules: Omit<InitialRecords<Name>, "resource">,
): InitialRecords<Name> => ({ resource, ...rules });
