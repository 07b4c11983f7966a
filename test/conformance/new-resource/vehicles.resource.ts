import {
  byField,
  byFieldAnyOf,
  field,
  inverse,
  open,
  resource,
  toMany,
  toOne,
} from "../../../src/engine/declare/index.ts";
import { vehiclesByGroup } from "./vehicles-by-group.ts";

const fields = {
  name: field
    .string({ max: 80, caseInsensitive: true })
    .required()
    .unique({ within: ["kind"] }),
  plate: field.string({ max: 20 }).required().unique(),
  chassis_number: field.string({ max: 40 }).immutable(),
  description: field.text(),
  contact_email: field.email(),
  website: field.url(),
  picture: field.urlOrPath(),
  color: field.color().default("#000000"),
  kind: field.choice("car", "van", "bicycle").required(),
  seats: field.integerBetween(1, 60),
  price: field.money({ min: 0 }),
  price_currency: field.currency().prohibitedWithout("price"),
  consumption: field.decimal(3),
  bought_on: field.date().required(),
  sold_on: field.date().after("bought_on"),
  sold_to: field.string().prohibitedWithout("sold_on"),
  registered_at: field.dateTime().required().immutable(),
  next_service_at: field.dateTime(),
  is_electric: field.boolean().default(false),
  range_km: field.positive().requiredWhen("is_electric", true).prohibitedUnless("is_electric", true),
  timezone: field.timezone(),
  language: field.locale(),
  driver_employee_id: field.reference("employees"),
  direction_id: field.integerReference("directions"),
  tag_ids: field
    .references("tags", {
      table: "vehicle_tags",
      owner: "vehicle_id",
      target: "tag_id",
      ordered: false,
      max: 10,
    })
    .asLabel(),
  parking: field.textObject("city", "street"),
  service_days: field.integerSet({ min: 1, max: 7 }),
  notes: field.lines({ max: 5 }),
  inspections: field
    .records(
      { on: field.date().required(), passed: field.boolean().default(true), fee: field.money() },
      { max: 10 },
    )
    .default(() => []),
  insurance_number: field.string().gate("view-documents"),
  residual_value: field.money().gate("value"),
};

declare module "../../../src/engine/declare/index.ts" {
  interface DeclaredFields {
    vehicles: typeof fields;
  }
}

/** A plain resource of a newcomer, with a field of every type and a rule of every kind. */
export const vehicles = resource("vehicles", {
  description: "What the company drives.",
  policy: open({
    write: ["manage-assets"],
    tiers: {
      value: { read: { permissions: ["view-invoices"] }, write: ["manage-invoices"], query: "view-invoices" },
    },
  }),
  tracksUse: true,
  fields,
  relationships: {
    driver: toOne("employees", "driver_employee_id"),
    direction: toOne("directions", "direction_id"),
    tags: toMany("tags", "tag_ids"),
    trips: inverse("trips", "vehicle_id", { sort: "-started_at" }),
  },
  filters: {
    id: byFieldAnyOf,
    name: byField,
    plate: byFieldAnyOf,
    kind: byFieldAnyOf,
    seats: byField,
    price: byField,
    bought_on: byField,
    sold_on: byField,
    registered_at: byField,
    next_service_at: byField,
    is_electric: byField,
    driver_employee_id: byField,
    direction_id: byField,
    residual_value: byField,
    insurance_number: byField,
  },
  sort: [
    "id",
    "name",
    "kind",
    "seats",
    "price",
    "sold_on",
    "next_service_at",
    "is_electric",
    "residual_value",
  ],
  defaultSort: "kind,-name",
  search: ["name", "plate", "description"],
  variants: { group: vehiclesByGroup },
});
