import type { Verifier } from "../verifier.ts";

/** The name of an action, together with whether the body names records, must identify it. */
export const verifyActions: Verifier = ({ actions, standaloneActions, fileActions }, _all, report) => {
  const isOnSeveral = (name: string): boolean => actions[name]?.levels.includes("collection") ?? false;
  for (const name of Object.keys(fileActions)) {
    if (isOnSeveral(name) || Object.hasOwn(standaloneActions, name)) {
      report(`fileActions.${name}`, "Another action of the list has its name.", "Give it another one.");
    }
  }
  for (const [name, { needsCredential }] of Object.entries(standaloneActions)) {
    // Whether a credential is required must be known before the body is read.
    if (!needsCredential && isOnSeveral(name)) {
      report(
        `standaloneActions.${name}`,
        "It needs no credential, but the action on records of the same name does.",
        "Give it another name, or let it need a credential.",
      );
    }
  }
};
