import { Stack, TextInput } from "@mantine/core";
import { useEffect, useRef } from "react";
import { t } from "../../../messages/t.ts";
import { HEIGHT, pictureOf, WIDTH, writeName } from "./signature-image.ts";
import classes from "./signature-pad.module.css";

interface TypedSignatureProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  /** Called with the picture of the name; null while there is none. */
  readonly onChange: (picture: File | null) => void;
}

/** A signature that is typed, and shown as a picture. */
export function TypedSignature({ name, onName, onChange }: TypedSignatureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    if (!canvas.current) return;
    writeName(canvas.current, name.trim());
    if (name.trim() === "") latest.current(null);
    else void pictureOf(canvas.current).then((picture) => latest.current(picture));
  }, [name]);
  return (
    <Stack gap="xs">
      <TextInput
        label={t("Your name")}
        value={name}
        maxLength={100}
        onChange={(event) => onName(event.currentTarget.value)}
      />
      <canvas
        ref={canvas}
        className={classes.pad}
        style={{ cursor: "default" }}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={t`Signature: ${name}`}
      />
    </Stack>
  );
}
