import { Anchor } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { employeeNameQuery } from "../api/employee-names.ts";
import { recordLabel } from "../declare/record-label.ts";
import { recordPath } from "../screens/record-path.ts";
import { useSession } from "../session/session.ts";
import type { FieldUi, ShowProps } from "./field-ui.ts";
import { OutOfSight } from "./out-of-sight.tsx";
import { ShownText } from "./shown-text.tsx";

function Show({ value }: ShowProps) {
  const session = useSession();
  const { data: record } = useQuery(employeeNameQuery(String(value)));
  if (record) {
    return (
      <Anchor component={Link} to={recordPath(session, "employees", record.id)!} size="sm">
        {recordLabel(record)}
      </Anchor>
    );
  }
  if (record === null) return <OutOfSight />;
  return <ShownText look="dimmed">…</ShownText>;
}

/** An employee who was not included with the record. */
export const employee: FieldUi = { Show };
