import { Button, Stack, TagsInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { t } from "../../messages/t.ts";
import { ownSessionsQuery } from "../../session/own-sessions-query.ts";
import { type InputProps, inputProps } from "../field-ui.ts";

/** Edits IP addresses and networks. */
export function AddressesField(props: InputProps) {
  const { data: sessions } = useQuery(ownSessionsQuery);
  const own = sessions?.find(({ is_current }) => is_current)?.ip;
  const chosen = (props.value as string[] | null) ?? [];
  return (
    <Stack gap={6} align="flex-start">
      <TagsInput
        {...inputProps(props)}
        w="100%"
        placeholder={chosen.length === 0 ? t("203.0.113.7 or 203.0.113.0/24") : undefined}
        value={chosen}
        onChange={props.onChange}
        maxTags={props.field.maxItems}
        acceptValueOnBlur
        splitChars={[",", " "]}
      />
      {own && !chosen.includes(own) && (
        <Button
          variant="subtle"
          size="compact-xs"
          onClick={() => props.onChange([...chosen, own])}
        >{t`Add my address (${own})`}</Button>
      )}
    </Stack>
  );
}
