/** What one check of `bureau doctor` found. */
export interface Finding {
  readonly result: "ok" | "warning" | "failed";
  readonly check: string;
  readonly detail: string;
}

/** Runs one check; if it throws, the check has failed with the error's message. */
export async function finding(
  check: string,
  look: () => Promise<string | Omit<Finding, "check">>,
): Promise<Finding> {
  try {
    const found = await look();
    return typeof found === "string" ? { result: "ok", check, detail: found } : { check, ...found };
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    return { result: "failed", check, detail: (message || code || String(error)).replace(/\s*\n\s*/g, " ") };
  }
}
