import { formatAsset } from '@antescope/codec/chain/asset';
import { minBid } from '@antescope/economics/name-bid';
import { typedUnits } from '../../wallet/typed-units.ts';

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
    strings,
  }: { symbol: { code: string; precision: number }; highest: bigint | null; strings: StringFolders['pages/namebids'] },
): CheckedBid {
  const name = input.name.trim().toLowerCase();
  const units = typedUnits(input.amount.trim(), symbol.precision);
  const asset = (of: bigint): string => formatAsset({ ...symbol, units: of });
  const least = highest === null || highest === 0n ? 1n : minBid(highest);
  const faults = {
    name: /^[a-z1-5]{1,11}$/.test(name) ? null : strings.badName,
    amount:
      units === null || units === 0n
        ? strings.badAmount(asset(10n ** BigInt(symbol.precision)))
        : units < least
          ? strings.least(asset(least))
          : null,
  };
  if (faults.name !== null || faults.amount !== null || units === null) return { ok: false, faults };
  return { ok: true, name, bid: asset(units) };
}
