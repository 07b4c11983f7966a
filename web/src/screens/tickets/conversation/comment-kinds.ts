import type { IconName } from "../../../components/icon-shapes.ts";
import { t } from "../../../messages/t.ts";

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
    label: t("Internal note"),
    button: t("Add internal note"),
    warning: t("Only agents read this note. The requester does not."),
    mark: t("Internal: only agents"),
    icon: "lock",
    color: "yellow",
  },
  public: {
    label: t("Reply to the requester"),
    button: t("Send reply"),
    warning: t("The requester reads this reply."),
    mark: t("Public: the requester too"),
    icon: "world",
    color: "blue",
  },
};
