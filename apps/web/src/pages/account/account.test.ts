import type { AccountView, PermissionView } from '@antescope/sources/account/account-view';
import { describe, expect, test } from 'vitest';
import { loadMessages } from '../../i18n/load-catalog.ts';
import { balancesOf } from '../../domain/account/balances.ts';
import { heldTokens } from './held-tokens.ts';
import { permissionTree } from '../../domain/account/permission-order.ts';
import { byteText, meterFigures, microsecondText, ramFigures } from '../../domain/account/resource-figures.ts';
import { tabOf } from './tabs/tabs.ts';

const en = await loadMessages('en');

const view: AccountView = {
  name: 'alice',
  created: '2026-11-21T02:59:40.500Z',
  creator: null,
  privileged: false,
  lastCodeUpdate: null,
  hasCode: false,
  liquid: '4994974.4392 EOS',
  coreSymbol: 'EOS',
  ram: { used: '9204', quota: '1788487' },
  net: { used: '4813', available: '1', max: '4814', weight: '1' },
  cpu: { used: '1', available: null, max: null, weight: '-1' },
  staked: { cpu: '32000682.8333 EOS', net: '7999902.3333 EOS' },
  selfStaked: { cpu: '31999749.5000 EOS', net: '7999900.0000 EOS' },
  refund: { cpu: '250.5000 EOS', net: '100.0000 EOS', requested: '', available: '2026-11-24T02:59:46.000Z' },
  voter: null,
  permissions: [],
};

describe('balances', () => {
  test('[ACCT-003] [ACCT-027] refunding is CPU and NET together, and others’ stake is not the account’s', () => {
    expect(balancesOf(view)).toMatchObject({
      liquid: '4994974.4392 EOS',
      staked: '40000585.1666 EOS',
      selfStaked: '39999649.5000 EOS',
      stakedByOthers: '935.6666 EOS',
      refunding: '350.5000 EOS',
      total: '44994974.4392 EOS',
    });
  });

  test('what an account does not have is null, not zero', () => {
    const bare = { ...view, liquid: null, staked: null, selfStaked: null, refund: null };
    expect(balancesOf(bare)).toMatchObject({ total: null, liquid: null, staked: null, refunding: null });
  });
});

test('[ACCT-018] tokens of nothing, or of less, are left out', () => {
  const quantities = ['0.0000 EOS', '-1.0000 EOS', '0 MEME', '0.0001 EOS', '10 MEME'];
  const held = heldTokens(quantities.map((quantity) => ({ contract: 'eosio.token', quantity })));
  expect(held.map((token) => token.quantity)).toEqual(['0.0001 EOS', '10 MEME']);
});

test('permissions are below their parents, owner and active first', () => {
  const permission = (name: string, parent: string): PermissionView => ({
    name,
    parent,
    authority: { threshold: 1, keys: [], accounts: [], waits: [] },
    linked: null,
  });
  const tree = permissionTree([
    permission('zeta', 'active'),
    permission('active', 'owner'),
    permission('aaa', 'active'),
    permission('owner', ''),
    permission('stray', 'gone'),
  ]);
  const names = (nodes: typeof tree): unknown => nodes.map((node) => [node.permission.name, names(node.children)]);
  expect(names(tree)).toEqual([
    [
      'owner',
      [
        [
          'active',
          [
            ['aaa', []],
            ['zeta', []],
          ],
        ],
      ],
    ],
    ['stray', []],
  ]);
});

test('[PRICE-014] bytes up to TB and CPU time from microseconds to days, cut to two decimals', () => {
  expect(byteText(1023n, en.unit)).toBe('1,023 bytes');
  expect(byteText(1536n, en.unit)).toBe('1.5 KB');
  expect(byteText(1_788_487n, en.unit)).toBe('1.7 MB');
  expect(byteText(5n << 40n, en.unit)).toBe('5 TB');
  expect(microsecondText(950n, en.unit)).toBe('950 µs');
  expect(microsecondText(1500n, en.unit)).toBe('1.5 ms');
  expect(microsecondText(13_444n, en.unit)).toBe('13.44 ms');
  expect(microsecondText(90_000_000n, en.unit)).toBe('1.5 min');
  expect(microsecondText(86_400_000_000n, en.unit)).toBe('1 day');
  expect(microsecondText(216_000_000_000n, en.unit)).toBe('2.5 days');
  expect(ramFigures(view.ram, en.unit)).toEqual({ used: '8.98 KB', max: '1.7 MB', free: '1.69 MB', permille: 5 });
  expect(meterFigures(view.cpu, 'time', en.unit)).toEqual({ used: '1 µs', max: null, free: null, permille: null });
  expect(meterFigures({ used: '5', available: '0', max: '0', weight: '0' }, 'bytes', en.unit).permille).toBe(1000);
});

test('an unknown tab is the overview', () => {
  expect(tabOf('tokens')).toBe('tokens');
  expect(tabOf('nothing')).toBe('account');
  expect(tabOf(undefined)).toBe('account');
});
