import { expect, it } from "vitest";
import { audioKind } from "./audio-kind.ts";

it.each([
  ["mp3", "ID3\x04\x00"],
  ["mp3", "\xff\xfb\x90\x64"],
  ["ogg", "OggS\x00\x02"],
  ["wav", "RIFF\x24\x00\x00\x00WAVEfmt "],
  ["m4a", "\x00\x00\x00\x20ftypM4A \x00"],
  ["webm", "\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm"],
  [null, "MZ\x90\x00\x03"],
  [null, "\x7fELF\x02\x01"],
  [null, "RIFF\x24\x00\x00\x00WEBPVP8 "],
  [null, "\xff\xff\xff\xff"],
  [null, ""],
])("detects %s by its content", (kind, content) => {
  expect(audioKind(Buffer.from(content, "latin1"))).toBe(kind);
});
