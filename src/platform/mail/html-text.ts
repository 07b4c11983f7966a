const MARKUP: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text as it stands in HTML, within an element or a quoted attribute. */
export const inHtml = (text: string): string => text.replace(/[&<>"']/g, (one) => MARKUP[one]!);
