import { expect, it } from "vitest";
import { withBlock, withMarks, withPrefix } from "./text-marks.ts";

const at = (text: string, from: number, to = from) => ({ text, from, to });

it("puts marks around what is selected, and takes them away again", () => {
  const bold = withMarks(at("a word b", 2, 6), "**");
  expect(bold).toEqual(at("a **word** b", 4, 8));
  expect(withMarks(bold, "**")).toEqual(at("a word b", 2, 6));
  expect(withMarks(at("", 0), "*")).toEqual(at("**", 1));
});

it("begins lines with a prefix, and takes it away again", () => {
  const list = withPrefix(at("x\none\ntwo\ny", 3, 8), "- ");
  expect(list).toEqual(at("x\n- one\n- two\ny", 2, 13));
  expect(withPrefix(list, "- ")).toEqual(at("x\none\ntwo\ny", 2, 9));
  expect(withPrefix(at("", 0), "# ")).toEqual(at("# ", 0, 2));
});

it("inserts a block with empty lines around it", () => {
  expect(withBlock(at("ab", 1), "T")).toEqual(at("a\n\nT\n\nb", 4));
  expect(withBlock(at("", 0), "T")).toEqual(at("T", 1));
});
