import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { isPassing, messageOf } from "../../../api/failure.ts";
import { runAction } from "../../../api/records.ts";
import { useSession } from "../../../session/session.ts";
import { dropKept, type Entered, keep } from "./kept-response.ts";
import { withoutEmpty } from "./review-form.ts";

/** The pause in typing after which the draft is saved. */
const PAUSE_MS = 800;
/** When to try again while the server cannot be reached. */
const AGAIN_MS = 5_000;

export type SavingState =
  | { readonly is: "untouched" | "unsaved" | "saving" }
  | { readonly is: "saved"; readonly at: Date }
  | { readonly is: "failed"; readonly problem: string; readonly isPassing: boolean };

/** The body of `save-response` and `submit-response`. */
export const bodyOf = ({ replies, comment }: Entered) => ({
  answers: withoutEmpty(replies),
  comment: comment.trim() === "" ? null : comment,
});

export const textOf = (entered: Entered): string => JSON.stringify(bodyOf(entered));

/**
 * Saves a response as a draft whenever the person pauses, one request after the other. Until the API has confirmed it,
 * the browser keeps the input; if the server cannot be reached, it is sent again.
 * @param saved what the API had when the form was opened
 */
export function useAutosave(reviewId: string, saved: Entered) {
  const { user } = useSession();
  const client = useQueryClient();
  const [state, setState] = useState<SavingState>({ is: "untouched" });
  const base = useRef(textOf(saved));
  const waiting = useRef<Entered | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const isMounted = useRef(true);
  const show = (next: SavingState): void => {
    if (isMounted.current) setState(next);
  };

  async function send(): Promise<void> {
    const entered = waiting.current;
    if (entered === null) return;
    show({ is: "saving" });
    try {
      await runAction("evaluations", reviewId, "save-response", bodyOf(entered));
      base.current = textOf(entered);
      // The page is read again before the kept input is dropped, so that a form that opens meanwhile has either of them.
      await client.invalidateQueries({ queryKey: ["evaluations", "record", reviewId] });
      if (waiting.current !== entered) return;
      waiting.current = null;
      dropKept(reviewId, user.id);
      show({ is: "saved", at: new Date() });
    } catch (error) {
      show({ is: "failed", problem: messageOf(error), isPassing: isPassing(error) });
      if (isPassing(error) && isMounted.current) schedule(AGAIN_MS);
    }
  }

  function flush(): Promise<unknown> {
    clearTimeout(timer.current);
    last.current = last.current.then(send);
    return last.current;
  }

  function schedule(delay: number): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), delay);
  }

  const leave = useRef(flush);
  leave.current = flush;
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      void leave.current();
    };
  }, []);

  return {
    state,
    /** Notes what the person has entered. */
    note(entered: Entered): void {
      waiting.current = entered;
      keep(reviewId, user.id, { ...entered, base: base.current });
      show({ is: "unsaved" });
      schedule(PAUSE_MS);
    },
    flush,
    /** Ends the saving, because the response was submitted or its unsaved part is given up. */
    async stop(): Promise<void> {
      clearTimeout(timer.current);
      waiting.current = null;
      await last.current;
      dropKept(reviewId, user.id);
    },
  };
}
