import type { ApplyContext, Contract } from '../../contract.ts';
import { abiOf } from '../abi-text.ts';
import { quantity, unitsOf } from '../amount.ts';
import { check } from '../check.ts';
import { withData } from '../dispatch.ts';
import { tokenContract } from '../token/token-contract.ts';
import { accountForKey } from './fio-accounts.ts';
import { requireAvailable } from './fio-balance.ts';
import { collectFee, fioSymbol } from './fio-fees.ts';
import type { UnlockPeriod } from './fio-rows.ts';

const more = abiOf({
  structs: { lockperiodv2: 'duration int64, amount int64' },
  actions: {
    trnsfiopubky: 'payee_public_key string, amount int64, max_fee int64, actor name, tpid string',
    trnsloctoks:
      'payee_public_key string, can_vote int32, periods lockperiodv2[], amount int64, max_fee int64, actor name, ' +
      'tpid string',
  },
  tables: {},
});

interface KeyTransfer {
  payee_public_key: string;
  amount: bigint;
  max_fee: bigint;
  actor: string;
  tpid: string;
}

interface LockedTransfer extends KeyTransfer {
  can_vote: number;
  periods: UnlockPeriod[];
}

/** fio.token: the standard token, whose users transfer to public keys. Staked and locked tokens cannot be spent. */
export const fioTokenContract: Contract = {
  name: 'fio-token',
  version: 1,
  abi: {
    ...tokenContract.abi,
    structs: [...tokenContract.abi.structs, ...more.structs],
    actions: [...tokenContract.abi.actions, ...more.actions],
  },
  apply(ctx) {
    const { account, name } = ctx.action;
    if (ctx.receiver !== account) return;
    if (name === 'trnsfiopubky') withData(transferToKey)(ctx);
    else if (name === 'trnsloctoks') withData(transferLocked)(ctx);
    else {
      if (name === 'transfer') withData(checkTransfer)(ctx);
      tokenContract.apply(ctx);
    }
  },
};

/** People cannot use `transfer`: only contracts do. */
function checkTransfer(ctx: ApplyContext, data: { from: string; quantity: string }): void {
  const bySystem = ctx.sender !== '' || data.from === 'eosio' || data.from.startsWith('fio.');
  check(ctx, bySystem, 'transfer not allowed');
  requireAvailable(ctx, data.from, unitsOf(data.quantity));
}

function transferToKey(ctx: ApplyContext, data: KeyTransfer): void {
  const fee = collectFee(ctx, { endPoint: 'transfer_tokens_pub_key', ...termsOf(data) });
  pay(ctx, data, fee);
}

function transferLocked(ctx: ApplyContext, data: LockedTransfer): void {
  check(ctx, data.can_vote === 0 || data.can_vote === 1, 'can_vote must be 0 or 1');
  check(ctx, data.periods.length > 0 && data.periods.length <= 365, 'Invalid number of unlock periods');
  const sum = data.periods.reduce((total, { amount }) => total + amount, 0n);
  check(ctx, sum === data.amount, 'Invalid total amount for unlock periods');
  const fee = collectFee(ctx, { endPoint: 'transfer_locked_tokens', ...termsOf(data) });
  const owner = pay(ctx, data, fee);
  ctx.sendInline({
    account: 'eosio',
    name: 'addlocked',
    authorization: [{ actor: ctx.receiver, permission: 'active' }],
    data: { owner, can_vote: data.can_vote, periods: data.periods, amount: data.amount },
  });
}

const termsOf = ({ actor, max_fee, tpid }: KeyTransfer) => ({ actor, maxFee: max_fee, tpid });

function pay(ctx: ApplyContext, { payee_public_key, amount, actor }: KeyTransfer, fee: bigint): string {
  ctx.requireAuth(actor);
  check(ctx, amount > 0n, 'Invalid amount value');
  const to = accountForKey(ctx, payee_public_key);
  check(ctx, to !== actor, 'Invalid FIO Public Key, cannot transfer to self');
  requireAvailable(ctx, actor, amount + fee);
  ctx.sendInline({
    account: ctx.receiver,
    name: 'transfer',
    authorization: [{ actor, permission: 'active' }],
    data: { from: actor, to, quantity: quantity(amount, fioSymbol), memo: '' },
  });
  return to;
}
