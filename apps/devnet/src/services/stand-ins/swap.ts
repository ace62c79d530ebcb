import type { StandIn } from './stand-in.ts';

/** US dollars of one token, in millionths. */
const prices: Record<string, bigint> = {
  XPR: 910n,
  EOS: 773_400n,
  XMD: 1_000_000n,
  XUSDC: 1_000_000n,
  XBTC: 91_250_500_000n,
};
const decimals = 8;
const refusedAmount = '666';

interface Order {
  /** Answers so far: the second one has the payout. */
  asked: number;
  refused: boolean;
}

/**
 * Quotes and orders of a token swap: /v1/quote/{base}/{amount}/{quote} and /v1/order/{id}. An order is paid out at its
 * second query; one over 666 is refused.
 */
export function swapStandIn(): StandIn {
  const orders = new Map<string, Order>();
  let count = 0;
  return ({ method, path: [version, resource, ...rest] }) => {
    if (method !== 'GET' || version !== 'v1') return null;
    if (resource === 'quote') {
      const [base = '', amount = '', quote = ''] = rest;
      const [from, to] = [prices[base], prices[quote]];
      if (from === undefined || to === undefined)
        return { value: { success: false, errormsg: `No market for ${base}/${quote}` } };
      const units = unitsOf(amount);
      if (units === null) return { value: { success: false, errormsg: 'Amount is invalid' } };
      // Half a percent is the fee.
      const out = (units * from * 995n) / (to * 1000n);
      const token = `swap-${(count += 1)}-${base}-${quote}`;
      orders.set(token, { asked: 0, refused: amount === refusedAmount });
      return { value: { success: true, token, qty: textOf(out) } };
    }
    const order = resource === 'order' ? orders.get(rest[0] ?? '') : undefined;
    if (order === undefined) return null;
    order.asked += 1;
    if (order.refused) return { value: { success: false, errormsg: 'Not enough liquidity' } };
    return { value: { success: true, transaction_id: order.asked < 2 ? '' : 'ab'.repeat(32) } };
  };
}

function unitsOf(text: string): bigint | null {
  const match = /^(\d{1,15})(?:\.(\d{1,8}))?$/.exec(text);
  return match === null ? null : BigInt(match[1]! + (match[2] ?? '').padEnd(decimals, '0'));
}

function textOf(units: bigint): string {
  const digits = units.toString().padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
