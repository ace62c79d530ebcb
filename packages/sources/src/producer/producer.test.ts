import { chainRegistry } from '@antescope/chains/config/registry';
import { voteWeight } from '@antescope/economics/vote-weight';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFakeNode } from '../../../../fixtures/fake-node.ts';
import { json, type JsonService, startJsonService } from '../../../../fixtures/json-service.ts';
import { sourcesOver } from '../../../../fixtures/sources-over.ts';
import type { VoterRow } from '../table/tables/system.ts';
import { backendProducer, backendProducers } from '../services/backend/producers.ts';
import { producerList } from './producer-list.ts';
import { proxyComments } from './proxy-comments.ts';
import { entries, proxyAbout, proxyList } from './proxy-list.ts';

let service: JsonService;

/** Another chain whose backend is the test's service, without anything cached. */
const backendOf = () => sourcesOver('http://127.0.0.1:9', { backend: service.url }).at;

beforeAll(async () => {
  service = await startJsonService();
});

afterAll(() => service.close());

const eos = chainRegistry.get('eos')!;

const producerRow = {
  owner: 'bpaa',
  total_votes: '1.00000000000000000',
  producer_key: 'EOS1111111111111111111111111111111114T1Anm',
  is_active: 1,
  url: '',
  unpaid_blocks: 0,
  last_claim_time: '1970-01-01T00:00:00.000',
  location: 0,
};

/** A node with `count` producers in its tables, 100 a page as nodeos pages them. */
function chainWith(count: number) {
  const rows = Array.from({ length: count }, (_, index) => ({
    ...producerRow,
    owner: `bp${String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26))}`,
    total_votes: `${count - index}.00000000000000000`,
  }));
  return startFakeNode((_path, body) => {
    if (body.table !== 'producers') return { rows: [], more: false, next_key: '' };
    const from = body.lower_bound === undefined ? 0 : Number(body.lower_bound);
    const page = rows.slice(from, from + Number(body.limit));
    const next = from + page.length;
    return { rows: page, more: next < count, next_key: next < count ? String(next) : '' };
  });
}

