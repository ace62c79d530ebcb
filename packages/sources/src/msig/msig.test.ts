import type { ChainConfig } from '@antescope/chains/config/chain-config';
import { chainByKey } from '@antescope/chains/config/registry';
import { encodeAbi } from '@antescope/codec/abi/binary';
import { compileAbi } from '@antescope/codec/abi/compile';
import { sha256 } from '@antescope/codec/bytes/hash';
import { fromHex, toHex } from '@antescope/codec/bytes/bytes';
import { type Action, packTransaction } from '@antescope/codec/chain/transaction';
import { afterEach, describe, expect, test } from 'vitest';
import { exampleAbi } from '../../../../fixtures/example-abi.ts';
import { type FakeNode, startFakeNode } from '../../../../fixtures/fake-node.ts';
import type { ChainSources } from '../chain-sources.ts';
import { createChainSources } from '../create-chain-sources.ts';
import type { SourceContext } from '../core/source-context.ts';
import { NodeClient } from '../node/node-client.ts';
import { listProposals } from './proposal-list.ts';
import { proposalEnd } from './proposal-history.ts';
import { authorities, readProposal } from './read-proposal.ts';
import { type ApprovalReads, requiredApprovals } from './required-approvals.ts';
import { unpackProposal } from './unpack-proposal.ts';

let node: FakeNode | undefined;
afterEach(() => node?.close());

interface ProposalSetup {
  tables?: Record<string, unknown[]>;
  /** Authority of each account's active permission: weights by part ('bob', 'key', 'wait 60'), and the threshold. */
  accounts?: Record<string, { threshold: number; parts: Record<string, number> }>;
  now?: string;
  chain?: Partial<ChainConfig>;
}

const key = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';

async function chainOf({
  tables = {},
  accounts = {},
  now = '2026-11-21T12:00:00.000',
  chain = {},
}: ProposalSetup): Promise<ChainSources> {
  node = await startFakeNode((path, body) => {
    if (path.endsWith('get_info')) return info(now);
    if (path.endsWith('get_table_rows')) {
      const rows = (tables[String(body.table)] ?? []) as { proposal_name?: string }[];
      const found = rows.filter((row) => body.lower_bound === undefined || row.proposal_name === body.lower_bound);
      return { rows: found, more: false, next_key: '' };
    }
    if (path.endsWith('get_table_by_scope'))
      return {
        rows: [{ code: 'eosio.msig', scope: 'alice', table: 'proposal', payer: 'alice', count: 1 }],
        more: 'bob',
      };
    if (path.endsWith('get_raw_abi'))
      return { code_hash: '', abi_hash: '', abi: Buffer.from(encodeAbi(exampleAbi)).toString('base64') };
    if (path.endsWith('get_producer_schedule')) {
      const producers = ['bpa', 'bpb', 'bpc'].map((producer_name) => ({ producer_name, block_signing_key: key }));
      return { active: { version: 1, producers } };
    }
    const account = accounts[String(body.account_name)];
    return account === undefined ? new Error('unknown key (eosio::chain::name): missing') : accountAnswer(account);
  });
  const config = { ...chainByKey('local'), ...chain };
  return createChainSources({ node: new NodeClient({ endpoints: [node.url] }), histories: [], chain: config });
}

function info(time: string) {
  const id = '0000000a'.padEnd(64, '0');
  return {
    chain_id: 'ab'.repeat(32),
    head_block_num: 10,
    head_block_id: id,
    head_block_time: time,
    head_block_producer: 'bpa',
    last_irreversible_block_num: 9,
    last_irreversible_block_id: id,
    last_irreversible_block_time: time,
    server_version_string: 'v5',
    virtual_block_cpu_limit: 1,
    virtual_block_net_limit: 1,
    block_cpu_limit: 1,
    block_net_limit: 1,
  };
}

