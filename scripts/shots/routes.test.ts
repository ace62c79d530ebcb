import { expect, test } from 'vitest';
import { pages } from '../../apps/web/src/app/pages.ts';
import { fixedRoutes } from './routes.ts';

const paths = pages.flatMap(({ path }) => [path].flat());

/** Converts '/account/$id' to a regular expression. */
const addresses = (path: string): RegExp => new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}$`);

const pictured = fixedRoutes.map(({ path }) => path.split('?')[0]!);

test('every page has a screenshot', () => {
  expect(paths).toContain('/account/$id');
  expect(paths.filter((path) => !pictured.some((address) => addresses(path).test(address)))).toEqual([]);
});

test('screenshot names are unique', () => {
  const names = fixedRoutes.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
