import { compileAbi } from '@antescope/codec/abi/compile';
import { microsToTimePoint, timePointSecToSeconds, timePointToMicros } from '@antescope/codec/chain/time';
import { rexHoldings } from '@antescope/economics/rex-maturity';
import { describe, expect, test } from 'vitest';
import { Chain } from '../src/chain.ts';
import { feesContract } from '../src/contracts/fees/fees-contract.ts';
import type { PowerUpOrderRow } from '../src/contracts/system/powerup-rows.ts';
import type { RexBalanceRow, RexFundRow, RexLoanRow, RexOrderRow } from '../src/contracts/system/rex-rows.ts';
import type { BidRefundRow, NameBidRow, ProducerRow, RefundRow, VoterRow } from '../src/contracts/system/rows.ts';
import { systemAbi } from '../src/contracts/system/system-abi.ts';
import { contracts } from '../src/registry.ts';
import { contractAction } from '../src/story/actions.ts';
import { DevWallet } from '../src/story/story-runner.ts';
import { genesisKey, producerKeys, runStory } from '../src/story/story.ts';

const abi = compileAbi(systemAbi);
const seed = 'economy';
const chain = Chain.create(
  { time: '2026-11-21T00:00:00.000', key: genesisKey(seed) },
  { contracts: contracts.values(), producerKeys: producerKeys(seed), finalityLag: 24 },
);
runStory(chain, seed);
const now = Number(timePointToMicros(chain.head.time) / 1_000_000n);

function rows<Row>(table: string, code = 'eosio'): Row[] {
  const contractAbi = code === 'eosio' ? abi : chain.state.contracts.abiOf(code)!;
  return [...chain.state.database.rows.values()]
    .filter((row) => row.code === code && row.table === table)
    .map(({ value }) => contractAbi.decodeTableRow(table, value) as Row);
}

describe('what the story leaves on the markets', () => {
  test('REX of every class: savings, maturing, matured, matured and not updated, sold, in orders and in loans', () => {
    const holdings = new Map(
      rows<RexBalanceRow>('rexbal').map(({ owner, rex_maturities: list }) => {
        const buckets = list.map(({ first, second }) => ({ maturity: timePointSecToSeconds(first), rex: second }));
        return [owner, rexHoldings(0n, buckets, now)];
      }),
    );
    expect(holdings.get('erin')).toMatchObject({ saving: 70_000_000_000n, maturing: 0n, matured: 0n });
    expect(holdings.get('judy')!.maturing > 0n).toBe(true);
    expect(holdings.get('niaj')!.matured).toBe(33_333_330_000n);
    expect(rows<RexBalanceRow>('rexbal').find(({ owner }) => owner === 'dave')!.matured_rex).toBe(90_000_000_000n);
    expect(rows<RexBalanceRow>('rexbal').find(({ owner }) => owner === 'heidi')!.rex_balance).toBe('0.0000 REX');
    expect(holdings.get('frank')).toMatchObject({ saving: 110_000_000_000n, maturing: 40_000_000_000n });
    const orders = rows<RexOrderRow>('rexqueue').map(({ owner, is_open }) => [owner, is_open]);
    expect(orders).toEqual([
      ['whale1111111', false],
      ['hodlhodlhodl', true],
    ]);
    expect(rows<RexLoanRow>('cpuloan')).toHaveLength(2);
    expect(rows<RexLoanRow>('netloan')).toMatchObject([{ from: 'gamedev11111', balance: '6.0000 EOS' }]);
    expect(rows<RexFundRow>('rexfund').find(({ owner }) => owner === 'ivan')!.balance).toBe('77.0000 EOS');
  });

  test('pending refunds, and active PowerUp orders, one for another account', () => {
    const due = rows<RefundRow>('refunds').map(({ request_time }) => timePointSecToSeconds(request_time) + 3 * 86_400);
    expect(due.length).toBeGreaterThan(1);
    expect(due.every((time) => time > now)).toBe(true);
    const orders = rows<PowerUpOrderRow>('powup.order');
    expect(orders.map(({ owner }) => owner)).toContain('lonely111111');
    expect(orders.every(({ expires }) => timePointSecToSeconds(expires) > now)).toBe(true);
  });

  test('auctions that are open, that are won and not used, and one whose name exists; bids to fetch', () => {
    const bids = rows<NameBidRow>('namebids');
    expect(bids.filter(({ high_bid }) => high_bid < 0n).map(({ newname }) => newname)).toContain('z');
    expect(bids.filter(({ high_bid }) => high_bid > 0n).length).toBeGreaterThanOrEqual(8);
    expect(chain.state.database.accounts.has('btc')).toBe(true);
    expect(chain.state.database.accounts.has('shop.btc')).toBe(true);
    expect(rows<BidRefundRow>('bidrefunds').length).toBeGreaterThanOrEqual(4);
  });

  test('more than sixty producers with votes of all sizes, and proxies of every kind', () => {
    const producers = rows<ProducerRow>('producers');
    expect(producers.length).toBeGreaterThan(60);
    expect(producers.filter(({ is_active }) => !is_active).length).toBe(3);
    expect(new Set(producers.map(({ total_votes }) => total_votes)).size).toBeGreaterThan(30);
    expect(producers.some(({ total_votes, is_active }) => is_active && total_votes === 0)).toBe(true);
    expect(producers.some(({ producer_authority: one }) => one?.[1].threshold === 2)).toBe(true);
    const voters = rows<VoterRow>('voters');
    const proxies = voters.filter(({ is_proxy }) => is_proxy);
    expect(proxies.length).toBeGreaterThanOrEqual(4);
    expect(proxies.some(({ producers: list }) => list.length === 0)).toBe(true);
    const former = voters.find(({ owner }) => owner === 'carolcarol12')!;
    expect([former.is_proxy, voters.some(({ proxy }) => proxy === former.owner)]).toEqual([false, true]);
  });

  test('strategies for fees and savings, which any account may distribute', () => {
    expect(rows('strategies', 'eosio.fees')).toEqual([{ strategy: 'donatetorex', weight: 10_000 }]);
    expect(rows('strategies', 'eosio.reward')).toEqual([{ strategy: 'eosio.rex', weight: 10_000 }]);
    expect(rows('claimers', 'eosio.saving')).toEqual([]);
    const time = microsToTimePoint(timePointToMicros(chain.head.time) + 500_000n);
    chain.startBlock(time);
    const wallet = new DevWallet(seed);
    const distribute = contractAction(feesContract, 'eosio.fees', 'distribute', 'carol', {});
    const { action_traces } = chain.pushTransaction(wallet.signed(chain, [distribute]));
    expect(action_traces.map(({ act }) => act.name).slice(0, 3)).toEqual(['distribute', 'donatetorex', 'transfer']);
  });
});
