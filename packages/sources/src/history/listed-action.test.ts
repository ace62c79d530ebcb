import { expect, test } from 'vitest';
import { actionRow } from '../../../../fixtures/action-row.ts';
import type { ActionRow } from './history-source.ts';
import { jsonLength, listedRows } from './listed-action.ts';

const transfer = { from: 'alice', to: 'bob', quantity: '1.0000 EOS' };

function row(data: unknown, trace: Partial<ActionRow['trace']> = {}): ActionRow {
  const base = actionRow({ contract: 'eosio.token', name: 'transfer', data });
  return { ...base, trace: { ...base.trace, ...trace } };
}

test('a small action is listed unchanged', () => {
  const small = row({ ...transfer, memo: 'x'.repeat(256) }, { hex: 'ab'.repeat(1024), console: 'hi' });
  expect(listedRows([small])[0]).toBe(small);
});

test('of large data the fields that fit are kept, with the size of the packed data', () => {
  const large = row({ memo: 'x'.repeat(60_000), ...transfer }, { hex: 'ab'.repeat(60_000) });
  const [listed] = listedRows([large]);
  expect(listed!.trace).toMatchObject({ truncated: true, dataBytes: 60_000, hex: '' });
  expect(listed!.trace.data).toEqual(transfer);
  expect(large.trace.hex).toHaveLength(120_000);
});

test('decoded data counts too: an ABI can expand a byte to a kilobyte', () => {
  const items = Array.from({ length: 5000 }, () => ({}));
  const { trace } = listedRows([row({ items, owner: 'mallory' }, { hex: '00' })])[0]!;
  expect(trace).toMatchObject({ truncated: true, dataBytes: 1, data: { owner: 'mallory' } });
  expect(listedRows([row(items)])[0]!.trace).toMatchObject({ data: null, dataBytes: JSON.stringify(items).length });
});

test('console output and return values are bounded on their own', () => {
  const noisy = row(transfer, { console: 'x'.repeat(5000), returnValueHex: 'ab'.repeat(2000), returnValue: 'y' });
  expect(listedRows([noisy])[0]!.trace).toMatchObject({
    data: transfer,
    console: '',
    returnValue: null,
    returnValueHex: '',
    truncated: true,
  });
});

test('rows beyond the limit of a list have no data, smaller ones after them do', () => {
  const rows = [row('x'.repeat(1000)), row('x'.repeat(1000)), row('small')];
  const listed = listedRows(rows, 1500).map(({ trace }) => trace.data);
  expect(listed).toEqual(['x'.repeat(1000), null, 'small']);
  expect(listedRows(listedRows(rows, 1500), 1500)[1]!.trace).toMatchObject({ truncated: true, dataBytes: 1002 });
});

test('counting stops above the limit', () => {
  const value = { list: [1, 'two', null, { deep: true }] };
  expect(jsonLength(value, 1000)).toBeGreaterThanOrEqual(JSON.stringify(value).length - 2);
  expect(
    jsonLength(
      Array.from({ length: 1_000_000 }, () => 'x'),
      50,
    ),
  ).toBeLessThan(60);
});
