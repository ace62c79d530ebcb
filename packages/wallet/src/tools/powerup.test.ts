import { parseAsset } from '@antescope/codec/chain/asset';
import { amountOf, marketAt } from '@antescope/economics/powerup';
import { powerUpMarkets } from '@antescope/sources/market/powerup-markets';
import type { PowerupResource, PowerupState } from '@antescope/sources/table/tables/powerup';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { powerupResource } from '../../../../fixtures/tool-facts.ts';
import { alice, eosChain } from '../../test/tool-chain.ts';
import { powerUp, type PowerUpFacts } from './powerup.ts';

const now = Date.parse(powerupResource.initialTime) / 1000;
const net: PowerupResource = powerupResource;
const cpu = { ...net, weight: '9333333333333', assumedStakeWeight: '4000000000000' };
const state: PowerupState = { net, cpu, days: 1, minFee: '0.0001 EOS' };
/** A thousandth of a microsecond, and two bytes, for each unit of weight. */
const sample = { cpu: { max: '1000000', weight: '1000000000' }, net: { max: '2000', weight: '1000' } };
const facts: PowerUpFacts = { state, sample, now, liquid: '1000.0000 EOS' };

function read(input: Record<string, string>, at = facts) {
  return powerUp.read(input, { chain: eosChain, facts: at });
}

function faults(input: Record<string, string>, at = facts) {
  const reading = read(input, at);
  return reading.ok ? {} : Object.fromEntries(Object.entries(reading.faults).map(([field, { code }]) => [field, code]));
}

interface PowerUpData {
  net_frac: string;
  cpu_frac: string;
  max_payment: string;
}

function dataOf(input: Record<string, string>, at = facts) {
  const reading = read(input, at);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return reading.act.actions(alice)[0]!.data as PowerUpData;
}

test("[STAKE-011] a rental is a powerup for the contract's days, with five percent above the fee", () => {
  const reading = read({ cpu: '50', net: '1' });
  expect(reading.ok && reading.act.summary).toEqual({ code: 'powerup', args: ['50 ms CPU + 1 KB NET', '1'] });
  const fee = parseAsset(reading.ok ? reading.act.estimate!.text.args[0]! : '').units;
  expect(fee).toBeGreaterThan(0n);
  const data = dataOf({ receiver: 'bob', cpu: '50', net: '1' });
  expect(data).toMatchObject({ payer: 'alice', receiver: 'bob', days: 1 });
  expect(parseAsset(data.max_payment).units).toBe((fee * 105n + 99n) / 100n);
  expect(dataOf({ cpu: '50', net: '', most: '9' })).toMatchObject({
    receiver: 'alice',
    net_frac: '0',
    max_payment: '9.0000 EOS',
  });
});

test('the weight that is bought gives at least what was entered, and barely more', () => {
  const markets = powerUpMarkets(state);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 900_000 }), (micros) => {
      const { cpu_frac: fraction } = dataOf({ cpu: (micros / 1000).toFixed(3), net: '' }, { ...facts, liquid: null });
      const weight = amountOf(marketAt(markets.cpu, now), BigInt(fraction));
      const given = (weight * 1_000_000n) / 1_000_000_000n;
      expect(given >= BigInt(micros)).toBe(true);
      expect(given <= BigInt(micros) + 1n).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('what the contract would refuse is a fault', () => {
  expect(faults({ cpu: '', net: '' })).toEqual({ cpu: 'powerup-missing' });
  expect(faults({ cpu: '99999999', net: '' })).toEqual({ cpu: 'powerup-sold-out' });
  expect(faults({ cpu: '', net: '9999999999' })).toEqual({ net: 'powerup-sold-out' });
  expect(faults({ cpu: '0.001', net: '' }, { ...facts, state: { ...state, minFee: '1.0000 EOS' } })).toEqual({
    cpu: 'powerup-too-little',
  });
  expect(faults({ cpu: '500', net: '', most: '0.0001' })).toEqual({ most: 'powerup-above-most' });
  expect(faults({ cpu: '500', net: '' }, { ...facts, liquid: '0.0001 EOS' })).toEqual({ cpu: 'powerup-unpaid' });
  expect(faults({ cpu: '500', net: '' }, { ...facts, sample: null })).toEqual({ cpu: 'powerup-unknown' });
  expect(faults({ cpu: '1.0001', net: '1.001' })).toEqual({ cpu: 'amount-too-precise', net: 'amount-too-precise' });
});

test('only chains that rent bandwidth have it', () => {
  expect(powerUp.gate(eosChain)).toBe(true);
  expect(powerUp.gate({ ...eosChain, features: { ...eosChain.features, rentBandwidth: false } })).toBe(false);
});
