import { Center, Image, Skeleton, Text } from "@mantine/core";
import { useState } from "react";
import { t } from "../messages/t.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-shapes.ts";
import { useObjectUrl } from "./use-object-url.ts";

interface FilePreviewProps {
  readonly name: string;
  /** The media type; anything but a PDF is shown as a picture. */
  readonly kind: string;
  readonly content: Blob | undefined;
  readonly className: string | undefined;
  /** In place of what the browser cannot show. */
  readonly icon: IconName;
}

/** The preview of a file: an image, or a PDF if the browser can show it. */
export function FilePreview({ name, kind, content, className, icon }: FilePreviewProps) {
  const [isUnreadable, setUnreadable] = useState(false);
  const url = useObjectUrl(content);
  const isPdf = kind === "application/pdf";
  if (isUnreadable || (isPdf && !navigator.pdfViewerEnabled))
    return <NoPreview text={isPdf ? "PDF" : undefined} icon={icon} className={className} />;
  if (url === null) return <Skeleton className={className} />;
  if (isPdf) {
    return <iframe className={className} src={`${url}#toolbar=0&view=FitH`} title={t`Preview of ${name}`} />;
  }
  return (
    <Image
      className={className}
      src={url}
      alt={t`Preview of ${name}`}
      fit="contain"
      onError={() => setUnreadable(true)}
    />
  );
}

interface NoPreviewProps extends Pick<FilePreviewProps, "icon" | "className"> {
  /** Why there is none. */
  readonly text?: string;
}

/** The place of a preview that there cannot be. */
export function NoPreview({
  text = t("This browser cannot preview the file."),
  icon,
  className,
}: NoPreviewProps) {
  return (
    <Center className={className}>
      <Text size="sm" c="dimmed" ta="center" component="div">
        <Icon name={icon} size={28} />
        <div>{text}</div>
      </Text>
    </Center>
  );
}
