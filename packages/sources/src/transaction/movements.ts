import { addAssets, formatAsset, isAsset, parseAsset } from '@antescope/codec/chain/asset';

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
 * a notification of the same action would count twice. Sums of zero are omitted.
 */
export function netMovements(actions: readonly MovingAction[]): Movement[] {
  const sums = new Map<string, Movement>();
  const move = (account: unknown, contract: string, quantity: string, sign: 1n | -1n): void => {
    if (typeof account !== 'string') return;
    const amount = parseAsset(quantity);
    const signed = { ...amount, units: amount.units * sign };
    const key = `${account} ${contract} ${amount.precision},${amount.code}`;
    const sum = sums.get(key);
    const delta = formatAsset(sum === undefined ? signed : addAssets(parseAsset(sum.delta), signed));
    sums.set(key, { account, contract, delta });
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
  return [...sums.values()].filter((movement) => parseAsset(movement.delta).units !== 0n);
}