function accountAnswer({ threshold, parts }: { threshold: number; parts: Record<string, number> }) {
  const of = (test: (name: string) => boolean) => Object.entries(parts).filter(([name]) => test(name));
  const required_auth = {
    threshold,
    keys: of((name) => name === 'key').map(([, weight]) => ({ key, weight })),
    waits: of((name) => name.startsWith('wait')).map(([name, weight]) => ({
      wait_sec: Number(name.split(' ')[1]),
      weight,
    })),
    accounts: of((name) => name !== 'key' && !name.startsWith('wait')).map(([actor, weight]) => ({
      permission: { actor, permission: 'active' },
      weight,
    })),
  };
  return { permissions: [{ perm_name: 'active', parent: 'owner', required_auth }] };
}

const level = (actor: string) => ({ actor, permission: 'active' });
const put: Action = {
  account: 'shop',
  name: 'put',
  authorization: [level('treasury')],
  data: compileAbi(exampleAbi).encodeAction('put', {
    item: { id: 7, owner: 'erin', price: '1.0000 EOS', tags: [], path: [], kind: ['uint8', 1] },
  }),
};

function packed(change: { actions?: Action[]; expiration?: string; delay_sec?: number } = {}): string {
  return toHex(
    packTransaction({
      expiration: '2027-01-01T00:00:00',
      ref_block_num: 0,
      ref_block_prefix: 0,
      max_net_usage_words: 0,
      max_cpu_usage_ms: 0,
      delay_sec: 0,
      context_free_actions: [],
      actions: [put],
      transaction_extensions: [],
      ...change,
    }),
  );
}

