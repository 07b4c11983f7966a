import { Stack, Text } from "@mantine/core";
import { Fragment, type ReactNode } from "react";
import classes from "./what-follows.module.css";

/** A named value that follows from an operation. */
export interface Following {
  readonly label: string;
  readonly value: ReactNode;
  readonly isStrong?: boolean;
}

interface WhatFollowsProps {
  readonly facts: readonly Following[];
  /** What follows besides, in sentences. */
  readonly notes?: readonly string[];
}

/** What an operation on an invoice would do: its figures and dates, and what follows in words. */
export function WhatFollows({ facts, notes = [] }: WhatFollowsProps) {
  return (
    <Stack gap="sm">
      <dl className={classes.facts}>
        {facts.map(({ label, value, isStrong }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd data-strong={isStrong}>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {notes.map((note) => (
        <Text key={note} size="sm">
          {note}
        </Text>
      ))}
    </Stack>
  );
}
