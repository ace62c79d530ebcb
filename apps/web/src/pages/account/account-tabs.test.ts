import { chainByKey } from '@antescope/chains/config/registry';
import type { AccountView } from '@antescope/sources/account/account-view';
import { holdings } from '@antescope/sources/account/rex-holdings';
import type { ActionPage } from '@antescope/sources/history/history-source';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needsRecordings } from '../../../../../fixtures/recordings.ts';
import { startFakeNode } from '../../../../../fixtures/fake-node.ts';
import { type RecordedNode, startRecordedNode } from '../../../../../fixtures/recorded-node.ts';
import { contextOver, dataOf, htmlOf, mainText } from '../../../test/page-of.ts';
import { withDecayedUsage } from './overview/decayed-usage.ts';
import type { AccountPageData } from './account-page-data.ts';
import { voterSheet } from './votes/voter-sheet.ts';
import { tabsOf } from './tabs/tabs.ts';

let node: RecordedNode;

beforeAll(async () => {
  node = await startRecordedNode();
});

afterAll(() => node.close());

const tab = (name: string, id: string) => `/account/${name}?tab=${id}`;

describe('tabs', () => {
  test('[ACCT-001] the eight tabs of every account, in HTML, each an address of its own', async () => {
    const html = await htmlOf('/account/alice', contextOver(node.url));
    const bar = /<nav[^>]*aria-label="Account pages"[\s\S]*?<\/nav>/.exec(html)![0];
    const labels = [...bar.matchAll(/<a[^>]*href="([^"]*)"[^>]*>([^<]+)/g)].map(
      ([, href, label]) => `${label} ${href}`,
    );
    expect(labels.slice(0, 8)).toEqual([
      'Account /account/alice',
      'Account Transactions /account/alice?tab=transactions',
      'Tokens /account/alice?tab=tokens',
      'Permissions /account/alice?tab=permissions',
      'Resource Breakdown /account/alice?tab=resources',
      'Votes and Proxy /account/alice?tab=votes',
      'Smart Contract /account/alice?tab=contract',
      'Controlled Accounts /account/alice?tab=controlled',
    ]);
  });

  test('loans are listed below the REX of an account', async () => {
    const loans = await mainText(tab('dave', 'rex'), contextOver(node.url));
    expect(loans).toMatch(/CPU loans.*45\.3297/);
  });

  test('[NFT-008] a chain has the tabs of its features: no NFTs and no REX where those are off', () => {
    const features = (key: string) => contextOver(node.url, { key }).chain;
    expect(tabsOf(features('fio'), true)).not.toContain('nfts');
    expect(tabsOf(features('fio'), true)).not.toContain('rex');
    expect(tabsOf(features('eos'), true)).toEqual(expect.arrayContaining(['nfts', 'rex', 'votes']));
    expect(tabsOf(features('wax'), true)).not.toContain('rex');
    expect(tabsOf(features('eos'), true)).toContain('past');
    expect(tabsOf(features('eos'), false)).not.toContain('past');
  });

  test('[ACCT-010] [STAKE-010] the resource breakdown of any account, without a login', async () => {
    const text = await mainText(tab('alice', 'resources'), contextOver(node.url));
    expect(text).toContain('To CPU NET Total');
    expect(text).toContain('39,999,649.5 000 EOS');
    expect(text).toContain('Self-staked 31,999,749.5 000 EOS 7,999,900 .0000 EOS');
    expect(text).toContain('Staked by others 935.6666 EOS');
    expect(text).toContain('Refunds 350.5 000 EOS');
    expect(text).toContain('Nov-24-2026, 02:59:46 AM');
  });

  test('[STAKE-009] an account without stakes: No stakes found.', async () => {
    const text = await mainText(tab('eosio', 'resources'), contextOver(node.url));
    expect(text).toContain('No stakes found.');
  });

  test('[ACCT-011] votes for producers, through a proxy, and being a proxy', async () => {
    const at = contextOver(node.url);
    const direct = await mainText(tab('alice', 'votes'), at);
    expect(direct).toMatch(/Votes for \d+ producers/);
    expect(direct).toContain('arcticbp1111');
    expect(await mainText(tab('carol', 'votes'), at)).toContain('Proxy proxyvoter11');
    expect(await mainText(tab('proxyvoter11', 'votes'), at)).toContain('Votes on behalf of other accounts');
  });

  needsRecordings('the contract tab of a recorded contract', () => {
    test('[ACCT-009] the actions and tables of a contract lead to the contract’s page', async () => {
      const html = await htmlOf(tab('tabletest111', 'contract'), contextOver(node.url));
      expect(html).toContain('href="/contract?tab=Tables&amp;account=tabletest111&amp;table=numobjs"');
      expect(html).toMatch(/href="\/contract\?tab=Actions&amp;account=tabletest111&amp;action=\w+"/);
    });

    test('an account without a contract says so', async () => {
      expect(await mainText(tab('alice', 'contract'), contextOver(node.url))).toContain('alice has no contract');
    });
  });

  test('[ACCT-013] accounts that the account controls, with its weight in each permission', async () => {
    const text = await mainText(tab('alice', 'controlled'), contextOver(node.url));
    expect(text).toMatch(/daotreasury1 @owner 1\/2 Partial/);
    expect(text).toContain('bob @claimer');
    expect(text).toContain('Not available from the index or any configured service');
  });

  test('a tab whose reading fails says so and leaves the account’s head right', async () => {
    const recorded = await fetch(`${node.url}/v1/chain/get_account`, {
      method: 'POST',
      body: JSON.stringify({ account_name: 'alice' }),
    });
    const alice: unknown = await recorded.json();
    const broken = await startFakeNode((path) =>
      path === '/v1/chain/get_account' ? alice : new Error('database is locked'),
    );
    const votes = await mainText(tab('alice', 'votes'), contextOver(broken.url));
    expect(votes).toContain('Votes for 25 producers');
    expect(votes).toMatch(/Some data could not be loaded\..*database is locked/);
    for (const id of ['resources', 'controlled', 'contract']) {
      const text = await mainText(tab('alice', id), contextOver(broken.url));
      expect(text, id).toContain('Could not read');
      expect(text, id).toContain('database is locked');
      expect(text, id).toContain('Created Nov-21-2026');
      expect(text, id).not.toContain('No stakes found.');
    }
    await broken.close();
  });
});

