import { Anchor } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { recordPath } from "../screens/record-path.ts";
import { useSession } from "../session/session.ts";
import { type Person, partsOf } from "./mention-markup.ts";

/** A text in which the people whom it mentions are links to their pages. */
export function MentionedText({ text }: { readonly text: string }) {
  return partsOf(text).map((part, index) =>
    typeof part === "string" ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name.
      <Mention key={index} person={part} />
    ),
  );
}

function Mention({ person: { id, name } }: { readonly person: Person }) {
  const path = recordPath(useSession(), "employees", id);
  if (path === null) return `@${name}`;
  return (
    <Anchor component={Link} to={path} inherit>
      @{name}
    </Anchor>
  );
}
