import { message, said } from "../../errors/message.ts";
import { fieldLabel } from "../../errors/messages.ts";
import type { ResourceSchema } from "../../schema/schema.ts";
import type { Change } from "../../work/contexts.ts";

/** Adds the values of other fields that a given field implies. */
export function completeByRules(resource: ResourceSchema, { values, sent, unread, stored }: Change): void {
  for (const field of resource.fields.values()) {
    for (const rule of field.rules) {
      if (rule.kind !== "prohibited-unless" || !rule.isImplying) continue;
      const isGiven = sent.has(field.name) && (values[field.name] ?? null) !== null;
      const isSaid =
        sent.has(rule.other) || unread.has(rule.other) || (stored?.[rule.other] ?? null) !== null;
      if (isGiven && !isSaid) values[rule.other] = rule.value;
    }
  }
}

/** Checks the declared rules between fields on the record as it will be after the write. */
export function checkRecordRules(resource: ResourceSchema, change: Change): void {
  for (const field of resource.fields.values()) {
    for (const rule of field.rules) {
      const involved = change.kind === "create" || change.sent.has(field.name) || change.sent.has(rule.other);
      if (!involved || change.unread.has(rule.other)) continue;
      const value = change.values[field.name] ?? null;
      const other = change.values[rule.other] ?? null;
      const [label, otherLabel] = [fieldLabel(field.name), fieldLabel(rule.other)];
      const expected = "value" in rule ? String(rule.value) : "";
      switch (rule.kind) {
        case "after":
        case "on-or-after": {
          const mayEqual = rule.kind === "on-or-after";
          if (value === null || other === null || value > other || (mayEqual && value === other)) break;
          // The message belongs to the field that was sent.
          if (change.kind === "create" || change.sent.has(field.name)) {
            change.fail(
              field.name,
              mayEqual
                ? message`The ${label} field must be a date after or equal to ${otherLabel}.`
                : message`The ${label} field must be a date after ${otherLabel}.`,
            );
          } else {
            change.fail(
              rule.other,
              mayEqual
                ? message`The ${otherLabel} field must be a date before or equal to ${label}.`
                : message`The ${otherLabel} field must be a date before ${label}.`,
            );
          }
          break;
        }
        case "required-when":
          if (value === null && other === rule.value) {
            change.fail(
              field.name,
              message`The ${label} field is required when ${otherLabel} is ${said(expected)}.`,
            );
          }
          break;
        case "prohibited-unless":
          if (value !== null && other !== rule.value && change.sent.has(field.name)) {
            change.fail(
              field.name,
              message`The ${label} field is prohibited unless ${otherLabel} is ${said(expected)}.`,
            );
          }
          break;
        case "prohibited-when":
          if (value !== null && other === rule.value) {
            change.fail(
              field.name,
              message`The ${label} field is prohibited when ${otherLabel} is ${said(expected)}.`,
            );
          }
          break;
        case "prohibited-without":
          if (value !== null && other === null && change.sent.has(field.name)) {
            change.fail(field.name, message`The ${label} field is prohibited without ${otherLabel}.`);
          }
          break;
      }
    }
  }
}
