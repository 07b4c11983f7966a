import type { Message } from "../errors/message.ts";
import type { Sql } from "../sql/sql.ts";
import type { ResourceName, Values } from "../work/records.ts";

/** How a person is notified: not at all, only in the web UI, or there and by mail, at once or in the digest of a day. */
export const DELIVERIES = ["none", "in_app", "mail", "digest"] as const;
export type Delivery = (typeof DELIVERIES)[number];

/** What a notification is about, as its reader sees it at the moment of reading. */
export interface NotifiedEvent {
  /** The fields that the reader may see. */
  readonly attributes: Readonly<Values>;
  /** The related records that the kind includes; null where there is none in sight. */
  readonly related: Readonly<Record<string, Readonly<Values> | null>>;
  /** The name of the event, without the resource. */
  readonly name: string;
  /** Who caused it, as of then; null: the system, or somebody whom the journal does not name. */
  readonly by: string | null;
}

/**
 * What is said: a title, which is the subject of its mail, and what helps to place it. Texts of records are values of a
 * message, so that none is taken for words of ours and translated.
 */
export interface NotificationWords {
  readonly title: Message;
  readonly detail: Message | null;
}

/** Something of which people are notified when it happens: which events notify whom, and in which words. */
export interface NotificationKind {
  /** In kebab-case, unique among all modules. */
  readonly name: string;
  /** What people choose by: "Leave that waits for me". */
  readonly title: Message;
  /** When it is sent, a full sentence. */
  readonly description: Message;
  /** The resource of the records that it is about. */
  readonly resource: ResourceName;
  /** The names of the events, without the resource: `created`, `approve`. */
  readonly events: readonly string[];
  /** The employees whom an entry of the journal notifies: a query with the column `employee_id` over the entry's alias. */
  readonly employees?: (entry: string) => Sql;
  /** Further people: everybody whose role grants one of these permissions. */
  readonly holders?: readonly string[];
  /** Whether an entry is notified at all, over its alias; default: each. */
  readonly when?: (entry: string) => Sql;
  /** The related records that the words need, in the syntax of `include`. */
  readonly include: string;
  readonly words: (event: NotifiedEvent) => NotificationWords;
  /** The words for people whom it does not address, in a channel of the workspace; null: it concerns its person alone. */
  readonly sharedWords: ((event: NotifiedEvent) => NotificationWords) | null;
  /** Actions of the record by which the person can decide from a mail, after a confirmation. */
  readonly decisions: readonly string[];
  /** How people are notified who have not chosen. */
  readonly delivery: Delivery;
}

type Optional = "include" | "decisions" | "delivery" | "sharedWords";
type Options = Omit<NotificationKind, Optional> & Partial<Pick<NotificationKind, Optional>>;

/** Declares a kind of notification. */
export const notification = (options: Options): NotificationKind => ({
  include: "",
  decisions: [],
  delivery: "digest",
  sharedWords: null,
  ...options,
});
