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

const serviceHasPage = test(
  'apps/server/src/routes/services/service-pages.test.ts',
  '[NAV-073] every service has a page that uses it, and docs/services.md names it',
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
    file: 'apps/web/src/pages/account/overview/read.ts',
    find: 'withDecayedUsage(account.data, actions, Date.now())',
    replace: 'account.data',
    test: test(
      'apps/web/src/pages/account/account-tabs.test.ts',
      '[ACCT-030] CPU and NET used are zero when the latest own action is more than 86400 seconds old',
    ),
  },
  {
    row: 'NAV-073',
    file: 'apps/web/src/pages/createaccount/link-email/email-form.tsx',
    find: "(base, 'email/link', {",
    replace: "(base, 'email', {",
    test: serviceHasPage,
  },
  {
    row: 'NAV-073',
    file: 'apps/web/src/pages/snapshot/load.ts',
    find: 'import { type SnapshotEntry, snapshotEntry } from',
    replace: 'import type { SnapshotEntry } from',
    test: serviceHasPage,
  },
  // Money: amounts, memos, receivers, permissions.
  {
    row: 'WALLET-001',
    file: 'packages/wallet/src/tools/transfer.ts',
    find: 'return assetText(units, { code, precision });',
    replace: 'return assetText(units, { code, precision: 4 });',
    test: test(
      'packages/wallet/src/tools/transfer.test.ts',
      '[WALLET-001] the quantity has the precision of the token and the value as entered',
    ),
  },
  {
    row: 'WALLET-002',
    file: 'packages/wallet/src/tools/multi-transfer.ts',
    find: 'quantity: quantityOf(units, token), memo },',
    replace: "quantity: quantityOf(units, token), memo: memo.split(' ')[0] },",
    test: test(
      'packages/wallet/src/tools/multi-transfer.test.ts',
      '[WALLET-002] several transfers are the actions of one transaction',
    ),
  },
  {
    row: 'WALLET-004',
    file: 'packages/wallet/src/batch/pay-batch.ts',
    find: '    steps.save(next);\n',
    replace: '',
    test: test(
      'packages/wallet/src/batch/pay-batch.test.ts',
      '[WALLET-004] no order of failures pays a row twice, and resuming pays every row',
    ),
  },
  {
    row: 'STAKE-002',
    file: 'packages/wallet/src/tools/stake.ts',
    find: '.filter((resource) => units[resource] > staked[resource])',
    replace: '.filter((resource) => units[resource] > staked.cpu + staked.net)',
    test: test(
      'packages/wallet/src/tools/stake.test.ts',
      '[STAKE-002] unstaking takes at most what is staked for the receiver, and warns of the restarted delay',
    ),
  },
  {
    row: 'AUTH-028',
    file: 'packages/wallet/src/tools/change-keys.ts',
    find: "(['owner', 'active'] as const).filter((name) => keys[name] !== '')",
    replace: "(['owner', 'active'] as const).filter((name) => keys[name] !== '' || keys.owner !== '')",
    test: test(
      'packages/wallet/src/tools/permission.test.ts',
      '[AUTH-028] [AUTH-029] a key replaces a permission with threshold 1 and weight 1; a blank one stays',
    ),
  },
  {
    row: 'MSIG-003',
    file: 'packages/wallet/src/multisig/collected-actions.ts',
    find: 'level: { actor: own.actor, permission: own.permission },',
    replace: 'level: { actor: level.actor, permission: level.permission },',
    test: test(
      'packages/wallet/src/multisig/collected-actions.test.ts',
      '[MSIG-003] submitted actions are collected without authorization, requested approvers each once',
    ),
  },
  {
    row: 'DEX-016',
    file: 'packages/wallet/src/tools/dex/dex-order.ts',
    find: "quantity: assetText(order.pay, token), memo: '' },",
    replace: "quantity: assetText(order.pay, token), memo: 'deposit' },",
    test: test(
      'packages/wallet/src/tools/dex/dex-order.test.ts',
      '[DEX-016] an order is one transaction: deposit without a memo, order, matching',
    ),
  },
  {
    row: 'VOTE-006',
    file: 'packages/wallet/src/tools/vote.ts',
    find: 'return first < second ? -1 : first > second ? 1 : 0;',
    replace: 'return 0;',
    test: test(
      'packages/wallet/src/tools/vote.test.ts',
      '[VOTE-006] a vote has its producers in the order of their values, and no proxy',
    ),
  },
  {
    row: 'SIGN-018',
    file: 'packages/wallet/src/transact/signed-envelope.ts',
    find: 'signature === undefined || moreSignatures.length > 0',
    replace: 'signature === undefined',
    test: test(
      'packages/wallet/src/transact/pipeline.test.ts',
      '[SIGN-018] a signed payload has exactly one action and one signature',
    ),
  },
  {
    row: 'SERIAL-009',
    file: 'packages/codec/src/chain/asset.ts',
    find: 'if (a.code !== b.code || a.precision !== b.precision)',
    replace: 'if (a.code !== b.code)',
    test: test('packages/codec/src/chain/asset.test.ts', '[SERIAL-009] amounts of different symbols cannot be added'),
  },
  {
    row: 'SIGN-019',
    file: 'packages/codec/src/curve/webauthn.ts',
    find: 'if (!equal(decodeChallenge(client.challenge), digest))',
    replace: 'if (decodeChallenge(client.challenge).length !== digest.length)',
    test: test(
      'packages/codec/src/curve/curve.test.ts',
      '[SIGN-019] answers that do not belong to the transaction or the key are refused',
    ),
  },
  {
    row: 'FREECPU-015',
    file: 'apps/server/src/routes/sponsor/sponsored-transaction.ts',
    find: 'authorization.some(({ actor }) => actor === config.from)',
    replace: 'authorization[0]?.actor === config.from',
    test: test(
      'apps/server/src/routes/sponsor/sponsor.test.ts',
      '[FREECPU-015] only the configured transfer is signed, and no other action of the sponsor',
    ),
  },
];
