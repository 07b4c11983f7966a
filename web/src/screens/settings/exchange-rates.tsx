import { exchangeRates } from "../../api/generated/resources/exchange-rates.ts";
import { t } from "../../messages/t.ts";
import { listScreen } from "../../records/list-screen.tsx";

export default listScreen({
  resource: "exchange-rates",
  metadata: exchangeRates,
  title: t("Exchange rates"),
  singular: t("Exchange rate"),
  nameOf: ({ attributes }) => `${attributes.from_currency} → ${attributes.to_currency}`,
  note: t(
    "Rates for converting amounts in other currencies. The latest rate on or before the date applies, in one direction only.",
  ),
  fields: {
    from_currency: { label: t("From") },
    to_currency: { label: t("To") },
    date: { label: t("From the day"), hint: t("Not after today. It applies until the next rate.") },
    rate: {
      label: t("Rate"),
      hint: t("The value of one unit of the first currency in the second, such as 0.92."),
    },
    source: { hint: t("The source of the rate, such as ECB.") },
  },
  list: {
    columns: ["date", "from_currency", "to_currency", "rate", "source"],
    more: ["created_at", "updated_at"],
    sort: "-date",
    emptyText: t("Without rates, reports cannot convert amounts in other currencies."),
  },
  form: [{ title: t("Exchange rate"), fields: ["from_currency", "to_currency", "date", "rate", "source"] }],
});
