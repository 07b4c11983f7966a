import { Button, Checkbox, Group, MultiSelect, Radio, Stack, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { optionsQuery } from "../api/queries.ts";
import { FormModal } from "../components/form-dialogs.tsx";
import { Problem } from "../components/problem.tsx";
import { useApiForm } from "../components/use-api-form.ts";
import type { ResourceUi } from "../declare/resource-ui.ts";
import { t } from "../messages/t.ts";
import { useMay } from "../session/session.ts";
import type { Arrangement } from "./arrangement.ts";
import type { SavedView } from "./saved-views.ts";
import { useViewWrites } from "./use-view-writes.ts";

interface ViewFormProps {
  readonly ui: ResourceUi;
  /** How the list is arranged now. */
  readonly arrangement: Arrangement;
  /** Null: a new view of the list as it is arranged. */
  readonly view: SavedView | null;
  readonly onClose: () => void;
}

/** What a view is called, and for whom it is. */
export default function ViewForm({ ui, arrangement, view, onClose }: ViewFormProps) {
  const writes = useViewWrites(ui);
  const mayDecide = useMay()("manage-workspace");
  const { data: roles } = useQuery(optionsQuery("roles"));
  const known = view?.attributes;
  const { form, problem, isBusy, isUnsaved, onSubmit } = useApiForm(
    {
      name: known?.name ?? "",
      shared_with: (known?.shared_with ?? "nobody") as string,
      role_ids: [...(known?.role_ids ?? [])],
      is_default: known?.is_default ?? false,
      is_pinned_for_all: known?.is_pinned_for_all ?? false,
      is_pinned: false,
    },
    async ({ is_pinned, is_default, is_pinned_for_all, ...values }) => {
      const isForEveryone = values.shared_with === "everyone";
      const decided = mayDecide ? { is_default: isForEveryone && is_default, is_pinned_for_all } : {};
      const given = { ...values, ...decided };
      await (view ? writes.change(view, given) : writes.create(given, arrangement, is_pinned));
      onClose();
    },
  );
  const { values } = form;
  return (
    <FormModal
      onClose={onClose}
      title={view ? t("Rename or share the view") : t("Save as a new view")}
      isUnsaved={isUnsaved}
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <Problem text={problem} />
          <TextInput
            label={t("Name")}
            placeholder={t("e.g. Starting soon")}
            maxLength={100}
            data-autofocus
            {...form.getInputProps("name")}
          />
          <Radio.Group label={t("Who sees it")} {...form.getInputProps("shared_with")}>
            <Stack gap="xs" mt="xs">
              <Radio value="nobody" label={t("Only me")} />
              <Radio value="roles" label={t("People with certain roles")} />
              <Radio value="everyone" label={t("Everyone")} />
            </Stack>
          </Radio.Group>
          {values.shared_with === "roles" && (
            <MultiSelect
              label={t("Roles")}
              searchable
              data={(roles?.data ?? []).map(({ id, attributes }) => ({
                value: id,
                label: attributes.name ?? "",
              }))}
              {...form.getInputProps("role_ids")}
            />
          )}
          {view === null && (
            <Checkbox
              label={t("Pin in my navigation")}
              {...form.getInputProps("is_pinned", { type: "checkbox" })}
            />
          )}
          {mayDecide && values.shared_with === "everyone" && (
            <Checkbox
              label={t("Open the list with it for everyone")}
              description={t("It takes the place of the present default.")}
              {...form.getInputProps("is_default", { type: "checkbox" })}
            />
          )}
          {mayDecide && values.shared_with !== "nobody" && (
            <Checkbox
              label={t("Pin in the navigation of everybody who sees it")}
              {...form.getInputProps("is_pinned_for_all", { type: "checkbox" })}
            />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t("Cancel")}
            </Button>
            <Button type="submit" loading={isBusy}>
              {t("Save")}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormModal>
  );
}
