import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { plural, t } from "../messages/t.ts";
import { download, type ExportedFile } from "./download.ts";
import { Icon } from "./icon.tsx";
import { LateChoiceMenu } from "./late-choice-menu.ts";
import { notifyDone, notifyFailure } from "./notify.tsx";

interface ExportMenuProps {
  /** Requests the file from the API. */
  readonly make: (format: string) => Promise<ExportedFile>;
  /** The formats that are offered, with their names. */
  readonly formats?: readonly (readonly [format: string, name: string])[];
}

const SPREADSHEETS = [
  ["xlsx", "Excel"],
  ["csv", "CSV"],
] as const;

/** Exports a file in the chosen format and downloads it; spreadsheets, unless other formats are given. */
export function ExportMenu({ make, formats = SPREADSHEETS }: ExportMenuProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: make,
    onSuccess: (file) => {
      download(file);
      notifyDone(sizeInWords(file));
    },
    onError: notifyFailure,
  });
  return (
    <LateChoiceMenu
      target={
        <Button variant="default" loading={isPending} leftSection={<Icon name="download" size={16} />}>
          {t("Export")}
        </Button>
      }
      choices={formats.map(([value, label]) => ({ value, label }))}
      onChoose={mutate}
    />
  );
}

function sizeInWords({ rows }: ExportedFile): string {
  if (rows === undefined) return t("A file");
  return plural(rows, "A file with # row", "A file with # rows");
}
