import { NavLink, UnstyledButton } from "@mantine/core";
import type { ReactNode } from "react";
import { PlainLink } from "../components/plain-link.tsx";
import classes from "./navigation.module.css";

const ENTRY = `${UnstyledButton.classes.root} ${NavLink.classes.root} ${classes.entry}`;

interface LinkEntryProps {
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
  readonly label: string;
  readonly icon?: ReactNode;
  /** What stands at the end, such as a count. */
  readonly after?: ReactNode;
  readonly isCurrent: boolean;
}

/** A link of the navigation. There are dozens, so they are plain elements in the look of the library. */
export function LinkEntry({ to, search, label, icon, after, isCurrent }: LinkEntryProps) {
  return (
    <PlainLink
      to={to}
      search={search}
      className={ENTRY}
      data-active={isCurrent || undefined}
      aria-current={isCurrent ? "page" : undefined}
    >
      <EntryParts {...{ label, icon, after }} />
    </PlainLink>
  );
}

interface SectionEntryProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** A button of the navigation that expands and collapses the entries below it. */
export function SectionEntry({ label, icon, isOpen, onChange, children }: SectionEntryProps) {
  return (
    <>
      <button type="button" className={ENTRY} aria-expanded={isOpen} onClick={() => onChange(!isOpen)}>
        <EntryParts
          {...{ label, icon }}
          after={
            <svg
              className={classes.chevron}
              width={15}
              height={15}
              viewBox="0 0 15 15"
              fill="none"
              aria-hidden="true"
            >
              <path d="m4.5 6 3 3 3-3" stroke="currentColor" strokeWidth={1.2} />
            </svg>
          }
        />
      </button>
      {isOpen && <div className={classes.entries}>{children}</div>}
    </>
  );
}

function EntryParts({ label, icon, after }: Pick<LinkEntryProps, "label" | "icon" | "after">) {
  const { section, body, label: text } = NavLink.classes;
  return (
    <>
      {icon && (
        <span className={section} data-position="left">
          {icon}
        </span>
      )}
      <div className={body}>
        <span className={text}>{label}</span>
      </div>
      {after && (
        <span className={section} data-position="right">
          {after}
        </span>
      )}
    </>
  );
}
