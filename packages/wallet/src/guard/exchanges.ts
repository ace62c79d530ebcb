/** Deposit accounts of exchanges, which credit a transfer by its memo; by chain key. */
const exchanges: Readonly<Record<string, readonly string[]>> = {
  eos: ['binancecleos', 'bitfinexdep1', 'gateiowallet', 'huobideposit', 'krakenkraken', 'kucoindoteos', 'okbtothemoon'],
  // The devnet's.
  local: ['exchange1111'],
};

export function exchangesOf(chainKey: string): readonly string[] {
  return Object.hasOwn(exchanges, chainKey) ? exchanges[chainKey]! : [];
}
