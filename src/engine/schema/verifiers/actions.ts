import type { Fact } from "../../declare/action.ts";
import type { Verifier } from "../verifier.ts";

/** All facts of a record are columns of one statement, beside its stored values. */
export const verifyFacts: Verifier = ({ actions, fields }, _all, report) => {
  const seen = new Map<string, Fact<unknown>>();
  for (const [action, { facts }] of Object.entries(actions)) {
    for (const [name, fact] of Object.entries(facts)) {
      const path = `actions.${action}.facts.${name}`;
      if (Object.hasOwn(fields, name)) report(path, "A field has its name.", "Give it another one.");
      if (seen.has(name) && seen.get(name) !== fact) {
        report(path, "Another fact has its name.", "Give it another one.");
      }
      seen.set(name, fact);
    }
  }
};

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
