import { Center, Image, Skeleton, Text } from "@mantine/core";
import { useState } from "react";
import { Icon } from "../../../components/icon.tsx";
import { useObjectUrl } from "../../../components/use-object-url.ts";
import classes from "./receipts.module.css";

interface ReceiptPreviewProps {
  readonly name: string;
  readonly kind: string;
  readonly content: Blob | undefined;
}

/** The preview of a receipt: an image, or a PDF if the browser can show it. */
export function ReceiptPreview({ name, kind, content }: ReceiptPreviewProps) {
  const [isUnreadable, setUnreadable] = useState(false);
  const url = useObjectUrl(content);
  const isPdf = kind === "application/pdf";
  if (isUnreadable || (isPdf && !navigator.pdfViewerEnabled)) return <NoPreview isPdf={isPdf} />;
  if (url === null) return <Skeleton className={classes.preview} />;
  if (isPdf) {
    return (
      <iframe className={classes.preview} src={`${url}#toolbar=0&view=FitH`} title={`Preview of ${name}`} />
    );
  }
  return (
    <Image
      className={classes.preview}
      src={url}
      alt={`Preview of ${name}`}
      fit="contain"
      onError={() => setUnreadable(true)}
    />
  );
}

function NoPreview({ isPdf }: { readonly isPdf: boolean }) {
  return (
    <Center className={classes.preview}>
      <Text size="sm" c="dimmed" ta="center" component="div">
        <Icon name="receipt" size={28} />
        <div>{isPdf ? "PDF" : "This browser cannot preview the file."}</div>
      </Text>
    </Center>
  );
}
