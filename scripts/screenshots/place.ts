import type { Page } from "playwright-core";

/** Reads from the API as the person who is signed in in the browser. */
export type Read = (path: string) => Promise<{ data: { id: string; attributes: Record<string, unknown> }[] }>;

/** A screen that a picture is taken of. */
export interface Place {
  /** The name of the picture's file. */
  readonly name: string;
  /** Its address; `$id` in it is the first record of the list. */
  readonly path: string;
  readonly list?: string;
  readonly isOpen?: boolean;
  /** What a person does there before the picture is worth taking. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** What a picture has that does not follow from the declaration of its screen. */
export type Particular = Partial<Place> & {
  /** Why there is no picture of it. */
  readonly omitted?: string;
};
