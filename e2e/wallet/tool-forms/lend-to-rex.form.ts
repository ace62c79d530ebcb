import { expect } from '../../fixtures.ts';
import { accountOf, field, rowsOf, toolCase, unitsOf } from './tool-case.ts';

export const form = toolCase({
  name: 'lending to REX',
  path: '/rex',
  fill: (page) => field(page, 'Amount (EOS)', '1.5'),
  title: /Lend 1\.5000 EOS/,
  again: 'New REX transaction',
  state: async (site) => {
    const rows = await rowsOf<{ owner: string; rex_balance: string }>(site, 'rexbal');
    const { core_liquid_balance: liquid } = await accountOf<{ core_liquid_balance: string }>(site, 'carol');
    const rex = rows.find(({ owner }) => owner === 'carol')!.rex_balance;
    return { liquid: unitsOf(liquid), rex: unitsOf(rex) };
  },
  expectState: (after, before) => {
    expect(after.liquid).toBe(before.liquid - 15_000n);
    // At a price slightly above a ten-thousandth.
    expect(after.rex - before.rex).toBeGreaterThan(140_000_000n);
    expect(after.rex - before.rex).toBeLessThanOrEqual(150_000_000n);
  },
});
