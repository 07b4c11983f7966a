import classes from "./person.module.css";
import { Picture } from "./picture.tsx";

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
      <Picture name={name} source={avatar as string | null | undefined} size={size} />
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        {note && <span className={classes.note}>{note}</span>}
      </span>
    </div>
  );
}
