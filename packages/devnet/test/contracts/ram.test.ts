import { compileAbi } from '@antescope/codec/abi/compile';
import { parseAsset } from '@antescope/codec/chain/asset';
import { symbolToU64 } from '@antescope/codec/chain/symbol';
import { buyRam, buyRamBytes, sellRam, type RamMarket } from '@antescope/economics/ram';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GlobalRow, RamMarketRow, UserResourcesRow } from '../../src/contracts/system/rows.ts';
import { systemAbi } from '../../src/contracts/system/system-abi.ts';
import { systemAction, transfer } from '../../src/story/actions.ts';
import { Stage } from './stage.ts';

const soak = process.env.ANTESCOPE_SOAK === '1';
const abi = compileAbi(systemAbi);
const stage = new Stage();

function units(asset: string): bigint {
  return parseAsset(asset).units;
}

function marketOf(scene: Stage): RamMarket {
  const row = scene.row<RamMarketRow>('eosio', 'eosio', 'rammarket', symbolToU64('4,RAMCORE'))!;
  return { bytes: units(row.base.balance), units: units(row.quote.balance) };
}

const buy = (payer: string, quant: string, receiver = payer) =>
  systemAction('buyram', payer, { payer, receiver, quant });
const buyBytes = (payer: string, bytes: number) =>
  systemAction('buyrambytes', payer, { payer, receiver: payer, bytes });
const sell = (account: string, bytes: bigint) => systemAction('sellram', account, { account, bytes });
const give = (from: string, to: string, bytes: bigint, memo = '') =>
  systemAction('ramtransfer', from, { from, to, bytes, memo });

describe('rejected by the RAM market', () => {
  test.each([
    ['another token', buy('alice', '1.00 EOS'), 'must buy ram with core token'],
    ['nothing', buy('alice', '0.0000 EOS'), 'must purchase a positive amount'],
    ['so little that only the fee is left', buy('alice', '0.0001 EOS'), 'must reserve a positive amount'],
    [
      'another account paying',
      systemAction('buyram', 'bob', { payer: 'alice', receiver: 'bob', quant: '1.0000 EOS' }),
      'missing authority of alice',
    ],
    ['more than there is to pay with', buy('alice', '10000.0001 EOS'), 'overdrawn balance'],
    ['a nonexistent receiver', buy('alice', '1.0000 EOS', 'missing'), 'owner=missing account does not exist'],
    ['selling less than nothing', sell('alice', -1n), 'cannot reduce negative byte'],
    ['selling more than was bought', sell('alice', 1_000_000n), 'insufficient quota'],
    [
      'selling so little that it is worth nothing',
      sell('alice', 1n),
      'token amount received from selling ram is too low',
    ],
    ['giving to oneself', give('alice', 'alice', 1n), 'cannot transfer ram to self'],
    ['giving nothing', give('alice', 'bob', 0n), 'must transfer positive quantity'],
    ['a transfer to a nonexistent account', give('alice', 'missing', 1n), 'to=missing account does not exist'],
    ['giving with a long memo', give('alice', 'bob', 1n, 'x'.repeat(257)), 'memo has more than 256 bytes'],
    ['giving from no resources', give('eosio.fees', 'bob', 1n), 'no resource row'],
  ])('%s', (_, action, message) => {
    expect(stage.refusal(action)).toBe(message);
  });

  test('selling RAM that is in use', () => {
    // From her first transfer on she pays for her own balance.
    stage.push([transfer('alice', 'bob', '1.0000 EOS', '')]);
    const used = stage.ram('alice');
    const { ram_bytes: bytes } = stage.row<UserResourcesRow>('eosio', 'alice', 'userres', 'alice')!;
    // The free 1400 bytes are used first.
    const tooMuch = bytes + 1400n - used + 1n;
    expect(stage.refusal(sell('alice', tooMuch))).toBe(
      `account alice has insufficient ram; needs ${used} bytes has ${used - 1n} bytes`,
    );
  });
});

