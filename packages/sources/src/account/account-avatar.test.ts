import { createHash } from 'node:crypto';
import { encodeText } from '@antescope/codec/bytes/bytes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FakeNode, startFakeNode } from '../../../../fixtures/fake-node.ts';
import { type JsonService, startJsonService } from '../../../../fixtures/json-service.ts';
import { sourcesOver } from '../../../../fixtures/sources-over.ts';
import type { PublicFile, SourceContext } from '../core/source-context.ts';
import { accountAvatar } from './account-avatar.ts';

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0);
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
const hash = createHash('md5').update('hello@arctic.example').digest('hex');
const imagePath = `/avatar/${hash}?s=112&d=404`;

let node: FakeNode;
let service: JsonService;
let files: Record<string, unknown>;
let read: string[];

beforeAll(async () => {
  service = await startJsonService();
  node = await startFakeNode((_path, body) => {
    const row = {
      owner: 'arcticbp1111',
      total_votes: '1.0',
      producer_key: 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV',
      is_active: 1,
      url: 'https://arctic.example/about',
      unpaid_blocks: 0,
      last_claim_time: '2026-11-20T00:00:00.000',
      location: 752,
    };
    const user = {
      acc: 'alice',
      name: 'Alice',
      verified: 0,
      date: 1,
      verifiedon: 0,
      verifier: '',
      raccs: [],
      aacts: [],
    };
    const rows: Record<string, unknown[]> = {
      producers: [row],
      usersinfo: [{ ...user, avatar: Buffer.from(jpeg).toString('base64'), ac: [], kyc: [] }],
    };
    return { rows: rows[String(body.table)] ?? [], more: false, next_key: '' };
  });
});
afterAll(() => Promise.all([node.close(), service.close()]));
beforeEach(() => {
  service.requests.length = 0;
  service.answers = {};
  node.requests.length = 0;
  read = [];
  files = {
    'https://arctic.example/bp.json': {
      producer_account_name: 'arcticbp1111',
      org: { email: ' Hello@Arctic.example ' },
    },
  };
});

const publicFile: PublicFile = async (url) => {
  read.push(url);
  const file = files[url];
  if (file === undefined) throw new Error('The host answered 404');
  return encodeText(JSON.stringify(file));
};

function context(more: { key?: string; asksNothing?: boolean } = {}): SourceContext {
  const services = more.asksNothing === true ? {} : { gravatar: { url: `${service.url}/avatar` } };
  const { key = 'eos' } = more;
  return { ...sourcesOver(node.url, { services }, { key }).at, publicFile };
}

test('[ACCT-008] an image is usable (status 3), a 404 is none (status 0), anything else has failed', async () => {
  service.answers[imagePath] = { type: 'image/png', body: png };
  expect(await accountAvatar(context(), 'arcticbp1111')).toMatchObject({
    image: `${service.url}${imagePath}`,
    gravatar: { state: 'data', data: { status: 3, url: `${service.url}${imagePath}` } },
  });
  expect(service.requests.map(({ path }) => path)).toEqual([imagePath]);
  service.answers = {};
  expect(await accountAvatar(context(), 'arcticbp1111')).toMatchObject({
    image: null,
    gravatar: { state: 'data', data: { status: 0, url: null } },
  });
  service.answers[imagePath] = { body: '<svg xmlns="http://www.w3.org/2000/svg"/>', type: 'image/png' };
  expect(await accountAvatar(context(), 'arcticbp1111')).toMatchObject({
    image: null,
    gravatar: { state: 'failed', meta: { failures: [{ source: 'gravatar', code: 'bad-answer' }] } },
  });
});

test('[ACCT-008] the avatar of the chain comes first, as a data address of its type, and nothing else is read', async () => {
  const at = context({ key: 'proton' });
  const image = `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`;
  expect(await accountAvatar(at, 'alice')).toEqual({ image, gravatar: null });
  expect([...read, ...service.requests]).toEqual([]);
});

test('accounts that are no producers, servers without the service and browsers send nothing', async () => {
  const none = { image: null, gravatar: null };
  expect(await accountAvatar(context(), 'bob')).toEqual(none);
  expect(await accountAvatar({ ...context(), publicFile: null }, 'arcticbp1111')).toEqual(none);
  expect(await accountAvatar(context({ asksNothing: true }), 'arcticbp1111')).toEqual(none);
  expect([...read, ...service.requests]).toEqual([]);
});

test('the file is the one of the chain, and an address counts only in the own file of the account', async () => {
  const at = context();
  const { chainId } = at.chain;
  const own = files['https://arctic.example/bp.json'];
  files = {
    'https://arctic.example/chains.json': { chains: { [chainId ?? '']: '/eos.json' } },
    'https://arctic.example/eos.json': own,
  };
  expect((await accountAvatar(at, 'arcticbp1111')).gravatar).toMatchObject({ data: { status: 0 } });
  expect(read).toEqual(['https://arctic.example/chains.json', 'https://arctic.example/eos.json']);
  for (const other of [
    { producer_account_name: 'auroarabp111', org: { email: 'hello@arctic.example' } },
    { producer_account_name: 'arcticbp1111', org: { email: '<b>' } },
    { producer_account_name: 'arcticbp1111', org: [] },
    7,
  ]) {
    files = { 'https://arctic.example/bp.json': other };
    expect(await accountAvatar(context(), 'arcticbp1111')).toEqual({ image: null, gravatar: null });
  }
  expect(service.requests).toHaveLength(1);
});

test('a website that does not answer is a failure with its reason', async () => {
  files = {};
  expect((await accountAvatar(context(), 'arcticbp1111')).gravatar).toMatchObject({
    state: 'failed',
    meta: { failures: [{ source: 'bp.json', endpoint: 'https://arctic.example', message: 'The host answered 404' }] },
  });
});