test('an unreachable node is reported once, with one Retry, on every tab', async () => {
  const dead = await startFakeNode(() => new Error('database is locked'));
  for (const id of ['account', 'tokens', 'permissions', 'resources', 'votes', 'contract']) {
    const text = await mainText(tab('alice', id), contextOver(dead.url));
    expect(text, id).toMatch(/Could not read the account alice.*Could not read/s);
    expect(text.split('database is locked'), id).toHaveLength(2);
    expect(text.split('Retry'), id).toHaveLength(2);
  }
  const history = await mainText(tab('alice', 'transactions'), contextOver(dead.url));
  expect(history).toMatch(/Could not retrieve actions\s+Retry/);
  await dead.close();
});

test('what cannot be a name is no account, even where no node answers', async () => {
  const dead = await startFakeNode(() => new Error('database is locked'));
  const text = await mainText('/account/nothing%20like%20it', contextOver(dead.url));
  expect(text).toContain('Account not found');
  expect(text).not.toContain('database is locked');
  await dead.close();
});

test('a page of an account costs at most two round trips to the node, whatever its tab', async () => {
  for (const id of tabsOf(contextOver(node.url).chain, false)) {
    const waves = await countWaves((ask) => dataOf(tab('alice', id), contextOver(node.url, { fetch: ask })));
    expect(waves, id).toBeLessThanOrEqual(2);
  }
});

