import { encode } from "uqr";

interface Props {
  readonly text: string;
  readonly label: string;
  /** A CSS length; by default 200 pixels. */
  readonly size?: string | number;
}

/** A text as a square that a phone's camera reads. Dark on light in both colour schemes, as cameras want it. */
export function QrCode({ text, label, size: side = 200 }: Props) {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={side}
      height={side}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
