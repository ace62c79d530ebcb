import { expect } from '../../fixtures.ts';
import { accountOf, field, toolCase } from './tool-case.ts';

const newName = `unlock${Date.now().toString(5).replaceAll('0', '5').slice(-6)}`;
const newKey = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';

export const form = toolCase({
  name: 'a new account',
  path: '/wallet/create-account',
  fill: async (page) => {
    await field(page, 'Owner key', newKey);
    return field(page, 'Account name', newName);
  },
  title: /Create unlock/,
  again: 'Create another account',
  state: (site) =>
    accountOf<{
      permissions?: { perm_name: string; required_auth: unknown }[];
      ram_quota?: number;
      total_resources?: { cpu_weight: string; net_weight: string };
    }>(site, newName),
  expectState: (after, before) => {
    expect(before.permissions).toBeUndefined();
    const auth = { threshold: 1, keys: [{ key: newKey, weight: 1 }], accounts: [], waits: [] };
    expect(after.permissions).toMatchObject([
      { perm_name: 'active', required_auth: auth },
      { perm_name: 'owner', required_auth: auth },
    ]);
    expect(after.ram_quota).toBeGreaterThanOrEqual(2990);
    expect(after.total_resources).toMatchObject({ cpu_weight: '0.1000 EOS', net_weight: '0.1000 EOS' });
  },
});
