import { toHex } from '@antescope/codec/bytes/bytes';
import type { Action } from '@antescope/codec/chain/transaction';
import { systemAction } from '@antescope/devnet/story/actions';
import { DevWallet } from '@antescope/devnet/story/story-runner';
import type { Page } from '@playwright/test';
import { callNode, control } from '../../test-kit/devnet-control.ts';
import { closePages, expect, open, siteOptions, test as base } from '../fixtures.ts';
import { spawnDevnet } from '../../test-kit/spawn-devnet.ts';
import { startAntescope, type Antescope } from '../../test-kit/start-antescope.ts';

/** The product on a Spring node whose chain switched to Savanna, with a stopped generator. */
const test = base.extend<object, { spring: Antescope }>({
  spring: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures off the destructuring
    async ({}, use) => {
      const site = await startAntescope(['--node-version', '1.2', '--no-generator']);
      await use(site);
      await site.stop();
    },
    siteOptions,
  ],
});

const savanna = 0x8000_0000;

interface NodeBlock {
  block_num: number;
  id: string;
  schedule_version: number;
  finality_extension?: {
    qc_claim: { block_num: number };
    new_finalizer_policy_diff?: { generation: number };
    new_proposer_policy_diff?: { producer_auth_diff: { insert_indexes: [number, { producer_name: string }][] } };
  };
}

const blockOf = (site: Antescope, block: number | string): Promise<NodeBlock> =>
  callNode(site, '/v1/chain/get_block', { block_num_or_id: block }) as Promise<NodeBlock>;

/** Blocks from the first finalizers on, and the first of them that are special. */
async function landmarks(site: Antescope) {
  const { headNumber } = (await control(site, 'status')) as { headNumber: number };
  const blocks: NodeBlock[] = [];
  for (let number = headNumber; number > 1; number--) {
    const block = await blockOf(site, number);
    if (block.finality_extension === undefined) break;
    blocks.unshift(block);
  }
  const find = (is: (block: NodeBlock) => boolean): number => blocks.find(is)!.block_num;
  return {
    genesis: blocks[0]!.block_num,
    firstSavanna: find((block) => block.schedule_version === savanna),
    newFinalizers: find((block) => block.finality_extension?.new_finalizer_policy_diff?.generation === 2),
    newProducers: find((block) => block.finality_extension?.new_proposer_policy_diff !== undefined),
    head: headNumber,
  };
}

async function expectProof(page: Page, site: Antescope, number: number): Promise<void> {
  await open(page, `${site.url}/block/${number}`);
  await page.getByRole('button', { name: 'Verify in this browser' }).click();
  const proof = page.getByRole('region', { name: 'Verified in this browser' });
  await expect(proof, `block ${number}`).toContainText('✓ Matches');
  await expect(proof).not.toContainText('✗');
}

test('blocks before, during and after the switch to Savanna prove their ids in the browser', async ({
  page,
  spring,
}) => {
  const { genesis, firstSavanna, newFinalizers, newProducers, head } = await landmarks(spring);
  expect(firstSavanna).toBe(genesis + 26);
  for (const number of [2, genesis - 1, genesis, genesis + 1, firstSavanna - 1, firstSavanna, firstSavanna + 1])
    await expectProof(page, spring, number);
  for (const number of [newFinalizers, newFinalizers + 2, newProducers, head - 2])
    await expectProof(page, spring, number);
});

test('a Savanna block has its claim, its policies and its roots by their names', async ({ page, spring }) => {
  const { firstSavanna, newFinalizers, newProducers } = await landmarks(spring);
  const main = page.locator('main');
  await open(page, `${spring.url}/block/${newFinalizers}`);
  await expect(main).toContainText(`QC claim${(newFinalizers - 1).toLocaleString('en')} strong`);
  await expect(main).toContainText('generation 2, threshold 5');
  await expect(main).toContainText('finalizer e');
  await expect(main).toContainText('Finality root');
  await expect(main).not.toContainText('2,147,483,648');
  await open(page, `${spring.url}/block/${newProducers}`);
  const { finality_extension: extension } = await blockOf(spring, newProducers);
  const [, added] = extension!.new_proposer_policy_diff!.producer_auth_diff.insert_indexes[0]!;
  await expect(main).toContainText('New proposer policy');
  await expect(main.getByRole('link', { name: added.producer_name }).first()).toBeVisible();
  await open(page, `${spring.url}/block/${firstSavanna}`);
  await expect(main).toContainText('weak');
});

