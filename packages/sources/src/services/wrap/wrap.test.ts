import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { json, type JsonService, startJsonService } from '../../../../../fixtures/json-service.ts';
import { sourcesOver } from '../../../../../fixtures/sources-over.ts';
import { Field } from '../../core/fields.ts';
import type { SourceContext } from '../../core/source-context.ts';
import {
  bridgeRecords,
  deleteDepositAddress,
  generateDepositAddress,
  readBridgeRecords,
  readDeposit,
  withdraw,
} from './wrap.ts';
import { wrapTransferFault } from './wrap-rules.ts';

let service: JsonService;
let at: SourceContext;
beforeAll(async () => {
  service = await startJsonService();
});
afterAll(() => service.close());
beforeEach(() => {
  service.requests.length = 0;
  service.answers = {};
  const wrap = { url: service.url, account: 'proton.wrap', coins: [] };
  at = sourcesOver('http://127.0.0.1:9', { services: { wrap } }).at;
});

const envelope = {
  signer: { actor: 'alice', permission: 'active' },
  signatures: ['SIG_K1_x'] as const,
  transaction: { actions: [{ account: 'proton.wrap', name: 'generateauth' }] },
};
const deposit = {
  id: 'd1',
  txid: 'ab',
  chain: 'bitcoin',
  deposit_address: 'bc1qxyz12345',
  confirmations: 2,
  status: 'confirming',
  finish_txid: '',
  wrap_hash: 'cd',
  balance: { quantity: '0.01000000 XBTC', contract: 'xtokens' },
};

test('[BRIDGE-001] [BRIDGE-002] a deposit has every field, and an unknown status is kept as it is', () => {
  expect(readDeposit(new Field(deposit))).toEqual({
    id: 'd1',
    txid: 'ab',
    chain: 'bitcoin',
    depositAddress: 'bc1qxyz12345',
    confirmations: 2,
    status: 'confirming',
    finishTxid: null,
    wrapHash: 'cd',
    balance: { quantity: '0.01000000 XBTC', contract: 'xtokens' },
  });
  expect(readDeposit(new Field({ ...deposit, status: 'AML_REVIEW', finish_txid: 'ef' }))).toMatchObject({
    status: 'AML_REVIEW',
    finishTxid: 'ef',
  });
  expect(() => readDeposit(new Field({ ...deposit, deposit_address: '<script>' }))).toThrow('an address');
});

test('[BRIDGE-003] [BRIDGE-007] an address is generated for a coin by a signed proof', async () => {
  service.answers['/address/generate'] = json({
    id: 7,
    address: 'bc1qxyz12345',
    coin: 'btc',
    wallet: 'alice',
    memo: '99',
  });
  expect(await generateDepositAddress(at, envelope, 'btc', 'alice')).toMatchObject({
    data: { id: '7', address: 'bc1qxyz12345', coin: 'btc', memo: '99' },
  });
  service.answers['/address/generate'] = json({ id: 'x', deposit_address: 'bc1qabcdefgh', coin: 'btc' });
  expect(await generateDepositAddress(at, envelope, 'btc', 'alice')).toMatchObject({
    data: { address: 'bc1qabcdefgh', memo: null },
  });
  const [{ method, body } = { method: '', body: '' }] = service.requests;
  expect([method, JSON.parse(body)]).toEqual(['POST', { ...envelope, coin: 'btc', wallet: 'alice' }]);
});

test('[BRIDGE-004] [BRIDGE-005] deleting an address and withdrawing are sent once each, and a refusal has its words', async () => {
  service.answers['/address/delete'] = json({ success: true });
  expect(await deleteDepositAddress(at, envelope, '7')).toMatchObject({ data: { deleted: true } });
  service.answers['/withdraw'] = json({ success: true, id: 'w1' });
  expect(await withdraw(at, envelope, 'q1', 'bc1qxyz12345')).toMatchObject({ data: { id: 'w1' } });
  expect(service.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /address/delete',
    'POST /withdraw',
  ]);
  expect(JSON.parse(service.requests[1]!.body)).toEqual({ ...envelope, quoteId: 'q1', address: 'bc1qxyz12345' });
  service.answers['/withdraw'] = json({ success: false, message: 'quote was used' });
  expect(await withdraw(at, envelope, 'q1', 'bc1qxyz12345')).toMatchObject({
    state: 'failed',
    meta: { failures: [{ message: 'quote was used' }] },
  });
});

test('[BRIDGE-006] records are asked by account; shapes of the answer differ', async () => {
  const swap = {
    id: 1,
    status: 'pending',
    amount: 5,
    currency: 'XBTC',
    network: 'bitcoin',
    created: '2026-11-25T10:00:00Z',
    withdrawalAddress: 'bc1q',
  };
  service.answers['/withdrawals/alice'] = json({ swaps: [swap], deposits: [deposit], page: 0 });
  expect(await bridgeRecords(at, 'alice')).toMatchObject({
    data: { withdrawals: [{ id: '1', amount: '5' }], deposits: [{ id: 'd1' }] },
  });
  for (const answer of [[swap, deposit], { data: [deposit, swap] }]) {
    expect(readBridgeRecords(new Field(answer))).toMatchObject({
      withdrawals: [{ id: '1' }],
      deposits: [{ id: 'd1' }],
    });
  }
  expect(readBridgeRecords(new Field({ swaps: [] }))).toEqual({ withdrawals: [], deposits: [], transactions: [] });
  expect(() => readBridgeRecords(new Field({ message: 'x' }))).toThrow('a list of swaps');
});

test('[BRIDGE-008] [BRIDGE-011] the wrap account cannot send to itself', () => {
  const transfer = { from: 'proton.wrap', to: 'proton.wrap', quantity: '1.0000 XPR', memo: 'bc1q' };
  expect(wrapTransferFault(transfer, 'proton.wrap')).toBe('proton.wrap must not be sender');
});

test('[BRIDGE-009] [BRIDGE-010] the receiver is the wrap account, with quantity and memo', () => {
  const transfer = { from: 'alice', to: 'proton.wrap', quantity: '1.0000 XPR', memo: 'bc1q' };
  expect(wrapTransferFault(transfer, 'proton.wrap')).toBeNull();
  expect(wrapTransferFault({ ...transfer, to: 'bob' }, 'proton.wrap')).toBe('proton.wrap must be receiver');
  expect(wrapTransferFault({ ...transfer, quantity: '' }, 'proton.wrap')).toBe('quantity is missing');
  expect(wrapTransferFault({ ...transfer, memo: '' }, 'proton.wrap')).toBe('memo is missing');
});
