import { expect } from '../../fixtures.ts';
import { field, rowsOf, toolCase } from './tool-case.ts';

export const form = toolCase({
  name: 'a name bid',
  path: '/namebids',
  fill: async (page) => {
    await field(page, 'Bid (EOS)', '3');
    return field(page, 'Name', `bid${Date.now().toString(5).replaceAll('0', '5').slice(-7)}`);
  },
  title: /Bid 3\.0000 EOS for bid/,
  again: 'New bid',
  state: (site) => rowsOf<{ newname: string; high_bidder: string; high_bid: string | number }>(site, 'namebids'),
  expectState: (after, before, name) => {
    expect(before.find(({ newname }) => newname === name)).toBeUndefined();
    const bid = after.find(({ newname }) => newname === name);
    expect([bid?.high_bidder, Number(bid?.high_bid)]).toEqual(['carol', 30_000]);
  },
});
