import { readFileSync } from 'node:fs';
import { existsSync } from 'node:fs';
import type { ChainConfig } from '@antescope/chains/config/chain-config';
import { chainByKey, chainRegistry } from '@antescope/chains/config/registry';
import { describe, expect, test } from 'vitest';
import { startRecordedNode } from '../../../../fixtures/recorded-node.ts';
import { contextOf, deadNode, recordedChain, rendered } from '../../test/rendered-page.ts';
import { loadCatalog, loadMessages } from '../i18n/load-catalog.ts';
import { locales } from '@antescope/web-contract/locale';
import type { Boot } from '../lib/boot/boot.ts';
import { routeExists } from '../lib/page/route-exists.ts';
import { menuLinks } from '../lib/page/menu-links.ts';
import { menuSections, sectionOf } from '../shell/menu-sections.ts';
import { pages } from './pages.ts';
import { createAppRouter } from './router.tsx';

const chainOf = (key: string): ChainConfig => ({ ...chainByKey(key), endpoints: [deadNode] });
const boot = { base: '', chain: chainByKey('eos') } as unknown as Boot;
const router = createAppRouter({ boot, messages: await loadMessages('en'), load: () => new Promise(() => undefined) });

/** All chains of the registry. The table below is written by hand, not derived from the feature flags. */
const all = [...chainRegistry.keys()];
const except = (...keys: string[]) => all.filter((key) => !keys.includes(key));

const chainsOfPaths: [path: string, keys: string[]][] = [
  ['/vote', except('eos-test', 'wax-test')],
  ['/vote/proxies', except('eos-test', 'wax-test')],
  ['/rex', ['eos', 'jungle', 'telos', 'bos', 'coffe', 'local']],
  ['/nft/1099511627776', ['eos', 'jungle', 'wax', 'proton', 'telos', 'local']],
  ['/wallet/transfer', all],
  ['/wallet', all],
  ['/wallet/transfer/multi', except('fio', 'fio-test')],
  ['/wallet/transfer/batch', except('fio', 'fio-test')],
  ['/namebids', except('fio', 'fio-test')],
  ['/wallet/tax/cointracking', all],
  ['/wallet/utilities/keys', all],
  ['/wallet/utilities/cancel-deferred', all],
  ['/wallet/utilities/upload-contract', all],
  ['/wallet/resources/stake', except('fio', 'fio-test')],
  ['/wallet/proxy', except('eos-test', 'wax-test')],
  ['/wallet/permissions', all],
  ['/wallet/powerup', ['eos', 'jungle', 'kylin', 'wax', 'local']],
  ['/wallet/dex', ['proton', 'proton-test']],
  ['/wallet/dex/XPR_XMD', ['proton', 'proton-test']],
  ['/wallet/gbm-rewards', ['wax', 'wax-test']],
  ['/wallet/cross-chain', []],
  ['/wallet/swap', []],
  ['/wallet/kyc', []],
  ['/wallet/profile', []],
  ['/airgrabs', []],
  ['/wallet/link-email', []],
  ['/wallet/create-account/link-email', []],
  ['/wallet/create-account', except('fio', 'fio-test')],
  ['/wallet/ram/transfer', ['eos', 'jungle', 'local']],
  ['/settings', ['local']],
  ['/dsp', ['eos']],
  ['/vest', ['eos']],
  ['/account/alice', all],
  ['/a/alice', all],
];

test.each(chainsOfPaths)('%s exists on its chains and on no other', (path, keys) => {
  expect(all).toHaveLength(17);
  expect(all.filter((key) => routeExists(router, path, chainOf(key))).toSorted()).toEqual(keys.toSorted());
});

test('paths without a page of their own do not exist', () => {
  for (const path of ['/no-such-page', '/wallet/no-such-tool', '/rex/lend', '/rex-history'])
    expect(routeExists(router, path, chainOf('eos')), path).toBe(false);
});

describe('page folders', () => {
  const folder = (id: string) => new URL(`../pages/${id}/`, import.meta.url);

  test('a page has a load.ts or says that it is static', () => {
    const both = pages.filter(
      ({ id, static: isStatic = false }) => existsSync(new URL('load.ts', folder(id))) === isStatic,
    );
    expect(both.map(({ id }) => id)).toEqual([]);
  });

  test.each(pages)('the screen of $id has a head, and strings that its page waits for', async (page) => {
    const { head, strings, Component } = await page.loadScreen();
    expect(head).toBeTypeOf('function');
    expect(Component).toBeTypeOf('function');
    if (strings === undefined) return;
    const awaited = (page.strings ?? []) as string[];
    expect(awaited.includes(strings) || `pages/${page.id}`.startsWith(strings)).toBe(true);
    for (const locale of locales)
      expect(Object.keys((await loadCatalog(locale)).folders)).toContain(`../${strings}/strings.ts`);
  });
});

