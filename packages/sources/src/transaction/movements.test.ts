import { formatAsset } from '@antescope/codec/chain/asset';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { netMovements, type MovingAction } from './movements.ts';

function action(name: string, data: unknown, contract = 'eosio.token'): MovingAction {
  return { contract, name, data };
}

test('transfers net out per account and token, to the last unit', () => {
  expect(
    netMovements([
      action('transfer', { from: 'alice', to: 'bob', quantity: '461168601842738.7903 EOS', memo: '' }),
      action('transfer', { from: 'bob', to: 'alice', quantity: '461168601842738.7902 EOS', memo: '' }),
    ]).map(({ account, delta }) => [account, delta]),
  ).toEqual([
    ['alice', '-0.0001 EOS'],
    ['bob', '0.0001 EOS'],
  ]);
});

test('tokens of the same symbol of two contracts, and of two precisions, stay apart', () => {
  const changes = netMovements([
    action('transfer', { from: 'alice', to: 'bob', quantity: '1.0000 EOS' }),
    action('transfer', { from: 'alice', to: 'bob', quantity: '1.0000 EOS' }, 'fake.token'),
    action('transfer', { from: 'alice', to: 'bob', quantity: '1.00 EOS' }),
  ]);
  expect(changes).toHaveLength(6);
});

test('whatever is sent around, the sum over all accounts is nothing', () => {
  const transfer = fc.record({
    from: fc.constantFrom('alice', 'bob', 'carol'),
    to: fc.constantFrom('alice', 'bob', 'carol'),
    units: fc.bigInt(1n, 10n ** 15n),
  });
  fc.assert(
    fc.property(fc.array(transfer, { maxLength: 20 }), (transfers) => {
      const changes = netMovements(
        transfers.map(({ from, to, units }) =>
          action('transfer', { from, to, quantity: formatAsset({ units, precision: 4, code: 'EOS' }), memo: '' }),
        ),
      );
      const total = changes.reduce((sum, { delta }) => sum + BigInt(delta.replace(/[^\d-]/g, '')), 0n);
      expect(total).toBe(0n);
    }),
  );
});

test('data that only looks like a transfer moves nothing', () => {
  expect(
    netMovements([
      action('transfer', { from: 1, to: null, quantity: 'many' }),
      action('transfer', 'ff00'),
      action('transfer', null),
    ]),
  ).toEqual([]);
});

test('a sum that no balance can hold is left out, and the others stay', () => {
  const most = { from: 'mallory', to: 'bob', quantity: `${(1n << 62n) - 1n} BIG` };
  const changes = netMovements([
    action('issue', { to: 'mallory', quantity: '5 BIG' }),
    ...[1, 2, 3].map(() => action('transfer', most)),
    action('transfer', { from: 'mallory', to: 'bob', quantity: '1.0000 EOS' }),
  ]);
  expect(changes.map(({ account, delta }) => [account, delta])).toEqual([
    ['mallory', '-1.0000 EOS'],
    ['bob', '1.0000 EOS'],
  ]);
});
