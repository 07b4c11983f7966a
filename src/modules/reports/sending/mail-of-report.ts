import { inHtml } from "../../../platform/mail/html-text.ts";

interface Mailed {
  readonly name: string;
  readonly question: string;
  readonly period: string | null;
  /** When it is sent, as the end of a sentence: "every Monday". */
  readonly when: string;
  /** Where the person changes or ends it. */
  readonly listUrl: string;
}

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** When a report is sent, as the end of a sentence. */
export const whenInWords = (weekday: number | null, monthDay: number | null): string =>
  weekday === null ? `every month on day ${monthDay}` : `every ${WEEKDAYS[weekday - 1]}`;

/** The mail to which the file is attached, as text and as HTML. */
export function mailOfReport({ name, question, period, when, listUrl }: Mailed) {
  const about = period === null ? question : `${question} (${period})`;
  const why = `You get this report ${when}, because you asked for it.`;
  return {
    subject: name,
    text: `${name}\n${about}\n\nThe report is attached. It has what you may see today.\n\n${why}\nChange or end it: ${listUrl}\n`,
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${inHtml(name)}</title></head>
<body style="font-family:system-ui,sans-serif;font-size:15px;line-height:1.5;max-width:560px;margin:0 auto;padding:16px">
<p style="font-weight:600;margin:0">${inHtml(name)}</p>
<p style="margin:0">${inHtml(about)}</p>
<p>The report is attached. It has what you may see today.</p>
<p style="color:#6b7280;font-size:13px">${inHtml(why)} <a href="${inHtml(listUrl)}">Change or end it</a>.</p>
</body></html>
`,
  };
}
