import type { ActionTraceView } from '@antescope/sources/transaction/transaction-view';
import { expect, test } from 'vitest';
import { executionCount, traceTree, type TraceNode } from './trace-tree.ts';

function trace(
  ordinal: number,
  creator: number,
  ancestor: number,
  receiver: string,
  contract: string,
  name = 'transfer',
): ActionTraceView {
  return {
    ordinal,
    creatorOrdinal: creator,
    ancestorOrdinal: ancestor,
    receiver,
    contract,
    name,
    authorization: [],
    data: null,
    hex: `${contract}${name}`,
    undecoded: null,
    contextFree: false,
    receipt: null,
    elapsed: null,
    console: '',
    returnValue: null,
    returnValueHex: '',
    ramDeltas: [],
    error: null,
  };
}

function sketch(nodes: readonly TraceNode[]): unknown[] {
  return nodes.map((node) => [
    node.trace.ordinal,
    node.notified.map((notified) => notified.receiver),
    sketch(node.children),
  ]);
}

test('notifications are folded into their execution', () => {
  const tree = traceTree([
    trace(1, 0, 0, 'token', 'token'),
    trace(2, 1, 1, 'alice', 'token'),
    trace(3, 1, 1, 'bob', 'token'),
  ]);
  expect(sketch(tree)).toEqual([[1, ['alice', 'bob'], []]]);
  expect(executionCount(tree)).toBe(1);
});

test('an inline action sent while being notified hangs below the execution that notified', () => {
  const tree = traceTree([
    trace(1, 0, 0, 'token', 'token'),
    trace(2, 1, 1, 'market', 'token'),
    trace(3, 2, 1, 'market', 'market', 'logsale'),
    trace(4, 3, 3, 'alice', 'market', 'logsale'),
  ]);
  expect(sketch(tree)).toEqual([[1, ['market'], [[3, ['alice'], []]]]]);
});

test('traces in order of ordinals give the same tree in any order', () => {
  const traces = [
    trace(1, 0, 0, 'eosio', 'eosio', 'buyram'),
    trace(2, 1, 1, 'token', 'token'),
    trace(3, 2, 2, 'alice', 'token'),
    trace(4, 0, 0, 'token', 'token'),
  ];
  expect(sketch(traceTree(traces.toReversed()))).toEqual(sketch(traceTree(traces)));
});

test('ordinals that lie, circles among them, lose no trace and end', () => {
  const tree = traceTree([trace(1, 2, 2, 'a', 'a'), trace(2, 1, 1, 'b', 'a'), trace(5, 9, 9, 'c', 'c')]);
  const counted = executionCount(tree) + tree.reduce((sum, node) => sum + node.notified.length, 0);
  expect(counted).toBe(3);
});
