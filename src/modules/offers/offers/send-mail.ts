import { field } from "../../../engine/declare/index.ts";
import type { GivenParameters, Work } from "../../../engine/work/index.ts";
import { emailList } from "../../../platform/fields/email-list.ts";
import { documentMail, languageOf, mailDocument } from "../../invoicing/index.ts";
import { offerFile } from "../printing/offer-file.ts";

/** The maximum number of addresses of one mail. */
const MAX_RECIPIENTS = 10;

/** To whom an offer is mailed when it is sent. */
export const mailParameters = {
  recipients: emailList({ max: MAX_RECIPIENTS }).describe(
    "The addresses to which the PDF is mailed; without any, no mail is sent.",
  ),
  message: field.text().describe("The text of the mail. Default: in the client's language."),
};

/** The members of `meta` that say whether a mail was queued. */
export const mailMeta = {
  mail: {
    type: "string",
    enum: ["queued", "not_configured", "not_requested"],
    description:
      "What became of the mail with the PDF. `not_configured` is kept for installations that cannot send mail.",
  },
} as const;

/** Mails the PDF of an offer that was just sent, if there are recipients. `meta.mail` says whether a mail is queued. */
export async function mailOffer(
  work: Work,
  id: string,
  { recipients, message }: GivenParameters<typeof mailParameters>,
): Promise<void> {
  const isRequested = recipients !== null && recipients.length > 0;
  work.addMeta(id, { mail: isRequested ? "queued" : "not_requested" });
  if (!isRequested) return;
  const file = await offerFile(work, id);
  const { offer, printed, seller, recipient } = file.document;
  const { subject, text } = documentMail({
    name: languageOf(printed.stationery.locale).words.offer.name,
    ...{ stationery: printed.stationery, seller, recipient },
    ...{ number: offer.number, currency: offer.currency, total: printed.total },
    ...{ issueDate: offer.issue_date, validUntil: printed.valid_until },
  });
  await mailDocument(work, file, { to: recipients, cc: [] }, { subject, text: message ?? text });
}
