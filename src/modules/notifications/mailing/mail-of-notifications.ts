import { message, plural, said, type Text, type Words } from "../../../engine/work/index.ts";
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
  /** In the language of the person. */
  readonly words: Words;
  readonly workspace: string;
  /** Why the person gets the mail: the title of the kind; null: it is the digest. */
  readonly because: Text | null;
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
  const { words, because, workspace } = around;
  const [first] = notified;
  const count = notified.length;
  const subject =
    because !== null && first
      ? first.title
      : words.say(
          plural(
            count,
            message`${count} notification from ${workspace}`,
            message`${count} notifications from ${workspace}`,
          ),
        );
  const why = words.say(
    because === null
      ? "You get this mail once on a working day, because you have chosen the daily digest."
      : message`You get this mail because of “${said(because)}”.`,
  );
  return { subject, text: textOf(notified, why, around), html: htmlOf(subject, notified, why, around) };
}

function textOf(
  notified: readonly MailedNotification[],
  why: string,
  { words, choicesUrl, unsubscribeUrl }: Around,
): string {
  const parts = notified.map(({ title, detail, url, decisions }) =>
    [
      title,
      ...(detail === null ? [] : [detail]),
      `${words.say(OPEN)}: ${url}`,
      ...decisions.map((decision) => `${decision.title}: ${decision.url}`),
    ].join("\n"),
  );
  const end = [why, `${words.say(CHOOSE)}: ${choicesUrl}`, `${words.say(END)}: ${unsubscribeUrl}`];
  return `${[...parts, end.join("\n")].join("\n\n")}\n`;
}

const OPEN = message`Open in Bureau`;
const CHOOSE = message`Choose how you are notified`;
const END = message`End these mails`;

const linked = (text: string, url: string, style = ""): string =>
  `<a href="${inHtml(url)}"${style === "" ? "" : ` style="${style}"`}>${inHtml(text)}</a>`;

const BUTTON =
  "display:inline-block;margin:8px 8px 0 0;padding:6px 14px;border:1px solid #3b5bdb;border-radius:6px;color:#3b5bdb;text-decoration:none";

function htmlOf(
  subject: string,
  notified: readonly MailedNotification[],
  why: string,
  { words, choicesUrl, unsubscribeUrl }: Around,
): string {
  const items = notified.map(
    ({ title, detail, url, decisions }) => `<div style="padding:12px 0;border-bottom:1px solid #dee2e6">
<div style="font-weight:600">${linked(title, url, "color:#1f2937;text-decoration:none")}</div>
${detail === null ? "" : `<div style="color:#495057">${inHtml(detail)}</div>`}
<div>${[{ title: words.say(OPEN), url }, ...decisions].map((one) => linked(one.title, one.url, BUTTON)).join("")}</div>
</div>`,
  );
  return `<!doctype html>
<html lang="${words.language}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${inHtml(subject)}</title></head>
<body style="font-family:system-ui,sans-serif;font-size:15px;line-height:1.5;max-width:560px;margin:0 auto;padding:16px">
${items.join("\n")}
<p style="color:#6b7280;font-size:13px">${inHtml(why)}<br>${linked(words.say(CHOOSE), choicesUrl)} · ${linked(words.say(END), unsubscribeUrl)}</p>
</body></html>
`;
}
