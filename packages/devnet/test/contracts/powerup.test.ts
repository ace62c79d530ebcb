import { powerUpFee, quotePowerUp, powerUpFrac, type PowerUpMarket } from '@antescope/economics/powerup';
import { secondsToTimePointSec, timePointSecToSeconds, timePointToMicros } from '@antescope/codec/chain/time';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PowerUpOrderRow, PowerUpResource, PowerUpStateRow } from '../../src/contracts/system/powerup-rows.ts';
import type { RexLoanRow } from '../../src/contracts/system/rex-rows.ts';
import type { DelegationRow, UserResourcesRow } from '../../src/contracts/system/rows.ts';
import { systemAction } from '../../src/story/actions.ts';
import { expectSystemBooks, units } from './rex-books.ts';
import { Stage } from './stage.ts';

const soak = process.env.ANTESCOPE_SOAK === '1';
const day = 86_400;

const nothing = {
  current_weight_ratio: null,
  target_weight_ratio: null,
  assumed_stake_weight: null,
  target_timestamp: null,
  exponent: null,
  decay_secs: null,
  min_price: null,
  max_price: null,
};
const setting = (until: number) => ({
  current_weight_ratio: (powerUpFrac * 3n) / 10n,
  target_weight_ratio: powerUpFrac / 100n,
  assumed_stake_weight: 10n ** 10n,
  target_timestamp: secondsToTimePointSec(until),
  exponent: 2,
  decay_secs: day,
  min_price: '0.0000 EOS',
  max_price: '100000.0000 EOS',
});
const configure = (net: object, cpu: object, more: object = {}) =>
  systemAction('cfgpowerup', 'eosio', {
    args: { net, cpu, powerup_days: 1, min_powerup_fee: '0.0001 EOS', ...more },
  });
const powerUp = (payer: string, receiver: string, net_frac: bigint, cpu_frac: bigint, max_payment = '5000.0000 EOS') =>
  systemAction('powerup', payer, { payer, receiver, days: 1, net_frac, cpu_frac, max_payment });
const execute = (user: string, max = 10) => systemAction('powerupexec', user, { user, max });

const nowOf = (stage: Stage) => Number(timePointToMicros(stage.chain.head.time) / 1_000_000n);
const stateOf = (stage: Stage) => stage.row<PowerUpStateRow>('eosio', '', 'powup.state', 'powup.state')!;
const ordersOf = (stage: Stage) => stage.rows<PowerUpOrderRow>('eosio', 'powup.order').map(({ row }) => row);
const resourcesOf = (stage: Stage, name: string) => stage.row<UserResourcesRow>('eosio', name, 'userres', name)!;

function market(): Stage {
  const stage = new Stage();
  const until = nowOf(stage) + 90 * day;
  stage.push([configure(setting(until), setting(until))]);
  return stage;
}

function marketOf(row: PowerUpResource): PowerUpMarket {
  return {
    weight: row.weight,
    weightRatio: row.weight_ratio,
    assumedStakeWeight: row.assumed_stake_weight,
    initialWeightRatio: row.initial_weight_ratio,
    targetWeightRatio: row.target_weight_ratio,
    initialTime: timePointSecToSeconds(row.initial_timestamp),
    targetTime: timePointSecToSeconds(row.target_timestamp),
    exponent: row.exponent,
    decaySeconds: row.decay_secs,
    minPrice: units(row.min_price),
    maxPrice: units(row.max_price),
    utilization: row.utilization,
    adjustedUtilization: row.adjusted_utilization,
    utilizationTime: timePointSecToSeconds(row.utilization_timestamp),
  };
}

