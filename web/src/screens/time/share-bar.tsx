import classes from "./share-bar.module.css";

interface ShareBarProps {
  /** The parts from the left, as fractions of the full width. */
  readonly parts: readonly { readonly name: string; readonly share: number }[];
  /** The position of a line across the bar, 0 to 1. */
  readonly mark?: number;
}

/** A bar of parts. It is hidden from screen readers, since the figures are next to it. */
export function ShareBar({ parts, mark }: ShareBarProps) {
  let left = 0;
  return (
    <svg className={classes.bar} viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className={classes.ground} width={1000} height={10} />
      {parts.map(({ name, share }) => {
        const x = left;
        const width = Math.max(0, Math.min(1000 - x, share * 1000));
        left += width;
        return <rect key={name} data-part={name} x={x} width={width} height={10} />;
      })}
      {mark !== undefined && mark < 1 && (
        <rect className={classes.mark} x={mark * 1000 - 2} width={4} height={10} />
      )}
    </svg>
  );
}

/** The legend of a bar. */
export function Legend({ part, children }: { readonly part: string; readonly children: string }) {
  return (
    <span className={classes.legend} data-part={part}>
      {children}
    </span>
  );
}
