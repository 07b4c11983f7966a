import { Button, Group, Text } from "@mantine/core";
import { type PointerEvent, useRef, useState } from "react";
import { t } from "../../../messages/t.ts";
import { HEIGHT, penOf, pictureOf, WIDTH } from "./signature-image.ts";
import classes from "./signature-pad.module.css";

interface SignaturePadProps {
  /** Called after each stroke with the picture; null when it was cleared. */
  readonly onChange: (picture: File | null) => void;
}

/** The area in which a signature is drawn, with a mouse, a pen or a finger. */
export function SignaturePad({ onChange }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isEmpty, setEmpty] = useState(true);
  const isDrawing = useRef(false);
  const placeOf = (event: PointerEvent<HTMLCanvasElement>): [number, number] => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    return [((event.clientX - left) * WIDTH) / width, ((event.clientY - top) * HEIGHT) / height];
  };
  const start = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    isDrawing.current = true;
    const pen = penOf(event.currentTarget);
    pen.beginPath();
    pen.moveTo(...placeOf(event));
    // A dot, if the pen does not move.
    pen.lineTo(...placeOf(event));
    pen.stroke();
  };
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!isDrawing.current) return;
    const pen = penOf(event.currentTarget);
    pen.lineTo(...placeOf(event));
    pen.stroke();
  };
  const end = async (event: PointerEvent<HTMLCanvasElement>) => {
    if (!isDrawing.current) return;
    isDrawing.current = false;
    setEmpty(false);
    onChange(await pictureOf(event.currentTarget));
  };
  return (
    <div>
      <canvas
        ref={canvas}
        className={classes.pad}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={t("Your signature: draw it here, or type it instead")}
        onPointerDown={start}
        onPointerMove={draw}
        onPointerUp={(event) => void end(event)}
        onPointerCancel={(event) => void end(event)}
      />
      <Group justify="space-between" mt={4}>
        <Text size="xs" c="dimmed">
          {t("Draw with the mouse, a pen or a finger.")}
        </Text>
        <Button
          size="compact-xs"
          variant="subtle"
          disabled={isEmpty}
          onClick={() => {
            canvas.current?.getContext("2d")?.clearRect(0, 0, WIDTH, HEIGHT);
            setEmpty(true);
            onChange(null);
          }}
        >
          {t("Clear")}
        </Button>
      </Group>
    </div>
  );
}
