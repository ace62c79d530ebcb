import { chainOfNode } from '@antescope/chains/config/chain-config';
import { chainByKey } from '@antescope/chains/config/registry';
import { createChainSources } from '@antescope/sources/create-chain-sources';
import { NodeClient } from '@antescope/sources/node/node-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageContext } from '@antescope/web-contract/page-context';
import { startRecordedNode, type RecordedNode } from '../../../../../fixtures/recorded-node.ts';
import { bootElementId } from '../../lib/boot/boot.ts';
import type { Page } from '../../lib/page/page-result.ts';
import type { AccountPageData } from '../../pages/account/account-page-data.ts';
import { handle } from './handle.tsx';
import { loadPage } from './load-page.ts';

const local = chainByKey('local');

let node: RecordedNode;
let context: PageContext;

beforeAll(async () => {
  node = await startRecordedNode();
  context = contextOf([node.url]);
});
afterAll(() => node.close());

function contextOf(endpoints: string[], change: Partial<PageContext> = {}): PageContext {
  const chain = chainOfNode(local, {
    chainId: '24df7f85663222826fd9ffbae7e596602632b96a69e31cd95e8647f592e3205d',
    coreSymbol: { code: 'EOS', precision: 4 },
    endpoint: endpoints[0]!,
  });
  return {
    sources: createChainSources({ node: new NodeClient({ endpoints }), histories: [], chain }),
    chain,
    chains: [{ key: 'local', name: chain.name, chainId: null, testnet: true, href: '/' }],
    base: '',
    nonce: 'bm9uY2U=',
    preferences: { locale: null, theme: 'system', utc: false, currency: 'USD' },
    devKeysHint: true,
    version: '27.12.1',
    realtimePath: '/realtime',
    origin: 'http://explorer.example',
    ...change,
  };
}

const assets = () => ({ entry: '/assets/entry.js', entryImports: [], styles: 'p{margin:0}', preloads: [], fonts: [] });

async function html(path: string, at = context): Promise<{ status: number; text: string; location: string | null }> {
  const { result, response, html: document } = await handle(new URL(path, at.origin), at, true, assets);
  const status = result !== null && 'status' in result && response.status === 200 ? result.status : response.status;
  // React separates adjacent texts with empty comments.
  const text = document.replaceAll('<!-- -->', '');
  return { status, text, location: response.headers.get('location') };
}

async function data<T>(path: string, at = context): Promise<Page<T>> {
  const { result } = await handle(new URL(path, at.origin), at, false, assets);
  return result as Page<T>;
}

test('the first page waits for no style sheet, font or script; the next one has the font', async () => {
  const withFont = () => ({ ...assets(), fonts: ['/assets/inter.woff2'] });
  const document = async (fontCached: boolean): Promise<string> => {
    const at = contextOf([node.url], { fontCached });
    return (await handle(new URL('/account/alice', at.origin), at, true, withFont)).html;
  };
  const first = await document(false);
  expect(first).toContain('data-face="system"');
  expect(first).toMatch(/<style[^>]*>p\{margin:0\}<\/style>/);
  expect(first).not.toMatch(/<link[^>]*(?:stylesheet|preload)/);
  expect(first).not.toContain('<script src');
  expect(first).toContain('antescope-font=1');
  const next = await document(true);
  expect(next).not.toContain('data-face');
  expect(next).toMatch(/<link rel="preload" href="\/assets\/inter\.woff2"/);
  expect(next).not.toContain('antescope-font=1');
});

test('the first paint of a list has all its rows; home and the overview of an account paint in frames', async () => {
  const expected = `<link rel="expect" href="#${bootElementId}" blocking="render"`;
  for (const path of ['/msigs', '/account/alice?tab=tokens']) {
    const { text } = await html(path);
    expect(text).toContain(expected);
    expect(text.indexOf(`id="${bootElementId}"`)).toBeGreaterThan(text.lastIndexOf('</tr>'));
  }
  for (const path of ['/', '/account/alice']) expect((await html(path)).text).not.toContain(expected);
});

