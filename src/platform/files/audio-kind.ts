export type AudioKind = "mp3" | "m4a" | "ogg" | "wav" | "webm";

/** The media types of recordings. */
export const AUDIO_TYPES: Readonly<Record<AudioKind, string>> = {
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  ogg: "audio/ogg",
  wav: "audio/wav",
  webm: "audio/webm",
};

/** The brands of MPEG-4 files with sound, as recorders write them. */
const M4A_BRANDS = ["M4A ", "M4B ", "mp42", "mp41", "isom", "iso2", "dash"];

/** The bytes of a frame header of MPEG audio, layer III: the synchronization, and the bits of version and layer. */
const isMpegFrame = (content: Buffer): boolean =>
  content.length > 2 && content[0] === 0xff && (content[1]! & 0xe6) === 0xe2 && (content[2]! & 0xf0) !== 0xf0;

/** Detects the kind of a recording by the start of its content, or returns null. Its name and declared type are ignored. */
export function audioKind(content: Buffer): AudioKind | null {
  const head = content.toString("latin1", 0, 64);
  if (head.startsWith("ID3") || isMpegFrame(content)) return "mp3";
  if (head.startsWith("OggS")) return "ogg";
  if (head.startsWith("RIFF") && head.startsWith("WAVE", 8)) return "wav";
  if (head.startsWith("ftyp", 4) && M4A_BRANDS.includes(head.slice(8, 12))) return "m4a";
  return head.startsWith("\x1a\x45\xdf\xa3") && head.includes("webm") ? "webm" : null;
}
