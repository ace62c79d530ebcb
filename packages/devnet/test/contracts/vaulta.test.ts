import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { unitsOf } from '../../src/contracts/amount.ts';
import { vaultaContract } from '../../src/contracts/vaulta/vaulta-contract.ts';
import { contractAction, deploy, systemAction, transfer } from '../../src/story/actions.ts';
import { Stage } from './stage.ts';

const vaulta = 'core.vaulta';
const act = (name: string, by: string, data: unknown) => contractAction(vaultaContract, vaulta, name, by, data);
const send = (from: string, to: string, quantity: string) => act('transfer', from, { from, to, quantity, memo: '' });

function vaultaStage(): Stage {
  const stage = new Stage(['alice', 'bob', 'carol', vaulta]);
  stage.push(
    [
      systemAction('setpriv', 'eosio', { account: vaulta, is_priv: 1 }),
      systemAction('buyrambytes', 'eosio', { payer: 'eosio', receiver: vaulta, bytes: 300_000 }),
    ],
    ['eosio'],
  );
  stage.push(deploy(vaulta, vaultaContract));
  stage.push([act('init', vaulta, { maximum_supply: '2100000000.0000 A' })]);
  return stage;
}

describe('the swap of a chain that was renamed', () => {
  let stage: Stage;
  beforeAll(() => {
    stage = vaultaStage();
  });
  const both = (name: string) => [stage.balance(name), stage.balance(name, vaulta, 'A')];

  test('gives the one for the other, whichever is sent', () => {
    stage.push([transfer('alice', vaulta, '100.0000 EOS', '')]);
    expect(both('alice')).toEqual(['9900.0000 EOS', '100.0000 A']);
    stage.push([send('alice', vaulta, '40.0000 A')]);
    expect(both('alice')).toEqual(['9940.0000 EOS', '60.0000 A']);
    stage.push([send('alice', 'bob', '10.0000 A')]);
    expect(both('bob')).toEqual(['10000.0000 EOS', '10.0000 A']);
  });

  test('swaps to another account, unless it blocks swaps', () => {
    const swap = (quantity: string) => act('swapto', 'alice', { from: 'alice', to: 'carol', quantity, memo: 'gift' });
    stage.push([swap('5.0000 EOS')]);
    expect(both('carol')).toEqual(['10000.0000 EOS', '5.0000 A']);
    stage.push([swap('5.0000 A')]);
    expect(both('carol')).toEqual(['10005.0000 EOS', '5.0000 A']);
    expect(both('alice')).toEqual(['9935.0000 EOS', '45.0000 A']);
    stage.push([act('blockswapto', 'carol', { account: 'carol', block: true })]);
    expect(stage.refusal(swap('1.0000 EOS'))).toContain('Recipient is blocked');
    stage.push([act('blockswapto', 'carol', { account: 'carol', block: false })]);
    expect(stage.compute(swap('1.0000 EOS')).failure).toBeNull();
  });

  test('pays system actions in its own token, and what they pay out comes in it', () => {
    const before = both('alice')[0];
    stage.push([act('buyramself', 'alice', { account: 'alice', quant: '20.0000 A' })]);
    expect(both('alice')).toEqual([before, '25.0000 A']);
    stage.push([act('sellram', 'alice', { account: 'alice', bytes: 4000n })]);
    expect(both('alice')[0]).toBe(before);
    expect(unitsOf(both('alice')[1]!)).toBeGreaterThan(unitsOf('25.0000 A'));
    const stake = { from: 'alice', receiver: 'alice', stake_net_quantity: '1.0000 A', stake_cpu_quantity: '2.0000 A' };
    const { action_traces } = stage.push([act('delegatebw', 'alice', { ...stake, transfer: false })]);
    expect(action_traces.some(({ act: { account, name } }) => account === 'eosio' && name === 'delegatebw')).toBe(true);
    expect(both('alice')[0]).toBe(before);
  });

  test.each<[string, () => ReturnType<typeof act>, string]>([
    ['another token', () => act('buyramself', 'alice', { account: 'alice', quant: '1.0000 EOS' }), 'Wrong token used'],
    ['more than there is', () => send('carol', 'bob', '9999.0000 A'), 'overdrawn balance'],
    [
      'of another account',
      () => act('swapto', 'bob', { from: 'alice', to: 'bob', quantity: '1.0000 A', memo: '' }),
      'missing authority of alice',
    ],
    [
      'a second start',
      () => act('init', vaulta, { maximum_supply: '1.0000 A' }),
      'This system contract is already initialized',
    ],
  ])('refuses %s', (_, action, reason) => {
    expect(stage.refusal(action())).toBe(reason);
  });
});

test('whatever is swapped, the supplies stay, and the contract holds a system token for each of its own outside', () => {
  const stage = vaultaStage();
  const name = fc.constantFrom('alice', 'bob', 'carol');
  const units = fc.integer({ min: 1, max: 900_000 });
  const amount = (n: number, symbol: string) =>
    `${Math.floor(n / 10_000)}.${String(n % 10_000).padStart(4, '0')} ${symbol}`;
  const kind = fc.constantFrom('in', 'in', 'out', 'give', 'swapto');
  const first = unitsOf(stage.balance(vaulta)!);
  fc.assert(
    fc.property(fc.array(fc.tuple(kind, name, name, units), { minLength: 4, maxLength: 10 }), (steps) => {
      for (const [step, from, to, n] of steps) {
        const action = {
          in: () => transfer(from, vaulta, amount(n, 'EOS'), ''),
          out: () => send(from, vaulta, amount(n, 'A')),
          give: () => send(from, to, amount(n, 'A')),
          swapto: () => act('swapto', from, { from, to, quantity: amount(n, n % 2 ? 'A' : 'EOS'), memo: '' }),
        }[step]!();
        if (stage.compute(action).failure === null) stage.push([action]);
      }
      const own = stage.rows<{ balance: string }>(vaulta, 'accounts');
      expect(own.reduce((sum, { row }) => sum + unitsOf(row.balance), 0n)).toBe(unitsOf('2100000000.0000 A'));
      const outside = own.filter(({ scope }) => scope !== vaulta);
      const held = unitsOf(stage.balance(vaulta)!) - first;
      expect(outside.reduce((sum, { row }) => sum + unitsOf(row.balance), 0n)).toBe(held);
    }),
    { numRuns: 8 },
  );
});
