import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { u64ToName } from '@antescope/codec/chain/name';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { genesis, randomBlocks } from '../../../test/random-blocks.ts';
import { permissionOf } from '../../../test/permission-of.ts';
import { SqliteReader } from '../sqlite/sqlite-reader.ts';
import { SqliteWriter } from '../sqlite/sqlite-writer.ts';
import { NativeHistory } from './native-history.ts';

const key = 'PUB_K1_6MszznYrkikNMarRgxm95TZLp9y9Hckp89eW6bniWq4zATeeAL';
const folder = mkdtempSync(join(tmpdir(), 'antescope-owners-'));
/** More than nodeos' response holds here: 10,000 permissions. */
const owners = Array.from({ length: 10_500 }, (_, at) => u64ToName((BigInt(at) + 1n) << 24n));
let writer: SqliteWriter;
let reader: SqliteReader;
let history: NativeHistory;

beforeAll(async () => {
  const { blocks } = randomBlocks(genesis, 3, 1);
  for (const rows of blocks) rows.permissions = [];
  // Three permissions each, so that a page ends within an account.
  blocks[2]!.permissions = owners.flatMap((owner) =>
    ['active', 'claim', 'owner'].map((name) => permissionOf(owner, name, { key, actor: 'wallet' })),
  );
  const path = join(folder, 'history.sqlite');
  writer = new SqliteWriter(path, 'd'.repeat(64));
  await writer.apply(blocks, { lastIrreversible: { number: 1, id: '' } });
  reader = new SqliteReader(path, 'd'.repeat(64));
  history = new NativeHistory(reader);
});
afterAll(async () => {
  await reader.close();
  await writer.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Page {
  names: string[];
  more?: boolean;
  next_key?: string;
}

async function pages(read: (lowerBound: string | undefined) => Promise<string>): Promise<Page[]> {
  const all: Page[] = [];
  let lowerBound: string | undefined;
  do {
    const { account_names, controlled_accounts, ...rest } = JSON.parse(await read(lowerBound)) as Page & {
      account_names?: string[];
      controlled_accounts?: string[];
    };
    all.push({ ...rest, names: account_names ?? controlled_accounts ?? [] });
    lowerBound = rest.next_key;
  } while (lowerBound !== undefined);
  return all;
}

test.each([
  ['keys', (lower_bound?: string) => history.getKeyAccounts({ public_key: key, ...bound(lower_bound) })],
  [
    'controlled accounts',
    (lower_bound?: string) => history.getControlledAccounts({ controlling_account: 'wallet', ...bound(lower_bound) }),
  ],
])('accounts of %s beyond the limit come in pages, each account once', async (_, read) => {
  const all = await pages(read);
  expect(all).toHaveLength(4);
  for (const page of all.slice(0, -1)) {
    expect(page.more).toBe(true);
    expect(page.names).toHaveLength(3333);
  }
  expect(all.at(-1)).not.toHaveProperty('more');
  expect(all.flatMap(({ names }) => names)).toEqual(owners);
});

function bound(lower_bound: string | undefined): { lower_bound?: string } {
  return lower_bound === undefined ? {} : { lower_bound };
}
