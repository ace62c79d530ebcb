import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeNode, startFakeNode } from '../../../../fixtures/fake-node.ts';
import { sourcesOver } from '../../../../fixtures/sources-over.ts';
import { decodeStates } from './decode-states.ts';
import type { RowState } from './past-states.ts';

let graph: FakeNode;
beforeEach(async () => {
  graph = await startFakeNode((path) => {
    const rows = new URL(path, 'http://service').searchParams.getAll('hex_rows');
    return { rows: rows.map((hex) => ({ hex })) };
  });
});
afterEach(() => graph.close());

const place = { code: 'shop', table: 'items' };

function decode(changes: { before: RowState | null; after: RowState | null }[]) {
  const { at } = sourcesOver('http://127.0.0.1:9', { historySources: [{ type: 'dfuse', url: graph.url }] });
  return decodeStates(at, changes, () => place);
}

function bytes(hex: string, block: number): RowState {
  return { data: null, hex, block, decodedBy: null };
}

test('states already decoded are not sent to the service', async () => {
  const decoded = { data: { id: 1 }, hex: '01', block: 7, decodedBy: null };
  const { changes } = await decode([{ before: decoded, after: bytes('02', 8) }]);
  expect(changes).toEqual([
    { before: decoded, after: { data: { hex: '02' }, hex: '02', block: 8, decodedBy: 'dfuse' } },
  ]);
  expect(graph.requests).toHaveLength(1);
});

test('requests are limited in number and length', async () => {
  const long = 'ab'.repeat(1500);
  const { changes } = await decode([
    { before: bytes(`01${long}`, 1), after: bytes(`02${long}`, 1) },
    { before: null, after: bytes('ab'.repeat(5000), 2) },
    ...Array.from({ length: 30 }, (_, place) => ({ before: null, after: bytes('ff', 100 + place) })),
  ]);
  expect(graph.requests).toHaveLength(8);
  for (const { path } of graph.requests) expect(path.length).toBeLessThan(4200);
  const [first, second, third] = changes;
  expect([first!.after!.decodedBy, first!.before!.decodedBy, second!.after!.decodedBy]).toEqual(['dfuse', null, null]);
  expect(third!.after!.decodedBy).toBe('dfuse');
});
