import type { Replies } from "./review-form.ts";

/** What a person has entered into the form of a review. */
export interface Entered {
  readonly replies: Replies;
  readonly comment: string;
}

interface KeptResponse extends Entered {
  /** The saved draft from which the person went on, as text. */
  readonly base: string;
}

const keyOf = (reviewId: string, userId: string): string => `bureau.review-draft.${reviewId}.${userId}`;

/** What this browser keeps of a response because it could not be saved yet; null if there is nothing. */
export function readKept(reviewId: string, userId: string): KeptResponse | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(reviewId, userId)) ?? "null") as KeptResponse | null;
  } catch {
    return null;
  }
}

/** Keeps what is not saved yet, so that neither a closed tab nor a lost connection loses it. */
export function keep(reviewId: string, userId: string, entered: KeptResponse): void {
  try {
    localStorage.setItem(keyOf(reviewId, userId), JSON.stringify(entered));
  } catch {
    // Without room in the browser's storage, the input is still on the screen.
  }
}

export const dropKept = (reviewId: string, userId: string): void =>
  localStorage.removeItem(keyOf(reviewId, userId));