function tablesOf(
  transaction: string,
  provided: Record<string, string>,
  requested: string[],
  more: Record<string, unknown[]> = {},
): Record<string, unknown[]> {
  return {
    proposal: [{ proposal_name: 'raise', packed_transaction: transaction }],
    approvals2: [
      {
        version: 1,
        proposal_name: 'raise',
        requested_approvals: requested.map((actor) => ({ level: level(actor), time: '1970-01-01T00:00:00.000' })),
        provided_approvals: Object.entries(provided).map(([actor, time]) => ({ level: level(actor), time })),
      },
    ],
    ...more,
  };
}

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T00:00:00.000`;
const treasury = { treasury: { threshold: 2, parts: { alice: 1, bob: 1, carol: 1 } } };

async function viewOf(input: ProposalSetup) {
  const { at } = await chainOf(input);
  const outcome = await readProposal(at, 'alice', 'raise');
  if (outcome.state !== 'data') throw new Error(JSON.stringify(outcome));
  return outcome.data;
}

describe('a proposal', () => {
  test('[MSIG-007] its record: name, packed transaction, proposer, and the approvals of approvals2', async () => {
    const view = await viewOf({ tables: tablesOf(packed(), { bob: day(20) }, ['alice', 'carol']), accounts: treasury });
    expect(view).toMatchObject({ name: 'raise', proposer: 'alice', packed: packed(), status: 'open' });
    expect(view.hash).toBe(toHex(sha256(fromHex(packed()))));
    expect(view.approvals).toEqual([
      { ...level('bob'), status: 'approved', time: '2026-11-20T00:00:00.000Z' },
      { ...level('alice'), status: 'pending', time: null },
      { ...level('carol'), status: 'pending', time: null },
    ]);
    expect(view.transaction?.actions).toMatchObject([
      { contract: 'shop', name: 'put', data: { item: { owner: 'erin', price: '1.0000 EOS' } }, undecoded: null },
    ]);
    expect(view.needs).toMatchObject([
      { actor: 'treasury', status: 'reachable', threshold: 2, approvedWeight: 1, requestedWeight: 2 },
    ]);
  });

  test('[MSIG-007] without a row in approvals2 the older table counts', async () => {
    const approvals = [
      {
        proposal_name: 'raise',
        requested_approvals: [level('carol')],
        provided_approvals: [level('alice'), level('bob')],
      },
    ];
    const tables = { ...tablesOf(packed(), {}, []), approvals2: [], approvals };
    const view = await viewOf({ tables, accounts: treasury });
    expect(view.approvals.map(({ actor, status }) => [actor, status])).toEqual([
      ['alice', 'approved'],
      ['bob', 'approved'],
      ['carol', 'pending'],
    ]);
    expect(view.status).toBe('ready');
  });

  test('an approval from before its account took all of them back does not count', async () => {
    const invals = [{ account: 'bob', last_invalidation_time: day(19) }];
    const given = { alice: day(18), bob: day(18) };
    const view = await viewOf({ tables: tablesOf(packed(), given, [], { invals }), accounts: treasury });
    expect(view.approvals.find(({ actor }) => actor === 'bob')?.status).toBe('invalidated');
    expect(view.status).toBe('open');
    await node!.close();
    const later = { alice: day(18), bob: day(20) };
    expect((await viewOf({ tables: tablesOf(packed(), later, [], { invals }), accounts: treasury })).status).toBe(
      'ready',
    );
  });

  test.each([
    ['a key cannot approve', { treasury: { threshold: 2, parts: { key: 1, alice: 1 } } }, 'impossible'],
    ['no requested permission counts', { treasury: { threshold: 1, parts: { zoe: 1 } } }, 'impossible'],
    [
      'an account of accounts',
      { treasury: { threshold: 1, parts: { board: 1 } }, board: { threshold: 2, parts: { alice: 1, bob: 1 } } },
      'ready',
    ],
    [
      'a wait that the delay does not serve',
      { treasury: { threshold: 2, parts: { alice: 1, 'wait 60': 1 } } },
      'impossible',
    ],
    [
      'permissions that need each other',
      { treasury: { threshold: 1, parts: { other: 1 } }, other: { threshold: 1, parts: { treasury: 1 } } },
      'impossible',
    ],
  ])('%s', async (_, accounts, status) => {
    const given = { alice: day(18), bob: day(18) };
    expect((await viewOf({ tables: tablesOf(packed(), given, []), accounts })).status).toBe(status);
  });

  test('a delay serves a wait, and holds the execution back until it has passed', async () => {
    const accounts = { treasury: { threshold: 2, parts: { alice: 1, 'wait 60': 1 } } };
    const tables = (earliest: string | null) => ({
      ...tablesOf(packed({ delay_sec: 60 }), { alice: day(18) }, []),
      proposal: [
        { proposal_name: 'raise', packed_transaction: packed({ delay_sec: 60 }), earliest_exec_time: earliest },
      ],
    });
    expect((await viewOf({ tables: tables('2026-11-22T00:00:00.000'), accounts })).status).toBe('waiting');
    await node!.close();
    expect((await viewOf({ tables: tables(day(20)), accounts })).status).toBe('ready');
  });

  test('after its expiration it is expired, regardless of approvals', async () => {
    const given = { alice: day(18), bob: day(18) };
    const tables = tablesOf(packed({ expiration: '2026-11-21T11:59:59' }), given, []);
    expect((await viewOf({ tables, accounts: treasury })).status).toBe('expired');
  });

  test('[MSIG-011] invalid packed transactions are logged and return null', async () => {
    const input: string[] = [];
    for (const bad of ['', 'zz', 'abc', packed().slice(0, -4)])
      expect(unpackProposal(bad, (text) => input.push(text))).toBeNull();
    expect(new Set(input)).toEqual(new Set(['Error parsing packed msig']));
    expect(unpackProposal(packed(), () => expect.unreachable())?.actions).toHaveLength(1);
    const { at } = await chainOf({ tables: tablesOf('00', {}, ['alice']) });
    const outcome = await readProposal(at, 'alice', 'raise');
    expect(outcome).toMatchObject({ state: 'data', data: { transaction: null, status: 'unreadable', needs: [] } });
    expect(outcome.meta.failures).toMatchObject([{ message: 'Error parsing packed msig' }]);
  });

  test('one that is gone is empty', async () => {
    const gone = await chainOf({ tables: {} });
    expect((await readProposal(gone.at, 'alice', 'raise')).state).toBe('empty');
  });
});

test('the list: how many of those asked have approved, and what is past', async () => {
  const { at } = await chainOf({
    tables: tablesOf(packed({ expiration: '2026-11-01T00:00:00' }), { bob: day(1) }, ['carol']),
  });
  const page = await listProposals(at);
  expect(page).toMatchObject({
    state: 'data',
    data: { next: 'bob', rows: [{ proposer: 'alice', name: 'raise', requested: 2, approved: 1, status: 'expired' }] },
  });
  expect((await listProposals(at, { proposer: 'alice' })).state).toBe('data');
});

test('the list has the status and the weight of each proposal, and who has yet to approve', async () => {
  const rowOf = async (provided: Record<string, string>, requested: string[], more: Record<string, unknown[]> = {}) => {
    const { at } = await chainOf({ tables: tablesOf(packed(), provided, requested, more), accounts: treasury });
    const page = await listProposals(at);
    await node?.close();
    return page.state === 'data' ? page.data.rows[0] : page;
  };
  expect(await rowOf({ bob: day(1) }, ['carol'])).toMatchObject({
    status: 'open',
    weight: { approved: 1, threshold: 2 },
    pending: ['carol'],
  });
  expect(await rowOf({ alice: day(1), bob: day(1) }, ['carol'])).toMatchObject({
    status: 'ready',
    weight: { approved: 2, threshold: 2 },
    approved: 2,
    requested: 3,
  });
  expect(await rowOf({}, ['carol'])).toMatchObject({ status: 'impossible' });
  // More accounts than are read for one proposer: their approvals are not known, and the list says so.
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`member${index}`, 1]));
  const crowded = await chainOf({
    tables: tablesOf(packed(), { alice: day(1) }, ['carol']),
    accounts: { treasury: { threshold: 5, parts: { ...many, alice: 1 } } },
  });
  expect(await listProposals(crowded.at)).toMatchObject({
    state: 'data',
    data: { rows: [{ status: 'open' }] },
    meta: { complete: false, failures: [{ code: 'bad-answer' }] },
  });
  await node?.close();
  const withdrawn = { invals: [{ account: 'bob', last_invalidation_time: day(2) }] };
  expect(await rowOf({ alice: day(3), bob: day(1) }, ['carol'], withdrawn)).toMatchObject({
    status: 'open',
    approved: 1,
  });
});

function readsOf(at: SourceContext): ApprovalReads {
  return {
    systemAccount: at.chain.systemAccounts.system,
    authorityOf: authorities(at),
    activeProducers: async () => {
      const { value } = await at.api.getProducerSchedule();
      const entries = value.at('active').at('producers').items();
      return entries.map((entry) => entry.at('producer_name').text());
    },
  };
}

test('[MSIG-015] who is asked to approve: the accounts of an authority, two steps deep', async () => {
  const { at } = await chainOf({
    accounts: {
      treasury: { threshold: 1, parts: { board: 1, alice: 1 } },
      board: { threshold: 1, parts: { club: 1 } },
      club: { threshold: 1, parts: { deep: 1 } },
      alice: { threshold: 1, parts: { key: 1 } },
    },
  });
  expect(await requiredApprovals(level('treasury'), readsOf(at))).toEqual([level('club'), level('alice')]);
  expect(await requiredApprovals(level('treasury'), readsOf(at), 1)).toEqual([level('board'), level('alice')]);
  expect(await requiredApprovals(level('alice'), readsOf(at))).toEqual([level('alice')]);
});

test('[MSIG-016] the system account acts by its producers', async () => {
  const { at } = await chainOf({});
  for (const permission of ['active', 'owner'])
    expect(await requiredApprovals({ actor: 'eosio', permission }, readsOf(at))).toEqual(
      ['bpa', 'bpb', 'bpc'].map(level),
    );
});

test('[MSIG-008] [MSIG-012] how a proposal ended, by the graph-query service', async () => {
  const graph = await startFakeNode(() => ({
    data: [{ payer: 'bob', trx_id: 'ab'.repeat(32), published_at: '2026-11-20T10:00:00.000', cancelled: 1 }],
  }));
  try {
    const chain = { historySources: [{ type: 'dfuse' as const, url: graph.url }] };
    const end = await proposalEnd(await chainOf({ chain }), 'alice', 'raise');
    expect(end).toMatchObject({
      state: 'data',
      data: { payer: 'bob', trxId: 'ab'.repeat(32), publishedAt: '2026-11-20T10:00:00.000Z', cancelled: true },
      meta: { source: 'dfuse' },
    });
    const asked = new URL(graph.requests[0]!.path, graph.url).searchParams;
    expect(Object.fromEntries(asked)).toEqual({ type: 'msig_history', proposer: 'alice', proposal_name: 'raise' });
  } finally {
    await graph.close();
  }
});