describe('the menus', () => {
  test('every entry leads to one page, and to the first path of that page', () => {
    const links = [...new Set(all)].flatMap((key) => menuLinks(router, chainOf(key), 'en'));
    const names = new Map(links.map(({ path, name }) => [path, name]));
    expect(new Set(names.values()).size).toBe(names.size);
    expect(names.get('/wallet/ram/buy')).toBe('RAM market');
    expect([...names.keys()].filter((path) => path.includes('$'))).toEqual([]);
  });

  test('every entry has an icon', () => {
    const file = readFileSync(new URL('../shell/menu/menu-icons.svg', import.meta.url), 'utf8');
    const drawn = [...file.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
    const links = all.flatMap((key) => menuLinks(router, chainOf(key), 'en'));
    expect(drawn).toEqual(expect.arrayContaining([...new Set(links.map(({ icon }) => icon))]));
  });

  test('entries keep their groups and order; names are in the language of the page', () => {
    const links = menuLinks(router, chainOf('local'), 'es');
    const pathsOf = (group: string) => links.filter((link) => link.group === group).map(({ path }) => path);
    expect(pathsOf('explorer').slice(0, 3)).toEqual(['/live', '/blocks', '/transactions']);
    expect(pathsOf('wallet')).toEqual([
      '/wallet/transfer',
      '/wallet/transfer/nft',
      '/wallet/create-account',
      '/wallet/permissions',
      '/wallet/security/safemode',
      '/wallet/msig',
      '/wallet/proxy',
      '/wallet/utilities/keys',
      '/wallet/sign',
      '/wallet/tax/cointracking',
      '/wallets',
    ]);
    expect(pathsOf('resources')).toEqual(['/wallet/ram/buy', '/wallet/resources/stake', '/wallet/powerup', '/rex']);
    expect(links.find(({ path }) => path === '/live')?.name).toBe('Transacciones en vivo');
  });

  test('before it is loaded, a menu knows its pages and one to open instead', () => {
    for (const key of all) {
      const links = menuLinks(router, chainOf(key), 'en');
      for (const { path, group } of links) expect([path, sectionOf(path)]).toEqual([path, group]);
      for (const [group, { first }] of Object.entries(menuSections)) {
        const paths = links.filter((link) => link.group === group).map(({ path }) => path);
        expect(
          first.some((path) => paths.includes(path)),
          `${key} ${group}`,
        ).toBe(paths.length > 0);
      }
    }
    expect(sectionOf('/account/$id')).toBe('explorer');
    expect(sectionOf('/wallet/ram/sell')).toBe('resources');
    for (const path of ['', '/', '/status']) expect(sectionOf(path)).toBeNull();
  });

  test.each(['eos', 'fio', 'proton', 'wax-test'])(
    '[SHELL-008] no link of %s leads to the Not Found page',
    async (key) => {
      const context = contextOf(chainOf(key), deadNode);
      const links = menuLinks(router, context.chain, 'en');
      expect(links.length).toBeGreaterThan(5);
      for (const { path } of links) {
        const { text, status } = await rendered(path, context);
        expect(text, path).not.toContain('Error Code: 404');
        expect(status, path).not.toBe(404);
      }
    },
  );

  test('[NAV-071] an anonymous visitor can open every page that is no wallet tool', async () => {
    const node = await startRecordedNode();
    const context = contextOf(recordedChain(node.url), node.url);
    const links = menuLinks(router, context.chain, 'en').filter(({ group }) => group !== 'wallet');
    expect(links.length).toBeGreaterThan(8);
    for (const { path } of links) {
      const { text, status, location } = await rendered(path, context);
      expect(text, path).not.toMatch(/log in|Connect To Wallet|Error Code/i);
      expect([200, 502], path).toContain(status);
      expect(location).toBeNull();
    }
    await node.close();
  });
});

test('[NAV-070] a page that the chain lacks is Not Found: no head of it, and nothing is read', async () => {
  for (const [key, path] of [
    ['wax-test', '/vote'],
    ['fio', '/rex'],
    ['fio', '/wallet/transfer/batch'],
    ['eos', '/settings'],
    ['fio', '/vest'],
  ] as const) {
    const { html, text, status, result } = await rendered(path, contextOf(chainOf(key), deadNode));
    expect(text, path).toContain('Error Code: 404');
    expect(html, path).toContain('<title>Not Found · ');
    expect(html, path).not.toContain('rel="canonical"');
    expect(status).toBe(404);
    expect(result).toBeNull();
  }
});
