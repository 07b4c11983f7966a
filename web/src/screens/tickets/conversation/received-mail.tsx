import { Anchor, Text } from "@mantine/core";
import { formatBytes } from "../../../format/numbers.ts";
import { rich, t } from "../../../messages/t.ts";
import classes from "./conversation.module.css";

/** The mail of which a ticket or a comment was made. */
export interface ReceivedMail {
  readonly from: string;
  /** Bytes. */
  readonly size: number;
  readonly url: string;
}

/** A text as somebody mailed it: it is no Markdown, and its lines stay as they are. */
export const MailedText = ({ text }: { readonly text: string }) => (
  <Text component="div" className={classes.mailed}>
    {text}
  </Text>
);

/** Who mailed it, and the whole mail, since quotations are left out of the text. */
export const MailSource = ({ from, size, url }: ReceivedMail) => (
  <Text size="xs" c="dimmed">{rich`By email from ${from} · ${(
    <Anchor key="mail" href={url} size="xs">
      {t("Original email")}
    </Anchor>
  )} (${formatBytes(size)})`}</Text>
);
