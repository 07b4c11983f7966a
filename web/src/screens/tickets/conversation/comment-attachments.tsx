import { Anchor, Group, Text } from "@mantine/core";
import { Icon } from "../../../components/icon.tsx";
import { formatBytes } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";

interface Attachment {
  readonly id: string;
  readonly file_name: string;
  /** Bytes. */
  readonly size: number;
  readonly url: string;
}

/** The files of a comment, as links with their sizes. */
export function CommentAttachments({ files }: { readonly files: readonly Attachment[] }) {
  if (files.length === 0) return null;
  return (
    <Group gap="md" component="ul" p={0} m={0} style={{ listStyle: "none" }} aria-label={t("Attachments")}>
      {files.map(({ id, file_name, size, url }) => (
        <Group key={id} component="li" gap={6} wrap="nowrap">
          <Icon name="file-text" size={14} />
          <Anchor href={url} size="sm" style={{ overflowWrap: "anywhere" }}>
            {file_name}
          </Anchor>
          <Text size="xs" c="dimmed">
            {formatBytes(size)}
          </Text>
        </Group>
      ))}
    </Group>
  );
}
