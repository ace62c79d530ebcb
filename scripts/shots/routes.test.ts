import { expect, test } from 'vitest';
import { routeTree } from '../../apps/web/src/app/route-tree.tsx';
import { redirectRoutes } from '../../apps/web/src/app/routes/redirects.ts';
import { fixedRoutes } from './routes.ts';

const pathOf = (route: { options: object }): string => (route.options as { path: string }).path;

const paths = Object.values(routeTree.children ?? []).map(pathOf);

/** Addresses that only lead to another page, of which there is a picture. */
const leadElsewhere = ['/contract/$id', '/stats', '/wallet', '/wallet/ram', ...redirectRoutes.map(pathOf)];

/** '/account/$id' as an expression for addresses. */
const addresses = (path: string): RegExp => new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}$`);

const pictured = fixedRoutes.map(({ path }) => path.split('?')[0]!);

test('every page of the route tree has its picture', () => {
  expect(paths).toContain('/account/$id');
  const missing = paths.filter(
    (path) => !leadElsewhere.includes(path) && !pictured.some((address) => addresses(path).test(address)),
  );
  expect(missing).toEqual([]);
});

test('no two pictures have the same name', () => {
  const names = fixedRoutes.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
