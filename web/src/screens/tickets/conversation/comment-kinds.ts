import type { IconName } from "../../../components/icon-shapes.ts";

export type Visibility = "public" | "internal";

interface CommentKind {
  readonly label: string;
  /** The button that adds the comment. */
  readonly button: string;
  /** Who will read it, beside the form. */
  readonly warning: string;
  /** The same on the comment itself. */
  readonly mark: string;
  readonly icon: IconName;
  readonly color: string;
}

/** The words, icon and colour of each kind of comment, so that nobody has to guess who will read it. */
export const COMMENT_KINDS: Readonly<Record<Visibility, CommentKind>> = {
  internal: {
    label: "Internal note",
    button: "Add internal note",
    warning: "Only agents read this note. The requester does not.",
    mark: "Internal: only agents",
    icon: "lock",
    color: "yellow",
  },
  public: {
    label: "Reply to the requester",
    button: "Send reply",
    warning: "The requester reads this reply.",
    mark: "Public: the requester too",
    icon: "world",
    color: "blue",
  },
};
