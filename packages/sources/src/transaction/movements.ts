import { type Asset, formatAsset, isAsset, parseAsset } from '@antescope/codec/chain/asset';

/** An executed (or planned) action, as far as token movements need it. `data` is decoded, untrusted. */
export interface MovingAction {
  contract: string;
  name: string;
  data: unknown;
}

/** Net change of one account's balance of one token. */
export interface Movement {
  account: string;
  contract: string;
  /** Signed asset text, '-1.0000 EOS'. */
  delta: string;
}

interface TokenFields {
  from?: unknown;
  to?: unknown;
  quantity?: unknown;
}

/**
 * Net movement per account and token over transfer and issue actions of any token contract. Give executions alone:
 * a notification of the same action would count twice. Sums of zero are omitted, and sums beyond the range of an asset,
 * which no balance can hold.
 */
export function netMovements(actions: readonly MovingAction[]): Movement[] {
  const sums = new Map<string, Omit<Movement, 'delta'> & { asset: Asset }>();
  const move = (account: unknown, contract: string, quantity: string, sign: 1n | -1n): void => {
    if (typeof account !== 'string') return;
    const amount = parseAsset(quantity);
    const key = `${account} ${contract} ${amount.precision},${amount.code}`;
    const units = (sums.get(key)?.asset.units ?? 0n) + amount.units * sign;
    sums.set(key, { account, contract, asset: { ...amount, units } });
  };
  for (const { contract, name, data } of actions) {
    const fields = (typeof data === 'object' && data !== null ? data : {}) as TokenFields;
    // A contract of any kind may call an action `transfer`: what is no amount is no movement.
    if (typeof fields.quantity !== 'string' || !isAsset(fields.quantity)) continue;
    if (name === 'transfer') {
      move(fields.from, contract, fields.quantity, -1n);
      move(fields.to, contract, fields.quantity, 1n);
    } else if (name === 'issue') move(fields.to, contract, fields.quantity, 1n);
  }
  return [...sums.values()]
    .filter(({ asset }) => asset.units !== 0n)
    .map(({ account, contract, asset }) => ({ account, contract, delta: formatAsset(asset) }))
    .filter(({ delta }) => isAsset(delta));
}
