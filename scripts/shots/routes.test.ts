import { expect, test } from 'vitest';
import { pages } from '../../apps/web/src/app/pages.ts';
import { fixedRoutes } from './routes.ts';

const paths = pages.flatMap(({ path }) => [path].flat());

/** '/account/$id' as an expression for addresses. */
const addresses = (path: string): RegExp => new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}$`);

const pictured = fixedRoutes.map(({ path }) => path.split('?')[0]!);

test('every page has its picture', () => {
  expect(paths).toContain('/account/$id');
  expect(paths.filter((path) => !pictured.some((address) => addresses(path).test(address)))).toEqual([]);
});

test('no two pictures have the same name', () => {
  const names = fixedRoutes.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