test('the chain page lists the finalizers with their last votes', async ({ page, spring }) => {
  await open(page, `${spring.url}/chain`);
  await expect(page.getByRole('heading', { name: 'Finalizers, generation 2, threshold 5' })).toBeVisible();
  const rows = page.getByRole('table', { name: /^Finalizers/ }).locator('tbody tr');
  await expect(rows).toHaveCount(4);
  for (const name of ['b', 'c', 'd', 'e']) await expect(rows.filter({ hasText: `finalizer ${name}` })).toHaveCount(1);
  await expect(page.locator('main')).toContainText('v1.2.2');
});

test('producers and missed blocks follow the schedule of a proposer policy', async ({ page, spring }) => {
  const { newProducers } = await landmarks(spring);
  const { finality_extension: extension } = await blockOf(spring, newProducers);
  const [, added] = extension!.new_proposer_policy_diff!.producer_auth_diff.insert_indexes[0]!;
  const { active } = (await callNode(spring, '/v1/chain/get_producer_schedule', {})) as {
    active: { producers: { producer_name: string }[] };
  };
  expect(active.producers.map(({ producer_name: name }) => name)).toContain(added.producer_name);
  await open(page, `${spring.url}/chain`);
  await expect(page.locator('main').getByRole('link', { name: added.producer_name }).first()).toBeVisible();
  await control(spring, 'pause');
  const missed = async (): Promise<number> => {
    const answer = await page.request.get(`${spring.url}/api/v1/producers/missed?days=1`);
    return ((await answer.json()) as { data: { missed: number } }).data.missed;
  };
  await control(spring, 'produce', { count: 1 });
  const before = await missed();
  await control(spring, 'miss', { count: 12 });
  // Enough for the block after the gap to become irreversible.
  await control(spring, 'produce', { count: 4 });
  // The server keeps an answer for half a minute.
  await expect.poll(missed, { timeout: 90_000 }).toBeGreaterThanOrEqual(before + 12);
  await control(spring, 'resume');
  await open(page, `${spring.url}/vote`);
  const row = page.getByRole('table', { name: 'Producers' }).getByRole('row').filter({ hasText: added.producer_name });
  await expect(row).toHaveCount(1);
});

test('a block is irreversible two blocks later; one that is forked out before is undone', async ({ page, spring }) => {
  await control(spring, 'pause');
  const { headNumber, irreversibleNumber } = (await control(spring, 'produce', { count: 3 })) as {
    headNumber: number;
    irreversibleNumber: number;
  };
  expect(irreversibleNumber).toBe(headNumber - 2);
  const { id } = await blockOf(spring, headNumber);
  await open(page, `${spring.url}/block/${headNumber}`);
  const header = page.locator('main header');
  await expect(header.getByRole('img', { name: 'Reversible', exact: true })).toBeVisible();
  await control(spring, 'fork', { depth: 2 });
  await control(spring, 'produce', { count: 4 });
  const { id: replaced } = await blockOf(spring, headNumber);
  expect(replaced).not.toBe(id);
  // The index follows the other branch, which becomes irreversible.
  await expect
    .poll(async () => (await (await page.request.get(`${spring.url}/api/v1/blocks/${headNumber}`)).json()).data?.id)
    .toBe(replaced);
  await open(page, `${spring.url}/block/${headNumber}`);
  await expect(header.getByRole('img', { name: 'Irreversible' })).toBeVisible();
  await control(spring, 'resume');
});

