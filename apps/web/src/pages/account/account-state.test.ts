import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadExchanges } from '../../../../../fixtures/exchanges.ts';
import { type FakeNode, startFakeNode } from '../../../../../fixtures/fake-node.ts';
import { contextOver, dataOf } from '../../../test/page-of.ts';
import type { AccountPageData } from './account-page-data.ts';

let node: FakeNode;
beforeAll(async () => {
  const alice = JSON.parse(loadExchanges().find(({ id }) => id === 'get_account.alice')!.responseText) as object;
  const producer = {
    owner: 'alice',
    total_votes: '1.0',
    producer_key: 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV',
    is_active: 1,
    url: 'https://alice.example',
    unpaid_blocks: 0,
    last_claim_time: '2026-11-20T00:00:00.000',
    location: 752,
  };
  node = await startFakeNode((path, body) => {
    if (path === '/v1/chain/get_account') return alice;
    if (path === '/v1/chain/get_table_rows')
      return { rows: body.table === 'producers' ? [producer] : [], more: false, next_key: '' };
    return new Error('Unknown Endpoint');
  });
});
afterAll(() => node.close());

const fields = [
  ['account', 'tokens', 'total_tokens_usd', 'linked_permissions', 'controlledAccounts', 'parent', 'producer'],
  ['gravatar', 'acc', 'name', 'eosBalance', 'fio_balance', 'children', 'lightAccount', 'moreChildren'],
  ['fetchedActionsOnce', 'error'],
].flat();

/** Rows of the table in docs/api.md: field of the specification, tab, path in the page's data. */
function documented(): [field: string, tab: string, path: string][] {
  const text = readFileSync(resolve(import.meta.dirname, '../../../../../docs/api.md'), 'utf8');
  const [, part = ''] = text.split('### The state of an account');
  return [...part.split('\n#')[0]!.matchAll(/^\| `(\w+)` \| `(\w+)` \| `([\w.]+)` \|/gm)].map(
    ([, field, tab, path]) => [field!, tab!, path!],
  );
}

/** Whether a value has a path of names; of a list its first item counts. */
function has(value: unknown, path: string): boolean {
  let at = value;
  for (const name of path.split('.')) {
    if (Array.isArray(at)) at = at[0];
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return false;
    at = (at as Record<string, unknown>)[name];
  }
  return true;
}

test('[ACCT-015] the state of an account has every field, under the names that docs/api.md gives', async () => {
  const rows = documented();
  expect(rows.map(([field]) => field).toSorted()).toEqual(fields.toSorted());
  const at = (tab: string) =>
    dataOf<AccountPageData>(`/account/alice${tab === 'account' ? '' : `?tab=${tab}`}`, context);
  const context = contextOver(node.url, { key: 'proton' });
  const data: Record<string, AccountPageData> = {};
  for (const [field, tab, path] of rows) {
    data[tab] ??= (await at(tab)).data!;
    expect(has(data[tab], path), `${field}: ${path}`).toBe(true);
  }
  expect(data.account).toMatchObject({
    gravatar: null,
    fetchedActionsOnce: false,
    account: { data: { name: 'alice' } },
  });
});
