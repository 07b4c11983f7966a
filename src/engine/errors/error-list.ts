import { type AllowedValues, type ApiError, type FieldErrors, invalid } from "./api-error.ts";

/** Collects the messages of a request, so that every failing field is reported at once. */
export class ErrorList {
  // It has no prototype, since a caller may send a key such as constructor or __proto__.
  readonly #errors: FieldErrors = Object.create(null);
  readonly #allowed: AllowedValues = Object.create(null);
  readonly #lists = new Map<string, unknown[]>();

  /**
   * Notes a message for a field path such as `email` or `criteria.0.title`; the same message is noted once. `allowed`
   * are the values of the closed set that was missed.
   */
  add(path: string, message: string, allowed?: readonly (string | number)[]): void {
    if (allowed) this.#allowed[path] = allowed;
    this.#errors[path] ??= [];
    const messages = this.#errors[path];
    if (!messages.includes(message)) messages.push(message);
  }

  /** Adds items to a list that the body of the 422 has beside its messages, such as the records that collide. */
  attach(member: string, items: readonly unknown[]): void {
    this.#lists.set(member, [...(this.#lists.get(member) ?? []), ...items]);
  }

  /** Takes over another list's messages, each path under a prefix (`0.email` in a bulk request). */
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

  /** The 422 with all messages; null when there is none. */
  get error(): ApiError | null {
    if (this.isEmpty) return null;
    return invalid(this.#errors, { allowed: this.#allowed, body: Object.fromEntries(this.#lists) });
  }

  /** Throws the 422 if there are any messages. */
  throwIfAny(): void {
    const { error } = this;
    if (error) throw error;
  }
}