/** Counts sequential waves of requests: holds each wave until all of its requests have been answered. */
async function countWaves(load: (ask: typeof fetch) => Promise<unknown>): Promise<number> {
  let waiting: (() => void)[] = [];
  let open = 0;
  let waves = 0;
  const state = { done: false };
  const ask: typeof fetch = async (input, init) => {
    await new Promise<void>((go) => void waiting.push(go));
    open += 1;
    try {
      // Reads the body here, so that no further event loop turn is needed later.
      const answer = await fetch(input, init);
      const text = await answer.text();
      // The recordings have no ABI for some accounts; a real node answers for every account.
      if (answer.status === 404 && String(input).endsWith('/get_raw_abi')) return Response.json({ abi: '' });
      return new Response(text, { status: answer.status, headers: answer.headers });
    } finally {
      open -= 1;
    }
  };
  const page = load(ask).finally(() => (state.done = true));
  while (!state.done) {
    await new Promise((turn) => void setImmediate(turn));
    if (open > 0 || waiting.length === 0) continue;
    // Follow-up requests are sent within the same turn; several turns make sure of it.
    for (let turn = 0; turn < 5; turn++) await new Promise((next) => void setImmediate(next));
    const wave = waiting;
    waiting = [];
    waves += 1;
    for (const go of wave) go();
    await new Promise((turn) => void setImmediate(turn));
  }
  await page;
  return waves;
}

