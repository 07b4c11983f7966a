import type { ReadableContent } from "../../engine/work/uploaded-file.ts";

/** What a text must not contain, and its encoding. */
export interface TextRules {
  readonly encoding: string;
  /** Whether bytes that are not of the encoding are refused, and not replaced. */
  readonly isStrict: boolean;
  readonly refused: RegExp;
}

/** Whether a content is a text, read in parts: it is not empty, and no part has what is refused, which is one character. */
export async function isText(
  content: ReadableContent,
  { encoding, isStrict, refused }: TextRules,
): Promise<boolean> {
  if (content.size === 0) return false;
  const decoder = new TextDecoder(encoding, { fatal: isStrict });
  try {
    for await (const chunk of content.stream())
      if (refused.test(decoder.decode(chunk as Buffer, { stream: true }))) return false;
    return !refused.test(decoder.decode());
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