describe('pages without JavaScript', () => {
  test('[NAV-012] [ACCT-003] [ACCT-004] an account’s HTML holds its balances, stakes and permissions', async () => {
    const { status, text } = await html('/account/alice');
    expect(status).toBe(200);
    for (const figure of ['4,994,974', '.4392', '350', '32,000,682', '.8333']) expect(text).toContain(figure);
    for (const name of ['owner', 'active', 'game', 'deep']) expect(text).toContain(`>${name}<`);
    // The document contains the whole key, even if folded.
    expect(text).toContain('data-copy="PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63"');
  });

  test('[SHELL-021] the title has the chain’s symbol; OpenGraph and canonical address are there', async () => {
    const { text } = await html('/account/alice');
    expect(text).toMatch(/<title>alice · EOS · Antescope<\/title>/);
    expect(text).toMatch(/<meta property="og:title" content="alice · EOS · Antescope"/);
    expect(text).toMatch(/<link rel="canonical" href="http:\/\/explorer.example\/account\/alice"/);
  });

  test('[ACCT-012] permissions show parent, threshold, keys, accounts, waits and linked actions', async () => {
    const { text } = await html('/account/bob?tab=permissions');
    const { account } = (await data<AccountPageData>('/account/bob')).data;
    if (account.state !== 'data') throw new Error('bob was recorded');
    for (const permission of account.data.permissions) {
      expect(text).toContain(`Threshold ${permission.authority.threshold}`);
      for (const { key } of permission.authority.keys) expect(text).toContain(key);
      for (const { actor } of permission.authority.accounts) expect(text).toContain(actor);
      for (const { action } of permission.linked ?? []) if (action !== null) expect(text).toContain(`>${action}<`);
    }
    expect(text).toMatch(/\d+[dhms] delay/);
  });

  test('[ACCT-021] a missing account is 404 with its two texts', async () => {
    const { status, text } = await html('/account/doesnotexist');
    expect(status).toBe(404);
    expect(text).toContain('Account not found');
    expect(text).toContain('Cannot find account');
  });

  test('the title of a page says if its object does not exist, as its heading does', async () => {
    const key = 'EOS5notakey';
    for (const [path, title] of [
      ['/account/doesnotexist', 'Account not found'],
      ['/block/99999999', 'Block Not Found'],
      [`/key/${key}`, `${key} is not a public key`],
    ] as const) {
      const { status, text } = await html(path);
      expect(status, path).toBe(404);
      expect(text, path).toContain(`<title>${title} · EOS · Antescope</title>`);
      expect(text, path).toMatch(new RegExp(`<(h1|p)[^>]*>${title}<`));
    }
  });

  test('the title of a token has its contract', async () => {
    const { text } = await html('/tokens/EOS-eos-eosio.token');
    expect(text).toContain('<title>EOS (eosio.token) · EOS · Antescope</title>');
  });

  test('[NAV-037] an unknown address is the Not Found page with its links', async () => {
    for (const unknown of ['/no/such/page', '/tokens/eosio.token/EOS', '/vote/nothing']) {
      const { status, text } = await html(unknown);
      expect(status).toBe(404);
      expect(text).toContain('Error Code: 404');
      expect(text).toContain('<title>Not Found · EOS · Antescope</title>');
      for (const path of ['/', '/chain', '/tokens', '/vote']) expect(text).toContain(`href="${path}"`);
    }
  });

  test('[NAV-001] [HOME-001] [HOME-003] home has search, producers with status, and the RAM calculator', async () => {
    const { status, text } = await html('/');
    expect(status).toBe(200);
    expect(text).toContain('type="search"');
    for (const word of ['Top 21', 'Standby', 'RAM calculator']) expect(text).toContain(word);
  });

  test('[NAV-003] [SEARCH-007] [SEARCH-008] a search leads on: names, blocks that exist, numbers that are no block', async () => {
    expect(await html('/search/eosio')).toMatchObject({ status: 307, location: '/account/eosio' });
    expect((await html('/search?q=58')).location).toBe('/block/58');
    expect((await html('/search/99999999')).location).toBe('/account/99999999');
    const based = contextOf([node.url], { base: '/local' });
    expect((await html('/local/search/eosio', based)).location).toBe('/local/account/eosio');
  });

  test('below a chain’s prefix every link keeps it', async () => {
    const { status, text } = await html('/local/account/alice', contextOf([node.url], { base: '/local' }));
    expect(status).toBe(200);
    const links = [...text.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map((match) => match[1]!);
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((link) => !link.startsWith('/local/'))).toEqual([]);
  });

  test('[NAV-016] [NAV-017] [NAV-018] short addresses lead to the long ones', async () => {
    expect((await html('/tx/abc')).location).toBe('/transaction/abc');
    expect((await html('/t/abc')).location).toBe('/transaction/abc');
    expect((await html('/b/7')).location).toBe('/block/7');
    expect((await html('/a/alice')).location).toBe('/account/alice');
  });

  test('[SHELL-012] the footer has the version and the legal pages, which exist', async () => {
    const { text } = await html('/terms-and-conditions');
    expect(text).toContain('27.12.1');
    expect(text).toContain('href="/privacy-policy"');
  });

  test('[NAV-007] [NAV-008] the legal pages hold text', async () => {
    expect((await html('/terms-and-conditions')).text).toContain('Apache-2.0');
    expect((await html('/privacy-policy')).text).toContain('No accounts, no tracking');
  });
});

