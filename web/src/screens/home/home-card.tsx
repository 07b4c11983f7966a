import { Anchor, Group, Paper, Stack, Text, Title, VisuallyHidden } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { Icon } from "../../components/icon.tsx";
import { DemoOffer } from "../../demo-data/demo-offer.tsx";
import { formatNumber } from "../../format/numbers.ts";
import { t } from "../../messages/t.ts";
import { mayAny, type Session, useSession } from "../../session/session.ts";
import { recordPath } from "../record-path.ts";
import { placeOfCard, placeOfStep } from "./card-places.ts";
import { figureText, trendText } from "./figure-text.ts";
import classes from "./home-card.module.css";
import type { Card } from "./home-query.ts";

/** A card of the home screen: items with links to their records, or figures with their trend. */
export function HomeCard({ card }: { readonly card: Card }) {
  const id = useId();
  const session = useSession();
  const place = placeOfCard(card.name);
  const all = card.total > card.items.length ? t`All ${formatNumber(card.total)}` : t("Show");
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={id} className={classes.card}>
      <Group justify="space-between" wrap="nowrap" mb="xs">
        <Title order={2} size="h5" id={id}>
          {card.title}
        </Title>
        {place !== null && (
          <Anchor component={Link} to={place as never} size="sm" aria-label={`${all}: ${card.title}`}>
            {all}
          </Anchor>
        )}
      </Group>
      {card.figures.length > 0 && <Figures card={card} />}
      {card.items.length > 0 && (
        <ul className={classes.items}>
          {card.items.map((item, index) => (
            <Item key={item.record?.id ?? index} item={item} />
          ))}
        </ul>
      )}
      {card.name === "set-up" && mayAny(session, ["manage-workspace"]) && (
        <div className={classes.offer}>
          <DemoOffer />
        </div>
      )}
    </Paper>
  );
}

function Figures({ card }: { readonly card: Card }) {
  return (
    <Group gap="xl" align="flex-start">
      {card.figures.map((figure) => (
        <Stack key={figure.label} gap={0}>
          <Text size="sm" c="dimmed">
            {figure.label}
          </Text>
          <Text className={classes.figure}>{figureText(figure, figure.value)}</Text>
          {trendText(figure) !== null && (
            <Text size="xs" c="dimmed">
              {trendText(figure)}
            </Text>
          )}
        </Stack>
      ))}
    </Group>
  );
}

type ItemOfCard = Card["items"][number];

/** Where an item leads: to its record, or to where its step of the set-up is done. */
function placeOf(session: Session, { record, step }: ItemOfCard): string | null {
  if (step !== null) return placeOfStep(step.name);
  return record === null ? null : recordPath(session, record.type, record.id);
}

function Item({ item }: { readonly item: ItemOfCard }) {
  const { title, detail, step } = item;
  const path = placeOf(useSession(), item);
  return (
    <li className={classes.item} data-done={step?.is_done || undefined}>
      {step !== null && (
        <span className={classes.tick}>
          <Icon name={step.is_done ? "circle-check" : "circle-dashed"} size={20} />
          <VisuallyHidden>{`${step.is_done ? t("Done:") : t("To do:")} `}</VisuallyHidden>
        </span>
      )}
      {path === null ? (
        <Text fw={500}>{title}</Text>
      ) : (
        <Text component={Link} to={path as never} fw={500} className={classes.link}>
          {title}
        </Text>
      )}
      {detail !== null && (
        <Text size="sm" c="dimmed">
          {detail}
        </Text>
      )}
    </li>
  );
}