describe('producers', () => {
  test('[PROD-004] 150 producers of the chain are two pages of 100', async () => {
    const node = await chainWith(150);
    const { at } = sourcesOver(node.url);
    const list = await producerList(at, 150);
    if (list.state !== 'data') throw new Error(list.state);
    expect(list.data.producers).toHaveLength(150);
    expect(list.data.producers.map(({ rank }) => rank)).toEqual(Array.from({ length: 150 }, (_, index) => index + 1));
    const requests = node.requests.filter(({ body }) => body.table === 'producers');
    expect(requests.map(({ body }) => body.limit)).toEqual([100, 100]);
    expect(requests[0]!.body).toMatchObject({ index_position: '2', key_type: 'float64' });
    // Without inflation and supply there is no pay and no vote share.
    expect(list.data.producers[0]).toMatchObject({ share: null, dailyPay: null, about: null });
    await node.close();
  });

  test('votes are converted to tokens by the rule of the chain: decayed, plain, or not at all', async () => {
    const stakeOn = async (key: string, weight: number) => {
      const chain = chainRegistry.get(key)!;
      const votes = `${BigInt(Math.trunc(weight))}.00000000000000000`;
      const fake = await startFakeNode((_path, { table }) => ({
        rows: table === 'producers' ? [{ ...producerRow, total_votes: votes }] : [],
        more: false,
        next_key: '',
      }));
      const list = await producerList(sourcesOver(fake.url, { ...chain, endpoints: [] }).at, 5);
      await fake.close();
      return list.state === 'data' ? list.data.producers[0]!.votes : list.state;
    };
    const now = Date.now() / 1000;
    expect(await stakeOn('fio', 12_500_000_000)).toBe('12.500000000 FIO');
    expect(await stakeOn('jungle', voteWeight(125_000n, now))).toMatch(/^12\.(5000|4999) EOS$/);
    expect(await stakeOn('wax', voteWeight(1_250_000_000n, now, 13))).toMatch(/^12\.(50000000|4999\d{4}) WAX$/);
    expect(await stakeOn('telos', 125_000)).toBeNull();
  });

  test('on Telos a day pays by rank and the price of the oracle, none below rank 35; a failed oracle leaves it out', async () => {
    let averages: unknown = [{ id: 3, type: 4, value: 10_000, timestamp: '2026-11-20T00:00:00.000' }];
    const fake = await startFakeNode((_path, { table, limit }) => {
      if (table === 'averages' && averages === null) return new Error('the node is on fire');
      const rows = Array.from({ length: 40 }, (_, index) => ({
        ...producerRow,
        owner: `bp${'abcdefghij'[index % 10]}${Math.floor(index / 10) + 1}`,
      }));
      const of: Record<string, unknown> = { producers: rows.slice(0, Number(limit)), averages };
      return { rows: of[String(table)] ?? [], more: false, next_key: '' };
    });
    const chain = { ...chainRegistry.get('telos')!, endpoints: [] };
    const payOf = async (limit: number) => {
      const list = await producerList(sourcesOver(fake.url, chain).at, limit);
      if (list.state !== 'data') throw new Error(list.state);
      return { pay: list.data.producers.map(({ dailyPay }) => dailyPay), failures: list.meta.failures };
    };
    const { pay } = await payOf(50);
    // 189,000 TLOS a month; rank 1 has 240 of 5,698 weights.
    expect(pay[0]).toBe('262.4402 TLOS');
    expect([pay[34] === '0.0000 TLOS', pay[35]]).toEqual([false, '0.0000 TLOS']);
    expect((await payOf(40)).pay[0]).toBe(pay[0]);
    averages = null;
    expect(await payOf(50)).toMatchObject({
      failures: expect.arrayContaining([expect.objectContaining({ message: 'the node is on fire' })]),
    });
    await fake.close();
  });

  test('on WAX a fifth of a fixed inflation pays the active producers, and votes earn nothing', async () => {
    const fake = await startFakeNode((_path, { table }) => {
      const rows = Array.from({ length: 22 }, (_, index) => ({
        ...producerRow,
        owner: `bp${'abcdefghijklmnopqrstuv'[index]}`,
      }));
      if (table === 'producers') return { rows, more: false, next_key: '' };
      if (table === 'stat')
        return {
          rows: [{ supply: '1000000000.00000000 WAX', max_supply: '9000000000.00000000 WAX', issuer: 'eosio' }],
          more: false,
        };
      if (table === 'global4') return new Error('WAX has no such table');
      return { rows: [], more: false, next_key: '' };
    });
    const chain = { ...chainRegistry.get('wax')!, endpoints: [] };
    const list = await producerList(sourcesOver(fake.url, chain).at, 50);
    if (list.state !== 'data') throw new Error(list.state);
    const pay = list.data.producers.map(({ dailyPay }) => dailyPay);
    // 1,000,000,000 WAX · 0.04879 / 364 / 5 / 21
    expect(pay.slice(20)).toEqual(['1276.55677655 WAX', '0.00000000 WAX']);
    expect(list.meta.failures).toEqual([]);
    await fake.close();
  });

  test('[PROD-001] a backend is asked page by page; where it fails the chain itself is the list, and the failure is said', async () => {
    service.answers = {
      '/producers?pageNum=1&perPage=50': { status: 500, body: '{"message":"down"}' },
      '/producers?pageNum=2&perPage=50': { status: 500, body: '{"message":"down"}' },
    };
    const node = await chainWith(3);
    const { at } = sourcesOver(node.url, { backend: service.url });
    const list = await producerList(at, 60);
    if (list.state !== 'data') throw new Error(list.state);
    expect(list.data.producers.map(({ owner }) => owner)).toEqual(['bpaa', 'bpab', 'bpac']);
    expect(list.meta.failures).toMatchObject([{ source: 'backend', code: 'http', message: 'down' }]);
    expect(service.requests.slice(-2).map(({ path }) => path)).toEqual([
      '/producers?pageNum=1&perPage=50',
      '/producers?pageNum=2&perPage=50',
    ]);
    await node.close();
    service.answers = { '/producers?pageNum=1&perPage=50': json({ producers: [] }) };
    await backendProducers(backendOf());
    expect(service.requests.at(-1)!.path).toBe('/producers?pageNum=1&perPage=50');
  });

  test('[PROD-002] one producer of the backend; one it does not know is empty, not failed', async () => {
    service.answers = {
      '/producers/bpaa': json({
        rank: 3,
        owner: 'bpaa',
        name: 'BP A',
        country: 'IS',
        logo: '',
        url: 'https://a.example',
      }),
      '/producers/bpzz': json({}),
    };
    expect(await backendProducer(backendOf(), 'bpaa')).toMatchObject({
      state: 'data',
      data: { rank: 3, owner: 'bpaa', name: 'BP A', country: 'IS', logo: null, location: null },
    });
    expect(service.requests.at(-1)!.path).toBe('/producers/bpaa');
    expect(await backendProducer(backendOf(), 'bpzz')).toMatchObject({ state: 'empty' });
  });

  test('what a backend says wrongly is a failure, and hostile names do not reach its path', async () => {
    service.answers = { '/producers?pageNum=1&perPage=50': json({ producers: [{ rank: 'first', owner: 7 }] }) };
    expect(await backendProducers(backendOf())).toMatchObject({
      state: 'failed',
      meta: { failures: [{ code: 'bad-answer' }] },
    });
    await backendProducer(backendOf(), '../admin');
    expect(service.requests.at(-1)!.path).toBe('/producers/..%2Fadmin');
  });
});

