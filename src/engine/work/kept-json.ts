/** The JSON text of a response that is sent again and again: its bytes, and those of the encodings that clients wanted so far. */
export class KeptJson {
  /** The text in UTF-8. */
  readonly bytes: Buffer;
  readonly #encoded = new Map<string, Buffer>();

  constructor(text: string) {
    // A short buffer is otherwise a part of a longer one, all of which it would keep.
    this.bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
    this.bytes.write(text);
  }

  /** The text in an encoding, encoded the first time. */
  encoded(encoding: string, encode: (bytes: Buffer) => Buffer): Buffer {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const bytes = encode(this.bytes);
    this.#encoded.set(encoding, bytes);
    return bytes;
  }
}
