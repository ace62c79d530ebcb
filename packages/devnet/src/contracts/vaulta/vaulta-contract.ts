import { parseAsset } from '@antescope/codec/chain/asset';
import type { ApplyContext, Contract } from '../../contract.ts';
import { quantity, symbolOf, unitsOf } from '../amount.ts';
import { check } from '../check.ts';
import { dispatch, withData, type Handler } from '../dispatch.ts';
import { coreSymbolOf } from '../system/system.ts';
import { tokenBalance } from '../token/balance.ts';
import { vaultaAbi } from './vaulta-abi.ts';
import { close, init, move, open, tokenSymbol } from './vaulta-token.ts';

const token = 'eosio.token';
const system = 'eosio';

interface Transfer {
  from: string;
  to: string;
  quantity: string;
  memo: string;
}

const handlers: Readonly<Record<string, Handler>> = {
  init: withData(init),
  open: withData(open),
  close: withData(close),
  transfer: withData(transfer),
  swapto: withData(swapTo),
  blockswapto: withData(blockSwapTo),
  enforcebal: withData(enforceBalance),
  swapexcess: withData(swapExcess),
  swaptrace: withData<{ account: string }>((ctx, { account }) => {
    ctx.requireAuth(ctx.receiver);
    ctx.requireRecipient(account);
  }),

  buyram: payingAction('payer', ['quant']),
  buyramself: payingAction('account', ['quant']),
  buyramburn: payingAction('payer', ['quantity']),
  bidname: payingAction('bidder', ['bid']),
  delegatebw: payingAction('from', ['stake_net_quantity', 'stake_cpu_quantity']),
  deposit: payingAction('owner', ['amount']),
  sellram: payoutAction('account'),
  bidrefund: payoutAction('bidder'),
  refund: payoutAction('owner'),
  withdraw: payoutAction('owner', ['amount']),
  claimrewards: payoutAction('owner'),
  undelegatebw: plainAction('from', ['unstake_net_quantity', 'unstake_cpu_quantity']),
  voteproducer: plainAction('voter'),
};

/**
 * core.vaulta: a token swapped one to one with the system token by sending either to the contract, and wrappers of
 * system actions that use it. Must be privileged.
 */
export const vaultaContract: Contract = {
  name: 'vaulta',
  version: 1,
  abi: vaultaAbi,
  apply(ctx) {
    if (ctx.receiver === ctx.action.account) dispatch(ctx, handlers);
    else if (ctx.action.account === token && ctx.action.name === 'transfer') receiveSystemToken(ctx);
  },
};

/** A transfer to the contract is swapped to the system token. */
function transfer(ctx: ApplyContext, data: Transfer): void {
  move(ctx, data);
  if (data.to !== ctx.receiver) return;
  trace(ctx, data.from, data.quantity);
  payOut(ctx, data.from, inSystemToken(ctx, data.quantity), data.memo);
}

/** System tokens sent to the contract are swapped to its own token. */
function receiveSystemToken(ctx: ApplyContext): void {
  const { from, to, quantity: received, memo } = ctx.payload<Transfer>();
  if (to !== ctx.receiver || symbolOf(received) !== coreSymbol(ctx)) return;
  const payout = quantity(unitsOf(received), tokenSymbol(ctx));
  send(ctx, ctx.receiver, 'transfer', ctx.receiver, { from: ctx.receiver, to: from, quantity: payout, memo });
  trace(ctx, from, received);
}

function swapTo(ctx: ApplyContext, { from, to, quantity: amount, memo }: Transfer): void {
  ctx.requireAuth(from);
  check(ctx, !ctx.table('blocked').has(to), `Recipient is blocked from receiving swapped tokens: ${to}`);
  const own = symbolOf(amount) === tokenSymbol(ctx);
  check(ctx, own || symbolOf(amount) === coreSymbol(ctx), 'Wrong token used');
  const swapped = own ? inSystemToken(ctx, amount) : quantity(unitsOf(amount), tokenSymbol(ctx));
  const [sent, received] = own ? [ctx.receiver, token] : [token, ctx.receiver];
  send(ctx, sent, 'transfer', from, { from, to: ctx.receiver, quantity: amount, memo: '' });
  if (to !== from) send(ctx, received, 'transfer', from, { from, to, quantity: swapped, memo });
}

