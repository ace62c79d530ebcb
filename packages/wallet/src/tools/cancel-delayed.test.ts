import { expect, test } from 'vitest';
import { alice, eosChain } from '../../test/tool-chain.ts';
import { cancelDelayed } from './cancel-delayed.ts';

const id = '3c2f2c7dc6362212573750643f1b8306eea2a855a6807129c9bd8f6d4c67072d';
const read = (input: Record<string, string>, actor: string | null = 'alice') =>
  cancelDelayed.read(input, { chain: eosChain, facts: { actor } });

function faults(input: Record<string, string>, actor: string | null = 'alice') {
  const reading = read(input, actor);
  return reading.ok ? {} : Object.fromEntries(Object.entries(reading.faults).map(([field, { code }]) => [field, code]));
}

test('[WALLET-016] a delayed transaction is canceled by the signing permission, or by one that is entered', () => {
  const reading = read({ id: ` ${id.toUpperCase()} ` });
  expect(reading.ok && reading.act.summary).toEqual({ code: 'cancel-delayed', args: ['3c2f2c7d'] });
  expect(reading.ok && reading.act.actions(alice)).toEqual([
    {
      account: 'eosio',
      name: 'canceldelay',
      authorization: [alice],
      data: { canceling_auth: alice, trx_id: id },
    },
  ]);
  const other = read({ id, level: 'alice@pay' });
  expect(other.ok && other.act.actions(alice)[0]).toMatchObject({
    authorization: [alice],
    data: { canceling_auth: { actor: 'alice', permission: 'pay' }, trx_id: id },
  });
});

test('what is no id and no permission of the account is a fault', () => {
  expect(faults({ id: '' })).toEqual({ id: 'id-invalid' });
  expect(faults({ id: id.slice(1) })).toEqual({ id: 'id-invalid' });
  expect(faults({ id: `${id.slice(1)}g` })).toEqual({ id: 'id-invalid' });
  for (const level of ['alice', 'alice@', '@active', 'alice@active@x', 'alice@UP_'])
    expect(faults({ id, level }), level).toEqual({ level: 'level-invalid' });
  expect(faults({ id, level: 'bob@active' })).toEqual({ level: 'level-other' });
  expect(faults({ id, level: 'bob@active' }, null)).toEqual({});
});
