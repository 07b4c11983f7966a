/** A page of the sample handbook, with the pages below it. */
export interface SeededPage {
  readonly title: string;
  readonly icon?: string;
  /** Markdown. */
  readonly text: string;
  /** Default: published. */
  readonly status?: "draft" | "archived";
  readonly pages?: readonly SeededPage[];
}

export interface SeededTeamspace {
  readonly name: string;
  readonly description: string;
  readonly icon: string;
  readonly color: string;
  readonly default_access: "none" | "viewer" | "editor";
  readonly pages: readonly SeededPage[];
}

/** A page by its title, its paragraphs and the pages below it. */
export const page = (title: string, text: string, ...pages: SeededPage[]): SeededPage => ({
  title,
  text,
  pages,
});
