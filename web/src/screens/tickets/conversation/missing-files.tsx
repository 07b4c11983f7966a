import { Alert, Button, Group, Stack } from "@mantine/core";
import { Icon } from "../../../components/icon.tsx";
import { UploadList } from "../../../components/uploads/upload-list.tsx";
import type { Uploads } from "../../../components/uploads/use-uploads.ts";
import { t } from "../../../messages/t.ts";

interface MissingFilesProps {
  readonly uploads: Uploads;
  readonly onTryAgain: () => void;
  /** Gives the files up. */
  readonly onContinue: () => void;
}

/** What takes the place of the form when a comment is saved, but some of its files are not. */
export function MissingFiles({ uploads, onTryAgain, onContinue }: MissingFilesProps) {
  return (
    <Stack gap="xs">
      <Alert color="orange" icon={<Icon name="alert-triangle" />} title={t("The comment is saved.")}>
        {t("Some of its files were not uploaded.")}
      </Alert>
      <UploadList label={t("Files that were not uploaded")} uploads={uploads} />
      <Group gap="xs">
        {uploads.maySend && (
          <Button loading={uploads.isSending} onClick={onTryAgain}>
            {t("Try again")}
          </Button>
        )}
        <Button variant="default" disabled={uploads.isSending} onClick={onContinue}>
          {t("Continue without them")}
        </Button>
      </Group>
    </Stack>
  );
}
