import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadExchanges } from '../../../../fixtures/exchanges.ts';
import { type RecordedNode, startRecordedNode } from '../../../../fixtures/recorded-node.ts';
import { ChainApi, type TableRowsRequest } from '../node/chain-api.ts';
import { NodeClient } from '../node/node-client.ts';
import { NodeError } from '../node/node-error.ts';
import { allTableRows, tableRows } from './table-rows.ts';

let node: RecordedNode;
let api: ChainApi;

beforeAll(async () => {
  node = await startRecordedNode();
  api = new ChainApi(new NodeClient({ endpoints: [node.url] }));
});

afterAll(() => node.close());

const recorded = loadExchanges().filter(
  ({ path, request }) => path === '/v1/chain/get_table_rows' && isRequest(request),
);

test('every recorded page of a table is read', async () => {
  for (const { request, status } of recorded) {
    if (status !== 200) continue;
    const page = await tableRows(api, request as TableRowsRequest);
    expect(page.value.rows.every((row) => row.payer === null || row.payer !== '')).toBe(true);
  }
});

test('pages of a secondary index are put together without the rows they repeat', async () => {
  const first = recorded.find(({ id }) => /producers-votes-page-(0|1)/.test(id))!;
  const all = await allTableRows(api, first.request as TableRowsRequest, (row) => row.at('owner').text(), 1000);
  const owners = all.value.rows.map((row) => row.data.at('owner').text());
  expect(new Set(owners).size).toBe(owners.length);
  expect(owners.length).toBeGreaterThan((JSON.parse(first.responseText) as { rows: unknown[] }).rows.length);
});

test('an unknown scope is an empty page, an unknown table is an error', async () => {
  const empty = recorded.find(
    ({ responseText, status }) => status === 200 && responseText.startsWith('{"rows":[],"more":false'),
  )!;
  expect((await tableRows(api, empty.request as TableRowsRequest)).value).toEqual({ rows: [], next: null });
  const wrong = recorded.find(({ status }) => status === 500)!;
  await expect(tableRows(api, wrong.request as TableRowsRequest)).rejects.toBeInstanceOf(NodeError);
});

function isRequest(request: unknown): boolean {
  return (
    typeof request === 'object' &&
    request !== null &&
    Object.hasOwn(request, 'table') &&
    Object.hasOwn(request, 'json') &&
    Object.hasOwn(request, 'limit')
  );
}
