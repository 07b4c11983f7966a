const PARSE = 80;
const BIND = 66;
const DESCRIBE = 68;
const EXECUTE = 69;
const SYNC = 83;
const PORTAL = 80;

/** A value of a statement as it is sent: text, bytes or null. */
export type SentValue = string | Uint8Array | null;

/** Bytes of a text in UTF-8 for each of its characters, at most. */
const BYTES_OF_CHARACTER = 3;
const FIRST_BYTES = 16_384;
/** A larger buffer is given back after it was needed once. */
const MAX_KEPT_BYTES = 1_048_576;

let buffer = Buffer.allocUnsafe(FIRST_BYTES);

/**
 * The messages of PostgreSQL's protocol (version 3) that run statements, one after another in one buffer, so that however
 * many statements take one system call. All messages write into the same buffer, so nothing else may be written between
 * the first message and `take`.
 */
export class StatementMessages {
  #size = 0;

  /** Prepares a statement; its parameters have the types that the text gives them. */
  parse(name: string, text: string): void {
    const start = this.#begin(PARSE);
    this.#text(name);
    this.#text(text);
    this.#int16(0);
    this.#end(start);
  }

  /** Gives a prepared statement its values. What it returns will be text. */
  bind(name: string, values: readonly SentValue[]): void {
    const start = this.#begin(BIND);
    this.#text("");
    this.#text(name);
    this.#int16(values.length);
    for (const value of values) this.#int16(value instanceof Uint8Array ? 1 : 0);
    this.#int16(values.length);
    for (const value of values) this.#value(value);
    this.#int16(0);
    this.#end(start);
  }

  /** Asks for the columns of the statement that was bound last. */
  describe(): void {
    const start = this.#begin(DESCRIBE);
    this.#reserve(1);
    buffer[this.#size++] = PORTAL;
    this.#text("");
    this.#end(start);
  }

  /** Runs the statement that was bound last, and returns all of its rows. */
  execute(): void {
    const start = this.#begin(EXECUTE);
    this.#text("");
    this.#int32(0);
    this.#end(start);
  }

  /** Ends what belongs together: after an error, everything until here is skipped. */
  sync(): void {
    this.#end(this.#begin(SYNC));
  }

  /** All messages so far. */
  take(): Buffer {
    const taken = Buffer.from(buffer.subarray(0, this.#size));
    this.#size = 0;
    if (buffer.length > MAX_KEPT_BYTES) buffer = Buffer.allocUnsafe(FIRST_BYTES);
    return taken;
  }

  /** Begins a message; returns where its length belongs. */
  #begin(kind: number): number {
    this.#reserve(5);
    buffer[this.#size] = kind;
    this.#size += 5;
    return this.#size - 4;
  }

  #end(start: number): void {
    buffer.writeInt32BE(this.#size - start, start);
  }

  #text(text: string): void {
    this.#reserve(text.length * BYTES_OF_CHARACTER + 1);
    this.#size += buffer.write(text, this.#size);
    buffer[this.#size++] = 0;
  }

  #value(value: SentValue): void {
    if (value === null) {
      this.#int32(-1);
      return;
    }
    const start = this.#size;
    if (typeof value === "string") {
      this.#reserve(value.length * BYTES_OF_CHARACTER + 4);
      this.#size += 4 + buffer.write(value, start + 4);
    } else {
      this.#reserve(value.length + 4);
      buffer.set(value, start + 4);
      this.#size += 4 + value.length;
    }
    buffer.writeInt32BE(this.#size - start - 4, start);
  }

  #int16(value: number): void {
    this.#reserve(2);
    buffer.writeUInt16BE(value, this.#size);
    this.#size += 2;
  }

  #int32(value: number): void {
    this.#reserve(4);
    buffer.writeInt32BE(value, this.#size);
    this.#size += 4;
  }

  #reserve(bytes: number): void {
    const needed = this.#size + bytes;
    if (needed <= buffer.length) return;
    const larger = Buffer.allocUnsafe(Math.max(needed, 2 * buffer.length));
    buffer.copy(larger, 0, 0, this.#size);
    buffer = larger;
  }
}
