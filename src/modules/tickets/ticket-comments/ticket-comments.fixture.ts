import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

export const fixture: Fixture<"ticket-comments"> = {
  // A comment that was public once stays so.
  body: () => ({ visibility: "public" }),
  // The owner's key writes all of them.
  uniform: ["author_user_id"],
  exampleParts: {
    "remove-attachment": ({ attachments }) => {
      const [attachment] = attachments as readonly { id: string }[];
      return attachment ? { attachment_id: attachment.id } : {};
    },
  },
  prepare: attachToEach,
};

/** Attaches a file to each comment, so that one can be removed. */
async function attachToEach({ app, owner, all }: Site): Promise<void> {
  for (const { id } of await all("ticket-comments")) {
    const form = new FormData();
    form.append("file", new Blob(["offline"]), "log.txt");
    await app.request("POST", `/ticket-comments/${id}/actions?action=add-attachment`, {
      key: owner.key,
      raw: form,
    });
  }
}