describe('rejected by PowerUp', () => {
  const stage = market();
  const later = nowOf(stage) + 99 * day;
  const config = (change: object) => configure({ ...nothing, ...change }, nothing);

  test.each([
    [
      'other days',
      systemAction('powerup', 'alice', {
        payer: 'alice',
        receiver: 'alice',
        days: 2,
        net_frac: 1n,
        cpu_frac: 1n,
        max_payment: '1.0000 EOS',
      }),
      "days doesn't match configuration",
    ],
    ['another token', powerUp('alice', 'alice', 1n, 1n, '1.0000 USDT'), "max_payment doesn't match core symbol"],
    ['less than nothing', powerUp('alice', 'alice', -1n, 0n), "net_frac can't be negative"],
    ['more than all', powerUp('alice', 'alice', 0n, powerUpFrac + 1n), "cpu can't be more than 100%"],
    [
      'nothing',
      powerUp('alice', 'alice', 0n, 0n),
      'calculated fee is below minimum; try powering up with more resources',
    ],
    [
      'so little that it costs nothing',
      powerUp('alice', 'alice', 1n, 0n),
      'calculated fee is below minimum; try powering up with more resources',
    ],
    [
      'a payment that is too small',
      powerUp('alice', 'alice', powerUpFrac / 10n, 0n, '1.0000 EOS'),
      'max_payment is less than calculated fee: 500.0000 EOS',
    ],
    [
      'settings by another account',
      systemAction('cfgpowerup', 'alice', {
        args: { net: nothing, cpu: nothing, powerup_days: null, min_powerup_fee: null },
      }),
      'missing authority of eosio',
    ],
    ['a weight that grows', config({ target_weight_ratio: powerUpFrac }), "weight can't grow over time"],
    [
      'a target in the past',
      config({ target_timestamp: '2020-01-01T00:00:00' }),
      'target_timestamp must be in the future',
    ],
    [
      'prices the wrong way round',
      config({ min_price: '9.0000 EOS', max_price: '8.0000 EOS' }),
      'min_price cannot exceed max_price',
    ],
    [
      'an exponent below one',
      config({ exponent: 0.5, target_timestamp: secondsToTimePointSec(later) }),
      'exponent must be >= 1',
    ],
  ])('%s', (_, action, message) => {
    expect(stage.refusal(action)).toBe(message);
  });

  test('anything before it is configured, and a configuration without required settings', () => {
    const empty = new Stage(['alice']);
    expect(empty.refusal(powerUp('alice', 'alice', 1n, 1n))).toBe("powerup hasn't been initialized");
    expect(empty.refusal(execute('alice'))).toBe("powerup hasn't been initialized");
    expect(empty.refusal(configure(nothing, nothing))).toBe('assumed_stake_weight does not have a default value');
  });
});

