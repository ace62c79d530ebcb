import { chainByKey } from '@antescope/chains/config/registry';
import { expect, test } from 'vitest';
import { fioPages, livePages, publicPages, recordedPages, waxPages, xprPages } from '../../../../e2e/looks/pages.ts';
import type { Boot } from '../lib/boot/boot.ts';
import { accountTabs } from '../pages/account/tabs/tabs.ts';
import { contractTabs } from '../domain/contract/contract-query.ts';
import { rexViews } from '../pages/rex/views.ts';
import { loadMessages } from '../i18n/load-catalog.ts';
import { pages } from './pages.ts';
import { createAppRouter } from './router.tsx';

const visited = [...recordedPages, ...livePages, ...publicPages, ...waxPages, ...xprPages, ...fioPages].map(
  (path) => new URL(path, 'http://any.example'),
);
const boot = { base: '', chain: chainByKey('eos') } as unknown as Boot;
const router = createAppRouter({ boot, messages: await loadMessages('en'), load: () => new Promise(() => undefined) });
const routeOf = ({ pathname }: URL): string | undefined => router.getMatchedRoutes(pathname)[2]?.fullPath;

test('every page is covered by the axe, narrow-screen and Arabic tests', () => {
  const paths = pages.flatMap(({ path }) => [path].flat());
  expect(paths.length).toBeGreaterThan(30);
  const seen = new Set(visited.map(routeOf));
  // The search page is covered by its other path.
  expect(paths.filter((path) => !seen.has(path))).toEqual(['/search/$query']);
});

test.each([
  ['/account/$id', 'tab', accountTabs],
  ['/contract', 'tab', contractTabs],
  ['/rex', 'view', rexViews],
])('every part of %s is covered', (route, parameter, parts) => {
  const of = visited.filter((page) => routeOf(page) === route);
  const seen = new Set(of.map((page) => page.searchParams.get(parameter) ?? parts[0]));
  expect([...parts].filter((part) => !seen.has(part))).toEqual([]);
});
