import type { CardFigure, CardItem, HomeCard } from "../../../engine/declare/index.ts";
import { holds } from "../../../engine/declare/index.ts";
import { schemaOf } from "../../../engine/runtime/index.ts";
import type { Text, Work } from "../../../engine/work/index.ts";
import { arranged, layoutOf } from "./layout.ts";

/** A card as the home screen shows it. */
export interface ShownCard {
  readonly name: string;
  readonly title: Text;
  /** The title of the module that declares it. */
  readonly module: string;
  readonly is_hidden: boolean;
  readonly is_overview: boolean;
  readonly items: readonly (Omit<CardItem, "step"> & { readonly step: CardItem["step"] | null })[];
  readonly total: number;
  readonly figures: readonly Required<CardFigure>[];
}

interface OfferedCard {
  readonly name: string;
  readonly module: string;
  readonly card: HomeCard;
}

/** The cards that the actor may have, in the order of the modules, but for those that come first and the overview. */
export function offeredCards(work: Work): OfferedCard[] {
  const cards = schemaOf(work).modules.flatMap(({ title: module, homeCards = [] }) =>
    homeCards.filter((card) => mayHave(work, card)).map((card) => ({ name: card.name, module, card })),
  );
  const rankOf = ({ card }: OfferedCard): number => (card.comesFirst ? 0 : card.isOverview ? 1 : 2);
  return cards.sort((one, other) => rankOf(one) - rankOf(other));
}

function mayHave({ actor }: Pick<Work, "actor">, { permissions, isForEmployees }: HomeCard): boolean {
  if (isForEmployees && (actor.employeeId === null || !actor.relations.has("self"))) return false;
  return permissions.length === 0 || holds(actor, ...permissions);
}

/** The home of the actor: the cards with something in them, and those that are hidden, without their content. */
export async function homeOf(work: Work, userId: string): Promise<ShownCard[]> {
  const layout = await layoutOf(work, userId);
  const hidden = new Set(layout.hidden);
  const shown: ShownCard[] = [];
  for (const { name, module, card } of arranged(offeredCards(work), layout)) {
    const isHidden = hidden.has(name);
    const content = isHidden ? {} : await card.content(work);
    if (content === null) continue;
    const { total = content.items?.length ?? 0 } = content;
    const figures = (content.figures ?? []).map((figure) => ({ compared_with: null, ...figure }));
    const items = (content.items ?? []).map((item) => ({ ...item, step: item.step ?? null }));
    const { title, isOverview } = card;
    shown.push({ name, title, module, is_hidden: isHidden, is_overview: isOverview, items, total, figures });
  }
  return shown;
}
