import { UnstyledButton } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { t } from "../messages/t.ts";
import { Icon } from "./icon.tsx";
import classes from "./plain-input.module.css";

interface SearchInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isWide: boolean;
}

/** A field that searches shortly after the last key was pressed. */
export function SearchInput({ label, value, onChange, isWide }: SearchInputProps) {
  const [typed, setTyped] = useState(value);
  const search = useDebouncedCallback(onChange, 300);
  useEffect(() => setTyped(value), [value]);
  return (
    <div className={classes.around} style={{ width: isWide ? "100%" : 220 }} data-screen-only>
      <span className={classes.before}>
        <Icon name="search" size={16} />
      </span>
      <input
        className={`${classes.input} ${classes.withIcons}`}
        type="search"
        aria-label={label}
        placeholder={t("Search")}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          search(currentTarget.value.trim());
        }}
      />
      {typed !== "" && (
        <span className={classes.after}>
          <UnstyledButton
            className={classes.clear}
            aria-label={t("Clear the search")}
            onClick={() => {
              search.cancel();
              setTyped("");
              onChange("");
            }}
          >
            <Icon name="x" size={16} />
          </UnstyledButton>
        </span>
      )}
    </div>
  );
}
