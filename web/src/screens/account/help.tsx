import { Anchor, Kbd, List, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Page } from "../../components/page.tsx";
import { Panel } from "../../components/panel.tsx";

const KEYS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [["Tab"], "to the next day; with Shift to the one before"],
  [["↑", "↓", "←", "→"], "to the neighbouring cell"],
  [["Enter"], "to the row below; with Shift to the one above"],
  [["Esc"], "closes what lies over the screen"],
];

const LISTS: readonly string[] = [
  "A click on a row opens its record. Text in it can be marked and copied.",
  "Search, filters, order, page and columns stand in the address: send it to somebody who may see the same.",
  "“Export” makes a file of what the list shows, with its filters, its search and, where the file has no order of its own, its order.",
  "Tick rows to do something with several at once. What could not be done is told for each, and stays ticked.",
  "The print of your browser leaves out the navigation and all buttons.",
];

const PLACES: readonly (readonly [title: string, text: ReactNode])[] = [
  ["Leave", "“My leave” has your balances and your requests. The team calendar shows who is away, not why."],
  [
    "Time",
    "Type 1:30, 1.5 or 90m into a day of the week, or start the timer in the header. Submit the week when it is complete.",
  ],
  ["Approvals", "What waits for your decision, whatever it is. The number in the navigation is how much."],
  ["Expenses", "Add the receipt, submit, and follow it until it is paid back."],
];

/** How the program is used, on one page. */
export default function Help() {
  return (
    <Page title="Help" note="How to find your way, on one page." width="narrow">
      <Stack gap="lg">
        <Panel title="Where things are">
          <Stack gap="xs">
            {PLACES.map(([title, text]) => (
              <Text key={title} size="sm">
                <b>{title}.</b> {text}
              </Text>
            ))}
          </Stack>
        </Panel>
        <Panel title="Lists">
          <List size="sm" spacing={6}>
            {LISTS.map((text) => (
              <List.Item key={text}>{text}</List.Item>
            ))}
          </List>
        </Panel>
        <Panel title="The week by keyboard">
          <List size="sm" spacing={6}>
            {KEYS.map(([keys, what]) => (
              <List.Item key={what}>
                {keys.map((key) => (
                  <Kbd key={key} mr={4}>
                    {key}
                  </Kbd>
                ))}
                {what}
              </List.Item>
            ))}
          </List>
        </Panel>
        <Panel title="When something is missing">
          <Text size="sm">
            What you see and may do depends on your role. Whoever manages the roles of your workspace can
            change that. Programs use the same data by the API:{" "}
            <Anchor href="/docs" target="_blank" rel="noopener">
              API reference
            </Anchor>
            .
          </Text>
        </Panel>
      </Stack>
    </Page>
  );
}
