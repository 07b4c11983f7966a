import { type IconName, iconShapes } from "./icon-shapes.ts";

interface IconProps {
  readonly name: IconName;
  /** In pixels. */
  readonly size?: number;
  readonly stroke?: number;
}

/** An icon in the colour of the surrounding text, hidden from screen readers. */
export function Icon({ name, size = 18, stroke = 1.75 }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      style={{ flexShrink: 0 }}
    >
      <path d={iconShapes[name]} />
    </svg>
  );
}
