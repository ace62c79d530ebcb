import { parseAsset } from '@antescope/codec/chain/asset';
import { expect } from 'vitest';
import type {
  RexBalanceRow,
  RexFundRow,
  RexLoanRow,
  RexOrderRow,
  RexPoolRow,
  RexReturnPoolRow,
} from '../../src/contracts/system/rex-rows.ts';
import type { DelegationRow, GlobalRow, RefundRow, UserResourcesRow } from '../../src/contracts/system/rows.ts';
import type { Stage } from './stage.ts';

export const units = (asset: string): bigint => parseAsset(asset).units;
const total = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);

/**
 * Every balance of eosio.rex belongs to the pool, a fund, a loan, the return pool, a filled order, or `payments`: the
 * cost of loans, which the contract pays to the fee account from its own balance.
 */
export function expectRexBooks(stage: Stage, payments: bigint): void {
  const all = <Row>(table: string): Row[] => stage.rows<Row>('eosio', table).map(({ row }) => row);
  const [pool] = all<RexPoolRow>('rexpool');
  const balances = all<RexBalanceRow>('rexbal');
  for (const { rex_balance, matured_rex: matured, rex_maturities: buckets } of balances) {
    expect(units(rex_balance)).toBe(total(buckets.map(({ second }) => second)) + matured);
  }
  if (pool !== undefined) {
    expect(units(pool.total_lendable)).toBe(units(pool.total_lent) + units(pool.total_unlent));
    expect(units(pool.total_rex)).toBe(total(balances.map(({ rex_balance }) => units(rex_balance))));
    const loans = [...all<RexLoanRow>('cpuloan'), ...all<RexLoanRow>('netloan')];
    expect(units(pool.total_lent)).toBe(total(loans.map(({ total_staked }) => units(total_staked))));
    const parts = [
      units(pool.total_lendable),
      ...all<RexFundRow>('rexfund').map(({ balance }) => units(balance)),
      ...loans.map(({ balance }) => units(balance)),
      ...all<RexOrderRow>('rexqueue').map(({ proceeds }) => units(proceeds)),
      ...all<RexReturnPoolRow>('rexretpool').map(({ proceeds }) => proceeds),
      payments,
    ];
    expect(units(stage.balance('eosio.rex')!)).toBe(total(parts));
  }
}

/** Supply, stakes and RAM add up. */
export function expectSystemBooks(stage: Stage): void {
  const balances = stage.rows<{ balance: string }>('eosio.token', 'accounts').map(({ row }) => units(row.balance));
  const [stats] = stage.rows<{ supply: string }>('eosio.token', 'stat');
  expect(total(balances)).toBe(units(stats!.row.supply));
  const delegated = stage.rows<DelegationRow>('eosio', 'delband').map(({ row }) => row);
  const refunds = stage.rows<RefundRow>('eosio', 'refunds').map(({ row }) => row);
  const staked = total(delegated.map(({ net_weight: net, cpu_weight: cpu }) => units(net) + units(cpu)));
  const waiting = total(refunds.map(({ net_amount: net, cpu_amount: cpu }) => units(net) + units(cpu)));
  expect(units(stage.balance('eosio.stake')!)).toBe(staked + waiting);
  const global = stage.row<GlobalRow>('eosio', 'eosio', 'global', 'global')!;
  const held = total(stage.rows<UserResourcesRow>('eosio', 'userres').map(({ row }) => row.ram_bytes));
  expect(global.total_ram_bytes_reserved).toBe(held);
}
