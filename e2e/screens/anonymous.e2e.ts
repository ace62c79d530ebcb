import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Antescope } from '../../test-kit/start-antescope.ts';
import { callNode } from '../../test-kit/devnet-control.ts';
import { expect, test } from '../fixtures.ts';

const pagesFolder = resolve(import.meta.dirname, '../../apps/web/src/pages');

/** Routes of all pages: '/account/$id'. */
function allRoutes(): string[] {
  return globSync('**/route.ts', { cwd: pagesFolder }).flatMap((file) => {
    const source = readFileSync(resolve(pagesFolder, file), 'utf8');
    const [, path] = /\bpath: '([^']+)'/.exec(source) ?? [];
    return path === undefined ? [] : [path];
  });
}

/** Routes that a chain of this kind lacks, or that need no visitor. */
const absent = new Set([
  '/vest',
  '/dsp',
  '/dev/ui',
  '/addresses',
  '/domains',
  '/address/$id',
  '/domain/$id',
  '/outstanding-xtokens',
]);

/** Pages behind a sign-in: all others are for every visitor. */
const isTool = (route: string): boolean => route.startsWith('/wallet/') || route === '/settings';

/** An existing path for each route with parameters. */
async function examples(site: Antescope): Promise<Record<string, string>> {
  const page = async (path: string): Promise<string> => (await fetch(site.url + path)).text();
  const linked = async (path: string, pattern: RegExp): Promise<string> => {
    const [link] = pattern.exec(await page(path)) ?? [];
    if (link === undefined) throw new Error(`${path} has no link ${pattern}`);
    return link;
  };
  const { permissions } = (await callNode(site, '/v1/chain/get_account', { account_name: 'alice' })) as {
    permissions: { required_auth: { keys: { key: string }[] } }[];
  };
  return {
    '/account/$id': '/account/alice',
    '/block/$id': '/block/30',
    '/transaction/$id': await linked('/block/30', /\/transaction\/[0-9a-f]{64}/),
    '/key/$id': `/key/${permissions[0]!.required_auth.keys[0]!.key}`,
    '/tokens/$id': '/tokens/EOS-local-eosio.token',
    '/msig/$proposer/$name': await linked('/msigs', /\/msig\/[a-z1-5.]+\/[a-z1-5.]+/),
    '/nft/$id': await linked('/account/alice?tab=nfts', /\/nft\/\d+/),
    '/nft/collection/$name': '/nft/collection/coolcats1111',
    '/oracles/$id': await linked('/oracles', /\/oracles\/[^"?]+/),
  };
}

const tabs = [
  '/account/alice?tab=transactions',
  '/account/alice?tab=tokens',
  '/account/alice?tab=permissions',
  '/account/alice?tab=resources',
  '/account/alice?tab=votes',
  '/account/eosio?tab=contract',
  '/account/alice?tab=controlled',
  '/account/alice?tab=nfts',
  '/account/alice?tab=rex',
  '/contract?account=eosio',
  '/topholders?list=stake',
  '/topholders?list=ram',
  '/rex?view=stats',
  '/msigs?view=all',
];

test('[NAV-071] every page outside of the wallet opens for an anonymous visitor', async ({ page, devnet }) => {
  test.slow();
  const filled = await examples(devnet);
  const routes = allRoutes().filter((route) => !isTool(route) && !absent.has(route));
  for (const route of ['/account/$id', '/block/$id', '/live', '/rex', '/nft/$id']) expect(routes).toContain(route);
  for (const path of [...routes.map((route) => filled[route] ?? route), ...tabs]) {
    expect(path, 'an example for each route').not.toContain('$');
    const response = await page.goto(devnet.url + path);
    expect(response?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.locator('main'), path).not.toContainText(/log ?in|sign in to|Error Code/i);
    expect(new URL(page.url()).pathname, path).not.toMatch(/^\/wallet\/|login/);
    await expect(page.getByRole('dialog'), path).toHaveCount(0);
  }
});
