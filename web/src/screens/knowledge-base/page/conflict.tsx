import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import type { ApiRecord } from "../../../api/records.ts";
import { Icon } from "../../../components/icon.tsx";
import { MarkdownText } from "../../../markdown/markdown-text.tsx";
import { t } from "../../../messages/t.ts";
import { VersionDiff } from "./version-diff.tsx";

interface ConflictProps {
  /** The page as somebody else has saved it. */
  readonly theirs: ApiRecord<"pages">;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Shows that somebody else has saved the page meanwhile; nothing was overwritten. */
export function Conflict({ theirs, onKeepMine, onTakeTheirs }: ConflictProps) {
  const { version, content = "", title } = theirs.attributes;
  return (
    <Alert
      color="orange"
      icon={<Icon name="alert-triangle" />}
      title={t("Somebody else has changed this page in the meantime")}
    >
      <Stack gap="sm">
        <Text size="sm">{t`Nothing was overwritten. Your text is below; this is what the other person saved as version ${version}, "${title}":`}</Text>
        {version > 1 ? (
          <VersionDiff pageId={theirs.id} from={version - 1} to={version} />
        ) : (
          <MarkdownText text={content} />
        )}
        <Group gap="xs">
          <Button size="xs" onClick={onKeepMine}>
            {t("Save mine as a new version")}
          </Button>
          <Button size="xs" variant="default" onClick={onTakeTheirs}>
            {t("Keep theirs and discard mine")}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
