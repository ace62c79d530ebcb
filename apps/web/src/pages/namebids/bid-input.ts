import { formatAsset } from '@antescope/codec/chain/asset';
import { leastBid } from '@antescope/economics/name-bid';
import { typedUnits } from '../../wallet/typed-units.ts';
import type { NameBidsWords } from './words/en.ts';

export interface BidInput {
  name: string;
  /** As typed. */
  amount: string;
}

export type CheckedBid =
  | { ok: true; name: string; bid: string }
  | { ok: false; faults: { name: string | null; amount: string | null } };

/**
 * A bid for eosio::bidname. `highest`: units of the highest bid for this name so far, 0 where there is none; null where
 * it is not known, then the chain decides.
 */
export function checkBid(
  input: BidInput,
  {
    symbol,
    highest,
    words,
  }: { symbol: { code: string; precision: number }; highest: bigint | null; words: NameBidsWords },
): CheckedBid {
  const name = input.name.trim().toLowerCase();
  const units = typedUnits(input.amount.trim(), symbol.precision);
  const asset = (of: bigint): string => formatAsset({ ...symbol, units: of });
  const least = highest === null || highest === 0n ? 1n : leastBid(highest);
  const faults = {
    name: /^[a-z1-5]{1,11}$/.test(name) ? null : words.badName,
    amount:
      units === null || units === 0n
        ? words.badAmount(asset(10n ** BigInt(symbol.precision)))
        : units < least
          ? words.least(asset(least))
          : null,
  };
  if (faults.name !== null || faults.amount !== null || units === null) return { ok: false, faults };
  return { ok: true, name, bid: asset(units) };
}
