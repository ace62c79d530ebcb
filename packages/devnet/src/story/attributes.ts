import type { Attribute } from '@antescope/codec/chain/atomic-data';

/** Attributes in atomicassets' action data. */
export type AttributeList = { key: string; value: Attribute }[];

/** Text is a string attribute; any other value needs an explicit type. */
export function attributes(values: Readonly<Record<string, string | Attribute>>): AttributeList {
  return Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? ['string', value] : value,
  }));
}
