import { expect } from '../../fixtures.ts';
import { toolCase, voteOfCarol } from './tool-case.ts';

export const form = toolCase({
  name: 'a vote',
  path: '/vote',
  fill: async (page) => {
    await expect(page.locator('main')).not.toContainText('Loading your current votes');
    const boxes = page.getByRole('table', { name: 'Producers' }).getByRole('checkbox');
    const first = boxes.nth(2);
    await first.check();
    const name = await first.evaluate((box) => box.closest('tr')!.querySelector('a')!.textContent.trim());
    return { label: null, value: name };
  },
  title: /Vote for|Update vote/,
  again: 'New vote',
  state: voteOfCarol,
  expectState: (after, before, name) => {
    expect(after).toMatchObject({ proxy: '', producers: [...before.producers, name].sort() });
  },
});
