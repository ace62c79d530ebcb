import { chainByKey } from '@antescope/chains/config/registry';
import type { ActionRow } from '@antescope/sources/history/history-source';
import { expect, test } from 'vitest';
import { directionOf } from './direction.ts';

const eos = { ...chainByKey('eos'), chainId: '' };

function row(name: string, data: unknown): ActionRow {
  return { trace: { contract: 'eosio.token', name, data }, receivers: ['alice', 'bob'] } as unknown as ActionRow;
}

test('a transfer is incoming, outgoing or to oneself; other actions have no direction', () => {
  const transfer = row('transfer', { from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo: '' });
  expect(directionOf(transfer, 'alice', eos)).toBe('out');
  expect(directionOf(transfer, 'bob', eos)).toBe('in');
  expect(directionOf(transfer, 'carol', eos)).toBeNull();
  const own = row('transfer', { from: 'alice', to: 'alice', quantity: '1.0000 EOS', memo: '' });
  expect(directionOf(own, 'alice', eos)).toBe('self');
  expect(directionOf(row('issue', { to: 'alice', quantity: '1.0000 EOS' }), 'alice', eos)).toBeNull();
  expect(directionOf(row('transfer', null), 'alice', eos)).toBeNull();
});
