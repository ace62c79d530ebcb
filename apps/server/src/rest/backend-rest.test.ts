import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json, type JsonService, startJsonService } from '../../../../fixtures/json-service.ts';
import { appOver } from '../../test/app-over.ts';
import { indexedChain } from '../../test/backend-devnet.ts';
import { indexedDevnet, type IndexedDevnet } from '../../test/indexed-devnet.ts';
import { judge } from '../../test/judge.ts';
import type { App } from '../start/app.ts';
import { restRoutes } from './routes.ts';
import { refTo } from './schemas.ts';

let devnet: IndexedDevnet;
let service: JsonService;
/** The chain with its index and nothing else. */
let app: App;
/** The same with a backend, token services and feeds configured. */
let served: App;

beforeAll(async () => {
  devnet = await indexedDevnet();
  service = await startJsonService({
    '/forex': json({ USD: 1, EUR: 0.92 }),
    '/proxy/eosio?type=disqus_count': json(42),
    '/snapshots/alice': json({ account_name: 'alice', balance: '10.0000', registered: true }),
    '/dsp?type=DSP_JSONS': json([dspPackage]),
    '/dsp?type=DSP_ACCOUNTS&account=alice': json([dspAccount]),
    '/dsp?type=DSP_REWARDS': json([dspReward]),
  });
  const none = { feeds: [], forex: null, graphql: null, circulating: null };
  app = await appOver([indexedChain(devnet, { prices: none })]);
  const prices = {
    feeds: [{ type: 'static' as const, usd: '0.5' }],
    forex: `${service.url}/forex`,
    graphql: null,
    circulating: null,
  };
  served = await appOver([indexedChain(devnet, { backend: service.url, prices })]);
});

afterAll(async () => {
  await Promise.all([app.fastify.close(), served.fastify.close()]);
  await Promise.all([devnet.close(), service.close()]);
});

const dspPackage = {
  id: 1,
  api_endpoint: 'https://dsp.example.org',
  package_json_uri: 'https://dsp.example.org/package.json',
  package_id: 'gold',
  service: 'ipfsservice1',
  provider: 'dspprovider1',
  quota: '10.0000 QUOTA',
  package_period: 86400,
  min_stake_quantity: '10.0000 DAPP',
  min_unstake_period: 3600,
  enabled: 1,
};
const dspAccount = {
  id: 3,
  account: 'alice',
  service: 'ipfsservice1',
  provider: 'dspprovider1',
  quota: '1.0000 QUOTA',
  balance: '10.0000 DAPP',
  package: 'gold',
  pending_package: 'gold',
  package_started: '1600000000000',
  package_end: 0,
};
const dspReward = { provider: 'dspprovider1', dappStakedNumber: 10, percentageStaked: '100.00', users: 1 };

interface Body {
  data: never;
  meta: Record<string, unknown>;
  error: { code: string; message: string };
}

async function ask(of: App, path: string) {
  const answer = await of.fastify.inject(`/api/v1${path}`);
  return { status: answer.statusCode, headers: answer.headers, body: JSON.parse(answer.body) as Body };
}

/** The data of an answer that fits the schema which the OpenAPI document declares for it. */
async function good<T>(path: string, of: App = app): Promise<T> {
  const { status, body } = await ask(of, path);
  expect(status, `${path}: ${JSON.stringify(body.error)}`).toBe(200);
  const route = routeOf(path);
  expect(await judge(route.response, body.data), path).toBe('fits');
  expect(await judge(refTo('Meta'), body.meta), path).toBe('fits');
  return body.data as T;
}

function routeOf(path: string) {
  const parts = path.split('?')[0]!.split('/');
  const fitting = restRoutes.filter((route) => {
    const expected = route.path.split('/');
    return expected.length === parts.length && expected.every((part, at) => part.startsWith('{') || part === parts[at]);
  });
  // What is written out goes before what is a parameter, as in the router.
  const [route] = fitting.toSorted((a, b) => a.path.split('{').length - b.path.split('{').length);
  if (route === undefined) throw new Error(`no route for ${path}`);
  return route;
}

