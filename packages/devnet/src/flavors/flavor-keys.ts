/** Chain flavors of the devnet, the values of `--flavor`. */
export const flavorKeys = [
  'eos',
  'wax',
  'telos',
  'fio',
  'proton',
  // One per line to avoid merge conflicts.
] as const;

export type FlavorKey = (typeof flavorKeys)[number];

export function isFlavorKey(key: string): key is FlavorKey {
  return (flavorKeys as readonly string[]).includes(key);
}
