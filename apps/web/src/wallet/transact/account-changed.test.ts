import { publicChain } from '@antescope/chains/config/public-chain';
import { expect, test } from 'vitest';
import { startFakeNode } from '../../../../../fixtures/fake-node.ts';
import { json, startJsonService } from '../../../../../fixtures/json-service.ts';
import { contextOver, dataOf } from '../../../test/page-of.ts';
import { accountChanged } from './account-changed.ts';

const key = 'FIO6zwqqzHQcqCc2MB4jpp1F73MXpisEQe2SDghQFSGQKoAPjvQ3H';
const authority = { threshold: 1, keys: [{ key, weight: 1 }], accounts: [], waits: [] };

const freeCpu = {
  contract: 'eosio.token',
  from: 'sponsor',
  permission: 'cosign',
  to: 'cpu.fund',
  quantity: '1.0 CPU',
  memo: '',
  dailyLimit: 5,
  wallets: ['anchor'],
};

/** Requests after a transaction of alice, with her account's page and its REX tab open: '<path> <table>'. */
async function requestsOn(chainKey: string): Promise<{ node: Set<string>; site: string[] }> {
  const node = await startFakeNode((path, { table }) => {
    if (path.endsWith('/get_account'))
      return {
        account_name: 'alice',
        permissions: [{ perm_name: 'active', parent: 'owner', required_auth: authority }],
      };
    return table === 'accountmap' ? { rows: [{ account: 'alice', clientkey: key }], more: false } : new Error('down');
  });
  const site = await startJsonService({ '/api/v1/cpu/alice': json({ left: 4, limit: 5 }) });
  const chain = chainKey === 'eos' ? { freeCpu } : {};
  const context = contextOver(node.url, { key: chainKey, chain });
  let announced = 0;
  await accountChanged({
    base: site.url,
    chain: publicChain(context.chain),
    account: 'alice',
    reload: async () => {
      await dataOf('/account/alice', context);
      if (context.chain.features.rex) await dataOf('/account/alice?tab=rex', context);
    },
    announce: () => (announced += 1),
  });
  expect(announced).toBe(1);
  await Promise.all([node.close(), site.close()]);
  return {
    node: new Set(
      node.requests.map(({ path, body }) => `${path.split('/').at(-1)} ${String(body['table'] ?? '')}`.trim()),
    ),
    site: site.requests.map(({ path }) => path),
  };
}

test('[ACCT-019] [FREECPU-007] account, tokens, balance, REX, resources and price are read again, and free transactions on eos', async () => {
  const eos = await requestsOn('eos');
  for (const request of [
    'get_account',
    'get_table_rows accounts',
    'get_currency_balance',
    'get_table_rows rexbal',
    'get_table_rows delband',
    'get_table_rows datapoints',
  ])
    expect([...eos.node]).toContain(request);
  expect(eos.site).toEqual(['/api/v1/cpu/alice']);
});

test('[ACCT-019] no free transactions on wax; on fio the FIO balance instead of stakes', async () => {
  const wax = await requestsOn('wax');
  expect([...wax.node]).toEqual(
    expect.arrayContaining(['get_account', 'get_currency_balance', 'get_table_rows delband']),
  );
  expect(wax.site).toEqual([]);
  const fio = await requestsOn('fio');
  expect([...fio.node]).toEqual(expect.arrayContaining(['get_account', 'get_fio_balance']));
  expect([...fio.node]).not.toContain('get_table_rows delband');
  expect(fio.site).toEqual([]);
});
