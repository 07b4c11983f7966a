import { createContext, useContext, useEffect, useMemo, useRef } from "react";

/** Says whether something was entered that is neither saved nor given up. */
type Source = () => boolean;

/** The forms of a dialog, or those of the whole page, which hold the dialogs' too. */
export class UnsavedForms {
  readonly #sources = new Set<Source>();
  readonly #whole: UnsavedForms | null;

  constructor(whole: UnsavedForms | null) {
    this.#whole = whole;
  }

  add(source: Source): () => void {
    this.#sources.add(source);
    const leaveWhole = this.#whole?.add(source);
    return () => {
      this.#sources.delete(source);
      leaveWhole?.();
    };
  }

  /** Whether any form holds input that would be lost. */
  has(): boolean {
    return [...this.#sources].some((source) => source());
  }

  /** Gives up what was entered: nothing asks for it any more. Forms without input stay watched. */
  giveUp(): void {
    for (const source of [...this.#sources].filter((one) => one())) this.#forget(source);
  }

  #forget(source: Source): void {
    this.#sources.delete(source);
    if (this.#whole) this.#whole.#forget(source);
  }
}

type Question = () => Promise<boolean>;

let question: Question = () => Promise.resolve(false);

/** Who asks the person whether what was entered may be lost; until somebody does, it may not. */
export function askBy(ask: Question): void {
  question = ask;
}

/** Whether the page may be left: nothing would be lost, or the person has said that it may. */
export async function mayLeave(): Promise<boolean> {
  if (!unsavedForms.has()) return true;
  if (!(await question())) return false;
  unsavedForms.giveUp();
  return true;
}

/** All forms of the page. */
export const unsavedForms = new UnsavedForms(null);

/** The forms of the dialog that a form is in. */
export const UnsavedScope = createContext<UnsavedForms>(unsavedForms);

/** The forms of a dialog of its own. */
export const useUnsavedScope = (): UnsavedForms => {
  const whole = useContext(UnsavedScope);
  return useMemo(() => new UnsavedForms(whole), [whole]);
};

/**
 * Closes the dialog of a component without asking: cancelling or deleting the record already decides about what was
 * entered. Outside dialogs it only closes.
 */
export function useGivingUp(close: () => void): () => void {
  const forms = useContext(UnsavedScope);
  return () => {
    if (forms !== unsavedForms) forms.giveUp();
    close();
  };
}

/** As long as the input of a component is unsaved, nothing leaves it without asking. */
export function useUnsaved(isUnsaved: Source): void {
  const forms = useContext(UnsavedScope);
  const latest = useRef(isUnsaved);
  latest.current = isUnsaved;
  useEffect(() => forms.add(() => latest.current()), [forms]);
}
