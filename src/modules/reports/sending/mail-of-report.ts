import { message, type Text, type Words } from "../../../engine/work/index.ts";
import { inHtml } from "../../../platform/mail/html-text.ts";

interface Mailed {
  readonly name: string;
  readonly question: Text;
  readonly period: Text | null;
  /** Why the person gets it: it is due so often. */
  readonly why: Text;
  /** Where the person changes or ends it. */
  readonly listUrl: string;
}

const EVERY_WEEK = [
  "You get this report every Monday, because you asked for it.",
  "You get this report every Tuesday, because you asked for it.",
  "You get this report every Wednesday, because you asked for it.",
  "You get this report every Thursday, because you asked for it.",
  "You get this report every Friday, because you asked for it.",
  "You get this report every Saturday, because you asked for it.",
  "You get this report every Sunday, because you asked for it.",
];

/** Why a person gets a report, by its ISO weekday or by its day of the month. */
export const whyOf = (weekday: number | null, monthDay: number | null): Text =>
  weekday === null
    ? message`You get this report every month on day ${monthDay}, because you asked for it.`
    : EVERY_WEEK[weekday - 1]!;

/** The mail to which the file is attached, as text and as HTML. */
export function mailOfReport({ name, question, period, why, listUrl }: Mailed, words: Words) {
  const asked = words.say(question);
  const about = period === null ? asked : `${asked} (${words.say(period)})`;
  const attached = words.say("The report is attached. It has what you may see today.");
  const reason = words.say(why);
  const change = words.say(message`Change or end it`);
  return {
    subject: name,
    text: `${name}\n${about}\n\n${attached}\n\n${reason}\n${change}: ${listUrl}\n`,
    html: `<!doctype html>
<html lang="${words.language}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${inHtml(name)}</title></head>
<body style="font-family:system-ui,sans-serif;font-size:15px;line-height:1.5;max-width:560px;margin:0 auto;padding:16px">
<p style="font-weight:600;margin:0">${inHtml(name)}</p>
<p style="margin:0">${inHtml(about)}</p>
<p>${inHtml(attached)}</p>
<p style="color:#6b7280;font-size:13px">${inHtml(reason)} <a href="${inHtml(listUrl)}">${inHtml(change)}</a></p>
</body></html>
`,
  };
}
