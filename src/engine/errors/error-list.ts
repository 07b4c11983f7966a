import { type AllowedValues, type ApiError, type FieldErrors, invalid, summaryOf } from "./api-error.ts";
import type { Text } from "./message.ts";

/** Collects the error messages of a request, so that all invalid fields are reported together. */
export class ErrorList {
  // The object has no prototype, because a caller may send a key such as constructor or __proto__.
  readonly #errors: FieldErrors = Object.create(null);
  readonly #allowed: AllowedValues = Object.create(null);
  readonly #lists = new Map<string, unknown[]>();

  /**
   * Adds a message for a field path such as `email` or `criteria.0.title`; the same message is added only once.
   * `allowed` are the values of the closed set.
   */
  add(path: string, text: Text, allowed?: readonly (string | number)[]): void {
    if (allowed) this.#allowed[path] = allowed;
    this.#errors[path] ??= [];
    const messages = this.#errors[path];
    if (!messages.some((known) => String(known) === String(text))) messages.push(text);
  }

  /** Adds items to a further list in the body of the 422, such as conflicting records. */
  attach(member: string, items: readonly unknown[]): void {
    this.#lists.set(member, [...(this.#lists.get(member) ?? []), ...items]);
  }

  /** Adds all messages of another list, each path with a prefix (`0.email` in a bulk request). */
  addAll(other: ErrorList, prefix = ""): void {
    for (const [path, messages] of Object.entries(other.#errors)) {
      for (const message of messages) this.add(prefix + path, message, other.#allowed[path]);
    }
    for (const [member, items] of other.#lists) this.attach(member, items);
  }

  has(path: string): boolean {
    return path in this.#errors;
  }

  get isEmpty(): boolean {
    return Object.keys(this.#errors).length === 0;
  }

  /** The 422 with all messages; null if there are none. */
  get error(): ApiError | null {
    if (this.isEmpty) return null;
    return invalid(this.#errors, { allowed: this.#allowed, body: Object.fromEntries(this.#lists) });
  }

  /** The message of that 422; null when there is none. */
  get summary(): Text | null {
    return this.isEmpty ? null : summaryOf(this.#errors);
  }

  /** Throws the 422 if there are any messages. */
  throwIfAny(): void {
    const { error } = this;
    if (error) throw error;
  }
}
