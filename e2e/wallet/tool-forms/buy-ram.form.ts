import { expect } from '../../fixtures.ts';
import { field, ramOfCarol, toolCase } from './tool-case.ts';

export const form = toolCase({
  name: 'buying RAM',
  path: '/wallet/ram/buy',
  fill: (page) => field(page, 'Bytes', '1234'),
  title: /Buy 1,234 bytes of RAM/,
  again: 'Buy more RAM',
  state: ramOfCarol,
  // Price and fee are whole units of the token, each worth about seven bytes.
  expectState: (after, before) => {
    expect(after - before).toBeGreaterThan(1234 - 14);
    expect(after - before).toBeLessThan(1234 + 14);
  },
});
