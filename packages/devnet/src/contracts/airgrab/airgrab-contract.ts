import { parseAsset } from '@antescope/codec/chain/asset';
import { symbolCodeToU64 } from '@antescope/codec/chain/symbol';
import type { ApplyContext, Contract } from '../../contract.ts';
import { plus, quantity, unitsOf } from '../amount.ts';
import { check } from '../check.ts';
import { withData } from '../dispatch.ts';
import { tokenContract, type TokenBalance, type TokenStats } from '../token/token-contract.ts';
import { abiOf } from '../abi-text.ts';

const more = abiOf({ actions: { claim: 'claimer name', signup: 'owner name, quantity asset' }, tables: {} });

/** Whole tokens each account can claim once. */
const grant = 100n;

/**
 * An airgrab token, for which users claim and pay their own RAM: the usual `open`, `signup` with a zero quantity, and
 * `claim`, which pays out from the contract's balance once.
 */
export const airgrabContract: Contract = {
  name: 'airgrab',
  version: 1,
  abi: {
    ...tokenContract.abi,
    structs: [...tokenContract.abi.structs, ...more.structs],
    actions: [...tokenContract.abi.actions, ...more.actions],
  },
  apply(ctx) {
    const own = ctx.receiver === ctx.action.account;
    if (own && ctx.action.name === 'signup') withData(signUp)(ctx);
    else if (own && ctx.action.name === 'claim') withData(claim)(ctx);
    else tokenContract.apply(ctx);
  },
};

function signUp(ctx: ApplyContext, data: { owner: string; quantity: string }): void {
  ctx.requireAuth(data.owner);
  const { units, code } = parseAsset(data.quantity);
  check(ctx, units === 0n, 'quantity exceeds signup allowance');
  const stats = ctx.table<TokenStats>('stat', { scope: symbolCodeToU64(code) }).get(symbolCodeToU64(code));
  check(ctx, stats !== null, 'symbol does not exist');
  const precise = parseAsset(stats.supply).precision === parseAsset(data.quantity).precision;
  check(ctx, precise, 'symbol precision mismatch');
  open(ctx, data.owner, data.quantity);
}

function claim(ctx: ApplyContext, { claimer }: { claimer: string }): void {
  ctx.requireAuth(claimer);
  const [held] = ctx.table<TokenBalance>('accounts').lowerBound();
  check(ctx, held !== undefined, 'nothing left to claim');
  const [key, { balance }] = held;
  const { precision, code } = parseAsset(balance);
  const claimed = grant * 10n ** BigInt(precision);
  check(ctx, unitsOf(balance) >= claimed, 'nothing left to claim');
  open(ctx, claimer, quantity(claimed, `${precision},${code}`));
  ctx.table<TokenBalance>('accounts').modify(key, null, (row) => {
    row.balance = plus(row.balance, -claimed);
  });
}

/** Creates the first row of an owner, with its final balance. */
function open(ctx: ApplyContext, owner: string, balance: string): void {
  const balances = ctx.table<TokenBalance>('accounts', { scope: owner });
  const key = symbolCodeToU64(parseAsset(balance).code);
  check(ctx, !balances.has(key), 'already claimed');
  balances.emplace(owner, key, { balance });
}
