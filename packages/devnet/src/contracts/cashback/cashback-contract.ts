import { parseAsset } from '@antescope/codec/chain/asset';
import type { ApplyContext, Contract } from '../../contract.ts';
import { quantity } from '../amount.ts';
import { tokenContract } from '../token/token-contract.ts';

/**
 * A token that pays back one percent of each transfer from the contract's own balance. Otherwise a standard token, so
 * setcode can switch an account between the two and change what a transfer does.
 */
export const cashbackContract: Contract = {
  name: 'cashback',
  version: 1,
  abi: tokenContract.abi,
  apply(ctx) {
    tokenContract.apply(ctx);
    if (ctx.receiver === ctx.action.account && ctx.action.name === 'transfer') payCashback(ctx);
  },
};

function payCashback(ctx: ApplyContext): void {
  const { from, to, quantity: sent } = ctx.payload<{ from: string; to: string; quantity: string }>();
  if (from === ctx.receiver || to === ctx.receiver) return;
  const amount = parseAsset(sent);
  const back = amount.units / 100n;
  if (back === 0n) return;
  ctx.sendInline({
    account: ctx.receiver,
    name: 'transfer',
    authorization: [{ actor: ctx.receiver, permission: 'active' }],
    data: {
      from: ctx.receiver,
      to: from,
      quantity: quantity(back, `${amount.precision},${amount.code}`),
      memo: 'cashback',
    },
  });
}
