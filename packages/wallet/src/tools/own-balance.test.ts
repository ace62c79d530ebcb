import { expect, test } from 'vitest';
import { eosChain } from '../../test/tool-chain.ts';
import { nameBid } from './name-bid.ts';
import { payable } from './own-balance.ts';
import { buyRamByAmount, sellRamBytes } from './ram.ts';
import { lendStake, lendTokens, rentCpu, withdrawRexFund } from './rex.ts';

const market = { base: '68719476736 RAM', quote: '1000000.0000 EOS' };
const eos = (units: bigint) => ({ units, symbol: { code: 'EOS', precision: 4 }, contract: 'eosio.token' });

test('what can be spent is the balance of the system token, exactly', () => {
  const of = (liquid?: string | null) => payable({ chain: eosChain, facts: liquid === undefined ? {} : { liquid } });
  expect(of('900719925474.0993 EOS')).toEqual(eos(9_007_199_254_740_993n));
  for (const unknown of [undefined, null, '1.0000 JUNGLE', '1.00 EOS']) expect(of(unknown)).toBeNull();
});

test('payments in the system token offer the balance, amounts from elsewhere do not', () => {
  const context = { chain: eosChain, facts: { pool: null, stake: null, liquid: '5.0000 EOS' } };
  expect(lendTokens.fields.amount?.available?.(context, {})).toEqual(eos(50_000n));
  expect(rentCpu.fields.amount?.available?.(context, {})).toEqual(eos(50_000n));
  expect(withdrawRexFund.fields.amount?.available?.(context, {})).toBeNull();
  const ram = { chain: eosChain, facts: { ...market, liquid: '5.0000 EOS' } };
  expect(buyRamByAmount.fields.amount?.available?.(ram, {})).toEqual(eos(50_000n));
  const bid = { chain: eosChain, facts: { highest: new Map<string, bigint>(), complete: true, liquid: '5.0000 EOS' } };
  expect(nameBid.fields.amount?.available?.(bid, {})).toEqual(eos(50_000n));
});

test('selling RAM offers the free bytes, lending stake what need not remain', () => {
  const ram = (free: string | null) => ({ chain: eosChain, facts: { ...market, free } });
  expect(sellRamBytes.fields.amount?.available?.(ram('4096'), {})).toEqual({
    units: 4096n,
    symbol: { code: 'RAM', precision: 0 },
    contract: null,
  });
  for (const none of [null, '0', '-5']) expect(sellRamBytes.fields.amount?.available?.(ram(none), {})).toBeNull();
  const stake = { chain: eosChain, facts: { pool: null, stake: { cpu: '1.0000 EOS', net: '0.1000 EOS' } } };
  expect(lendStake.fields.cpu?.available?.(stake, {})).toEqual(eos(8_000n));
  expect(lendStake.fields.net?.available?.(stake, {})).toEqual(eos(0n));
});
