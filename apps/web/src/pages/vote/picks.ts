import { nameToU64 } from '@antescope/codec/chain/name';

/** Producers picked so far with one more or one less; null where there may be no more. */
export function toggled(picked: readonly string[], name: string, most: number): string[] | null {
  if (picked.includes(name)) return picked.filter((each) => each !== name);
  return picked.length >= most ? null : [...picked, name];
}

/** Data of eosio::voteproducer: the contract wants the names in the order of their values. */
export function voteData(voter: string, { proxy, producers }: { proxy: string; producers: readonly string[] }) {
  const byValue = (a: string, b: string): number => {
    const [first, second] = [nameToU64(a), nameToU64(b)];
    return first < second ? -1 : first > second ? 1 : 0;
  };
  return { voter, proxy, producers: producers.toSorted(byValue) };
}
