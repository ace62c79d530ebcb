import { chainByKey } from '@antescope/chains/config/registry';
import type { ActionTraceView, TransactionView } from '@antescope/sources/transaction/transaction-view';
import { expect, test } from 'vitest';
import { actionRow } from '../../../../../fixtures/action-row.ts';
import { withoutCode } from './without-code.ts';

const chain = { ...chainByKey('local'), systemWrappers: [] };
const code = '00'.repeat(60_000);
/** Of 60,000 zero bytes. */
const hash = '0946e2eb0fb9ea7ddd935efd1922bc7d1f27101c69ce6d2f5145c7ee28f1b6ba';

function trace(contract: string, data: unknown): ActionTraceView {
  return { ...actionRow({ contract, name: 'setcode', data }).trace, hex: code };
}

function transaction(traces: ActionTraceView[]): TransactionView {
  return { id: 'aa', traces, raw: { trx: [{ packed_trx: code, id: 'aa' }] } } as unknown as TransactionView;
}

test('deployed code is shown by its size and hash, wherever it appears', () => {
  const cut = withoutCode(transaction([trace('eosio', { account: 'alice', vmtype: 0, code })]), chain);
  const summary = { bytes: 60_000, sha256: hash };
  expect(cut.traces[0]).toMatchObject({
    hex: '',
    dataBytes: 60_000,
    data: { account: 'alice', vmtype: 0, code: summary },
  });
  expect(cut.raw).toEqual({ trx: [{ packed_trx: summary, id: 'aa' }] });
  expect(JSON.stringify(cut).length).toBeLessThan(2000);
});

test('other actions, other contracts and small code stay as they are', () => {
  for (const traces of [
    [trace('mallory', { code })],
    [trace('eosio', { account: 'alice', code: '' })],
    [trace('eosio', { account: 'alice', code: 'z'.repeat(5000) })],
  ]) {
    const whole = transaction(traces);
    expect(withoutCode(whole, chain)).toBe(whole);
  }
});
