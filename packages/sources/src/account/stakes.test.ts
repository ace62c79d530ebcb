import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json, type JsonService, startJsonService } from '../../../../fixtures/json-service.ts';
import { type RecordedNode, startRecordedNode } from '../../../../fixtures/recorded-node.ts';
import { sourcesOver } from '../../../../fixtures/sources-over.ts';
import { firstPage, type ListRequest } from '../core/list-request.ts';
import { meta } from '../core/outcome.ts';
import { readTable } from '../table/read-table.ts';
import { delegatedBandwidth, voters } from '../table/tables/system.ts';
import { controlledAccounts, createdAccounts } from './related-accounts.ts';
import { serviceStakes } from './service-stakes.ts';
import { accountRefunds, accountStakes, delegatedRow, refundIsDue, refundTime, stakeSheet } from './stakes.ts';

let node: RecordedNode;
let service: JsonService;

beforeAll(async () => {
  node = await startRecordedNode();
  service = await startJsonService();
});

afterAll(async () => {
  await node.close();
  await service.close();
});

const rowsAt = '/v1/chain/get_table_rows';

function asked(): Record<string, unknown>[] {
  return service.requests.filter(({ path }) => path === rowsAt).map(({ body }) => JSON.parse(body));
}

describe('stakes', () => {
  test('[ACCT-028] delegated bandwidth of a recorded account, net and cpu together', async () => {
    const { at } = sourcesOver(node.url);
    const read = await readTable(at, delegatedBandwidth, 'alice');
    if (read.state !== 'data') throw new Error(read.state);
    expect(read.data.map(delegatedRow)).toEqual([
      {
        from: 'alice',
        to: 'alice',
        net: '7999900.0000 EOS',
        cpu: '31999749.5000 EOS',
        total: '39999649.5000 EOS',
      },
      { from: 'alice', to: 'x', net: '1.0000 EOS', cpu: '0.0000 EOS', total: '1.0000 EOS' },
    ]);
  });

  test('delegated bandwidth is read page after page, 500 rows each', async () => {
    const row = (to: string) => ({ from: 'alice', to, net_weight: '1.0000 EOS', cpu_weight: '2.0000 EOS' });
    const pages = await startPagedNode([row('bob'), row('carol')], [row('dave')]);
    const { at } = sourcesOver(pages.url);
    const stakes = await accountStakes(at, 'alice');
    expect(stakes).toMatchObject({ state: 'data', data: { totalCpu: '6.0000 EOS', totalNet: '3.0000 EOS' } });
    expect(pages.bounds).toEqual([undefined, 'next']);
    expect(pages.limits).toEqual([500, 500]);
    await pages.close();
  });

  test('[ACCT-010] [ACCT-029] sums of what is staked for itself and for others, the largest receiver first', () => {
    const row = (to: string, net: string, cpu: string) => ({ from: 'alice', to, net, cpu, total: cpu });
    const sheet = stakeSheet('alice', [
      row('bob', '1.0000 EOS', '2.0000 EOS'),
      row('carol', '3.0000 EOS', '40.0000 EOS'),
      row('alice', '5.0000 EOS', '6.0000 EOS'),
    ]);
    expect(sheet.rows.map(({ to }) => to)).toEqual(['alice', 'carol', 'bob']);
    expect(sheet).toMatchObject({
      selfStakedCpu: '6.0000 EOS',
      selfStakedNet: '5.0000 EOS',
      stakedToOthersCpu: '42.0000 EOS',
      stakedToOthersNet: '4.0000 EOS',
      totalCpu: '48.0000 EOS',
      totalNet: '9.0000 EOS',
    });
  });

  test('[STAKE-006] refunds are read with a limit of 100, and know when they can be taken', async () => {
    service.requests.length = 0;
    service.answers[rowsAt] = json({
      rows: [
        { owner: 'alice', request_time: '2026-11-21T02:59:46', net_amount: '1.0000 EOS', cpu_amount: '2.5000 EOS' },
      ],
      more: false,
      next_key: '',
    });
    const refunds = await accountRefunds(sourcesOver(service.url).at, 'alice');
    expect(asked()[0]).toMatchObject({ code: 'eosio', scope: 'alice', table: 'refunds', limit: 100 });
    expect(refunds).toMatchObject({
      state: 'data',
      data: [{ total: '3.5000 EOS', available: '2026-11-24T02:59:46.000Z' }],
    });
  });

  test('[STAKE-004] [STAKE-005] a refund is due when the unstaking is more than three days ago', () => {
    const requested = '2026-11-21T00:00:00Z';
    const at = (days: number, hours: number, minutes = 0) =>
      Date.parse(requested) + ((days * 24 + hours) * 60 + minutes) * 60_000;
    const { refundDays } = sourcesOver(node.url).at.chain.contractVariants;
    expect(refundTime(requested, refundDays)).toBe('2026-11-24T00:00:00.000Z');
    expect(refundIsDue(requested, refundDays, at(2, 23))).toBe(false);
    expect(refundIsDue(requested, refundDays, at(3, 0))).toBe(false);
    expect(refundIsDue(requested, refundDays, at(3, 0, 1))).toBe(true);
  });

  test('[STAKE-007] [STAKE-008] [TABLE-012] the stake and refund tables of configured services are read by account', async () => {
    service.requests.length = 0;
    service.answers[rowsAt] = json({
      rows: [{ quantity: '7.0000 XPR', request_time: '2026-11-01T00:00:00', unlock_time: '2026-11-15T00:00:00' }],
      more: false,
      next_key: '',
    });
    const stakeServices = { stakeContract: 'tokenstake', hodlContract: 'hodlstake' };
    const read = await serviceStakes(sourcesOver(service.url, { stakeServices }).at, 'alice');
    expect(
      asked()
        .map(({ code, table, scope }) => `${code as string} ${table as string} ${scope as string}`)
        .sort(),
    ).toEqual(['hodlstake refund alice', 'hodlstake stake alice', 'tokenstake refund alice', 'tokenstake stake alice']);
    if (read.state !== 'data') throw new Error(read.state);
    expect(read.data[0]).toEqual({
      contract: 'tokenstake',
      kind: 'stake',
      scope: 'alice',
      quantity: '7.0000 XPR',
      requested: '2026-11-01T00:00:00Z',
      unlocks: '2026-11-15T00:00:00Z',
    });
    const none = await serviceStakes(sourcesOver(service.url).at, 'alice');
    expect(none.state).toBe('empty');
  });
});

