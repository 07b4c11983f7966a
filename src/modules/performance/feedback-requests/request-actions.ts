import { action, openWhenEach } from "../../../engine/declare/index.ts";
import { MANAGERS } from "../rights.ts";
import { closeRequest } from "./close-request.ts";
import { REQUESTERS } from "./feedback-requests.policy.ts";
import { reopenRequest } from "./reopen-request.ts";
import { RESULTS_SHOWN, unless } from "./request-state.ts";

export const close = action("feedback-requests", {
  title: "Close",
  done: "Closed",
  description: "Takes no more responses, and shows the results.",
  levels: ["record"],
  grants: [REQUESTERS],
  reads: ["status"],
  openWhen: openWhenEach(({ status }) => unless(status, "open")),
  async run({ work, records }) {
    await closeRequest(work, records[0]!.id);
    return undefined;
  },
});

export const cancel = action("feedback-requests", {
  title: "Cancel",
  done: "Cancelled",
  description: "Takes no more responses. Anonymous ones are never shown.",
  levels: ["record"],
  grants: [REQUESTERS],
  reads: ["status"],
  openWhen: openWhenEach(({ status }) => unless(status, "open")),
  async run({ work, records }) {
    await work.update("feedback-requests", records[0]!.id, { status: "cancelled", closed_at: work.now });
    return undefined;
  },
});

export const reopen = action("feedback-requests", {
  title: "Reopen",
  done: "Reopened",
  description: "Takes responses again, unless anonymous results were shown.",
  levels: ["record"],
  grants: [{ permissions: [MANAGERS] }],
  reads: ["status", "shown_perspectives"],
  openWhen: openWhenEach(({ status, shown_perspectives }) =>
    status === "closed" && (shown_perspectives ?? []).length > 0 ? RESULTS_SHOWN : unless(status, "closed"),
  ),
  async run({ work, records }) {
    await reopenRequest(work, records[0]!);
    return undefined;
  },
});
