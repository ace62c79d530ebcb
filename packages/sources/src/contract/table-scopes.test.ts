import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeNode, startFakeNode } from '../../../../fixtures/fake-node.ts';
import { sourcesOver } from '../../../../fixtures/sources-over.ts';
import type { SourceContext } from '../core/source-context.ts';
import { type ScopeQuery, tableScopes } from './table-scopes.ts';

const query: ScopeQuery = { code: 'shop', table: 'items', limit: 2 };
const refusal = { source: 'node', message: 'Unknown Endpoint' };

let node: FakeNode;
let graph: FakeNode;
let ofNode: unknown;
let ofGraph: unknown;

beforeEach(async () => {
  ofNode = new Error('Unknown Endpoint');
  ofGraph = { block_num: 500, scopes: ['bob', '........ehbo5', 'alice', 'bob'] };
  node = await startFakeNode(() => ofNode);
  graph = await startFakeNode(() => ofGraph);
});
afterEach(async () => {
  await node.close();
  await graph.close();
});

function context(): SourceContext {
  return sourcesOver(node.url, { historySources: [{ type: 'dfuse', url: `${graph.url}/v` }] }).at;
}

test('[HIST-023] a graph-query service lists the scopes if the node refuses: asked by type, query and options', async () => {
  const scopes = await tableScopes(context(), query);
  expect(Object.fromEntries(new URL(graph.requests[0]!.path, graph.url).searchParams)).toEqual({
    type: 'state_scope_pipeline',
    query: 'account:shop db.table:items',
    sort: 'asc',
    limit: '10000',
    withReversible: 'true',
  });
  expect(scopes).toMatchObject({
    state: 'data',
    data: {
      scopes: [
        { scope: '........ehbo5', number: '5459781', symbolCode: 'EOS', payer: null, entries: null },
        { scope: 'alice', symbolCode: null, payer: null, entries: null },
      ],
      next: 'bob',
    },
    meta: { source: 'dfuse', endpoint: graph.url, complete: true, failures: [refusal] },
  });
});

test('scopes from the service are paged as nodeos does, with a single request', async () => {
  const at = context();
  const states: unknown[] = [];
  for (const from of ['bob', '5459781', 'EOS', 'zed']) {
    const page = await tableScopes(at, { ...query, from });
    states.push(page.state === 'data' ? page.data.scopes.map(({ scope }) => scope) : page.state);
  }
  expect(states).toEqual([['bob'], ['........ehbo5', 'alice'], ['........ehbo5', 'alice'], 'empty']);
  expect(graph.requests).toHaveLength(1);
  const unknown = await tableScopes(at, { ...query, from: 'No scope' });
  expect(unknown).toMatchObject({ state: 'failed', meta: { failures: [refusal] } });
});

test('a cursor marks the list as incomplete; no scopes means empty', async () => {
  ofGraph = { scopes: ['alice'], cursor: 'abc=' };
  expect(await tableScopes(context(), query)).toMatchObject({ state: 'data', meta: { complete: false } });
  ofGraph = { scopes: [] };
  expect(await tableScopes(context(), query)).toMatchObject({ state: 'empty', meta: { source: 'dfuse' } });
});

test('a malformed response fails with the errors of both sources', async () => {
  for (const scopes of [undefined, 'alice', [7], ['Alice'], ['alice '], ['a'.repeat(14)]]) {
    ofGraph = { scopes };
    expect(await tableScopes(context(), query), JSON.stringify(scopes)).toMatchObject({
      state: 'failed',
      meta: { failures: [refusal, { source: 'dfuse', code: 'bad-answer' }] },
    });
  }
  ofGraph = new Error('database is locked');
  expect(await tableScopes(context(), query)).toMatchObject({
    state: 'failed',
    meta: { failures: [refusal, { source: 'dfuse', code: 'http' }] },
  });
});

test('no request to the service if the node responds, or if the table is not a valid name', async () => {
  const injected = await tableScopes(context(), { ...query, table: 'items OR account:eosio' });
  expect(injected).toMatchObject({ state: 'failed', meta: { failures: [refusal] } });
  ofNode = { rows: [{ code: 'shop', scope: 'bob', table: 'items', payer: 'carol', count: 1 }], more: '' };
  expect(await tableScopes(context(), query)).toMatchObject({
    data: { scopes: [{ scope: 'bob', payer: 'carol', entries: 1 }], next: null },
    meta: { source: 'node', failures: [] },
  });
  expect(graph.requests).toEqual([]);
});
