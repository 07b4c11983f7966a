import { action, dayIn, openWhenEach } from "../../../engine/declare/index.ts";
import { message, plural } from "../../../engine/work/index.ts";
import { MANAGERS } from "../rights.ts";
import { askSigners } from "./ask-signers.ts";
import { signersOf, whoseTurn } from "./signers.ts";

/** Reminds those who can sign now, each at most once a day. */
export const remindSigners = action("documents", {
  title: "Remind signers",
  done: "Reminded the signers of",
  description: "Mails those whose turn it is to sign, except who was reminded today already.",
  grants: [{ permissions: [MANAGERS] }],
  reads: ["status"],
  openWhen: openWhenEach(({ status }) =>
    status === "awaiting_signatures" ? null : "The document is not awaiting signatures.",
  ),
  async run({ work, records }) {
    let reminded = 0;
    for (const document of records) {
      const due = whoseTurn(await signersOf(work, document.id), document.is_sequential).filter(
        ({ reminded_at }) =>
          reminded_at === null || dayIn(work.workspace.timezone, reminded_at) !== work.today,
      );
      await askSigners(work, document, due, { event: "reminded", message: null });
      reminded += due.length;
    }
    return {
      message: plural(
        reminded,
        message`${reminded} signer reminded.`,
        message`${reminded} signers reminded.`,
      ),
    };
  },
});