describe('proxies', () => {
  const now = Date.parse('2026-11-21T00:00:00Z') / 1000;
  const voter = (owner: string, staked: bigint, proxied: bigint, isProxy = true): VoterRow => ({
    owner,
    proxy: null,
    producers: ['bpaa'],
    staked: staked.toString(),
    lastVoteWeight: '0',
    proxiedVoteWeight: String(voteWeight(proxied, now)),
    isProxy,
    flags: 0,
  });

  test('[PROXY-002] rank is the place by weight, and weight is in whole tokens', () => {
    const rows = [
      voter('small', 10_000n, 0n),
      voter('missing', 9_000_000n, 0n, false),
      voter('large', 5_000n, 120_000n),
    ];
    expect(entries(rows, [], { chain: eos }, now)).toMatchObject([
      { rank: 1, owner: 'large', weight: expect.stringMatching(/^12\.(5000|4999) A$|^12\.(5000|4999) EOS$/) },
      { rank: 2, owner: 'small', weight: expect.stringMatching(/^1\.0000 /) },
    ]);
  });

  test('[PROXY-003] the service lists with output=json, all or one; where it fails the chain lists', async () => {
    const listed = json({ proxies: [{ account: 'goodproxy', name: 'Good', rank: 1, philosophy: 'all of them' }] });
    service.answers = { '/vote/proxy?output=json': listed, '/vote/proxy/goodproxy?output=json': listed };
    const served = sourcesOver('http://127.0.0.1:9', { proxyList: `${service.url}/vote/proxy/` }).at;
    expect(await proxyList(served)).toMatchObject({
      state: 'data',
      data: [{ owner: 'goodproxy', rank: 1, name: 'Good', weight: null, producers: null }],
    });
    expect(service.requests.at(-1)!.path).toBe('/vote/proxy?output=json');
    expect(await proxyAbout(served, 'goodproxy')).toMatchObject({ data: { philosophy: 'all of them' } });
    expect(service.requests.at(-1)!.path).toBe('/vote/proxy/goodproxy?output=json');

    service.answers = { '/vote/proxy?output=json': json({ proxies: 'none' }) };
    const node = await startFakeNode(() => ({
      rows: [
        {
          owner: 'chainproxy',
          proxy: '',
          producers: [],
          staked: 10_000,
          last_vote_weight: '0.00000000000000000',
          proxied_vote_weight: '0.00000000000000000',
          is_proxy: 1,
          flags1: 0,
        },
      ],
      more: false,
      next_key: '',
    }));
    const { at } = sourcesOver(node.url, { proxyList: `${service.url}/vote/proxy` });
    const list = await proxyList(at);
    expect(list).toMatchObject({ state: 'data', data: [{ owner: 'chainproxy', rank: 1 }] });
    expect(list.meta.failures).toMatchObject([{ source: 'proxy-list', code: 'bad-answer' }]);
    expect(node.requests.find(({ body }) => body.table === 'voters')!.body).toMatchObject({ limit: 1000 });
    await node.close();
  });

  test('[PROXY-004] the configured proxy is first in the list, whatever its place', async () => {
    const names = ['first', 'second', 'ours'];
    const proxies = names.map((account, index) => ({ account, name: account, rank: index + 1, philosophy: '' }));
    service.answers = { '/vote/proxy?output=json': json({ proxies }) };
    const node = await startFakeNode(() => ({
      rows: names.map((owner, index) => ({
        owner,
        proxy: '',
        producers: [],
        staked: 30_000 - index,
        last_vote_weight: '0.00000000000000000',
        proxied_vote_weight: '0.00000000000000000',
        is_proxy: 1,
        flags1: 0,
      })),
      more: false,
      next_key: '',
    }));
    const listed = async (from: string | null, proxyAccount: string | null) => {
      const list = await proxyList(sourcesOver(node.url, { proxyList: from, proxyAccount }).at);
      return list.state === 'data' ? list.data.map(({ owner, rank }) => `${rank} ${owner}`) : list.state;
    };
    for (const served of [`${service.url}/vote/proxy`, null]) {
      expect(await listed(served, 'ours')).toEqual(['3 ours', '1 first', '2 second']);
      expect(await listed(served, null)).toEqual(['1 first', '2 second', '3 ours']);
    }
    await node.close();
  });

  test('[PROXY-008] the count of comments comes from the backend; one that fails counts 0 and says so', async () => {
    service.answers = { '/proxy/eosio?type=disqus_count': json({ count: 12 }) };
    expect(await proxyComments(backendOf())).toMatchObject({ state: 'data', data: 12, meta: { complete: true } });
    service.answers = { '/proxy/eosio?type=disqus_count': { status: 502, body: '<html>' } };
    expect(await proxyComments(backendOf())).toMatchObject({
      state: 'data',
      data: 0,
      meta: { complete: false, failures: [{ source: 'backend', code: 'http' }] },
    });
  });

  test('[PROXY-007] at most a hundred proxies of a thousand voters', () => {
    const rows = Array.from({ length: 1000 }, (_, index) => voter(`p${index}`, BigInt(index), 0n));
    const listed = entries(rows, [], { chain: eos }, now);
    expect(listed).toHaveLength(100);
    expect(listed[0]).toMatchObject({ owner: 'p999', rank: 1 });
  });
});
