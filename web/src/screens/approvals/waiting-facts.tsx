import type { ReactNode } from "react";
import classes from "./decisions.module.css";

interface WaitingFactsProps {
  readonly who: ReactNode;
  readonly about: ReactNode;
  /** How much: time, money, days. */
  readonly figure: ReactNode;
}

/** What is to be seen of one that waits, in columns that are the same in every row. */
export function WaitingFacts({ who, about, figure }: WaitingFactsProps) {
  return (
    <div className={classes.facts}>
      {who}
      <div>{about}</div>
      <div className={classes.figure}>{figure}</div>
    </div>
  );
}
