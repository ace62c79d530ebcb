import type { ChainConfig } from '@antescope/chains/config/chain-config';
import { chainByKey, chainRegistry } from '@antescope/chains/config/registry';
import { describe, expect, test } from 'vitest';
import { startRecordedNode } from '../../../../fixtures/recorded-node.ts';
import { contextOf, deadNode, recordedChain, rendered } from '../../test/rendered-page.ts';
import type { Boot } from '../lib/boot/boot.ts';
import { loadMessages } from '../i18n/load-catalog.ts';
import { createAppRouter } from './router.tsx';
import { isOnChain } from '../lib/site/gates.ts';
import { hasPage } from '../lib/site/has-page.ts';
import { pagesOf, sitePages } from '../lib/site/pages.ts';

const of = (key: string): ChainConfig => ({ ...chainByKey(key), endpoints: [deadNode] });
const boot = { base: '', chain: chainByKey('eos') } as unknown as Boot;
const router = createAppRouter({ boot, messages: await loadMessages('en'), load: () => new Promise(() => undefined) });

/** Every chain of the registry; which of them has what is the knowledge of this table, not of the flags. */
const all = [...chainRegistry.keys()];
const but = (...without: string[]) => all.filter((key) => !without.includes(key));

const onlyOn: [path: string, keys: string[]][] = [
  ['/vote', but('eos-test', 'wax-test')],
  ['/vote/proxies', but('eos-test', 'wax-test')],
  ['/rex', ['eos', 'jungle', 'telos', 'bos', 'coffe', 'local']],
  ['/nft/1099511627776', ['eos', 'jungle', 'wax', 'proton', 'telos', 'local']],
  ['/addresses', ['fio', 'fio-test']],
  ['/address/bob@dapixdev', ['fio', 'fio-test']],
  ['/domains', ['fio', 'fio-test']],
  ['/domain/dapixdev', ['fio', 'fio-test']],
  ['/wallet/manage/domains', ['fio', 'fio-test']],
  ['/wallet/register-address', ['fio', 'fio-test']],
  ['/wallet/admin/blocklist', ['proton', 'proton-test']],
  ['/wallet/longstaking', ['proton', 'proton-test']],
  ['/wallet/staking/claim', ['proton', 'proton-test']],
  ['/outstanding-xtokens', ['proton', 'proton-test']],
  ['/wallet/gbm-rewards', ['wax', 'wax-test']],
  ['/wallet/transfer', all],
  ['/settings', ['local']],
  ['/dsp', ['eos']],
  ['/vest', ['eos']],
  ['/account/alice', all],
];

test.each(onlyOn)('[CHAIN-009] %s is on its chains and on no other', (path, keys) => {
  expect(all).toHaveLength(17);
  expect(all.filter((key) => isOnChain(path, of(key))).toSorted()).toEqual(keys.toSorted());
});

test('[STAKE-012] resources are rented where the chain rents them: no address and no entry of a menu elsewhere', () => {
  const renting = all.filter((key) => of(key).features.rentBandwidth);
  expect(renting).toEqual(expect.arrayContaining(['eos', 'wax']));
  expect(renting).not.toContain('fio');
  expect(all.filter((key) => isOnChain('/wallet/powerup', of(key)))).toEqual(renting);
  const entries = (key: string) => pagesOf(of(key), () => true).map(({ path }) => path);
  expect(all.filter((key) => entries(key).includes('/wallet/powerup'))).toEqual(
    sitePages.some(({ path }) => path === '/wallet/powerup') ? renting : [],
  );
});

test('a gate covers what is below its address, not what only begins with the same letters', () => {
  expect(isOnChain('/rex-history', of('wax'))).toBe(true);
  expect(isOnChain('/rex/lend', of('wax'))).toBe(false);
  expect(isOnChain('/domains', of('eos'))).toBe(false);
});

test('the router knows its own pages; what only lies below one is none', () => {
  expect(hasPage(router, '/live')).toBe(true);
  expect(hasPage(router, '/account/alice')).toBe(true);
  expect(hasPage(router, '/no-such-page')).toBe(false);
  expect(hasPage(router, '/wallet/no-such-tool')).toBe(false);
});

test('every page that menus name is named once', () => {
  expect(new Set(sitePages.map(({ path }) => path)).size).toBe(sitePages.length);
  expect(new Set(sitePages.map(({ name }) => name)).size).toBe(sitePages.length);
});

describe('pages of the menus', () => {
  test.each(['eos', 'fio', 'proton', 'wax-test'])('[SHELL-008] none of %s is the Not Found page', async (key) => {
    const context = contextOf(of(key), deadNode);
    const pages = pagesOf(context.chain, (path) => hasPage(router, path));
    expect(pages.length).toBeGreaterThan(5);
    for (const { path } of pages) {
      const { text, status } = await rendered(path, context);
      expect(text, path).not.toContain('Error Code: 404');
      expect(status, path).not.toBe(404);
    }
  });

  test('[NAV-071] whoever is nobody can open every page that is no wallet tool', async () => {
    const node = await startRecordedNode();
    const context = contextOf(recordedChain(node.url), node.url);
    const pages = pagesOf(context.chain, (path) => hasPage(router, path)).filter(({ group }) => group !== 'wallet');
    expect(pages.length).toBeGreaterThan(8);
    for (const { path } of pages) {
      const { text, status, location } = await rendered(path, context);
      expect(text, path).not.toMatch(/log in|Connect To Wallet|Error Code/i);
      expect([200, 502], path).toContain(status);
      expect(location).toBeNull();
    }
    await node.close();
  });

  test('[NAV-070] what a chain lacks has no page there, and nothing is read for it', async () => {
    for (const [key, path] of [
      ['wax-test', '/vote'],
      ['fio', '/rex'],
      ['eos', '/settings'],
      ['fio', '/vest'],
    ] as const) {
      const { text, status, answer } = await rendered(path, contextOf(of(key), deadNode));
      expect(text, path).toContain('Error Code: 404');
      expect(status).toBe(404);
      expect(answer).toBeNull();
    }
  });
});
