import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import type { RefObject } from "react";
import { downloadContent } from "../../components/download.ts";
import { Icon } from "../../components/icon.tsx";
import { notifyFailure } from "../../components/notify.tsx";
import { t } from "../../messages/t.ts";
import { chartPicture, type PictureWords } from "./chart-picture.ts";

interface PictureButtonProps extends PictureWords {
  /** The element with the chart. */
  readonly chart: RefObject<HTMLDivElement | null>;
}

const fileNameOf = (title: string): string =>
  `${title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/gu, "")}.png`;

/** Saves a chart as a picture. */
export const PictureButton = ({ chart, ...words }: PictureButtonProps) => (
  <SaveAsPicture
    title={words.title}
    draw={() => chartPicture(chart.current!, resolved(chart.current!, words))}
  />
);

interface SaveAsPictureProps {
  readonly title: string;
  readonly draw: () => Promise<Blob>;
}

/** Saves what is drawn as a picture. */
export function SaveAsPicture({ title, draw }: SaveAsPictureProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => ({ file_name: fileNameOf(title), content: await draw() }),
    onSuccess: downloadContent,
    onError: notifyFailure,
  });
  return (
    <Button
      variant="subtle"
      size="compact-xs"
      loading={isPending}
      leftSection={<Icon name="download" size={14} />}
      onClick={() => mutate()}
      aria-label={t`Download “${title}” as PNG`}
    >
      {t("PNG")}
    </Button>
  );
}

/** The words with the colours that variables of the page stand for. */
const resolved = (element: HTMLElement, { title, series }: PictureWords): PictureWords => ({
  title,
  series: series.map((one) => ({
    ...one,
    color: getComputedStyle(element).getPropertyValue(/var\((.*)\)/u.exec(one.color)?.[1] ?? "") || one.color,
  })),
});