test('a proposed schedule is pending until its block is irreversible', async ({ page, spring }) => {
  await control(spring, 'pause');
  await control(spring, 'finalizers', { strong: 0 });
  const { last_producer_schedule_size: size } = (
    (await callNode(spring, '/v1/chain/get_table_rows', {
      code: 'eosio',
      scope: 'eosio',
      table: 'global',
      json: true,
    })) as { rows: { last_producer_schedule_size: number }[] }
  ).rows[0]!;
  expect(size).toBe(21);
  const { active } = (await callNode(spring, '/v1/chain/get_producer_schedule', {})) as {
    active: { version: number; producers: { producer_name: string }[] };
  };
  const leaving = active.producers.at(-1)!.producer_name;
  await push(spring, systemAction('unregprod', leaving, { producer: leaving }));
  await control(spring, 'produce', { count: 1 });
  // The next election, a minute later, proposes a schedule; without finality it is not in force.
  await control(spring, 'miss', { count: 122 });
  await control(spring, 'produce', { count: 30 });
  await open(page, `${spring.url}/chain`);
  const pending = page.getByRole('table', { name: `Pending schedule, version ${active.version + 1}` });
  await expect(pending.locator('tbody tr')).toHaveCount(21);
  await expect(pending).not.toContainText(leaving);
  await control(spring, 'finalizers', {});
  await control(spring, 'produce', { count: 30 });
  await open(page, `${spring.url}/chain`);
  await expect(page.getByRole('table', { name: `Schedule version ${active.version + 1}` })).toBeVisible();
  await expect(pending).toHaveCount(0);
  await control(spring, 'resume');
});

/** Pushes an action signed with the dev key of its account. */
async function push(site: Antescope, action: Action): Promise<void> {
  const info = (await callNode(site, '/v1/chain/get_info', {})) as Record<string, string>;
  const head = { id: info['head_block_id']!, time: info['head_block_time']! };
  const { signatures, packed_trx: packed } = new DevWallet('antescope').signed({ chainId: info['chain_id']!, head }, [
    action,
  ]);
  const answer = await callNode(site, '/v1/chain/push_transaction', {
    signatures,
    compression: 'none',
    packed_context_free_data: '',
    packed_trx: toHex(packed),
  });
  expect(answer).toHaveProperty('transaction_id');
}

test('a node started from a snapshot is indexed with its whole state', async ({ page }) => {
  const node = await spawnDevnet({ generator: false, flags: ['--node-version', '1.2', '--from-snapshot', 'on'] });
  const site = await startAntescope(['--node', node.api, '--ship', node.ship]);
  const start = await callNode({ devnetApi: node.api }, '/v1/chain/get_info', {});
  const { earliest_available_block_num: first } = start as { earliest_available_block_num: number };
  // Without transactions since, every holder is part of the state of the snapshot.
  await expect(async () => {
    await open(page, `${site.url}/topholders`);
    const holders = page.getByRole('table', { name: 'Top holders' }).locator('tbody tr');
    expect(await holders.count()).toBeGreaterThan(50);
  }).toPass();
  await expectProof(page, site, first + 1);
  expect((await page.request.get(`${site.url}/block/${first - 1}`)).status()).toBe(404);
  await closePages(page.context());
  await site.stop();
  await node.stop();
});

test('finality at a standstill is an alarm, and ends with the votes', async ({ page, spring }) => {
  await control(spring, 'finalizers', { strong: 1 });
  await control(spring, 'produce', { count: 70 });
  await open(page, `${spring.url}/status`);
  await expect(page.locator('main')).toContainText(/Finality has stalled: \d+ reversible blocks/);
  expect((await (await page.request.get(`${spring.url}/health`)).json()).status).not.toBe('ok');
  await control(spring, 'finalizers', {});
  await control(spring, 'produce', { count: 4 });
  await open(page, `${spring.url}/status`);
  await expect(page.locator('main')).not.toContainText('Finality has stalled');
});
