import type { ReactNode } from "react";
import classes from "./decisions.module.css";

interface WaitingFactsProps {
  readonly who: ReactNode;
  readonly about: ReactNode;
  /** The amount of time, money or days. */
  readonly figure: ReactNode;
}

/** The facts about a pending record, in the same columns in every row. */
export function WaitingFacts({ who, about, figure }: WaitingFactsProps) {
  return (
    <div className={classes.facts}>
      {who}
      <div>{about}</div>
      <div className={classes.figure}>{figure}</div>
    </div>
  );
}
