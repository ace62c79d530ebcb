import { expect } from '../../fixtures.ts';
import { toolCase, voteOfCarol } from './tool-case.ts';

export const form = toolCase({
  name: 'a proxy',
  path: '/vote/proxies',
  fill: async (page) => {
    await page.getByRole('button', { name: 'Set as proxy' }).first().click();
    return null;
  },
  title: /Set .* as proxy/,
  again: 'New vote',
  state: voteOfCarol,
  expectState: ({ proxy, producers }) => {
    expect(proxy).not.toBe('');
    expect(producers).toEqual([]);
  },
  rows: '[PROXY-001] ',
});
