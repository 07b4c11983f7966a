import { Avatar } from "@mantine/core";
import classes from "./person.module.css";

interface PersonProps {
  readonly name: string;
  readonly avatar?: unknown;
  readonly note?: string | null;
  readonly size?: number;
}

/** A person's picture (or initials) and name. */
export function Person({ name, avatar, note, size = 32 }: PersonProps) {
  return (
    <div className={classes.person}>
      <Avatar
        src={(avatar as string | null) ?? null}
        name={name}
        size={size}
        color="initials"
        alt=""
        aria-hidden="true"
      />
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        {note && <span className={classes.note}>{note}</span>}
      </span>
    </div>
  );
}
