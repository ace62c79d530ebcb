import type { ApplyContext, Contract } from '../../contract.ts';
import { abiOf } from '../abi-text.ts';
import { plus, quantity, symbolOf, unitsOf } from '../amount.ts';
import { check } from '../check.ts';
import { dispatch, withData, type Handler } from '../dispatch.ts';
import { incomingTransfer, payOut } from '../pay-out.ts';
import { storeSingleton } from '../singleton.ts';
import { distributedSymbol } from '../strategies.ts';
import { accounts } from '../system/names.ts';

/** 10000 is 100%. */
interface DistributedAccount {
  account: string;
  percent: number;
}

interface ConfigRow {
  accounts: DistributedAccount[];
}

/** Row of `claimers`: what an account may claim. */
export interface ClaimerRow {
  account: string;
  balance: string;
}

const whole = 10_000;

const handlers: Readonly<Record<string, Handler>> = {
  setdistrib: withData(setDistribution),
  claim: withData(claim),
};

/** eosio.saving: divides what it receives among accounts that claim it (eosnetworkfoundation/eosio.saving). */
export const savingContract: Contract = {
  name: 'saving',
  version: 1,
  abi: abiOf({
    structs: {
      distribute_account: 'account name, percent uint16',
      config_row: 'accounts distribute_account[]',
      claimers_row: 'account name, balance asset',
    },
    actions: { setdistrib: 'accounts distribute_account[]', claim: 'claimer name' },
    tables: { config: 'config_row', claimers: 'claimers_row' },
  }),
  apply: (ctx) => {
    dispatch(ctx, handlers);
    const transfer = incomingTransfer(ctx);
    if (transfer !== null) receive(ctx, transfer.quantity);
  },
};

/** An empty list ends the distribution. */
function setDistribution(ctx: ApplyContext, config: ConfigRow): void {
  ctx.requireAuth(ctx.receiver);
  let left = whole;
  for (const { account, percent } of config.accounts) {
    check(ctx, ctx.isAccount(account), `Account does not exist: ${account}`);
    check(ctx, percent > 0, 'Only positive percentages are allowed');
    check(ctx, percent <= left, 'Total percentage exceeds 100%');
    left -= percent;
  }
  check(ctx, config.accounts.length === 0 || left === 0, 'Total percentage does not equal 100%');
  storeSingleton<ConfigRow>(ctx, 'config', config);
}

function claim(ctx: ApplyContext, { claimer }: { claimer: string }): void {
  ctx.requireAuth(claimer);
  const claimers = ctx.table<ClaimerRow>('claimers');
  const row = claimers.get(claimer);
  check(ctx, row !== null, 'Distribution account does not exists');
  const paid = { quantity: row.balance, contract: accounts.token };
  if (unitsOf(row.balance) !== 0n) payOut(ctx, claimer, paid, `${ctx.receiver} distribution claim`);
  claimers.erase(claimer);
}

/** Parts are rounded down; the remainder and the contract's own part stay in its account, unclaimable. */
function receive(ctx: ApplyContext, received: string): void {
  check(ctx, ctx.action.account === accounts.token, 'Invalid contract');
  check(ctx, symbolOf(received) === distributedSymbol, 'Invalid symbol');
  const config = ctx.table<ConfigRow>('config').get('config');
  for (const { account, percent } of config?.accounts ?? []) {
    const part = (unitsOf(received) * BigInt(percent)) / BigInt(whole);
    if (account !== ctx.receiver && part > 0n) credit(ctx, account, part);
  }
}

function credit(ctx: ApplyContext, account: string, units: bigint): void {
  const claimers = ctx.table<ClaimerRow>('claimers');
  if (claimers.has(account))
    claimers.modify(account, ctx.receiver, (row) => void (row.balance = plus(row.balance, units)));
  else claimers.emplace(ctx.receiver, account, { account, balance: quantity(units, distributedSymbol) });
}
