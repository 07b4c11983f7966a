import { Anchor, FileInput, Text } from "@mantine/core";
import { Icon } from "../../components/icon.tsx";
import type { ResourceUi } from "../../declare/resource-ui.ts";
import { t } from "../../messages/t.ts";

interface FileStepProps {
  readonly ui: ResourceUi;
  readonly file: File | null;
  readonly isBusy: boolean;
  readonly onChoose: (file: File) => void;
}

/** The choice of the file, with a template to start from. */
export function FileStep({ ui, file, isBusy, onChoose }: FileStepProps) {
  const template = `/api/${ui.resource}/getters/download-${ui.resource}-csv-template?example=true`;
  return (
    <>
      <Text size="sm">
        {t(
          "Choose an Excel workbook or a CSV file with the names of the columns in its first row. Nothing is imported before you have seen what would happen.",
        )}{" "}
        <Anchor href={template} download size="sm">
          {t("Download a template")}
        </Anchor>
      </Text>
      <FileInput
        label={t("File")}
        placeholder={t("Choose a file")}
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        leftSection={<Icon name="upload" size={16} />}
        value={file}
        disabled={isBusy}
        onChange={(chosen) => chosen && onChoose(chosen)}
      />
    </>
  );
}
