import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chainByKey } from '@antescope/chains/config/registry';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSourceContext } from '../create-source-context.ts';
import type { SourceContext } from '../core/source-context.ts';
import { NodeClient } from '../node/node-client.ts';
import { readRow, readTable } from '../table/read-table.ts';
import { allFioFees, fioSummary } from './fio-account.ts';
import { fioBalance, fioDomainsOfKey, fioNamesOfKey, mappedNfts } from './fio-endpoints.ts';
import { fioAddress, fioDomain, fioKeyOf, listedDomains } from './fio-names.ts';
import { bpBucketPool, bpRewards } from './fio-tables.ts';
import { nameHash } from './name-hash.ts';

const key = 'FIO6zwqqzHQcqCc2MB4jpp1F73MXpisEQe2SDghQFSGQKoAPjvQ3H';
type Body = Record<string, string | number>;
/** Answers by path; tables by '<code>::<table>'. */
let answers: Record<string, { status?: number; body: unknown }>;
let asked: { path: string; body: Body }[];
let node: Server;
let at: SourceContext;

beforeAll(async () => {
  node = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const body = JSON.parse(text) as Body;
      const path = request.url ?? '';
      asked.push({ path, body });
      const answer = answers[path === '/v1/chain/get_table_rows' ? `${body.code}::${body.table}` : path];
      response.statusCode = answer === undefined ? 404 : (answer.status ?? 200);
      response.setHeader('content-type', 'application/json');
      const unknown = {
        code: 404,
        message: 'Not Found',
        error: { code: 0, details: [{ message: 'Unknown Endpoint' }] },
      };
      response.end(JSON.stringify(answer?.body ?? unknown));
    });
  });
  await new Promise<void>((done) => node.listen(0, '127.0.0.1', done));
});
afterAll(() => void node.close());
beforeEach(() => {
  answers = {};
  asked = [];
  const url = `http://127.0.0.1:${(node.address() as AddressInfo).port}`;
  at = createSourceContext({ node: new NodeClient({ endpoints: [url] }), histories: [], chain: chainByKey('fio') });
});

const table = (rows: unknown[], more = false) => ({ body: { rows, more } });
const purse = {
  id: 3,
  name: 'purse@alice',
  domain: 'alice',
  owner_account: 'qhh25sqpktwh',
  expiration: 4_294_967_295,
  bundleeligiblecountdown: 98,
  addresses: [{ token_code: 'BTC', chain_code: 'BTC', public_address: 'bc1q' }],
};
const domain = { id: 7, name: 'alice', account: 'qhh25sqpktwh', is_public: 1, expiration: 1_700_000_000 };

test('the hash of a name is the published one', async () => {
  expect(await nameHash('purse@alice')).toBe('0x7c710f5b782afa3410198d33b4cef3c4');
});

test('[FIO-001] [TABLE-008] an address is its row of fionames, its key the row of accountmap', async () => {
  answers['fio.address::fionames'] = table([purse]);
  answers['fio.address::accountmap'] = table([{ account: 'qhh25sqpktwh', clientkey: key, keyhash: '0x1' }]);
  expect(await fioAddress(at, 'Purse@Alice')).toMatchObject({
    state: 'data',
    data: { name: 'purse@alice', owner: 'qhh25sqpktwh', expires: null, bundles: '98' },
  });
  expect(asked[0]!.body).toMatchObject({
    index_position: '5',
    key_type: 'i128',
    lower_bound: '0x7c710f5b782afa3410198d33b4cef3c4',
  });
  expect(await fioKeyOf(at, 'qhh25sqpktwh')).toMatchObject({ state: 'data', data: key });
});

test('[FIO-002] [TABLE-008] a domain has its name and a public flag; a row of another name is not it', async () => {
  answers['fio.address::domains'] = table([domain]);
  expect(await fioDomain(at, 'alice')).toMatchObject({
    state: 'data',
    data: { name: 'alice', isPublic: true, expires: '2023-11-14T22:13:20.000Z' },
  });
  expect((await fioDomain(at, 'bob')).state).toBe('empty');
});

test('[FIO-003] [TABLE-008] fees are the rows of fiofees by end point, in SUF', async () => {
  answers['fio.fee::fiofees'] = table([
    { fee_id: 1, end_point: 'register_fio_address', type: 0, suf_amount: 2_000_000_000 },
    { fee_id: 2, end_point: 'add_nft', type: 1, suf_amount: '300000000' },
  ]);
  expect(await allFioFees(at)).toMatchObject({
    data: [
      { endPoint: 'register_fio_address', amount: '2000000000', bundled: false },
      { endPoint: 'add_nft', amount: '300000000', bundled: true },
    ],
  });
});

test('[TABLE-010] [PROD-007] the reward pools are bprewards and bpbucketpool of fio.treasury', async () => {
  answers['fio.treasury::bprewards'] = table([{ rewards: 12 }]);
  answers['fio.treasury::bpbucketpool'] = table([{ rewards: '34' }]);
  expect(await readRow(at, bpRewards, undefined)).toMatchObject({ data: { rewards: '12' } });
  expect(await readTable(at, bpBucketPool, undefined)).toMatchObject({ data: [{ rewards: '34' }] });
});

