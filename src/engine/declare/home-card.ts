import type { Text } from "../errors/message.ts";
import type { Work } from "../work/work.ts";

/** A row of a card: something that waits, happens or is away. */
export interface CardItem {
  readonly title: Text;
  readonly detail: Text | null;
  /** The record that it is about, in the sight of the person; null: none. */
  readonly record: { readonly type: string; readonly id: string } | null;
  /** The step of the set-up that it is, and whether that is done. */
  readonly step?: { readonly name: string; readonly is_done: boolean };
}

/** A figure of a card. */
export interface CardFigure {
  readonly label: Text;
  /** A whole number, or the text of a decimal; null: unknown. */
  readonly value: number | string | null;
  /** What it counts: `days`, `minutes`, `people`, `leads`, `percent`, or a currency. */
  readonly unit: string;
  /** The same figure a period before, for the trend; null: there is none to compare with. */
  readonly before: number | string | null;
  /** When the figure was as in `before`; null: there is none to compare with. By default null. */
  readonly compared_with?: ComparedWith | null;
}

/** What figures of the home screen are compared with. */
export const COMPARED_WITH = ["month_before", "30_days_ago", "90_days_ago"] as const;

export type ComparedWith = (typeof COMPARED_WITH)[number];

/** What a card shows a person now. */
export interface CardContent {
  readonly items?: readonly CardItem[];
  /** How many items there are in total. */
  readonly total?: number;
  readonly figures?: readonly CardFigure[];
}

/** A part of the home screen, as a module declares it. */
export interface HomeCard {
  /** In kebab-case, unique among all modules. */
  readonly name: string;
  readonly title: Text;
  /** Any of these permissions is required; if empty, none is. */
  readonly permissions: readonly string[];
  /** Whether it is about the person as an employee, so that accounts without an employee do not have it. */
  readonly isForEmployees: boolean;
  /** Whether it comes before the cards of all modules, until the person moves it. */
  readonly comesFirst: boolean;
  /** Whether it shows figures of the company, which are beside each other before the other cards until they are moved. */
  readonly isOverview: boolean;
  /** What it shows, with a fixed number of statements; null: nothing, so that there is no card. */
  readonly content: (work: Work) => Promise<CardContent | null>;
}

type Options = Pick<HomeCard, "name" | "title" | "content"> &
  Partial<Pick<HomeCard, "permissions" | "isForEmployees" | "comesFirst" | "isOverview">>;

/** Declares a card of the home screen. */
export const homeCard = (options: Options): HomeCard => ({
  permissions: [],
  isForEmployees: false,
  comesFirst: false,
  isOverview: false,
  ...options,
});
