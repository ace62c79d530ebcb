import { nodeTokens } from '../../account/node-tokens.ts';
import { serviceTable } from '../../account/service-stakes.ts';
import { atomicAssets } from '../../nft/atomic-tables.ts';
import { simpleAssets } from '../../nft/simple-asset.ts';
import { oracleDatapoints, oraclePairs } from './delphioracle.ts';
import { chainByKey } from '@antescope/chains/config/registry';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type FakeNode, startFakeNode } from '../../../../../fixtures/fake-node.ts';
import { type RecordedNode, startRecordedNode } from '../../../../../fixtures/recorded-node.ts';
import { createChainSources } from '../../create-chain-sources.ts';
import { NodeClient } from '../../node/node-client.ts';
import { Field } from '../../core/fields.ts';
import type { Outcome } from '../../core/outcome.ts';
import type { SourceContext } from '../../core/source-context.ts';
import { isAbsent, readRow, readTable } from '../read-table.ts';
import type { TableDefinition } from '../table-definition.ts';
import * as msig from './msig.ts';
import * as powerup from './powerup.ts';
import { tableRegistry } from './registry.ts';
import * as rex from './rex.ts';
import * as state from './system-state.ts';
import * as system from './system.ts';
import { tokenBalances, tokenStat } from './token.ts';

function over(url: string): SourceContext {
  return createChainSources({ node: new NodeClient({ endpoints: [url] }), histories: [], chain: chainByKey('local') })
    .at;
}

describe('rows of a real node', () => {
  let node: RecordedNode;
  let at: SourceContext;
  beforeAll(async () => {
    node = await startRecordedNode();
    at = over(node.url);
  });
  afterAll(() => node.close());

  async function rowsOf<Row, Scope>(definition: TableDefinition<Row, Scope>, scope: Scope): Promise<Row[]> {
    return rows(await readTable(at, definition, scope));
  }

  test('[TABLE-002] [TABLE-003] [TABLE-016] what an account has lies in its own scope', async () => {
    expect(await rowsOf(system.userResources, 'alice')).toEqual([
      { owner: 'alice', netWeight: '7999902.3333 EOS', cpuWeight: '32000682.8333 EOS', ramBytes: '1787087' },
    ]);
    expect(await rowsOf(tokenBalances('memetoken111'), 'bob')).toHaveLength(3);
    expect((await rowsOf(system.delegatedBandwidth, 'alice')).map(({ to }) => to)).toEqual(['alice', 'x']);
    expect((await rowsOf(system.refunds, 'alice'))[0]).toMatchObject({ cpu: '250.5000 EOS' });
    expect(await rowsOf(system.bidRefunds, 'btc')).toEqual([{ bidder: 'bob', amount: '2.5000 EOS' }]);
  });

  test('[TABLE-004] [TABLE-005] voters and producers', async () => {
    const voters = await rowsOf(system.voters, undefined);
    expect(voters.find(({ owner }) => owner === 'a.b.c')).toMatchObject({ proxy: null, producers: [], isProxy: false });
    const producers = await rowsOf(system.producers, undefined);
    expect(producers[0]).toMatchObject({ owner: 'arcticbp1111', active: true, location: 448 });
    expect(producers[0]!.totalVotes).toBe('266124809279638044672.00000000000000000');
    expect(await rowsOf(system.producerPayShares, undefined)).not.toHaveLength(0);
  });

  test('[TABLE-006] the global singletons', async () => {
    const global = await readRow(at, state.globalState, undefined);
    expect(global).toMatchObject({
      state: 'data',
      data: { maxRamSize: '68719477504', scheduleSize: 21, limits: { maxBlockCpu: 400000, maxInlineActionDepth: 10 } },
    });
    expect(await rowsOf(state.globalState2, undefined)).toMatchObject([{ ramPerBlock: 64, revision: 1 }]);
    expect(await rowsOf(state.globalState3, undefined)).toHaveLength(1);
    expect(await rowsOf(state.globalState4, undefined)).toEqual([
      { continuousRate: '0.04879016416943201', inflationPayFactor: '50000', votepayFactor: '40000' },
    ]);
    expect(await rowsOf(state.inflationSchedule, undefined)).toHaveLength(2);
  });

  test('[TABLE-009] [TABLE-015] supply of a token, state and orders of PowerUp', async () => {
    const stat = await readRow(at, tokenStat('eosio.token'), 'EOS');
    expect(stat).toMatchObject({ data: { maxSupply: '2100000000.0000 EOS', issuer: 'eosio' } });
    const market = await readRow(at, powerup.powerupState, undefined);
    expect(market).toMatchObject({
      data: { days: 1, cpu: { assumedStakeWeight: '4000000000000', decaySeconds: 86400 } },
    });
    const orders = await rowsOf(powerup.powerupOrders, undefined);
    expect(orders[0]).toEqual({
      id: '0',
      owner: 'alice',
      netWeight: '23333',
      cpuWeight: '9333333',
      expires: '2026-11-22T02:59:47Z',
    });
    const owners = (await rowsOf(powerup.powerupOrdersByOwner, undefined)).map(({ owner }) => owner);
    expect(owners).toEqual(owners.toSorted());
  });

  test('[TABLE-011] proposals with their approvals, of both generations', async () => {
    const [proposal] = await rowsOf(msig.proposals, 'alice');
    expect(proposal).toMatchObject({ name: 'pending1', packed: expect.stringMatching(/^32671b6b/) });
    const [approvals] = await rowsOf(msig.approvals2, 'alice');
    expect(approvals!.provided).toEqual([{ actor: 'carol', permission: 'active', time: '2026-11-21T03:00:03.000Z' }]);
    expect(approvals!.requested.map(({ time }) => time)).toEqual([null, null, null]);
    expect((await readTable(at, msig.approvals, 'alice')).state).toBe('empty');
    expect((await readTable(at, msig.invalidations, undefined)).state).toBe('empty');
  });

  test('[TABLE-018] REX: pool, balances, funds, loans and queue', async () => {
    expect(await rowsOf(rex.rexPool, undefined)).toMatchObject([{ totalLendable: '906640.0000 EOS', loans: '1' }]);
    const balances = await rowsOf(rex.rexBalance, undefined);
    expect(balances.find(({ owner }) => owner === 'alice')).toMatchObject({
      maturities: [{ units: '390000000000' }, { time: '2106-02-07T06:28:15Z', units: '10000000000' }],
    });
    expect(await rowsOf(rex.rexFund, undefined)).not.toHaveLength(0);
    expect(await rowsOf(rex.cpuLoans, undefined)).toMatchObject([{ number: '1', from: 'dave' }]);
    expect(await rowsOf(rex.rexSettings, undefined)).toMatchObject([{ maturityBuckets: 21, sellMatured: true }]);
    expect(await rowsOf(rex.rexReturnPool, undefined)).toMatchObject([{ oldestBucket: null, proceeds: '10030135' }]);
    const ofDave = await readTable(at, rex.cpuLoansByOwner, undefined, { lower: 'dave', upper: 'dave', limit: 10 });
    expect(rows(ofDave)).toMatchObject([{ totalStaked: '45.3297 EOS', expires: '2026-12-21T02:59:47.000Z' }]);
    for (const definition of [rex.netLoans, rex.netLoansByExpiry])
      expect((await readTable(at, definition, undefined)).state).toBe('empty');
    expect((await readTable(at, rex.rexQueue, undefined)).state).toBe('empty');
  });
});

