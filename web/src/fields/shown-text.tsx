import type { ReactNode } from "react";
import { PlainLink } from "../components/plain-link.tsx";
import classes from "./shown-text.module.css";

interface ShownTextProps {
  readonly look?: "dimmed" | "figure" | "one-line" | "lines";
  readonly children: ReactNode;
}

/** The value of a field as text. A list shows hundreds of them, so it is a plain element. */
export const ShownText = ({ look, children }: ShownTextProps) => (
  <span className={classes.text} data-look={look}>
    {children}
  </span>
);

/** The value of a field as a link to a screen. */
export const ShownLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <PlainLink to={to} className={classes.link}>
    {children}
  </PlainLink>
);
