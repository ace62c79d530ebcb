import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RecordedNode, startRecordedNode } from '../../../../../fixtures/recorded-node.ts';
import { contextOver, dataOf } from '../../../test/page-of.ts';
import type { HomePageData } from './load.ts';

let node: RecordedNode;

beforeAll(async () => {
  node = await startRecordedNode();
});

afterAll(() => node.close());

/** The recording lacks the newest blocks: each has two transactions here. */
const withBlocks: typeof fetch = async (input, init) => {
  const url = String(input);
  if (!url.endsWith('/v1/chain/get_block')) return fetch(input, init);
  const answer = await fetch(url.replace('get_block', 'get_info'));
  const head = (await answer.json()) as { head_block_num: number; head_block_id: string; head_block_time: string };
  const { block_num_or_id: text } = JSON.parse(String(init?.body)) as { block_num_or_id: string };
  const idOf = (number: number) =>
    number === head.head_block_num ? head.head_block_id : number.toString(16).padStart(8, '0').padEnd(64, '0');
  const number = Number(text);
  const time = Date.parse(`${head.head_block_time}Z`) - (head.head_block_num - number) * 500;
  return Response.json({
    block_num: number,
    id: idOf(number),
    previous: idOf(number - 1),
    timestamp: new Date(time).toISOString().slice(0, -1),
    producer: 'eosio',
    transactions: [{ cpu_usage_us: 100 }, { cpu_usage_us: 200 }],
  });
};

const prices = { feeds: [{ type: 'static' as const, usd: '0.5' }], forex: null, graphql: null, circulating: null };
const stateOf = async (url: string, chain = {}) => {
  const at = contextOver(url, { chain, fetch: withBlocks });
  return { chains: at.chains.map(({ key }) => key), ...(await dataOf<HomePageData>('/', at)).data };
};

test('[PRICE-001] the chain’s state: chains, RAM market, prices, supply, market cap, stake, accounts, actions, TPS and rates', async () => {
  // Nothing listens on port 9 (discard).
  const initial = await stateOf('http://127.0.0.1:9');
  expect(initial.chains).toEqual(['local']);
  expect(initial.tps).toBeNull();
  expect(initial.ram.state).toBe('failed');
  const { conversion, ...figures } = initial.figures;
  expect(Object.keys(figures).sort()).toEqual(
    ['price', 'ramPrice', 'supply', 'marketCap', 'staked', 'accounts', 'actions'].sort(),
  );
  for (const [name, figure] of Object.entries(figures)) expect(figure.state, name).not.toBe('data');
  expect(conversion.rates).toEqual({ USD: '1' });

  const running = await stateOf(node.url, { prices });
  // Two transactions every half second.
  expect(running.tps).toBe(4);
  expect(running.ram).toMatchObject({ state: 'data', data: { quote: expect.stringMatching(/ EOS$/) } });
  for (const name of ['price', 'ramPrice', 'supply', 'marketCap'] as const)
    expect(running.figures[name].state, name).toBe('data');
  expect(running.figures.price).toMatchObject({ data: '$0.500' });
});