describe('what a node is asked', () => {
  let node: FakeNode | undefined;
  afterEach(() => node?.close());

  /** A table of numbered rows, answered in pages. */
  async function numbered(count: number, row: (index: number) => unknown): Promise<SourceContext> {
    node = await startFakeNode((_, body) => {
      const first = Number(body.lower_bound ?? 0);
      const last = Math.min(count, first + Number(body.limit));
      const page = Array.from({ length: last - first }, (_unused, index) => row(first + index));
      return { rows: page, more: last < count, next_key: last < count ? String(last) : '' };
    });
    return over(node.url);
  }

  test('[TABLE-001] bounds, limit, order, index and key type go to the node as they were given', async () => {
    const at = await numbered(0, () => ({}));
    await readTable(at, rex.cpuLoansByOwner, undefined, { lower: 'dave', upper: 'dave', reverse: true, limit: 7 });
    await readTable(at, system.voters, undefined, { lower: '12345' });
    await readTable(at, system.userResources, '12345');
    expect(node!.requests.map(({ body }) => body)).toMatchObject([
      {
        code: 'eosio',
        scope: 'eosio',
        table: 'cpuloan',
        lower_bound: 'dave',
        upper_bound: 'dave',
        limit: 7,
        reverse: true,
        index_position: '3',
        key_type: 'name',
      },
      { table: 'voters', lower_bound: '12345', key_type: 'name', limit: 1000 },
      // The name '12345' as the number that it is: nodeos reads digits as a number.
      { scope: '614251516705898496' },
    ]);
  });

  test('[TABLE-016] [TABLE-019] delegated bandwidth and name bids are read page by page', async () => {
    const staked = { from: 'alice', net_weight: '1.0000 EOS', cpu_weight: '1.0000 EOS' };
    const stakes = await numbered(700, (index) => ({ ...staked, to: `r${index}` }));
    expect(rows(await readTable(stakes, system.delegatedBandwidth, 'alice', { limit: 1000 }))).toHaveLength(700);
    expect(node!.requests.map(({ body }) => [body.lower_bound, body.limit])).toEqual([
      [undefined, 500],
      ['500', 500],
    ]);
    await node!.close();
    const bid = { high_bidder: 'bob', last_bid_time: '2026-11-21T02:59:47.500' };
    const bids = await numbered(501, (index) => ({ ...bid, newname: `n${index}`, high_bid: index === 0 ? -7 : index }));
    const found = rows(await readTable(bids, system.nameBids, undefined, { limit: 1000 }));
    expect(found).toHaveLength(501);
    expect(found[0]).toMatchObject({ closed: true, bid: '7' });
    expect(node!.requests).toHaveLength(2);
  });

  test('[TABLE-006] globalsd is read on a chain that has it', async () => {
    const row = { totalstaked: '5000', totalrstaked: 4000, totalrvoters: 3, notclaimed: 2, pool: 1, isprocessing: 0 };
    const at = await numbered(1, () => row);
    expect(rows(await readTable(at, state.globalStakingState, undefined))).toMatchObject([
      { totalStaked: '5000', isProcessing: false },
    ]);
  });

  test('[TABLE-003] balances are read from the token contract’s table where a node has no get_currency_balance', async () => {
    node = await startFakeNode((path, { table, scope }) =>
      path === '/v1/chain/get_table_rows' && table === 'accounts' && scope === 'alice'
        ? { rows: [{ balance: '1.0000 EOS' }, { balance: '2.00 OTHER' }], more: false, next_key: '' }
        : new Error('Unknown Endpoint'),
    );
    expect(await nodeTokens(over(node.url), 'alice', [])).toMatchObject({
      state: 'data',
      data: [
        { contract: 'eosio.token', quantity: '1.0000 EOS' },
        { contract: 'eosio.token', quantity: '2.00 OTHER' },
      ],
      meta: { complete: false },
    });
    expect(node.requests.at(-1)!.body).toMatchObject({ code: 'eosio.token', scope: 'alice', table: 'accounts' });
  });

  test('[PROD-003] a producer is keyed by its owner', () => {
    const row = new Field({ owner: 'granitebp111', total_votes: '0.0', producer_key: '', is_active: 1 });
    expect(system.producers.keyOf(row)).toBe('granitebp111');
    expect(system.producersByVotes.keyOf(row)).toBe('granitebp111');
  });

  test('[TABLE-021] [TABLE-022] a page has 100, 500 or 1000 rows, by table', async () => {
    const at = await numbered(0, () => ({}));
    const asked = async (definition: object): Promise<unknown> => {
      await readTable(at, definition as TableDefinition<unknown, string>, 'alice');
      return node!.requests.at(-1)!.body.limit;
    };
    for (const definition of [system.producers, system.producersByVotes, system.refunds, rex.cpuLoans, rex.netLoans])
      expect(await asked(definition)).toBe(100);
    for (const definition of [system.delegatedBandwidth, system.nameBids, system.nameBidsByPrice])
      expect(await asked(definition)).toBe(500);
    for (const definition of [oraclePairs('delphioracle'), oracleDatapoints('delphioracle')])
      expect(await asked(definition)).toBe(100);
    for (const definition of [system.voters, serviceTable('staking.svc', 'stake'), atomicAssets, simpleAssets])
      expect(await asked(definition)).toBe(1000);
    expect(new Set(tableRegistry.map(({ pageSize }) => pageSize))).toEqual(new Set([100, 500, 1000]));
  });

  test.each(tableRegistry.map((definition) => [definition.id, definition] as const))(
    '[TABLE-023] %s: a failed reading is no empty table, and carries what was read before',
    async (_, definition) => {
      const response: { answer: unknown } = { answer: new Error('the database is on fire') };
      node = await startFakeNode(() => response.answer);
      const at = over(node.url);
      const table = definition as TableDefinition<unknown, string>;
      const failed = await readTable(at, table, 'alice');
      expect(failed).toMatchObject({ state: 'failed', stale: null });
      expect(failed.meta.failures).toMatchObject([{ code: 'node-error', message: 'the database is on fire' }]);
      response.answer = { rows: ['of another shape'], more: false, next_key: '' };
      expect((await readTable(at, table, 'alice')).meta.failures[0]?.code).toBe('bad-answer');
      response.answer = { rows: [], more: false, next_key: '' };
      expect((await readTable(at, table, 'alice')).state).toBe('empty');
    },
  );

  test.each(['Table accounts is not specified in the ABI', 'Fail to retrieve account for doesnotexist'])(
    "a chain without the table ('%s') is absent rather than failed or merely empty",
    async (message) => {
      const response: { answer: unknown } = { answer: new Error(message) };
      node = await startFakeNode(() => response.answer);
      expect(isAbsent(await readTable(over(node.url), rex.rexPool, undefined))).toBe(true);
      response.answer = { rows: [], more: false, next_key: '' };
      expect(isAbsent(await readTable(over(node.url), rex.rexPool, undefined))).toBe(false);
    },
  );

  test('every table of the registry has a name of its own', () => {
    const ids = tableRegistry.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

function rows<Row>(outcome: Outcome<Row[]>): Row[] {
  if (outcome.state !== 'data') throw new Error(JSON.stringify(outcome));
  return outcome.data;
}