async function refused(path: string, status: number, code: string, of: App = app): Promise<string> {
  const answer = await ask(of, path);
  expect(answer.status, path).toBe(status);
  expect(answer.body.error.code, path).toBe(code);
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.body.error.message;
}

type Rows = Record<string, string>[];

describe('tokens', () => {
  test('[BACKEND-001] a token by its symbol, and by contract and symbol', async () => {
    const expected = { contract: 'eosio.token', code: 'EOS', precision: 4 };
    for (const id of ['EOS', 'eosio.token-EOS', 'EOS-eosio.token', 'EOS-local-eosio.token']) {
      expect(await good(`/tokens/${id}`)).toMatchObject(expected);
    }
    expect(await refused('/tokens/NOSUCH', 404, 'not-found')).toBe('Token not found');
    await refused('/tokens/eosio.token-NOSUCH', 404, 'not-found');
    expect(await refused('/tokens/eos', 400, 'bad-input')).toContain("'eos' is no token");
    await refused('/tokens/EOS-wax-eosio.token', 400, 'bad-input');
  });

  test('[BACKEND-002] the largest holders of a token, 500 unless asked otherwise, 1000 at most', async () => {
    const query = 'type=topHolders&chain=local&contract=eosio.token&symbol=EOS';
    const all = await good<Rows>(`/tokens?${query}`);
    const few = await good<Rows>(`/tokens?${query}&limit=3`);
    expect(few).toEqual(all.slice(0, 3));
    expect(all.length).toBeGreaterThan(20);
    const amounts = all.map(({ owned }) => BigInt(owned!.replace(/\D/g, '')));
    expect(amounts).toEqual(amounts.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0)));
    const limit = routeOf('/tokens').query.limit!;
    expect([limit.default, limit.maximum]).toEqual([500, 1000]);
    await refused(`/tokens?${query}&limit=1001`, 400, 'bad-input');
    expect(await refused('/tokens?type=topHolders&symbol=EOS', 400, 'bad-input')).toContain("'contract' is required");
    expect(await refused(`/tokens?${query.replace('local', 'wax')}`, 400, 'bad-input')).toContain('not wax');
    await refused(`/tokens?type=topHolders&contract=eosio.token&symbol=NOSUCH`, 404, 'not-found');
  });

  test('[BACKEND-003] how many accounts hold a token', async () => {
    const of = 'contract=eosio.token&symbol=EOS';
    const { holders } = await good<{ holders: string }>(`/tokens?type=tokenHoldersCount&${of}`);
    expect(await good<Rows>(`/tokens?type=topHolders&${of}&limit=1000`)).toHaveLength(Number(holders));
    await refused('/tokens?type=tokenHolders', 400, 'bad-input');
    // A filter without its question would look like a filtered list.
    expect(await refused('/tokens?symbol=EOS', 400, 'bad-input')).toContain('requires type=');
  });

  test('[BACKEND-011] issued, largest and circulating supply', async () => {
    const supply = await good<Record<string, string>>('/supply/EOS');
    expect(supply.circulating).toMatch(/^\d+\.\d{4} EOS$/);
    expect(await good('/supply/tethertether-USDT')).toMatchObject({ code: 'USDT', circulating: null });
    await refused('/supply/NOSUCH', 404, 'not-found');
    await refused('/supply/%20', 400, 'bad-input');
  });
});

