import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeNode } from '../../../../fixtures/fake-node.ts';
import { json, type JsonService, startJsonService } from '../../../../fixtures/json-service.ts';
import { sourcesOver } from '../../../../fixtures/sources-over.ts';
import { expiringLoans, rexMarket, rexOrders } from './rex-market.ts';

let service: JsonService;

beforeAll(async () => {
  service = await startJsonService();
});

afterAll(() => service.close());

const loan = {
  version: 0,
  from: 'alice',
  receiver: 'bob',
  payment: '1.0000 EOS',
  balance: '0.0000 EOS',
  total_staked: '500.0000 EOS',
  loan_num: 7,
  expiration: '2026-12-01T00:00:00',
};
const order = {
  version: 0,
  owner: 'carol',
  rex_requested: '1000.0000 REX',
  proceeds: '0.0000 EOS',
  stake_change: '0.0000 EOS',
  order_time: '2026-11-20T10:00:00',
  is_open: 1,
};

test('[REX-023] loans of CPU and of NET are read a hundred at a time, by expiry', async () => {
  const node = await startFakeNode((_path, body) => ({
    rows: body.table === 'cpuloan' ? [loan] : [],
    more: false,
    next_key: '',
  }));
  const { at } = sourcesOver(node.url);
  const loans = await expiringLoans(at);
  expect(loans).toMatchObject({
    cpu: { state: 'data', data: [{ number: '7', from: 'alice' }] },
    net: { state: 'empty' },
  });
  for (const table of ['cpuloan', 'netloan']) {
    const request = node.requests.find(({ body }) => body.table === table)!;
    expect(request.body).toMatchObject({ limit: 100, index_position: '2', key_type: 'i64' });
  }
  expect(await rexMarket(at)).toMatchObject({ state: 'empty' });
  await node.close();
});

test('[REX-025] where no node answers, queue and loans come from the backend, and it is said why', async () => {
  const node = await startFakeNode(() => new Error('no'));
  service.answers = { '/rex?type=getQueue': json([order]), '/rex?type=getExpiringLoans': json([loan]) };
  const { at } = sourcesOver(node.url, { backend: service.url });
  const orders = await rexOrders(at);
  expect(orders).toMatchObject({ state: 'data', data: [{ owner: 'carol', rexRequested: '1000.0000 REX' }] });
  expect(orders.meta.source).toBe('backend');
  expect(orders.meta.failures).toMatchObject([{ source: 'node' }]);
  expect(await expiringLoans(at)).toMatchObject({ all: { state: 'data', data: [{ number: '7' }] } });

  service.answers = { '/rex?type=getQueue': { status: 500, body: 'x' } };
  expect(await rexOrders(at)).toMatchObject({ state: 'failed', meta: { failures: [{ source: 'node' }] } });
  expect(await rexOrders(sourcesOver(node.url).at)).toMatchObject({ state: 'failed' });
  await node.close();
});
