import type { Mutation } from './mutation.ts';

const test = (file: string, title: string): Mutation['test'] => ({ file, title });

const accountRemoved = test(
  'packages/wallet/src/session/user-list.test.ts',
  '[AUTH-022] removing an account logs out only if it is the current one',
);
const proxyFirst = test(
  'packages/sources/src/producer/producer.test.ts',
  '[PROXY-004] the configured proxy is first in the list, whatever its place',
);

/** One of each area, and those of rows whose test once stayed green. Mutations of one test follow each other. */
export const mutations: readonly Mutation[] = [
  {
    row: 'AUTH-022',
    file: 'packages/wallet/src/session/user-list.ts',
    find: '    else if (current !== null && isSameSession(current, session)) this.#write(currentKey, session.chainId, null);\n',
    replace: '',
    test: accountRemoved,
  },
  {
    row: 'AUTH-022',
    file: 'packages/wallet/src/session/user-list.ts',
    find: 'else if (current !== null && isSameSession(current, session))',
    replace: 'else',
    test: accountRemoved,
  },
  {
    row: 'PRICE-008',
    file: 'packages/sources/src/price/currency.ts',
    find: '  INR: 2,',
    replace: '  INR: 0,',
    test: test('packages/sources/src/price/price.test.ts', '[PRICE-008] fifteen currencies with their decimals'),
  },
  {
    row: 'PROXY-004',
    file: 'packages/sources/src/producer/proxy-list.ts',
    find: 'return firstConfigured(withUnknowns, at.chain.proxyAccount);',
    replace: 'return withUnknowns;',
    test: proxyFirst,
  },
  {
    row: 'PROXY-004',
    file: 'packages/sources/src/producer/proxy-list.ts',
    find: 'return firstConfigured(list === null || list.length === 0 ? empty(about) : data(list, about), at.chain.proxyAccount);',
    replace: 'return list === null || list.length === 0 ? empty(about) : data(list, about);',
    test: proxyFirst,
  },
  {
    row: 'ACCT-030',
    file: 'apps/web/src/pages/account/load.ts',
    find: 'withDecayedUsage(account.data, actions.data, Date.now())',
    replace: 'account.data',
    test: test(
      'apps/web/src/pages/account/account-tabs.test.ts',
      '[ACCT-030] CPU and NET used are zero when the latest own action is more than 86400 seconds old',
    ),
  },
];
