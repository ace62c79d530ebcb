import { chainByKey } from '@antescope/chains/config/registry';
import { stakeOfWeight, voteWeight } from '@antescope/economics/vote-weight';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RecordedNode, startRecordedNode } from '../../../../fixtures/recorded-node.ts';
import { contextOver, mainText } from '../../test/page-of.ts';

let node: RecordedNode;
beforeAll(async () => {
  node = await startRecordedNode();
});
afterAll(() => node.close());

const rexTables = [
  'rexpool',
  'rexbal',
  'rexfund',
  'rexqueue',
  'rexmaturity',
  'rexretpool',
  'rexretbuckets',
  'cpuloan',
  'netloan',
];

/**
 * The recorded chain with the properties of WAX: eight decimals, steeper vote decay, and tables that the recording
 * lacks.
 */
const asWax: typeof fetch = async (input, init) => {
  const requestBody = String(init?.body ?? '');
  const { table, account } = (requestBody === '' ? {} : JSON.parse(requestBody)) as {
    table?: string;
    account?: string;
  };
  // Not recorded.
  if (account === 'eosio.stake') return Response.json(['160000000.00000000 WAX']);
  if (table !== undefined && [...rexTables, 'global4', 'giftedram'].includes(table)) return noTable(table);
  const answer = await fetch(input, {
    ...init,
    body: requestBody.replaceAll('"WAX"', '"EOS"').replaceAll('8,WAX', '4,EOS'),
  });
  return new Response(inWax(await answer.text()), { status: answer.status });
};

function noTable(table: string): Response {
  const details = [{ message: `Table ${table} is not specified in the ABI`, file: '', line_number: 0, method: '' }];
  const error = {
    code: 3060003,
    name: 'contract_table_query_exception',
    what: 'Contract Table Query Exception',
    details,
  };
  return Response.json({ code: 500, message: 'Internal Service Error', error }, { status: 500 });
}

const now = Date.now() / 1000;

function inWax(text: string): string {
  return text
    .replaceAll(/(\d)\.(\d{4}) EOS\b/g, '$1.$20000 WAX')
    .replaceAll('4,EOS', '8,WAX')
    .replaceAll(/("(?:staked|total_activated_stake)":\s?"?)(\d+)/g, '$1$20000')
    .replaceAll(
      /("(?:total_votes|last_vote_weight|proxied_vote_weight|total_producer_vote_weight)":\s?")([\d.]+)"/g,
      (_all, name: string, weight: string) => {
        const stake = stakeOfWeight(Number(weight), now) * 10_000n;
        return `${name}${BigInt(Math.trunc(voteWeight(stake, now, 13)))}.00000000000000000"`;
      },
    );
}

function onWax() {
  const chain = { ...chainByKey('wax'), chainId: null, endpoints: [node.url], historySources: [], lightApi: null };
  const nftApi = { atomic: null, simple: null };
  return contextOver(node.url, {
    key: 'wax',
    fetch: asWax,
    chain: { ...chain, nftApi, prices: { ...chain.prices, feeds: [] } },
  });
}

/** Without the spaces between the elements of an amount: '1 .5 0000000 WAX' becomes '1.50000000 WAX'. */
function joinedAmounts(text: string): string {
  return text.replaceAll(
    /(\d)(?: (\.\d+))?(?: (\d+))? WAX/g,
    (_all, last: string, decimals = '', zeros = '') => `${last}${decimals}${zeros} WAX`,
  );
}

test.each([
  ['/', '1,000,000,000.00000000 WAX'],
  ['/account/alice', '44,994,975.43920000 WAX'],
  ['/account/alice?tab=resources', '350.50000000 WAX'],
  ['/account/alice?tab=votes', 'Votes for 25 producers'],
  ['/wallet/ram/buy', '0.01491308 WAX'],
  ['/chain', 'WAX'],
  ['/supply', '160,000,000.00000000 WAX'],
])('on a chain of eight decimals without REX and inflation by table: %s', async (path, response) => {
  const text = joinedAmounts(await mainText(path, onWax()));
  expect(text).toContain(response);
  const cut = [...text.matchAll(/\.(\d+) WAX/g)].filter(([, decimals]) => decimals!.length !== 8);
  expect(cut).toEqual([]);
  expect(text).not.toMatch(/EOS\b|REX|undefined|NaN|\[object/);
});

test('an amount of REX is no part of what an account has where there is no REX', async () => {
  expect(await mainText('/rex', onWax())).toContain('Error Code: 404');
  const tab = joinedAmounts(await mainText('/account/alice?tab=rex', onWax()));
  expect(tab).toContain('44,994,975.43920000 WAX');
  expect(tab).not.toContain('REX');
});
