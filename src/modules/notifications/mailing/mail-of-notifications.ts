import { inHtml } from "../../../platform/mail/html-text.ts";

/** Names the digest where a kind is named otherwise. */
export const DIGEST = "digest";

/** An action by which somebody can decide, with the URL of the page that asks for a confirmation. */
export interface MailedDecision {
  readonly title: string;
  readonly url: string;
}

/** A notification as a mail says it. */
export interface MailedNotification {
  readonly title: string;
  readonly detail: string | null;
  /** Where the record is opened. */
  readonly url: string;
  readonly decisions: readonly MailedDecision[];
}

interface Around {
  readonly workspace: string;
  /** Why the person gets the mail: the title of the kind; null: it is the digest. */
  readonly because: string | null;
  /** Where the person chooses how to be notified. */
  readonly choicesUrl: string;
  /** The page that ends these mails. */
  readonly unsubscribeUrl: string;
}

export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The mail about one notification, or about those of a day, as text and as HTML. */
export function mailOf(notified: readonly MailedNotification[], around: Around): WrittenMail {
  const [first] = notified;
  const subject =
    around.because !== null && first
      ? first.title
      : `${notified.length} ${notified.length === 1 ? "notification" : "notifications"} from ${around.workspace}`;
  const why =
    around.because === null
      ? "You get this mail once on a working day, because you have chosen the daily digest."
      : `You get this mail because of “${around.because}”.`;
  return { subject, text: textOf(notified, why, around), html: htmlOf(subject, notified, why, around) };
}

function textOf(
  notified: readonly MailedNotification[],
  why: string,
  { choicesUrl, unsubscribeUrl }: Around,
): string {
  const parts = notified.map(({ title, detail, url, decisions }) =>
    [
      title,
      ...(detail === null ? [] : [detail]),
      `Open: ${url}`,
      ...decisions.map((decision) => `${decision.title}: ${decision.url}`),
    ].join("\n"),
  );
  const end = [why, `Choose how you are notified: ${choicesUrl}`, `End these mails: ${unsubscribeUrl}`];
  return `${[...parts, end.join("\n")].join("\n\n")}\n`;
}

const linked = (text: string, url: string, style = ""): string =>
  `<a href="${inHtml(url)}"${style === "" ? "" : ` style="${style}"`}>${inHtml(text)}</a>`;

const BUTTON =
  "display:inline-block;margin:8px 8px 0 0;padding:6px 14px;border:1px solid #3b5bdb;border-radius:6px;color:#3b5bdb;text-decoration:none";

function htmlOf(
  subject: string,
  notified: readonly MailedNotification[],
  why: string,
  { choicesUrl, unsubscribeUrl }: Around,
): string {
  const items = notified.map(
    ({ title, detail, url, decisions }) => `<div style="padding:12px 0;border-bottom:1px solid #dee2e6">
<div style="font-weight:600">${linked(title, url, "color:#1f2937;text-decoration:none")}</div>
${detail === null ? "" : `<div style="color:#495057">${inHtml(detail)}</div>`}
<div>${[{ title: "Open", url }, ...decisions].map((one) => linked(one.title, one.url, BUTTON)).join("")}</div>
</div>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${inHtml(subject)}</title></head>
<body style="font-family:system-ui,sans-serif;font-size:15px;line-height:1.5;max-width:560px;margin:0 auto;padding:16px">
${items.join("\n")}
<p style="color:#6b7280;font-size:13px">${inHtml(why)} ${linked("Choose how you are notified", choicesUrl)} or ${linked("end these mails", unsubscribeUrl)}.</p>
</body></html>
`;
}
