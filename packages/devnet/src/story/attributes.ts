import type { Attribute } from '@antescope/codec/chain/atomic-data';

/** Attributes as atomicassets' actions carry them. */
export type AttributeList = { first: string; second: Attribute }[];

/** A text is a string, a number of -128 to 127 … is not guessed: anything but texts comes with its type. */
export function attributes(values: Readonly<Record<string, string | Attribute>>): AttributeList {
  return Object.entries(values).map(([first, value]) => ({
    first,
    second: typeof value === 'string' ? ['string', value] : value,
  }));
}
