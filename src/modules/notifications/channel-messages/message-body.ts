import { message, type Text, type Words } from "../../../engine/work/index.ts";

/** What a message says. */
export interface ChannelMessage {
  readonly title: string;
  readonly detail: string | null;
  /** Where the record is opened. */
  readonly url: string;
  /** The text of the button that opens it. */
  readonly open: string;
}

/** A message before its words are chosen. */
interface WordedMessage {
  readonly title: Text;
  readonly detail: Text | null;
  readonly url: string;
}

/** A message in the words of its readers. */
export const saidMessage = ({ title, detail, url }: WordedMessage, words: Words): ChannelMessage => ({
  title: words.say(title),
  detail: detail && words.say(detail),
  url,
  open: words.say(message`Open in Bureau`),
});

export type ChannelService = "slack" | "teams";

/** Slack refuses longer texts. */
const MAX_LENGTH = 2_000;

const cut = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text);

/** A text for Slack, in which nothing is a link, a mention of everybody or a format. */
const inSlack = (text: string): string =>
  cut(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    // A zero-width space keeps signs from formatting what is between two of them.
    .replace(/[*_~`|]/g, "$&\u200b");

/** A message of an incoming webhook of Slack: a text for notifications, and blocks that are shown. */
export const slackMessage = ({ title, detail, url }: ChannelMessage) => ({
  text: [title, detail]
    .filter((part) => part !== null)
    .map(inSlack)
    .join(" · "),
  blocks: [
    {
      type: "section",
      text: { type: "mrkdwn", text: `<${encodeURI(url)}|${inSlack(title)}>` },
    },
    ...(detail === null
      ? []
      : [{ type: "context", elements: [{ type: "plain_text", text: cut(detail), emoji: false }] }]),
  ],
});

/** A message of a workflow of Teams: an adaptive card, whose runs of text have no formats. */
export const teamsMessage = ({ title, detail, url, open }: ChannelMessage) => ({
  type: "message",
  attachments: [
    {
      contentType: "application/vnd.microsoft.card.adaptive",
      contentUrl: null,
      content: {
        $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
        type: "AdaptiveCard",
        version: "1.4",
        fallbackText: cut(title),
        body: [
          richText({ text: cut(title), weight: "bolder" }),
          ...(detail === null ? [] : [richText({ text: cut(detail), isSubtle: true })]),
        ],
        actions: [{ type: "Action.OpenUrl", title: open, url }],
      },
    },
  ],
});

const richText = (run: Record<string, unknown>) => ({
  type: "RichTextBlock",
  inlines: [{ type: "TextRun", ...run }],
});

/** The body of a message to a channel. */
export const messageBody = (service: ChannelService, said: ChannelMessage): Buffer =>
  Buffer.from(JSON.stringify(service === "slack" ? slackMessage(said) : teamsMessage(said)));