describe('PowerUp', () => {
  test('weight moves from the reserve to the receiver for a day, at the fee of the formula, and back', () => {
    const stage = market();
    const [before, tokens] = [resourcesOf(stage, 'bob'), units(stage.balance('alice')!)];
    const fractions = { net: powerUpFrac / 1000n, cpu: powerUpFrac / 100n };
    const state = stateOf(stage);
    const quote = quotePowerUp({ net: marketOf(state.net), cpu: marketOf(state.cpu) }, fractions, 1n);
    stage.push([powerUp('alice', 'bob', fractions.net, fractions.cpu)]);
    const [order] = ordersOf(stage);
    if (!('net' in quote)) throw new Error('refused');
    // Half a second of growth between them.
    expect(Number(order!.cpu_weight) / Number(quote.cpu)).toBeCloseTo(1, 6);
    expect(units(resourcesOf(stage, 'bob').cpu_weight) - units(before.cpu_weight)).toBe(order!.cpu_weight);
    expect(units(resourcesOf(stage, 'bob').net_weight) - units(before.net_weight)).toBe(order!.net_weight);
    expect(tokens - units(stage.balance('alice')!)).toBe(quote.fee);
    expect(stateOf(stage).cpu.utilization).toBe(order!.cpu_weight);
    stage.later(day + 1);
    stage.push([execute('carol')]);
    expect(ordersOf(stage)).toEqual([]);
    expect(resourcesOf(stage, 'bob')).toEqual(before);
    expect(stateOf(stage).cpu).toMatchObject({ utilization: 0n });
    // The peak utilization determines the price for a while.
    expect(stateOf(stage).cpu.adjusted_utilization > 0n).toBe(true);
    expect(powerUpFee(marketOf(stateOf(stage).cpu), 10n ** 8n) > powerUpFee(marketOf(state.cpu), 10n ** 8n)).toBe(true);
  });

  test('settings can be changed later; omitted ones are unchanged', () => {
    const stage = market();
    stage.push([
      configure({ ...nothing, max_price: '50.0000 EOS' }, nothing, { powerup_days: null, min_powerup_fee: null }),
    ]);
    expect(stateOf(stage)).toMatchObject({
      powerup_days: 1,
      net: { max_price: '50.0000 EOS', exponent: 2, decay_secs: day },
      cpu: { max_price: '100000.0000 EOS' },
    });
  });

  test('any sequence of orders, loans and stakes: weight, tokens, stakes and bytes are conserved', () => {
    const step = fc.record({
      by: fc.constantFrom('alice', 'bob', 'carol'),
      to: fc.constantFrom('alice', 'bob', 'carol'),
      kind: fc.constantFrom('power', 'power', 'rent', 'stake', 'execute', 'wait'),
      amount: fc.bigInt(1n, powerUpFrac / 20n),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 15, maxLength: 30 }), (steps) => {
        const stage = market();
        const lend = { from: 'eosio', amount: '100000.0000 EOS' };
        stage.push([
          systemAction('deposit', 'eosio', { owner: 'eosio', amount: lend.amount }),
          systemAction('buyrex', 'eosio', lend),
        ]);
        for (const name of ['alice', 'bob', 'carol']) {
          stage.push([systemAction('deposit', name, { owner: name, amount: '500.0000 EOS' })]);
        }
        for (const { by, to, kind, amount } of steps) {
          if (kind === 'wait') {
            stage.later(Number(amount % BigInt(2 * day)) + 1);
            continue;
          }
          const action = {
            power: () => powerUp(by, to, amount, amount / 2n),
            rent: () =>
              systemAction('rentcpu', by, {
                from: by,
                receiver: to,
                loan_payment: '1.0000 EOS',
                loan_fund: '0.0000 EOS',
              }),
            stake: () => stage.delegate(by, to, '0.0001 EOS', '1.0000 EOS'),
            execute: () => execute(by),
          }[kind]();
          if (stage.compute(action).failure === null) stage.push([action]);
        }
        expectWeights(stage);
        expectSystemBooks(stage);
      }),
      { numRuns: soak ? 100 : 4, seed: 6 },
    );
  });
});

/** Weights of accounts are staked, rented, powered up, or in the unsold reserve. */
function expectWeights(stage: Stage): void {
  const state = stateOf(stage);
  const sum = (list: readonly bigint[]) => list.reduce((total, one) => total + one, 0n);
  const held = stage.rows<UserResourcesRow>('eosio', 'userres').map(({ row }) => row);
  const staked = stage.rows<DelegationRow>('eosio', 'delband').map(({ row }) => row);
  const rented = stage.rows<RexLoanRow>('eosio', 'cpuloan').map(({ row }) => units(row.total_staked));
  const orders = ordersOf(stage);
  for (const resource of ['net', 'cpu'] as const) {
    const sold = sum(orders.map((order) => order[`${resource}_weight`]));
    expect(state[resource].utilization).toBe(sold);
    expect(sum(held.map((row) => units(row[`${resource}_weight`])))).toBe(
      sum(staked.map((row) => units(row[`${resource}_weight`]))) +
        (resource === 'cpu' ? sum(rented) : 0n) +
        sold +
        (state[resource].weight - state[resource].utilization),
    );
  }
}