describe('services', () => {
  test('[BACKEND-004] packages, accounts and rewards of token services', async () => {
    expect(await good('/dsp?type=DSP_JSONS', served)).toMatchObject([{ provider: 'dspprovider1', packageId: 'gold' }]);
    const [own] = await good<Rows>('/dsp?type=DSP_ACCOUNTS&account=alice', served);
    expect(own).toMatchObject({ balance: '10.0000 DAPP', started: '2020-09-13T12:26:40.000Z', ends: null });
    expect(await good('/dsp?type=DSP_REWARDS', served)).toMatchObject([{ users: 1, percentageStaked: '100.00' }]);
    expect(await good('/dsp?type=DSP_REWARDS')).toEqual([]);
    expect(await refused('/dsp?type=DSP_ACCOUNTS', 400, 'bad-input')).toContain("'account' is required");
    expect(await refused('/dsp', 400, 'bad-input')).toContain("'type'");
    await refused('/dsp?type=DSP_JSONS&account=alice', 400, 'bad-input');
  });

  test('[BACKEND-006] units of each currency for a dollar', async () => {
    expect(await good('/forex', served)).toEqual({ USD: '1', EUR: '0.92' });
    expect(await good('/forex')).toEqual({ USD: '1' });
  });

  test('[BACKEND-012] comments are counted by the configured backend only', async () => {
    expect(await good('/proxy/eosio?type=disqus_count', served)).toEqual({ comments: '42' });
    await refused('/proxy/eosio?type=disqus_count', 404, 'not-found');
    await refused('/proxy/eosio', 400, 'bad-input');
    await refused('/proxy/eosio?type=http://127.0.0.1/', 400, 'bad-input');
  });

  test('[BACKEND-016] snapshot entry of an account', async () => {
    expect(await good('/snapshots/alice', served)).toEqual([
      ['account_name', 'alice'],
      ['balance', '10.0000'],
      ['registered', 'true'],
    ]);
    await refused('/snapshots/bob', 404, 'not-found', served);
    await refused('/snapshots/..%2Fforex', 400, 'bad-input', served);
  });
});

describe('the chain', () => {
  test('[BACKEND-008] the queue of REX, and loans that end next', async () => {
    for (const order of await good<Rows>('/rex?type=getQueue')) expect(order.rexRequested).toMatch(/ REX$/);
    const ends = (await good<Rows>('/rex?type=getExpiringLoans')).map(({ expires }) => expires!);
    expect(ends.length).toBeGreaterThan(0);
    expect(ends).toEqual(ends.toSorted());
    await refused('/rex', 400, 'bad-input');
    await refused('/rex?type=getPool', 400, 'bad-input');
  });

  test('[STATS-003] accounts by RAM and by stake, of the index', async () => {
    const byRam = await good<Rows>('/rankings/ram');
    const bytes = byRam.map(({ ram }) => BigInt(ram!));
    expect(bytes).toEqual(bytes.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0)));
    const [first] = await good<Rows>('/rankings/stake');
    const account = await good<{ staked: { cpu: string; net: string } }>(`/accounts/${first!.account}`);
    expect({ cpu: first!.cpu, net: first!.net }).toEqual(account.staked);
    await refused('/rankings/luck', 400, 'bad-input');
  });

  test('[BACKEND-009] how many accounts there are', async () => {
    const { accounts } = await good<{ accounts: string }>('/usercount?type=latest');
    expect(accounts).toBe(String(await devnet.chain.store!.reader.accountCount()));
    await refused('/usercount?type=yesterday', 400, 'bad-input');
  });

  test('[BACKEND-014] ticker, market value, chart, newest actions and rate', async () => {
    expect(await good('/ticker', served)).toEqual({ usd: '0.5' });
    const { usd, supply } = await good<Record<string, string>>('/marketcap', served);
    expect(Number(usd)).toBeCloseTo(Number.parseFloat(supply!) / 2, 3);
    expect(await good('/pricechart', served)).toHaveLength(168);
    expect((await good<unknown[]>('/actions')).length).toBeGreaterThan(0);
    const rate = await good<{ tps: string; first: number; last: number; actions: number }>('/tps?seconds=30');
    const { reader } = devnet.chain.store!;
    let actions = 0;
    for (let number = rate.first; number <= rate.last; number += 1) {
      actions += (await reader.block(number))!.actionCount - 1;
    }
    expect(rate.actions).toBe(actions);
    await refused('/tps?seconds=0', 400, 'bad-input');
  });

  test('producers page by page, and one of them with its rank', async () => {
    const first = await good<Rows>('/producers?pageNum=1&perPage=10');
    const second = await good<Rows>('/producers?pageNum=2&perPage=10');
    expect([...first, ...second]).toEqual(await good<Rows>('/producers?limit=20'));
    expect(await good(`/producers/${second[0]!.name}`)).toEqual(second[0]);
    await refused('/producers/missing', 404, 'not-found');
    expect(await good('/producers?pageNum=100')).toEqual([]);
  });
});