describe('RAM market actions', () => {
  test('a purchase is logged and returned: bytes, total and fee', () => {
    const { action_traces: traces } = stage.compute(buy('alice', '1.0000 EOS'));
    const result = abi.decode('action_return_buyram', traces[0]!.return_value!) as Record<string, unknown>;
    const logged = traces.find(({ act, receiver }) => act.name === 'logbuyram' && receiver === 'eosio')!;
    const log = abi.decodeAction('logbuyram', logged.act.data) as Record<string, unknown>;
    expect(result).toMatchObject({ payer: 'alice', receiver: 'alice', quantity: '1.0000 EOS', fee: '0.0050 EOS' });
    expect(log).toMatchObject({ bytes: result['bytes_purchased'], ram_bytes: result['ram_bytes'], fee: '0.0050 EOS' });
  });

  test('a transfer changes both limits, and burned RAM has no owner', () => {
    const limits = (name: string) => stage.chain.state.resources.limitsOf(name).ram;
    const before = { alice: limits('alice'), bob: limits('bob'), null: limits('eosio.null') };
    stage.push([give('alice', 'bob', 500n, 'for you')]);
    stage.push([systemAction('ramburn', 'bob', { owner: 'bob', bytes: 200n, memo: '' })]);
    expect(limits('alice')).toBe(before.alice - 500n);
    expect(limits('bob')).toBe(before.bob + 300n);
    expect(limits('eosio.null')).toBe(before.null + 200n);
  });

  test('a transfer also adds the RAM of the blocks since the last trade', () => {
    const before = marketOf(stage).bytes;
    stage.later(3);
    stage.push([give('alice', 'bob', 1n)]);
    // 64 bytes per slot, seven slots.
    expect(marketOf(stage).bytes - before).toBe(448n);
  });

  test('buyramburn burns at once', () => {
    const nulls = () => stage.row<UserResourcesRow>('eosio', 'eosio.null', 'userres', 'eosio.null')!.ram_bytes;
    const before = nulls();
    const { action_traces } = stage.push([
      systemAction('buyramburn', 'bob', { payer: 'bob', quantity: '2.0000 EOS', memo: 'gone' }),
    ]);
    const bought = abi.decode('action_return_buyram', action_traces[0]!.return_value!) as { bytes_purchased: bigint };
    expect(nulls() - before).toBe(bought.bytes_purchased);
  });

  test('any sequence of trades follows the formulas and conserves bytes and tokens', () => {
    const trade = fc.oneof(
      fc.record({ kind: fc.constant('buy' as const), amount: fc.bigInt(2n, 3_000_000n) }),
      fc.record({ kind: fc.constant('bytes' as const), amount: fc.bigInt(400n, 2_000_000n) }),
      fc.record({ kind: fc.constant('sell' as const), amount: fc.bigInt(400n, 5_000n) }),
    );
    const runs = soak ? 200 : 4;
    fc.assert(
      fc.property(fc.array(trade, { minLength: 5, maxLength: 10 }), (trades) => {
        const scene = new Stage(['alice']);
        for (const { kind, amount } of trades) {
          // The market as of the next block, with the RAM added in between.
          scene.push([systemAction('setramrate', 'eosio', { bytes_per_block: 0 })]);
          const before = marketOf(scene);
          const tokens = units(scene.balance('alice')!);
          const [action, expected] =
            kind === 'buy'
              ? [
                  buy('alice', `${amount / 10_000n}.${String(amount % 10_000n).padStart(4, '0')} EOS`),
                  buyRam(before, amount),
                ]
              : kind === 'bytes'
                ? [buyBytes('alice', Number(amount)), buyRamBytes(before, amount)]
                : [sell('alice', amount), sellRam(before, amount)];
          if (kind === 'buy' && expected.bytes === 0n) continue;
          scene.push([action]);
          expect(marketOf(scene)).toEqual(expected.market);
          const paid = tokens - units(scene.balance('alice')!);
          expect(paid).toBe(kind === 'sell' ? -expected.units : expected.units);
        }
        expectConserved(scene);
      }),
      { numRuns: runs, seed: 3 },
    );
  });
});

/** Bytes are on the market or owned, tokens of the market are with eosio.ram. */
function expectConserved(scene: Stage): void {
  const global = scene.row<GlobalRow>('eosio', 'eosio', 'global', 'global')!;
  const held = scene.rows<UserResourcesRow>('eosio', 'userres').reduce((sum, { row }) => sum + row.ram_bytes, 0n);
  expect(global.total_ram_bytes_reserved).toBe(held);
  expect(marketOf(scene).bytes + held).toBe(global.max_ram_size);
  expect(units(scene.balance('eosio.ram')!)).toBe(global.total_ram_stake);
}