describe('figures', () => {
  const meter = { used: '500', available: '500', max: '1000', weight: '1' };
  const view = { name: 'alice', cpu: meter, net: meter } as AccountView;
  const actions = (blockTime: string, actor = 'alice') =>
    ({ rows: [{ blockTime, trace: { authorization: [{ actor, permission: 'active' }] } }] }) as unknown as ActionPage;
  const now = Date.parse('2026-11-21T12:00:00Z');
  const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString();

  test('[ACCT-030] CPU and NET used are zero when the latest own action is more than 86400 seconds old', async () => {
    expect(withDecayedUsage(view, actions(ago(86_401)), now)).toMatchObject({
      cpu: { used: '0', available: '1000' },
      net: { used: '0' },
    });
    expect(withDecayedUsage(view, actions(ago(86_399)), now)).toBe(view);
    expect(withDecayedUsage(view, actions(ago(90_000), 'bob'), now)).toBe(view);

    const usage = async (actedAgo: number) => {
      const time = new Date(Date.now() - actedAgo * 1000).toISOString().slice(0, -1);
      const acted: typeof fetch = async (input, init) => {
        const answer = await fetch(input, init);
        if (!String(input).includes('/v1/history/')) return answer;
        return new Response((await answer.text()).replaceAll(/"block_time":"[^"]*"/g, `"block_time":"${time}"`));
      };
      const { data } = await dataOf<AccountPageData>('/account/alice', contextOver(node.url, { fetch: acted }));
      return data?.account.state === 'data' ? [data.account.data.cpu.used, data.account.data.net.used] : data?.account;
    };
    // An hour on either side: the page is loaded at a time of its own.
    expect(await usage(90_000)).toEqual(['0', '0']);
    expect((await usage(82_800)) as string[]).not.toContain('0');
  });

  test('[HIST-031] the first actions read of an account are distinct from pages of its history', async () => {
    const fetched = async (path: string, ask?: typeof fetch) => {
      const at = contextOver(node.url, ask === undefined ? {} : { fetch: ask });
      const page = await dataOf<AccountPageData>(path, at);
      return page.data?.fetchedActionsOnce;
    };
    const withoutHistory: typeof fetch = (input, init) =>
      String(input).includes('/v1/history/') ? Promise.reject(new Error('no history')) : fetch(input, init);
    expect(await fetched('/account/alice')).toBe(true);
    expect(await fetched('/account/alice', withoutHistory)).toBe(false);
    expect(await fetched('/account/alice?tab=transactions')).toBe(false);
    expect(await fetched('/account/alice?tab=votes')).toBe(false);
  });

  test('a vote fades by half in a year of weeks, and by four halvings on WAX', () => {
    const { chain } = contextOver(node.url);
    const voted = Date.parse('2025-11-22T00:00:00Z') / 1000;
    const weight = 10_000 * 2 ** (Math.floor((voted - 946_684_800) / 604_800) / 52);
    const row = {
      owner: 'alice',
      proxy: null,
      producers: [],
      staked: '10000',
      lastVoteWeight: String(weight),
      proxiedVoteWeight: '0.0',
      isProxy: false,
      flags: 0,
    };
    const sheet = voterSheet(row, chain, (voted + 52 * 604_800) * 1000);
    expect(sheet.stakedAmount).toBe('1.0000 EOS');
    expect(sheet.strength).toBeGreaterThanOrEqual(499);
    expect(sheet.strength).toBeLessThanOrEqual(500);
    expect(voterSheet({ ...row, lastVoteWeight: '0' }, chain, now).strength).toBeNull();
    expect(
      voterSheet(row, { ...chain, contractVariants: chainByKey('telos').contractVariants }, now).strength,
    ).toBeNull();
  });

  test('[PRICE-016] [REX-012] REX in units of 10000: liquid, processing (maturing or in a sell order), or saved', () => {
    const pool = { totalLendable: '2000.0000 EOS', totalRex: '10000000.0000 REX' } as never;
    const row = {
      owner: 'alice',
      voteStake: '1.0000 EOS',
      rexBalance: '40000.0000 REX',
      maturedRex: '100000000',
      maturities: [
        { time: '2106-02-07T06:28:15Z', units: '100000000' },
        { time: '2026-11-22T00:00:00Z', units: '150000000' },
        { time: '2026-11-20T00:00:00Z', units: '50000000' },
      ],
    };
    const rows = { row, fund: '5.0000 EOS', pool, order: null };
    const whole = holdings(rows, now);
    expect(whole).toEqual({
      rex: '40000.0000 REX',
      value: '8.0000 EOS',
      fund: '5.0000 EOS',
      voteStake: '1.0000 EOS',
      liquid: '15000.0000 REX',
      processing: '15000.0000 REX',
      queued: null,
      maturing: [{ time: '2026-11-22T00:00:00Z', rex: '15000.0000 REX' }],
      savings: '10000.0000 REX',
    });
    const order = { rexRequested: '12000.0000 REX', isOpen: true } as never;
    expect(holdings({ ...rows, order }, now)).toEqual({
      ...whole,
      liquid: '3000.0000 REX',
      processing: '27000.0000 REX',
      queued: '12000.0000 REX',
    });
    const filled = { rexRequested: '12000.0000 REX', isOpen: false } as never;
    expect(holdings({ ...rows, order: filled }, now)).toEqual(whole);
  });
});

test('[ACCT-020] another account starts without the filters of the one before', async () => {
  const at = contextOver(node.url);
  const filtered = await dataOf<AccountPageData>(
    '/account/alice?tab=transactions&contract=eosio.token&action=transfer',
    at,
  );
  expect(filtered.data.history?.state.line).toBe('contract:eosio.token action:transfer');
  // Every link to another account leads to its address without search parameters.
  const html = await htmlOf('/account/alice?tab=transactions&contract=eosio.token', at);
  const others = [...html.matchAll(/href="(\/account\/(?!alice)[^"]*)"/g)].map(([, href]) => href);
  expect(others.length).toBeGreaterThan(0);
  for (const href of others) expect(href).not.toContain('?');
  const other = await dataOf<AccountPageData>('/account/bob?tab=transactions', at);
  expect(other.data.history?.state.line).toBe('');
});

test('the worth of an account’s tokens in the person’s currency', async () => {
  const prices = { feeds: [{ type: 'static' as const, usd: '0.5' }], forex: null, graphql: null, circulating: null };
  const at = contextOver(node.url, { chain: { prices } });
  const { data } = await dataOf<AccountPageData>('/account/alice', at);
  expect(data.worth).toBe('$22,497,487.72');
  const unknown = contextOver(node.url, { chain: { prices }, preferences: { currency: 'XXX' } });
  expect((await dataOf<AccountPageData>('/account/alice', unknown)).data.worth).toBe('$22,497,487.72');
  expect((await dataOf<AccountPageData>('/account/alice', contextOver(node.url))).data.worth).toBeNull();
});
