import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fioAccount, fioKey } from '@antescope/devnet/flavors/fio/fio-keys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testOptions } from '../../conformance/story-folder.ts';
import { DevnetNode } from '../../node/devnet-node.ts';
import { answerNode } from '../node-answer.ts';

const { seed } = testOptions;
const data = mkdtempSync(join(tmpdir(), 'antescope-fio-'));
let node: DevnetNode;

beforeAll(async () => {
  node = await DevnetNode.open({ ...testOptions, flavor: 'fio', story: 'bare', data });
});
afterAll(() => {
  node.close();
  rmSync(data, { recursive: true, force: true });
});

const account = fioAccount(seed, 'alice');
const table = { json: true, code: 'fio.address', scope: 'fio.address', table: 'accountmap' };

test.each([
  ['get_account', { account_name: account }],
  ['get_accounts_by_authorizers', { keys: [fioKey(seed, 'alice')] }],
  ['get_table_rows', table],
])('%s of FIO prints keys with its prefix', async (name, request) => {
  const { status, text } = await answerNode(node, 'POST', `/v1/chain/${name}`, JSON.stringify(request));
  expect(status).toBe(200);
  expect(text).toContain(`"${fioKey(seed, 'alice')}"`);
  expect(text).not.toMatch(/"EOS\w{50}"/);
});

test('blocks and schedules of FIO have keys with its prefix', async () => {
  for (const [name, body] of [
    ['get_producer_schedule', ''],
    ['get_block_header_state', JSON.stringify({ block_num_or_id: node.headNumber() })],
  ] as const) {
    const { status, text } = await answerNode(node, 'POST', `/v1/chain/${name}`, body);
    expect(status).toBe(200);
    expect(text).toMatch(/"FIO\w{50}"/);
    expect(text).not.toMatch(/"EOS\w{50}"/);
  }
});
