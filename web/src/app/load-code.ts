import { mayLeave } from "../components/unsaved.ts";

/** A lost packet is corrected by asking again; a part that a new release has replaced is not. */
const PAUSES_MS = [300, 1500];
const RELOADED_AT = "bureau.reloaded-for-code";
/** Within this time the page is not reloaded by itself again: the part is missing all the same. */
const ONCE_WITHIN_MS = 5 * 60_000;

/** As browsers say it when the code of a part of the page cannot be fetched. */
const UNREACHABLE = /dynamically imported module|importing a module script failed|unable to preload/i;

/** A part of the UI whose code could not be fetched, also not by reloading. */
export class MissingCode extends Error {
  constructor(cause: unknown) {
    super("A part of this screen could not be loaded. Check the connection, then reload the page.", {
      cause,
    });
    this.name = "MissingCode";
  }
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Reloads the page, unless it was reloaded recently or the person chooses to keep what they entered. Returns false if
 * it did not.
 */
async function reloadOnce(): Promise<boolean> {
  const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
  if (Date.now() - last < ONCE_WITHIN_MS) return false;
  if (!(await mayLeave())) return false;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  location.reload();
  return true;
}

/**
 * Loads the code of a part of the UI. One that cannot be fetched is requested again; then the page is reloaded by
 * itself, once, since after a new release its parts have other names.
 * @throws MissingCode when that did not help
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of [...PAUSES_MS, null]) {
    try {
      return await load();
    } catch (error) {
      if (!(error instanceof Error && UNREACHABLE.test(error.message))) throw error;
      if (pause !== null) await wait(pause);
      // The reloaded page takes over: this promise never resolves.
      else if (await reloadOnce()) return new Promise(() => {});
      else throw new MissingCode(error);
    }
  }
  throw new Error("Nothing was loaded.");
}
