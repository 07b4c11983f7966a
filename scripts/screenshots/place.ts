import type { Page } from "playwright-core";

/** Reads from the API as the person who is signed in in the browser. */
export type Read = (path: string) => Promise<{ data: { id: string; attributes: Record<string, unknown> }[] }>;

/** A screen of which a screenshot is taken. */
export interface Place {
  /** The name of the screenshot's file. */
  readonly name: string;
  /** Its URL path; `$id` in it is the first record of the list. */
  readonly path: string;
  readonly list?: string;
  readonly isOpen?: boolean;
  /** The role of the person who looks at it; the owner's by default. */
  readonly role?: string;
  readonly isDark?: boolean;
  /** The width of the window on a desktop, if the screen shows more beside each other in a wide one. */
  readonly width?: number;
  /** What a person does before the screenshot is taken. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** The parts of a screenshot that do not follow from the declaration of its screen. */
export type Particular = Partial<Place> & {
  /** Why there is no screenshot of it. */
  readonly omitted?: string;
};
