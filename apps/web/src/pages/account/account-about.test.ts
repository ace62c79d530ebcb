import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadExchanges } from '../../../../../fixtures/exchanges.ts';
import { type FakeNode, startFakeNode } from '../../../../../fixtures/fake-node.ts';
import { json, type JsonService, startJsonService } from '../../../../../fixtures/json-service.ts';
import { profileEditor } from '@antescope/sources/account/account-about';
import { contextOver, htmlOf, mainText, mediaAttribute } from '../../../test/page-of.ts';

let node: FakeNode;
let backend: JsonService;

/** Node that returns alice's account for every name; one of the accounts is a registered producer. */
beforeAll(async () => {
  const alice = JSON.parse(loadExchanges().find(({ id }) => id === 'get_account.alice')!.responseText) as object;
  const producer = {
    owner: 'arcticbp1111',
    total_votes: '1.0',
    producer_key: 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV',
    is_active: 1,
    url: 'https://arctic.example.org',
    unpaid_blocks: 42,
    last_claim_time: '2026-11-20T00:00:00.000',
    location: 752,
  };
  node = await startFakeNode((path, body) => {
    if (path === '/v1/chain/get_account') return { ...alice, account_name: body.account_name };
    if (path === '/v1/chain/get_table_rows' && body.table === 'producers') {
      const isProducer = body.lower_bound === producer.owner || body.index_position === '2';
      return { rows: isProducer ? [producer] : [], more: false, next_key: '' };
    }
    return new Error('Unknown Endpoint');
  });
  backend = await startJsonService({
    '/producers/arcticbp1111': json({
      owner: 'arcticbp1111',
      rank: 3,
      name: 'Arctic Blocks',
      url: 'https://arctic.example.org',
      country: 'SE',
      logo: 'https://arctic.example.org/logo.png',
    }),
  });
});

// Loads the page's code, which would delay the reads that have limits of time.
beforeAll(() => htmlOf('/account/alice', contextOver(node.url)));

afterAll(async () => {
  await node.close();
  await backend.close();
});

const dapps = [
  {
    name: 'Token Shop',
    account: 'tokenshop111',
    website: 'https://shop.example.org',
    about: 'Sells tokens',
    logo: 'https://shop.example.org/logo.png',
  },
];

const logo = (url: string) => `src="${mediaAttribute(url)}"`;

test('[ACCT-005] [PROD-006] pages of producers and dApps show their description and logo', async () => {
  const at = contextOver(node.url, { chain: { backend: backend.url, dapps } });
  const producer = await mainText('/account/arcticbp1111', at);
  expect(producer).toMatch(/Producer · active · SE Arctic Blocks arctic\.example\.org/);
  expect(producer).toMatch(/Rank 1 .*Unpaid blocks 42 /);
  expect(producer).toContain('Signing key EOS6MRy');
  expect(await htmlOf('/account/arcticbp1111', at)).toContain(logo('https://arctic.example.org/logo.png'));
  expect(await mainText('/account/tokenshop111', at)).toContain('dApp Token Shop Sells tokens shop.example.org');
  expect(await htmlOf('/account/tokenshop111', at)).toContain(logo('https://shop.example.org/logo.png'));
  expect(await mainText('/account/alice', at)).not.toContain('Unpaid blocks');
});

test('what a producer registers itself is enough without a backend, and a wild address is no link', async () => {
  const text = await mainText('/account/arcticbp1111', contextOver(node.url));
  expect(text).toMatch(/Producer · active · Sweden arctic\.example\.org/);
  backend.answers['/producers/arcticbp1111'] = json({
    owner: 'arcticbp1111',
    url: 'javascript:alert(1)',
    logo: 'data:x',
  });
  const html = await htmlOf('/account/arcticbp1111', contextOver(node.url, { chain: { backend: backend.url } }));
  expect(html).not.toMatch(/(?:href|src)="[^"]*(?:javascript:|data:x)/);
});

const links = {
  site: null,
  docs: null,
  constitution: null,
  profileEditor: 'https://profile.example.org/edit/{account}',
};

test('[ACCT-006] the profile is edited elsewhere, on the main chain alone and by those that are neither producer nor dApp', async () => {
  const page = (name: string, key: string) =>
    mainText(`/account/${name}`, contextOver(node.url, { key, chain: { links, dapps } }));
  expect(await page('alice', 'eos')).toContain('Edit profile');
  expect(await page('alice', 'wax')).not.toContain('Edit profile');
  expect(await page('arcticbp1111', 'eos')).not.toContain('Edit profile');
  expect(await page('tokenshop111', 'eos')).not.toContain('Edit profile');
  const unset = await mainText('/account/alice', contextOver(node.url, { key: 'eos' }));
  expect(unset).not.toContain('Edit profile');
});

test('[ACCT-007] the editor’s address is configured and carries the account’s name', async () => {
  const { chain } = contextOver(node.url, { key: 'eos', chain: { links } });
  expect(profileEditor(chain, 'alice', null)).toBe('https://profile.example.org/edit/alice');
  const plain = { key: 'eos', links: { ...links, profileEditor: 'https://profile.example.org' } };
  expect(profileEditor(plain, 'a.b', null)).toBe('https://profile.example.org/a.b');
  const html = await htmlOf('/account/alice', contextOver(node.url, { key: 'eos', chain: { links } }));
  expect(html).toMatch(
    /<a href="https:\/\/profile\.example\.org\/edit\/alice" target="_blank" rel="noreferrer nofollow"/,
  );
});
