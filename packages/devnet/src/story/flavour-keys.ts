/** Chain flavors of the devnet, the values of `--flavour`. */
export const flavourKeys = ['eos', 'wax', 'telos'] as const;

export type FlavourKey = (typeof flavourKeys)[number];

export function isFlavourKey(key: string): key is FlavourKey {
  return (flavourKeys as readonly string[]).includes(key);
}
