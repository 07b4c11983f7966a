import {
  amongGroups,
  chosen,
  type Filters,
  flagged,
  type Narrowing,
  narrowFilters,
  withinDays,
} from "../../../platform/links/narrow-filters.ts";
import { ASSET_STATUSES } from "../assets/asset-state.ts";
import { lastWarrantyDay } from "./summary-rows.ts";

const NOT_RETIRED = chosen("-status", "retired", ASSET_STATUSES);

/** The filters of the assets that a figure counts. */
function conditionsOf(figure: string, today: string): Narrowing[] {
  switch (figure) {
    case "total":
      return [NOT_RETIRED];
    case "overdue":
      return [flagged("is_overdue", true)];
    case "warranty_expiring":
      return [NOT_RETIRED, withinDays("warranty_until", today, lastWarrantyDay(today))];
    default:
      return [chosen("status", figure, ASSET_STATUSES)];
  }
}

type Links = Readonly<Record<string, string | null>>;

/** Returns functions for the URLs of the lists with exactly the assets that a figure counts. */
export function linkToAssets(given: Filters, today: string, linkTo: (filters: Filters) => string) {
  const url = (conditions: readonly Narrowing[]): string | null => {
    const filters = narrowFilters(given, conditions);
    return filters && linkTo(filters);
  };
  const linksOf = (figures: readonly string[], further: readonly Narrowing[]): Links =>
    Object.fromEntries(figures.map((name) => [name, url([...further, ...conditionsOf(name, today)])]));
  return {
    all: (figures: readonly string[]) => linksOf(figures, []),
    ofType: (id: string, figures: readonly string[]) => linksOf(figures, [amongGroups("asset_type_id", id)]),
    ofCurrency: (currency: string) => ({ assets: url([amongGroups("currency", currency), NOT_RETIRED]) }),
  };
}
