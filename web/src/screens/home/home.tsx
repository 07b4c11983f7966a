import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, useState } from "react";
import { LateWidget } from "../../app/late-widget.tsx";
import { loadCode } from "../../app/load-code.ts";
import { EmptyState } from "../../components/empty-state.tsx";
import { Icon } from "../../components/icon.tsx";
import { Page } from "../../components/page.tsx";
import { ReadProblem } from "../../components/read-problem.tsx";
import { TableSkeleton } from "../../components/skeletons.tsx";
import { formatFullDate, todayIn } from "../../format/dates.ts";
import { t } from "../../messages/t.ts";
import { useSession } from "../../session/session.ts";
import classes from "./home-card.module.css";
import { HomeCard } from "./home-card.tsx";
import { type Card, homeQuery } from "./home-query.ts";

const ArrangeDialog = lazy(async () => ({
  default: (await loadCode(() => import("./arrange-dialog.tsx"))).ArrangeDialog,
}));

const EVERY_TWO_MINUTES = 120_000;

/** The cards in their order, in runs: those with figures of the company are beside each other, the others in columns. */
function inRuns(cards: readonly Card[]): Card[][] {
  const runs: Card[][] = [];
  for (const card of cards) {
    const run = runs.at(-1);
    if (run && run[0]!.is_overview === card.is_overview) run.push(card);
    else runs.push([card]);
  }
  return runs;
}

/** What waits for the person, the person's day and week, and who is away. */
export default function Home() {
  const { workspace } = useSession();
  const [isArranging, setArranging] = useState(false);
  const { data: home, error } = useQuery({
    ...homeQuery,
    refetchOnMount: "always",
    refetchInterval: EVERY_TWO_MINUTES,
  });
  const cards = home?.data;
  const shown = (cards ?? []).filter(({ is_hidden }) => !is_hidden);
  return (
    <Page
      title={t("Home")}
      note={formatFullDate(todayIn(workspace.timezone))}
      actions={
        cards && (
          <Button
            variant="default"
            leftSection={<Icon name="adjustments-horizontal" size={16} />}
            onClick={() => setArranging(true)}
          >
            {t("Arrange")}
          </Button>
        )
      }
    >
      {error && !cards && <ReadProblem error={error} />}
      {!cards && !error && <TableSkeleton />}
      {cards && shown.length === 0 && (
        <EmptyState
          icon="circle-check"
          title={t("Nothing waits for you")}
          text={t("What waits for you, your week and who is away appear here.")}
        />
      )}
      {inRuns(shown).map((cards) => (
        <div key={cards[0]!.name} className={cards[0]!.is_overview ? classes.overview : classes.cards}>
          {cards.map((card) => (
            <HomeCard key={card.name} card={card} />
          ))}
        </div>
      ))}
      {isArranging && home && (
        <LateWidget name="arrange">
          <ArrangeDialog
            cards={home.data}
            celebrates={home.meta.celebrates}
            onClose={() => setArranging(false)}
          />
        </LateWidget>
      )}
    </Page>
  );
}
