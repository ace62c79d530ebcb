import { expect, test } from 'vitest';
import { startFakeNode } from '../../../../fixtures/fake-node.ts';
import { sourcesOver } from '../../../../fixtures/sources-over.ts';
import { accountLoans } from './rex-loans.ts';
import { rexHoldings } from './rex-holdings.ts';

const loan = {
  version: 0,
  from: 'alice',
  receiver: 'bob',
  payment: '1.0000 EOS',
  balance: '0.5000 EOS',
  total_staked: '500.0000 EOS',
  loan_num: 7,
  expiration: '2026-12-01T00:00:00',
};

test('[REX-007] the fund by owner, and loans by the index on who rents', async () => {
  const node = await startFakeNode((_path, body) => ({
    rows:
      body.table === 'cpuloan' ? [loan] : body.table === 'rexfund' ? [{ owner: 'alice', balance: '2.0000 EOS' }] : [],
    more: false,
    next_key: '',
  }));
  const { at } = sourcesOver(node.url);
  expect(await accountLoans(at, 'alice')).toMatchObject({
    cpu: { state: 'data', data: [{ number: '7', from: 'alice', receiver: 'bob', balance: '0.5000 EOS' }] },
    net: { state: 'empty' },
  });
  for (const table of ['cpuloan', 'netloan']) {
    const { body } = node.requests.find((request) => request.body.table === table)!;
    expect(body).toMatchObject({
      index_position: '3',
      key_type: 'name',
      lower_bound: 'alice',
      upper_bound: 'alice',
      limit: 100,
    });
  }
  expect(await rexHoldings(at, 'alice')).toMatchObject({ state: 'data', data: { fund: '2.0000 EOS' } });
  await node.close();
});
