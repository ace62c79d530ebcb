import { CodecError } from '../bytes/error.ts';

/** Alias for any chain, or for the chains of the info pair 'chain_ids'. */
export const anyChain = 0;

/** One-byte chain aliases of the signing request protocol. The list is closed: newer chains have none. */
const aliases: ReadonlyMap<number, string> = new Map([
  [1, 'aca376f206b8fc25a6ed44dbdc66547c36c6c33e3a119ffbeaef943642f0e906'], // EOS, now Vaulta
  [2, '4667b205c6838ef70ff7988f6e8257e8be0e1284a2f59699054a018f743b1d11'], // Telos
  [3, 'e70aaab8997e1dfce58fbfac80cbbb8fecec7b99cf982a9444273cbc64c41473'], // Jungle 2
  [4, '5fff1dae8dc8e2fc4d5b23b2c7665c97f9e9d8edf2b6485a86ba311c25639191'], // Kylin
  [5, '73647cde120091e0a4b85bced2f3cfdb3041e266cbbe95cee59b73235a1b3b6f'], // Worbli
  [6, 'd5a3d18fbb3c084e3b1f3fa98c21014b5f3db536cc15d08f9f6479517c6a3d86'], // BOS
  [7, 'cfe6486a83bad4962f232d48003b1824ab5665c36778141034d75e57b956e422'], // MEET.ONE
  [8, 'b042025541e25a472bffde2d62edd457b7e70cee943412b1ea0f044f88591664'], // Insights
  [9, 'b912d19a6abd2b1b05611ae5be473355d64d95aeff0c09bedc8c166cd6468fe4'], // BEOS
  [10, '1064487b3cd1a897ce03ae5b6a865651747e2e152090f99c1d19d44e01aea5a4'], // WAX
  [11, '384da888112027f0321850a169f737c33e53b388aad48b5adace4bab97f437e0'], // Proton, now XPR
  [12, '21dcae42c0182200e93f954a074011f9048a7624c6fe81d3c9541a614a88bd1c'], // FIO
]);

/** Chain id (hex) of an alias. Throws 'Unknown chain id alias'. */
export function chainIdOfAlias(alias: number): string {
  const id = aliases.get(alias);
  if (id === undefined) throw new CodecError('Unknown chain id alias');
  return id;
}

/** Alias of a chain; null if it has none. */
export function aliasOfChain(chainId: string): number | null {
  for (const [alias, id] of aliases) if (id === chainId) return alias;
  return null;
}