describe('tables', () => {
  test('[TABLE-023] a failed read is no empty list: it says what failed, and keeps what was known', async () => {
    service.answers[rowsAt] = json({
      rows: [{ from: 'alice', to: 'bob', net_weight: '1.0000 EOS', cpu_weight: '1.0000 EOS' }],
      more: false,
      next_key: '',
    });
    const { at } = sourcesOver(service.url);
    expect((await accountStakes(at, 'alice')).state).toBe('data');
    service.answers[rowsAt] = { status: 200, type: 'text/html', body: '<html>gateway</html>' };
    const after = await accountStakes(at, 'alice');
    expect(after).toMatchObject({ state: 'failed', stale: { totalCpu: '1.0000 EOS' } });
    expect(after.meta.failures.length).toBeGreaterThan(0);
    for (const read of [accountRefunds(at, 'bob'), readTable(at, voters, undefined)]) {
      expect((await read).state).toBe('failed');
    }
  });

  test('a row of another shape is a bad answer, never a figure', async () => {
    service.answers[rowsAt] = json({
      rows: [{ from: 'alice', to: 'bob', net_weight: '1.0000 EOS', cpu_weight: 5 }],
      more: false,
      next_key: '',
    });
    const read = await accountStakes(sourcesOver(service.url).at, 'alice');
    expect(read).toMatchObject({ state: 'failed', meta: { failures: [{ code: 'bad-answer' }] } });
  });
});

describe('related accounts', () => {
  test('permissions of others that name the account, with weight and threshold', async () => {
    const read = await controlledAccounts(sourcesOver(node.url).at, 'alice', firstPage);
    if (read.state !== 'data') throw new Error(read.state);
    expect(read.data).toContainEqual({ account: 'daotreasury1', permission: 'owner', weight: 1, threshold: 2 });
    expect(await controlledAccounts(sourcesOver(node.url).at, 'doesnotexist', firstPage)).toMatchObject({
      state: 'empty',
    });
  });

  test('[ACCT-013] where the node cannot look permissions up, its history names the controlled accounts', async () => {
    service.answers['/v1/chain/get_accounts_by_authorizers'] = {
      status: 404,
      body: '{"code":404,"message":"Not Found"}',
    };
    service.answers['/v1/history/get_controlled_accounts'] = json({ controlled_accounts: ['bob', 'daotreasury1'] });
    const read = await controlledAccounts(sourcesOver(service.url).at, 'alice', firstPage);
    expect(read).toMatchObject({
      state: 'data',
      data: [{ account: 'bob' }, { account: 'daotreasury1' }],
      meta: { source: 'native-history' },
    });
  });

  test('[ACCT-017] accounts that it created come from the index in pages', async () => {
    const accounts = Array.from({ length: 101 }, (_, index) => ({
      name: `child${index}`,
      creator: 'alice',
      created: null,
    }));
    const state = {
      createdBy: async (_: string, { limit, cursor = '0' }: ListRequest) => ({
        state: 'data' as const,
        data: accounts.slice(Number(cursor), Number(cursor) + limit),
        meta: meta({
          source: 'index',
          ...(Number(cursor) + limit < 101 ? { next: String(Number(cursor) + limit) } : {}),
        }),
      }),
    };
    const { at } = sourcesOver(node.url, {}, { state: state as never });
    const first = await createdAccounts(at, 'alice', { limit: 100 });
    expect(first).toMatchObject({ state: 'data', data: { length: 100 }, meta: { next: '100' } });
    const last = await createdAccounts(at, 'alice', { limit: 100, cursor: '100' });
    expect(last).toMatchObject({ state: 'data', data: [{ name: 'child100' }] });
    expect(last.meta.next).toBeUndefined();
    expect(await createdAccounts(sourcesOver(node.url).at, 'alice', firstPage)).toMatchObject({
      state: 'failed',
      meta: { failures: [{ code: 'not-supported' }] },
    });
  });
});

/** A node whose table has the given pages. */
async function startPagedNode(...pages: unknown[][]) {
  const bounds: unknown[] = [];
  const limits: unknown[] = [];
  const paged = await startJsonService();
  Object.defineProperty(paged.answers, rowsAt, {
    get() {
      const request = JSON.parse(paged.requests.at(-1)!.body) as { lower_bound?: string; limit: number };
      bounds.push(request.lower_bound);
      limits.push(request.limit);
      const page = request.lower_bound === undefined ? 0 : 1;
      return json({ rows: pages[page], more: page === 0, next_key: page === 0 ? 'next' : '' });
    },
  });
  return { url: paged.url, bounds, limits, close: () => paged.close() };
}