describe('accounts', () => {
  test("[BACKEND-010] an account's tokens, with the worth of the core token", async () => {
    interface Held {
      tokens: { currency: string; amount: string; usd: string | null }[];
      totalUsd: string | null;
    }
    const held = await good<Held>('/account/alice?type=getAccountTokens&coreSymbol=4,EOS', served);
    const core = held.tokens.find(({ currency }) => currency === 'EOS')!;
    expect(Number(core.usd)).toBeCloseTo(Number(core.amount) / 2, 4);
    expect(held.totalUsd).toBe(core.usd);
    expect((await good<Held>('/account/alice?type=getAccountTokens&coreSymbol=EOS')).tokens.length).toBe(
      held.tokens.length,
    );
    expect(await refused('/account/alice?type=getAccountTokens&coreSymbol=WAX', 400, 'bad-input')).toContain('is EOS');
    await refused('/account/alice', 400, 'bad-input');
    await refused('/account/ALICE?type=getAccountTokens', 400, 'bad-input');
  });

  test('[BACKEND-015] transfers of an account by token and direction, page by page', async () => {
    interface Page {
      rows: { from: string; to: string; quantity: string; contract: string; cursor: string; incoming: boolean }[];
      next: string | null;
    }
    const all = await good<Page>('/transfers/alice?limit=500');
    expect(all.rows.length).toBeGreaterThan(5);
    const received = await good<Page>('/transfers/alice?incoming=true&contract=eosio.token&symbol=EOS&limit=500');
    expect(received.rows).toEqual(
      all.rows.filter((row) => row.to === 'alice' && row.contract === 'eosio.token' && row.quantity.endsWith(' EOS')),
    );
    const sent = await good<Page>('/transfers/alice?incoming=false&limit=500');
    expect(sent.rows).toEqual(all.rows.filter((row) => row.to !== 'alice'));
    const paged: Page['rows'] = [];
    for (let next: string | null = ''; next !== null;) {
      const page: Page = await good<Page>(`/transfers/alice?limit=3${next === '' ? '' : `&cursor=${next}`}`);
      paged.push(...page.rows);
      next = page.next;
    }
    expect(paged).toEqual(all.rows);
    await refused('/transfers/alice?incoming=perhaps', 400, 'bad-input');
    await refused('/transfers/alice?symbol=eos', 400, 'bad-input');
  });

  test('[BACKEND-007] the history of an NFT, out of the actions of its contract', async () => {
    const owned = await good<{ id: string; contract: string }[]>('/accounts/alice/nfts');
    const { id } = owned.find(({ contract }) => contract === 'atomicassets')!;
    const events = await good<{ name: string; data: Record<string, unknown> }[]>(
      `/nft?type=getNftHistory&network=local&id=${id}&skip=0&limit=100`,
    );
    expect(events.map(({ name }) => name)).toContain('logmint');
    for (const { data } of events) expect(JSON.stringify(data)).toContain(id);
    const rest = await good<unknown[]>(`/nft?type=getNftHistory&id=${id}&skip=1`);
    expect(rest).toEqual(events.slice(1));
    await refused('/nft?type=getNftHistory', 400, 'bad-input');
    await refused(`/nft?type=getNftHistory&network=wax&id=${id}`, 400, 'bad-input');
    await refused(`/nft?type=getNftHistory&id=${id}&limit=101`, 400, 'bad-input');
  });
});

