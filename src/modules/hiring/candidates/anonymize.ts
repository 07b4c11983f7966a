import { action, openWhenEach } from "../../../engine/declare/index.ts";
import { lockLeaving } from "../../employees/index.ts";
import { WORKERS } from "../rights.ts";
import { anonymizeCandidates } from "./anonymous-candidates.ts";
import { ANONYMISED } from "./candidate-states.ts";

/** Erases everything personal of candidates who are not active. */
export const anonymize = action("candidates", {
  title: "Anonymise",
  done: "Anonymised",
  description:
    "Erases everything personal: name, contact data, texts, files, feedback, and the same values in the audit log, stored responses and exports. A draft employee whom a hire that was taken back left over is deleted with account and documents. Job, stages and their times, source, status, reason and rating are kept for reports. It cannot be undone, and the candidate cannot be changed afterwards.",
  grants: [WORKERS],
  // What is left over of a hire that was taken back is deleted.
  lock: (work) => lockLeaving(work),
  reads: ["status", "anonymized_at"],
  openWhen: openWhenEach<"candidates", unknown, Record<never, never>, "status" | "anonymized_at">(
    ({ status, anonymized_at }) => {
      if (anonymized_at !== null) return ANONYMISED;
      return status === "active" ? "An active candidate cannot be anonymised." : null;
    },
  ),
  async run({ work, records }): Promise<undefined> {
    await anonymizeCandidates(
      work,
      records.map(({ id }) => id),
    );
  },
});
