import { Anchor, List, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { ShortcutList } from "../../app/keys/shortcut-list.tsx";
import { SHORTCUTS } from "../../app/keys/shortcuts.ts";
import { Page } from "../../components/page.tsx";
import { Panel } from "../../components/panel.tsx";
import { withinSentence } from "../../format/words.ts";
import { rich, t } from "../../messages/t.ts";

const LISTS: readonly string[] = [
  t("Click a row to open its record. You can still select and copy text in it."),
  t(
    "Search, filters, order, page and columns are part of the address: send it to anybody who has access to the same records.",
  ),
  t(
    "“Export” creates a file of the listed records, with the filters and the search of the list, and in its order unless the file has a fixed one.",
  ),
  t(
    "Tick several rows to change them together. Rows that could not be changed stay ticked, with the reason.",
  ),
  t("When you print a page, the navigation and the buttons are left out."),
];

const PLACES: readonly (readonly [title: string, text: ReactNode])[] = [
  [
    t("Leave"),
    t("“My leave” shows your balances and your requests. The team calendar shows who is away, but not why."),
  ],
  [
    t("Time"),
    t(
      "Enter 1:30, 1.5 or 90m for a day of the week, or start the timer in the header. Submit the week when it is complete.",
    ),
  ],
  [
    t("Approvals"),
    t("Everything that awaits your decision. The number in the navigation says how many requests there are."),
  ],
  [t("Expenses"), t("Add the receipt, submit the expense, and follow it until it is reimbursed.")],
];

/** How the program is used, on one page. */
export default function Help() {
  return (
    <Page title={t("Help")} note={t("A one-page guide to the program.")} width="narrow">
      <Stack gap="lg">
        <Panel title={t("Finding your way")}>
          <Stack gap="xs">
            {PLACES.map(([title, text]) => (
              <Text key={title} size="sm">
                <b>{title}.</b> {text}
              </Text>
            ))}
          </Stack>
        </Panel>
        <Panel title={t("Lists")}>
          <List size="sm" spacing={6}>
            {LISTS.map((text) => (
              <List.Item key={text}>{text}</List.Item>
            ))}
          </List>
        </Panel>
        {SHORTCUTS.map(({ title, shortcuts }) => (
          <Panel key={title} title={t`Keyboard shortcuts: ${withinSentence(title)}`}>
            <ShortcutList shortcuts={shortcuts} />
          </Panel>
        ))}
        <Panel title={t("When something is missing")}>
          <Text size="sm">{rich`What you can see and do depends on your role, which the administrators of your workspace can change. Programs have access to the same data through the API: ${(
            <Anchor key="docs" href="/docs" target="_blank" rel="noopener">
              {t("API reference")}
            </Anchor>
          )}.`}</Text>
        </Panel>
      </Stack>
    </Page>
  );
}
