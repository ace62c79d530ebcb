import type { ApplyContext } from '../contract.ts';

/** Data of a transfer of the standard token. */
export interface Transfer {
  from: string;
  to: string;
  quantity: string;
  memo: string;
}

/** Tokens on their contract, as the ABI type `extended_asset` has them. */
export interface ExtendedAsset {
  quantity: string;
  contract: string;
}

/** Sends tokens of the contract's own account by inline action. */
export function payOut(ctx: ApplyContext, to: string, { quantity, contract }: ExtendedAsset, memo: string): void {
  ctx.sendInline({
    account: contract,
    name: 'transfer',
    authorization: [{ actor: ctx.receiver, permission: 'active' }],
    data: { from: ctx.receiver, to, quantity, memo },
  });
}

/** The transfer that notifies the contract of tokens for it; null for any other notification. */
export function incomingTransfer(ctx: ApplyContext): Transfer | null {
  if (ctx.receiver === ctx.action.account || ctx.action.name !== 'transfer') return null;
  const data = ctx.payload<Transfer>();
  return data.to === ctx.receiver && data.from !== ctx.receiver ? data : null;
}
