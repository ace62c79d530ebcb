import type { TokenBalance } from '@antescope/sources/account/account-view';

export interface TokenThenAndNow {
  contract: string;
  code: string;
  /** '1.0000 EOS'; null without a row. */
  past: string | null;
  now: string | null;
}

/** Tokens held then or now, by contract and symbol, including unchanged ones. */
export function tokenChanges(past: readonly TokenBalance[], now: readonly TokenBalance[]): TokenThenAndNow[] {
  const rows = new Map<string, TokenThenAndNow>();
  const rowOf = ({ contract, quantity }: TokenBalance): TokenThenAndNow => {
    const code = quantity.slice(quantity.indexOf(' ') + 1);
    const key = `${contract} ${code}`;
    const row = rows.get(key) ?? { contract, code, past: null, now: null };
    rows.set(key, row);
    return row;
  };
  for (const balance of past) rowOf(balance).past = balance.quantity;
  for (const balance of now) rowOf(balance).now = balance.quantity;
  return [...rows.values()];
}
