import { afterEach, expect, test } from "vitest";
import { speak } from "./language.ts";
import { readTime } from "./read-time.ts";
import { formatClock } from "./times.ts";

afterEach(() => speak("en-GB"));

function read(language: string, text: string): string {
  speak(language);
  const reading = readTime(text);
  return "value" in reading ? reading.value : reading.problem;
}

test.each([
  ["en-GB", "14:30", "14:30"],
  ["en-GB", "1430", "14:30"],
  ["en-GB", "9", "09:00"],
  ["en-US", "2:30 PM", "14:30"],
  ["en-US", "2.30p", "14:30"],
  ["en-US", "12 am", "00:00"],
  ["en-US", "12:15 p.m.", "12:15"],
  ["de-DE", "14.30", "14:30"],
  ["fr-CA", "14 h 30", "14:30"],
])("in %s %s is %s", (language, text, time) => expect(read(language, text)).toBe(time));

test.each([
  ["en-GB", "24:00", "This is not a time of day. Enter one as in 14:30."],
  ["en-GB", "14:30 pm", "This is not a time of day. Enter one as in 14:30."],
  ["en-GB", "14:3", "This is not a time of day. Enter one as in 14:30."],
  ["en-GB", "14:60", "This is not a time of day. Enter one as in 14:30."],
  ["en-GB", "noon", "This is not a time of day. Enter one as in 14:30."],
])("in %s %s is refused: %s", (language, text, problem) => expect(read(language, text)).toBe(problem));

test("every minute of the day as it is shown is read as the same one", () => {
  for (const language of ["en-GB", "en-US", "de-DE", "fr-CA", "ko-KR", "hi", "ar-EG", "bg", "el", "zh-TW"]) {
    speak(language);
    for (const time of ["00:00", "00:59", "09:05", "11:59", "12:00", "12:30", "14:07", "23:59"]) {
      expect(readTime(formatClock(time)), `${language} ${time}`).toEqual({ value: time });
    }
  }
});