test('[BACKEND-005] a price over time: of the core token, of RAM and of REX', async () => {
  interface Series {
    unit: string;
    points: { time: string; value: string | null }[];
  }
  const week = await good<Series>('/priceseries/EOS?type=week', served);
  expect(week).toMatchObject({ unit: 'USD' });
  expect(week.points).toHaveLength(168);
  expect((await good<Series>('/priceseries/EOS?type=day', served)).points).toHaveLength(24);
  expect((await good<Series>('/priceseries/eosio.token-EOS?type=month', served)).points).toHaveLength(30);
  expect((await good<Series>('/priceseries/rex?type=day')).unit).toBe('EOS');
  const ram = await good<Series>('/priceseries/ram?type=day');
  expect(ram.points.length).toBeGreaterThan(0);
  await refused('/priceseries/USDT', 404, 'not-found');
  await refused('/priceseries/EOS?type=century', 400, 'bad-input');
});

test('contract usage covers 30 days by default, 365 at most', async () => {
  const usage = (query: string) =>
    good<{ calls: number; days: { time: string; calls: number }[] }>(`/contracts/eosio.token/usage${query}`);
  const [all, week] = [await usage(''), await usage('?days=7')];
  expect(week.days).toHaveLength(7);
  expect(week.days.map(({ time }) => time)).toEqual(all.days.slice(-7).map(({ time }) => time));
  expect(week.calls).toBeLessThan(all.calls);
  const { days } = routeOf('/contracts/eosio.token/usage').query;
  expect([days!.minimum, days!.default, days!.maximum]).toEqual([1, 30, 365]);
  for (const count of ['0', '366', '-1', '1.5', 'week']) {
    await refused(`/contracts/eosio.token/usage?days=${count}`, 400, 'bad-input');
  }
});

describe('every answer', () => {
  test('[BACKEND-021] every answer has a tag that stays while its data do, and 304 for who has it', async () => {
    const first = await ask(app, '/accounts/alice/actions');
    const tag = String(first.headers.etag);
    const again = await app.fastify.inject({
      url: '/api/v1/accounts/alice/actions',
      headers: { 'if-none-match': tag },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(first.headers['cache-control']).toBe('public, max-age=1');
    expect(first.headers.vary).toBe('accept-encoding');
  });

  test('[BACKEND-021] an answer is immutable where all of it is irreversible, and only there', async () => {
    const forever = 'public, max-age=31536000, immutable';
    expect((await ask(app, '/blocks/5')).headers['cache-control']).toBe(forever);
    const { head } = await good<{ head: number }>('/head');
    expect((await ask(app, `/blocks/${head}`)).headers['cache-control']).toBe('public, max-age=1');
    const page = await ask(app, '/accounts/alice/actions?order=asc&limit=2');
    expect(page.headers['cache-control']).toBe(forever);
    const [row] = (page.body.data as { rows: { transactionId: string }[] }).rows;
    expect((await ask(app, `/transactions/${row!.transactionId}`)).headers['cache-control']).toBe(forever);
    expect((await ask(app, '/head')).headers['cache-control']).toBe('public, max-age=1');
  });

  test('[BACKEND-021] it may be asked for by HEAD and by other sites, conditionally too', async () => {
    const head = await app.fastify.inject({ method: 'HEAD', url: '/api/v1/head' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers.etag).toBeDefined();
    const preflight = await app.fastify.inject({ method: 'OPTIONS', url: '/api/v1/head' });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-origin']).toBe('*');
    expect(preflight.headers['access-control-allow-headers']).toContain('if-none-match');
    expect(head.headers['access-control-expose-headers']).toContain('etag');
  });
});
