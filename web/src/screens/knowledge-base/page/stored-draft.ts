/** The text of a page that a person is writing. */
export interface DraftText {
  readonly title: string;
  readonly content: string;
}

interface StoredDraft extends DraftText {
  /** The version of the page that the person began with. */
  readonly version: number;
}

const keyOf = (pageId: string): string => `bureau.page-draft.${pageId}`;

/** The unsaved text of a page that this browser keeps; null if there is none. */
export function readDraft(pageId: string): StoredDraft | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(pageId)) ?? "null") as StoredDraft | null;
  } catch {
    return null;
  }
}

/** Keeps the unsaved text of a page in this browser, so that a closed tab or a lost connection does not lose it. */
export function keepDraft(pageId: string, draft: StoredDraft): void {
  try {
    localStorage.setItem(keyOf(pageId), JSON.stringify(draft));
  } catch {
    // Without room in the browser's storage the text is still on the screen.
  }
}

export const dropDraft = (pageId: string): void => localStorage.removeItem(keyOf(pageId));
