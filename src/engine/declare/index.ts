/**
 * The first door of the engine, for declarations: resources, fields, relationships, filters, policies, actions,
 * getters and endpoints, and the types of field values.
 */

export type { RowCondition } from "../sql/sql.ts";
export { type Actor, holds } from "../work/actor.ts";
export { type Operand, onlyValueOf, valuesOf } from "../work/operand.ts";
export type { DeclaredFields, IntegerKey } from "../work/records.ts";
export { RELATIONS, type Relation } from "../work/relation.ts";
export type { Workspace } from "../work/workspace.ts";
export {
  type ActionResult,
  action,
  fact,
  type Obstacle,
  type OpenWhen,
  openWhenEach,
} from "./action.ts";
export {
  addDays,
  dayIn,
  dayOnTheWire,
  daysFrom,
  isRealDate,
  momentOf,
  momentOnTheWire,
} from "./calendar.ts";
export { type Endpoint, endpoint } from "./endpoint.ts";
export { extension, type Reaction, reaction, type Written } from "./extension.ts";
export { type FieldBuilder, fieldOf } from "./field-builder.ts";
export type { Fail, FieldType, JsonSchema } from "./field-type.ts";
export { choiceType } from "./fields/choice-fields.ts";
export { dateTimeType, dateType } from "./fields/date-fields.ts";
export { field } from "./fields/index.ts";
export { isPlainObject } from "./fields/json-fields.ts";
export { decimalType, integerType, writtenOut } from "./fields/number-fields.ts";
export { readDistinct } from "./fields/reference-fields.ts";
export { emptiableTextType, isTimezone, textType } from "./fields/text-fields.ts";
export { fileAction } from "./file-action.ts";
export {
  byField,
  byFieldAnyOf,
  type Filter,
  type FilterKind,
  type Filters,
  filterOf,
} from "./filter.ts";
export { booleanKind, choiceKind, idKind, integerIdKind, listOf, orNull, textKind } from "./filter-kinds.ts";
export { type GetterResult, getter } from "./getter.ts";
export {
  type CardFigure,
  type CardItem,
  COMPARED_WITH,
  type HomeCard,
  homeCard,
} from "./home-card.ts";
export { type AnyInitialRecords, initialRecords } from "./initial-records.ts";
export type { JournalGates } from "./journal-gates.ts";
export { listVariant, type VariantRow } from "./list-variant.ts";
export { mentionPattern, withoutMentions } from "./mentions.ts";
export { type Module, module } from "./module.ts";
export {
  DELIVERIES,
  type Delivery,
  type NotificationKind,
  type NotificationWords,
  type NotifiedEvent,
  notification,
} from "./notification.ts";
export type { OwnField, OwnFields } from "./own-fields.ts";
export { parameter } from "./parameter.ts";
export {
  type Condition,
  type Doers,
  open,
  own,
  type Policy,
  scoped,
  type Tier,
  type Writers,
} from "./policy.ts";
export { dateKind, dateTimeKind, decimalKind, integerKind } from "./range-kinds.ts";
export { anyRelated, type RelatedRows } from "./relation.ts";
export { inverse, inverseOne, joined, toMany, toOne } from "./relationship.ts";
export { resource } from "./resource.ts";
export { rowList } from "./row-list-endpoints.ts";
export { type SetUpStep, setUpStep } from "./set-up-step.ts";
export type { SettingLock } from "./setting-claim.ts";
export { parseSort } from "./sort.ts";
export { type StandaloneResult, standaloneAction } from "./standalone-action.ts";
export { beginningOf, isBlank, lengthOf } from "./text.ts";
export { EXAMPLE_ULID, RETURNED_ULID, readUlid } from "./ulid.ts";