test('[ACCT-016] [NODE-022] a balance has balance, available, staked, srps and roe', async () => {
  const answer = { balance: 1_500_000_000, available: 1_000_000_000, staked: 5e8, srps: '1000000000', roe: '0.5' };
  answers['/v1/chain/get_fio_balance'] = { body: answer };
  expect(await fioBalance(at, key)).toMatchObject({
    state: 'data',
    data: { balance: '1500000000', available: '1000000000', staked: '500000000', srps: '1000000000', roe: '0.5' },
  });
  expect(asked[0]!.body).toEqual({ fio_public_key: key });
});

test('an unknown key is empty; an invalid field and a broken answer are failures', async () => {
  const path = '/v1/chain/get_fio_balance';
  answers[path] = { status: 404, body: { message: 'Public key not found' } };
  expect((await fioBalance(at, key)).state).toBe('empty');
  const fields = [{ name: 'fio_public_key', value: 'x', error: 'Invalid FIO Public Key' }];
  answers[path] = { status: 400, body: { type: 'invalid_input', message: 'An invalid request was sent in', fields } };
  expect(await fioBalance(at, 'x')).toMatchObject({
    state: 'failed',
    meta: { failures: [{ message: 'Invalid FIO Public Key' }] },
  });
  answers[path] = { body: { balance: 'lots' } };
  expect((await fioBalance(at, 'y')).state).toBe('failed');
});

test('a 404 of a gateway is no empty answer', async () => {
  answers['/v1/chain/get_fio_balance'] = { status: 404, body: { message: 'no Route matched with those values' } };
  expect((await fioBalance(at, key)).state).toBe('failed');
});

test('[NODE-023] domains of a key are those of get_fio_domains', async () => {
  const fio_domains = [{ fio_domain: 'alice', expiration: '2030-09-11T18:30:56', is_public: 0 }];
  answers['/v1/chain/get_fio_domains'] = { body: { fio_domains, more: 0 } };
  expect(await fioDomainsOfKey(at, key)).toMatchObject({
    data: [{ name: 'alice', isPublic: false, expires: '2030-09-11T18:30:56Z' }],
  });
  expect(asked[0]!.body).toEqual({ fio_public_key: key });
});

test('[NODE-024] names are asked without /chain, and with it where that path is missing', async () => {
  const body = {
    fio_domains: [],
    fio_addresses: [{ fio_address: 'purse@alice', expiration: '2106-02-07T06:28:15', remaining_bundled_tx: 98 }],
  };
  answers['/v1/chain/get_fio_names'] = { body };
  const expected = { state: 'data', data: { addresses: [{ name: 'purse@alice', bundles: '98' }], domains: [] } };
  expect(await fioNamesOfKey(at, key)).toMatchObject(expected);
  expect(asked.map(({ path }) => path)).toEqual(['/v1/get_fio_names', '/v1/chain/get_fio_names']);
  asked = [];
  answers['/v1/get_fio_names'] = { body };
  expect(await fioNamesOfKey(at, key)).toMatchObject(expected);
  expect(asked.map(({ path }) => path)).toEqual(['/v1/get_fio_names']);
});

test('[NODE-021] mapped NFTs are those of get_nfts_fio_address', async () => {
  const nft = {
    chain_code: 'ETH',
    contract_address: '0x1',
    token_id: '5',
    url: 'https://nft.example',
    hash: '',
    metadata: '',
  };
  answers['/v1/chain/get_nfts_fio_address'] = { body: { nfts: [nft], more: false } };
  expect(await mappedNfts(at, 'purse@alice')).toMatchObject({
    data: [{ chain: 'ETH', contract: '0x1', tokenId: '5' }],
  });
  expect(asked[0]!.body).toMatchObject({ fio_address: 'purse@alice' });
  answers['/v1/chain/get_nfts_fio_address'] = { status: 404, body: { message: 'No NFTS are mapped' } };
  expect((await mappedNfts(at, 'purse@alice')).state).toBe('empty');
});

test('lists page down by ID, and a malformed cursor is a failure', async () => {
  answers['fio.address::domains'] = table([domain, { ...domain, id: 5 }], true);
  const first = await listedDomains(at, { limit: 1 });
  expect(first).toMatchObject({ state: 'data', meta: { next: '7' } });
  await listedDomains(at, { limit: 1, cursor: '7' });
  expect(asked.at(-1)!.body).toMatchObject({ upper_bound: '6', reverse: true, limit: 2 });
  expect((await listedDomains(at, { limit: 1, cursor: '7;x' })).state).toBe('failed');
});

test('an account without a recorded key has no balance, but its names', async () => {
  answers['fio.address::accountmap'] = table([]);
  answers['fio.address::fionames'] = table([purse]);
  answers['fio.address::domains'] = table([]);
  const summary = await fioSummary(at, 'qhh25sqpktwh');
  expect(summary).toMatchObject({ key: { state: 'empty' }, balance: { state: 'empty' }, domains: { state: 'empty' } });
  expect(summary.addresses).toMatchObject({ data: [{ name: 'purse@alice' }] });
});
