import { Text } from "@mantine/core";
import type { ApiRecord } from "../../api/records.ts";
import { nameIn } from "../../declare/record-label.ts";
import type { ResourceUi } from "../../declare/resource-ui.ts";
import classes from "../bulk-bar.module.css";
import type { Outcome } from "../run-on-each.ts";

interface RecordNamesProps {
  readonly ui: ResourceUi;
  readonly of: readonly (ApiRecord | Outcome)[];
  /** What the list is called, because it can be scrolled. */
  readonly label: string;
}

/** The names of records, with the reasons why an operation is not possible for them; a long list is scrolled. */
export const RecordNames = ({ ui, of, label }: RecordNamesProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled has to be reachable by keyboard.
  <ul className={classes.records} aria-label={label} tabIndex={0}>
    {of.map((one) => (
      <Text key={"record" in one ? one.record.id : one.id} size="sm" component="li">
        {"record" in one ? (
          <>
            <b>{nameIn(ui, one.record)}</b>: {one.problem}
          </>
        ) : (
          nameIn(ui, one)
        )}
      </Text>
    ))}
  </ul>
);
