import { expect } from '../../fixtures.ts';
import { field, ramOfCarol, toolCase } from './tool-case.ts';

export const form = toolCase({
  name: 'selling RAM',
  path: '/wallet/ram/sell',
  fill: (page) => field(page, 'Bytes', '1000'),
  title: /Sell 1,000 bytes of RAM/,
  again: 'Sell more RAM',
  state: ramOfCarol,
  expectState: (after, before) => expect(after).toBe(before - 1000),
});
