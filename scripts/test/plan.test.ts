import { expect, test } from 'vitest';
import { Plan } from './plan.ts';
import { type Kind, type Suite, webBuild } from './suite.ts';

const suite = (id: string, kind: Kind, needsBuild = kind === 'browser'): Suite => ({ id, kind, needsBuild });

function all(plan: Plan): string[][] {
  const batches: string[][] = [];
  for (let batch = plan.next(); batch !== null; batch = plan.next()) batches.push(batch.suites.map(({ id }) => id));
  return batches;
}

test('the web build comes first, then checks, then the longest tests', () => {
  const suites = [
    suite('packages/a/short.test.ts', 'unit'),
    suite('packages/a/long.test.ts', 'unit'),
    suite('lint', 'check'),
    suite(webBuild, 'check'),
  ];
  const seconds = new Map([
    ['packages/a/short.test.ts', 40],
    ['packages/a/long.test.ts', 50],
    ['lint', 3],
    [webBuild, 1],
  ]);
  expect(all(new Plan(suites, seconds, 2))).toEqual([
    [webBuild],
    ['lint'],
    ['packages/a/long.test.ts'],
    ['packages/a/short.test.ts'],
  ]);
});

test('what needs the web app waits for its build', () => {
  const suites = [suite('e2e/a.e2e.ts', 'browser'), suite(webBuild, 'check'), suite('apps/a.test.ts', 'unit')];
  const plan = new Plan(suites, new Map([['e2e/a.e2e.ts', 60]]), 2);
  expect(all(plan)).toEqual([[webBuild], ['apps/a.test.ts']]);
  expect(plan.isEmpty).toBe(false);
  plan.built();
  expect(all(plan)).toEqual([['e2e/a.e2e.ts']]);
  expect(plan.isEmpty).toBe(true);
});

test('without the web app the suites that need it are given up', () => {
  const suites = [suite('e2e/a.e2e.ts', 'browser'), suite(webBuild, 'check'), suite('apps/a.test.ts', 'unit')];
  const plan = new Plan(suites, new Map(), 2);
  expect(plan.unbuildable().map(({ id }) => id)).toEqual(['e2e/a.e2e.ts']);
  expect(all(plan)).toEqual([[webBuild], ['apps/a.test.ts']]);
});

test('a batch has files of one runner and one project, those of the same folder first', () => {
  const ids = ['packages/a/1.test.ts', 'packages/b/2.test.ts', 'packages/a/3.test.ts', 'apps/a/4.test.ts'];
  const seconds = new Map([9, 8, 7, 6].map((length, at) => [ids[at]!, length]));
  const suites = [...ids.map((id) => suite(id, 'unit')), suite('e2e/5.e2e.ts', 'browser', false)];
  expect(all(new Plan(suites, seconds, 1))).toEqual([
    ['packages/a/1.test.ts', 'packages/a/3.test.ts', 'packages/b/2.test.ts'],
    ['apps/a/4.test.ts'],
    ['e2e/5.e2e.ts'],
  ]);
});

test('batches shrink toward the end, so that all lanes end together', () => {
  const suites = Array.from({ length: 120 }, (_, at) => suite(`packages/a/${at}.test.ts`, 'unit'));
  const sizes = all(new Plan(suites, new Map(suites.map(({ id }) => [id, 10])), 2)).map(({ length }) => length);
  expect(sizes[0]).toBe(15);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect(sizes.at(-2)).toBe(3);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(120);
});
