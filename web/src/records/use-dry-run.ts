import { useEffect, useRef, useState } from "react";
import { ApiFailure, type FieldErrors, messageOf } from "../api/failure.ts";
import { pointerReleased } from "../components/pointer-release.ts";

/** What a write would do, as far as it is known. */
export interface DryRun<Result> {
  /** The latest result, of input that was accepted; null before the first one. */
  readonly result: Result | null;
  /** Whether the result of the present input is still being calculated. */
  readonly isCalculating: boolean;
  /** Whether the first result, or the refusal of the first input, is worth waiting for before the person decides. */
  readonly isAwaited: boolean;
  /** The messages by field, if the present input is refused. */
  readonly errors: FieldErrors;
  /** Why the present input is refused; null if it is not. */
  readonly problem: string | null;
  /** The reason by which the API names the refusal; null if it has none. */
  readonly reason: string | null;
}

/** The pause in typing after which the input is sent. */
const PAUSE_MS = 300;
/** After so long nobody has to wait for the first result any more. */
const TIMEOUT_MS = 5000;

/** What is known, and the input of which. */
interface Settled<Result> extends Pick<DryRun<Result>, "result" | "errors" | "problem" | "reason"> {
  readonly of: string | null;
}

/**
 * Sends input in a dry run, at first at once and then whenever the person pauses, so that figures on the screen are
 * those of the API. Responses to earlier input are ignored. What arrives while the pointer is pressed waits for its release.
 * @param input what is sent; null: it is incomplete, so the latest result stays
 */
export function useDryRun<Result>(
  input: Readonly<Record<string, unknown>> | null,
  send: (input: Readonly<Record<string, unknown>>) => Promise<Result>,
): DryRun<Result> {
  const [state, setState] = useState<Settled<Result>>({
    ...{ result: null, errors: {}, problem: null, reason: null },
    of: null,
  });
  const [isTimedOut, setTimedOut] = useState(false);
  const sender = useRef(send);
  sender.current = send;
  const isFirst = useRef(true);
  const text = input === null ? null : JSON.stringify(input);
  useEffect(() => {
    if (text === null) return;
    let isLatest = true;
    const settle = async (): Promise<void> => {
      isFirst.current = false;
      try {
        const result = await sender.current(JSON.parse(text) as Record<string, unknown>);
        await pointerReleased();
        if (isLatest) setState({ result, errors: {}, problem: null, reason: null, of: text });
      } catch (error) {
        const { errors, reason } = error instanceof ApiFailure ? error : { errors: {}, reason: null };
        const problem = messageOf(error);
        await pointerReleased();
        if (isLatest) setState(({ result }) => ({ result, errors, reason, problem, of: text }));
      }
    };
    const timer = setTimeout(() => void settle(), isFirst.current ? 0 : PAUSE_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [text]);
  useEffect(() => {
    const timer = setTimeout(() => setTimedOut(true), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  const isCurrent = text !== null && state.of === text;
  return {
    result: state.result,
    isCalculating: text !== null && !isCurrent,
    isAwaited: text !== null && state.of === null && !isTimedOut,
    errors: isCurrent ? state.errors : {},
    problem: isCurrent ? state.problem : null,
    reason: isCurrent ? state.reason : null,
  };
}
