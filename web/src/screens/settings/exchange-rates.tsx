import { exchangeRates } from "../../api/generated/resources/exchange-rates.ts";
import { listScreen } from "../../records/list-screen.tsx";

export default listScreen({
  resource: "exchange-rates",
  metadata: exchangeRates,
  title: "Exchange rates",
  singular: "Exchange rate",
  nameOf: ({ attributes }) => `${attributes.from_currency} to ${attributes.to_currency}`,
  note: "Rates for converting amounts in other currencies. The latest rate on or before the date applies, in one direction only.",
  fields: {
    from_currency: { label: "From" },
    to_currency: { label: "To" },
    date: { label: "From the day", hint: "Not after today. It applies until the next rate." },
    rate: {
      label: "Rate",
      hint: "The value of one unit of the first currency in the second, such as 0.92.",
    },
    source: { hint: "The source of the rate, such as ECB." },
  },
  list: {
    columns: ["date", "from_currency", "to_currency", "rate", "source"],
    more: ["created_at", "updated_at"],
    sort: "-date",
    emptyText: "Without rates, reports cannot convert amounts in other currencies.",
  },
  form: [{ title: "Exchange rate", fields: ["from_currency", "to_currency", "date", "rate", "source"] }],
});
