import { fieldOf, readDistinct } from "../../../engine/declare/index.ts";
import type { Sql } from "../../../engine/sql/index.ts";
import { isEveryAddress, normalizeCidr } from "../../../platform/network/addresses.ts";

const MAX_ADDRESSES = 50;

const asStored = (stored: Sql): Sql => stored;

/**
 * IPv4 and IPv6 addresses and CIDRs, normalized to networks, without duplicates. The empty list allows every address,
 * so `/0` is refused.
 */
export const addressList = () =>
  fieldOf({
    name: "addresses",
    columnTypes: ["text[]"],
    cast: "text[]",
    filter: null,
    json: asStored,
    order: asStored,
    schema: () => ({
      type: "array",
      uniqueItems: true,
      maxItems: MAX_ADDRESSES,
      items: { type: "string", maxLength: 49, examples: ["192.0.2.0/24", "2001:db8::1"] },
    }),
    returned: () => ({ type: "array", uniqueItems: true, items: { type: "string" } }),
    read: (wire, fail) =>
      readDistinct(
        wire,
        { max: MAX_ADDRESSES },
        (item, failItem) => {
          const address = typeof item === "string" ? normalizeCidr(item.trim()) : null;
          if (address === null)
            return failItem("The :field field must be a valid IP address or CIDR.") as undefined;
          if (isEveryAddress(address))
            return failItem("Leave the list empty to allow every address.") as undefined;
          return address;
        },
        fail,
      ),
  }).default(() => []);
