import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { json, type JsonService, startJsonService } from '../../../../../fixtures/json-service.ts';
import { sourcesOver } from '../../../../../fixtures/sources-over.ts';
import { Field } from '../../core/fields.ts';
import type { SourceContext } from '../../core/source-context.ts';
import { isSettled, readSwapRecord, swapStatuses } from './swap-record.ts';
import { swapOrder, swapQuote } from './swap.ts';

let service: JsonService;
let at: SourceContext;
beforeAll(async () => {
  service = await startJsonService();
});
afterAll(() => service.close());
beforeEach(() => {
  service.requests.length = 0;
  service.answers = {};
  const swap = { url: service.url, account: 'otc', symbols: ['XPR', 'XBTC'] };
  at = sourcesOver('http://127.0.0.1:9', { services: { swap } }).at;
});

const record = {
  id: 'w1',
  status: 'success',
  amount: '0.01000000',
  currency: 'XBTC',
  network: 'bitcoin',
  created: '2026-11-25T10:00:00.000Z',
  withdrawalAddress: 'bc1qxyz',
  withdrawalHash: 'ab'.repeat(32),
};

test('[SWAP-001] [SWAP-002] a record has every field; words beside the four statuses are kept', () => {
  expect(readSwapRecord(new Field(record))).toEqual(record);
  expect(readSwapRecord(new Field({ ...record, withdrawalHash: undefined }))).toMatchObject({ withdrawalHash: null });
  expect(swapStatuses).toEqual(['pending', 'success', 'fail', 'processing']);
  expect(swapStatuses.filter(isSettled)).toEqual(['success', 'fail']);
  expect(readSwapRecord(new Field({ ...record, status: 'on_hold' })).status).toBe('on_hold');
  expect(isSettled('on_hold')).toBe(false);
  for (const amount of ['1e5', '-1', '', {}]) {
    expect(() => readSwapRecord(new Field({ ...record, amount }))).toThrow('Bad answer');
  }
});

test('[SWAP-006] a quote is asked by pair and amount; a refusal is a failure in the words of the service', async () => {
  service.answers['/v1/quote/XPR/100.0000/XBTC'] = json({ success: true, token: 'q1', qty: 0.000001 });
  expect(await swapQuote(at, 'XPR', '100.0000', 'XBTC')).toMatchObject({
    state: 'data',
    data: { token: 'q1', quantity: '0.000001', account: 'otc' },
  });
  service.answers['/v1/quote/XPR/1.0000/XBTC'] = json({ success: false, errormsg: 'Amount too small' });
  expect(await swapQuote(at, 'XPR', '1.0000', 'XBTC')).toMatchObject({
    state: 'failed',
    meta: { failures: [{ source: 'swap', message: 'Amount too small' }] },
  });
  for (const answer of [
    { success: true, token: '', qty: 1 },
    { success: true, token: 'x', qty: -1 },
  ]) {
    service.answers['/v1/quote/XPR/2.0000/XBTC'] = json(answer);
    expect((await swapQuote(at, 'XPR', '2.0000', 'XBTC')).state).toBe('failed');
  }
  // Each quote is a promise of its own: none is shared.
  await swapQuote(at, 'XPR', '100.0000', 'XBTC');
  expect(service.requests.filter(({ path }) => path === '/v1/quote/XPR/100.0000/XBTC')).toHaveLength(2);
});

test('[SWAP-007] an order is asked by its ID and has no transaction before the payout', async () => {
  service.answers['/v1/order/q1'] = json({ success: true, transaction_id: '' });
  expect(await swapOrder(at, 'q1')).toMatchObject({ data: { id: 'q1', transactionId: null } });
  service.answers['/v1/order/q1'] = json({ success: true, transaction_id: 'ab12' });
  expect(await swapOrder(at, 'q1')).toMatchObject({ data: { transactionId: 'ab12' } });
  expect((await swapOrder(at, 'unknown')).state).toBe('empty');
  expect(service.requests.map(({ path }) => path)).toEqual(['/v1/order/q1', '/v1/order/q1', '/v1/order/unknown']);
});