function blockSwapTo(ctx: ApplyContext, { account, block }: { account: string; block: boolean }): void {
  if (!ctx.hasAuth(ctx.receiver)) ctx.requireAuth(account);
  const blocked = ctx.table<{ account: string }>('blocked');
  if (block && !blocked.has(account)) blocked.emplace(ctx.receiver, account, { account });
  if (!block && blocked.has(account)) blocked.erase(account);
}

function enforceBalance(ctx: ApplyContext, data: { account: string; expected_eos_balance: string }): void {
  ctx.requireAuth(ctx.receiver);
  const found = systemBalance(ctx, data.account);
  const reason = `EOS balance mismatch: ${found} != ${data.expected_eos_balance}`;
  check(ctx, found === data.expected_eos_balance, reason);
}

/** Swaps the payout of a system action to the contract's token. */
function swapExcess(ctx: ApplyContext, { account, eos_before }: { account: string; eos_before: string }): void {
  ctx.requireAuth(ctx.receiver);
  const excess = unitsOf(systemBalance(ctx, account)) - unitsOf(eos_before);
  if (excess <= 0n) return;
  const amount = quantity(excess, symbolOf(eos_before));
  send(ctx, token, 'transfer', account, { from: account, to: ctx.receiver, quantity: amount, memo: '' });
}

/** A system action with `prices` in the contract's token, swapped before it runs. */
function payingAction(payer: string, prices: readonly string[]): Handler {
  return withData<Record<string, string>>((ctx, data) => {
    const account = data[payer]!;
    ctx.requireAuth(account);
    const units = prices.reduce((sum, field) => sum + ownUnits(ctx, data[field]!), 0n);
    if (units > 0n) {
      const price = quantity(units, tokenSymbol(ctx));
      send(ctx, ctx.receiver, 'transfer', account, { from: account, to: ctx.receiver, quantity: price, memo: '' });
    }
    send(ctx, system, ctx.action.name, account, translated(ctx, data, prices));
  });
}

/** A system action that pays out; its proceeds are swapped after it runs. */
function payoutAction(payee: string, amounts: readonly string[] = []): Handler {
  return withData<Record<string, string>>((ctx, data) => {
    const account = data[payee]!;
    ctx.requireAuth(account);
    const eos_before = systemBalance(ctx, account);
    send(ctx, system, ctx.action.name, account, translated(ctx, data, amounts));
    send(ctx, ctx.receiver, 'swapexcess', ctx.receiver, { account, eos_before });
  });
}

/** A system action without token transfers. */
function plainAction(who: string, amounts: readonly string[] = []): Handler {
  return withData<Record<string, string>>((ctx, data) => {
    ctx.requireAuth(data[who]!);
    send(ctx, system, ctx.action.name, data[who]!, translated(ctx, data, amounts));
  });
}

function translated(ctx: ApplyContext, data: Record<string, string>, amounts: readonly string[]): object {
  return { ...data, ...Object.fromEntries(amounts.map((field) => [field, inSystemToken(ctx, data[field]!)])) };
}

function ownUnits(ctx: ApplyContext, amount: string): bigint {
  check(ctx, symbolOf(amount) === tokenSymbol(ctx), 'Wrong token used');
  return parseAsset(amount).units;
}

function inSystemToken(ctx: ApplyContext, amount: string): string {
  return quantity(ownUnits(ctx, amount), coreSymbol(ctx));
}

function payOut(ctx: ApplyContext, to: string, amount: string, memo: string): void {
  send(ctx, token, 'transfer', ctx.receiver, { from: ctx.receiver, to, quantity: amount, memo });
}

function trace(ctx: ApplyContext, account: string, amount: string): void {
  send(ctx, ctx.receiver, 'swaptrace', ctx.receiver, { account, quantity: amount });
}

function send(ctx: ApplyContext, account: string, name: string, actor: string, data: unknown): void {
  ctx.sendInline({ account, name, authorization: [{ actor, permission: 'active' }], data });
}

function systemBalance(ctx: ApplyContext, account: string): string {
  const symbol = coreSymbol(ctx);
  return tokenBalance(ctx, account, symbol) ?? quantity(0n, symbol);
}

function coreSymbol(ctx: ApplyContext): string {
  return coreSymbolOf(ctx, system);
}
