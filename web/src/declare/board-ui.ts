import type { ReactNode } from "react";
import type { ApiRecord, Query, ResourceName } from "../api/records.ts";
import type { CardPlace } from "../board/card-place.ts";
import type { Session } from "../session/session.ts";

/** A sum in the heads of a board's columns: a figure of the list's groups. */
export interface BoardSum {
  readonly name: string;
  readonly label: string;
}

/** Another field by which the records of a board can be grouped: an enum, or a reference. */
export interface BoardGrouping {
  /** The list has a filter and a form in groups of the same name. */
  readonly groupBy: string;
  /** What the grouping is called; by default as the field. */
  readonly label?: string;
}

/** What a resource declares about its board: its records as cards in columns, such as the stages they pass through. */
export interface BoardUi<One = ApiRecord> {
  /** The path of the screen with the board, and that of the list of the same records. */
  readonly path: string;
  readonly listPath: string;
  /** The field that says in which column a record is. The list has a filter and a form in groups of the same name. */
  readonly groupBy: string;
  /** The resource whose records are the columns, in their order; without it, the options of the field are. */
  readonly columns?: { readonly resource: ResourceName; readonly query?: Query };
  /** Other fields by which people can group the records. Moving a card there changes the field, where it can be changed. */
  readonly groupings?: readonly BoardGrouping[];
  /** Filters that always apply: what cannot be moved is not on the board. */
  readonly only?: Readonly<Record<string, string>>;
  /** The order of the cards in a column. */
  readonly sort: string;
  /** The sums besides the number of records, in the currency of the groups. */
  readonly sums?: readonly BoardSum[];
  /** The content of a card below the record's name. */
  card(record: One): ReactNode;
  /** The fields of the card that refer to other records, whose names are requested with it. */
  readonly related?: readonly string[];
  /**
   * Whether records have a rank in their column, so that people choose the place of a card. `sort` is the order of the
   * ranks, and `move` takes a place.
   */
  readonly isRanked?: boolean;
  /** The action that moves a record into a column, or to a place in it, with its parameters. */
  readonly move: (
    column: string,
    place?: CardPlace,
  ) => {
    /** Null: the values are changed. */
    readonly action: string | null;
    readonly values: Readonly<Record<string, unknown>>;
  };
  /** Whether the person may move a card; by default whoever may change the record and run the action. */
  readonly isMovable?: ((record: One, session: Session) => boolean) | undefined;
  /** Whether a card can be moved into a column from where it is; the API decides in any case. */
  readonly leadsTo?: ((record: One, column: string) => boolean) | undefined;
  /** The fields that are entered when a record is added in a column; without them none can be. */
  readonly quickAdd?: readonly string[];
}
