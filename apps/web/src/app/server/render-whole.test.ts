import { createElement, lazy, Suspense, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderWhole } from './render-whole.ts';

afterEach(() => vi.restoreAllMocks());

function page(...parts: ReactNode[]): ReactNode {
  return createElement('main', null, ...parts.map((part) => createElement(Suspense, { fallback: '…' }, part)));
}

function Broken(): ReactNode {
  throw new Error('a bad row');
}

test('a page is rendered in one piece', async () => {
  const long = 'zoë '.repeat(5000);
  expect(await renderWhole(page(long), 'n')).toBe(`<main><!--$-->${long}<!--/$--></main>`);
});

test('a part that suspends is in the page', async () => {
  const Part = lazy(async () => ({ default: () => createElement('p', null, 'résumé 履歴') }));
  expect(await renderWhole(page(createElement(Part), 'rest'), 'n')).toBe(
    '<main><!--$--><p>résumé 履歴</p><!--/$--><!--$-->rest<!--/$--></main>',
  );
});

test('a part that fails is reported, and the others are in the page', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const html = await renderWhole(page(createElement(Broken), 'rest'), 'n');
  expect(html).toContain('rest');
  expect(report).toHaveBeenCalledWith('A part of a page failed:', expect.objectContaining({ message: 'a bad row' }));
});

test('an error outside of every boundary fails the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(renderWhole(createElement(Broken), 'n')).rejects.toThrow('a bad row');
});
