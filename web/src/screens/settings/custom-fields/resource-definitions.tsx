import { Button } from "@mantine/core";
import { Icon } from "../../../components/icon.tsx";
import rows from "../../../components/named-row.module.css";
import { moved } from "../../../components/order.ts";
import { Panel } from "../../../components/panel.tsx";
import { SortableList } from "../../../components/sortable-list.tsx";
import { definitionOf } from "../../../custom-fields/definition.ts";
import { mayByPermission } from "../../../declare/rights.ts";
import { inWords, withinSentence } from "../../../format/words.ts";
import { t } from "../../../messages/t.ts";
import { useSession } from "../../../session/session.ts";
import { DefinitionRow } from "./definition-row.tsx";
import { definitionUi } from "./definition-ui.ts";
import { type Definition, useReorder } from "./use-reorder.ts";

interface ResourceDefinitionsProps {
  readonly resource: string;
  /** In their order. */
  readonly records: readonly Definition[];
  readonly isArchived: boolean;
  readonly onOpen: (id: string) => void;
  readonly onCreate: () => void;
}

/** The fields of one resource, in the order in which records show them. */
export function ResourceDefinitions(props: ResourceDefinitionsProps) {
  const { resource, records, isArchived, onOpen, onCreate } = props;
  const session = useSession();
  const reorder = useReorder(resource);
  const title = inWords(resource);
  const mayWrite = mayByPermission(session, definitionUi.metadata, "update");
  const mayMove = mayWrite && !isArchived && records.length > 1;
  const move = (from: number, to: number) => reorder(moved(records, from, to));
  return (
    <Panel
      title={title}
      note={records.length === 0 ? t("None yet.") : undefined}
      actions={
        !isArchived &&
        mayByPermission(session, definitionUi.metadata, "create") && (
          <Button
            variant="default"
            size="xs"
            leftSection={<Icon name="plus" size={14} />}
            aria-label={t`New field of ${withinSentence(title)}`}
            onClick={onCreate}
          >
            {t("New field")}
          </Button>
        )
      }
    >
      {records.length > 0 && (
        <SortableList
          label={t`Custom fields of ${withinSentence(title)}`}
          items={records}
          keyOf={({ id }) => id}
          nameOf={(record) => definitionOf(record).name}
          onMove={mayMove ? move : undefined}
          rowClassName={rows.row}
        >
          {(record, index) => (
            <DefinitionRow
              record={record}
              onOpen={() => onOpen(record.id)}
              onMoveUp={mayMove && index > 0 ? () => move(index, index - 1) : undefined}
              onMoveDown={mayMove && index < records.length - 1 ? () => move(index, index + 1) : undefined}
            />
          )}
        </SortableList>
      )}
    </Panel>
  );
}
