/** Kinds of chain that a story can be told on, as `--flavour` names them. */
export const flavourKeys = ['eos', 'wax', 'telos'] as const;

export type FlavourKey = (typeof flavourKeys)[number];

export function isFlavourKey(key: string): key is FlavourKey {
  return (flavourKeys as readonly string[]).includes(key);
}
