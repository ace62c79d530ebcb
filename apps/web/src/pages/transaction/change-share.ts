import { parseAsset } from '@antescope/codec/chain/asset';
import type { Movement } from '@antescope/sources/transaction/movements';

/** Net changes of one token; `permille` is relative to the largest change of the token. */
export interface TokenChanges {
  contract: string;
  symbol: string;
  changes: { account: string; delta: string; permille: number }[];
}

/** Groups the changes by token, each with its length in a bar. */
export function changesByToken(movements: readonly Movement[]): TokenChanges[] {
  const groups = new Map<string, { contract: string; symbol: string; rows: { movement: Movement; size: bigint }[] }>();
  for (const movement of movements) {
    const { units, code, precision } = parseAsset(movement.delta);
    const key = `${movement.contract} ${precision},${code}`;
    const group = groups.get(key) ?? { contract: movement.contract, symbol: code, rows: [] };
    group.rows.push({ movement, size: units < 0n ? -units : units });
    groups.set(key, group);
  }
  return [...groups.values()].map(({ contract, symbol, rows }) => {
    const largest = rows.reduce((max, { size }) => (size > max ? size : max), 1n);
    return {
      contract,
      symbol,
      changes: rows.map(({ movement: { account, delta }, size }) => ({
        account,
        delta,
        permille: Number((size * 1000n) / largest),
      })),
    };
  });
}