describe('Arabic, hostile input and dead nodes', () => {
  test('[I18N-003] Arabic is right to left, in its own words', async () => {
    const arabic = contextOf([node.url], { preferences: { ...context.preferences, locale: 'ar' } });
    const { text } = await html('/account/alice', arabic);
    expect(text).toMatch(/<html lang="ar" dir="rtl"/);
    expect(text).toContain('الصلاحيات');
  });

  test('user input is rendered as text, never as markup', async () => {
    const { status, text } = await html('/account/%3Cscript%3Ealert(1)%3C%2Fscript%3E');
    expect(status).toBe(404);
    expect(text).not.toContain('<script>alert(1)');
    for (const script of text.match(/<script[^>]*>/g) ?? []) {
      expect(script).toMatch(/nonce="bm9uY2U="|type="application\/json"/);
    }
    expect(text).not.toMatch(/ style="/);
  });

  test('[SEARCH-004] the form of a page without scripts does not send a private key', async () => {
    const { text } = await html('/');
    const pattern = /<input[^>]* pattern="([^"]+)"/.exec(text)?.[1];
    if (pattern === undefined) throw new Error('The search field has no pattern');
    // Anchored, as browsers do.
    const sent = new RegExp(`^(?:${pattern})$`, 'v');
    for (const key of ['5KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD3', ' PVT_K1_2bfGi9rYsXQSXXTvJb']) {
      expect(sent.test(key)).toBe(false);
      const { result } = await handle(
        new URL(`/search?q=${encodeURIComponent(key)}`, context.origin),
        context,
        false,
        assets,
      );
      expect(JSON.stringify(result)).not.toContain(key.trim());
    }
    for (const term of ['alice', '58', 'eosio.token', `EOS${'6'.repeat(50)}`]) expect(sent.test(term)).toBe(true);
  });

  test('a node that does not answer is 502, says which, and offers to try again', async () => {
    const dead = contextOf(['http://127.0.0.1:9']);
    const { status, text } = await html('/account/alice', dead);
    expect(status).toBe(502);
    expect(text).toContain('127.0.0.1:9');
    expect(text).toContain('Retry');
    const twin = await data<AccountPageData>('/account/alice', dead);
    expect(twin.error?.details).toMatchObject({ failures: [{ endpoint: 'http://127.0.0.1:9' }] });
  });

  test('an unknown URL is distinguished from a static page, even without rendering', async () => {
    const statusOf = async (path: string) => {
      const { result, response } = await handle(new URL(path, context.origin), context, false, assets);
      return [result, response.status];
    };
    for (const path of ['/settings', '/privacy-policy']) expect(await statusOf(path), path).toEqual([null, 204]);
    // The second page is gated on this chain.
    for (const path of ['/nowhere', '/dsp']) expect(await statusOf(path), path).toEqual([null, 404]);
  });

  test('the JSON twin is plain: no 64-bit integer is a number', async () => {
    const page = await data<AccountPageData>('/account/alice?tab=transactions');
    const inexact: unknown[] = [];
    JSON.stringify(page, (_key, value: unknown) => {
      if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)) inexact.push(value);
      return value;
    });
    expect(inexact).toEqual([]);
    expect(page.meta.source).not.toBe('none');
  });
});

test('a loader that throws is an error of the JSON twin, and no page without data', async () => {
  const account = (): never => {
    throw new Error('A fault of the program');
  };
  const broken = { ...context, sources: { ...context.sources, account } };
  const answer = await loadPage(new URL('/account/alice?format=json', context.origin), broken);
  expect(answer).toEqual({
    status: 500,
    body: { error: { code: 'failed', message: 'The page could not be loaded', details: null } },
  });
  // A static page has no data.
  expect(await loadPage(new URL('/wallet/sign', context.origin), context)).toMatchObject({ status: 200 });
});
