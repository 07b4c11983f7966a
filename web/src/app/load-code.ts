import { t } from "../messages/t.ts";

/** The pauses before retries, which help with network errors, but not with files that a new release has replaced. */
const PAUSES_MS = [300, 1500];

/** The messages of browsers when code cannot be loaded. */
const UNREACHABLE = /dynamically imported module|importing a module script failed|unable to preload/i;

/** The error for a part of the UI whose code could not be fetched. */
export class MissingCode extends Error {
  constructor(cause: unknown) {
    super(t("A part of this screen could not be loaded. Check the connection, then reload the page."), {
      cause,
    });
    this.name = "MissingCode";
  }
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Loads the code of a part of the UI, and retries if it cannot be fetched. The page is not reloaded from here, because
 * code is also loaded for parts without which a form is complete, such as a calendar.
 * @throws MissingCode if it cannot be fetched
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of [...PAUSES_MS, null]) {
    try {
      return await load();
    } catch (error) {
      if (!(error instanceof Error && UNREACHABLE.test(error.message))) throw error;
      if (pause !== null) await wait(pause);
      else throw new MissingCode(error);
    }
  }
  throw new Error("Nothing was loaded.");
}
