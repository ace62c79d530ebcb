import type { Attribute } from '@antescope/codec/chain/atomic-data';

/** Attributes in atomicassets' action data. */
export type AttributeList = { first: string; second: Attribute }[];

/** Text is a string attribute; any other value needs an explicit type. */
export function attributes(values: Readonly<Record<string, string | Attribute>>): AttributeList {
  return Object.entries(values).map(([first, value]) => ({
    first,
    second: typeof value === 'string' ? ['string', value] : value,
  }));
}
