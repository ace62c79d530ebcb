import fc from 'fast-check';
import { toHex } from '@antescope/codec/bytes/bytes';
import { sha256 } from '@antescope/codec/bytes/hash';
import { secondsToTimePointSec, timePointToMicros } from '@antescope/codec/chain/time';
import { packTransaction, type Action, type Transaction } from '@antescope/codec/chain/transaction';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ApprovalsRow, InvalidationRow } from '../../src/contracts/msig/approvals.ts';
import type { ProposalRow } from '../../src/contracts/msig/msig-contract.ts';
import { msigAction, systemAction, transfer, wrapAction } from '../../src/story/actions.ts';
import { accountsAuthority } from '../../src/story/people.ts';
import { Stage } from './stage.ts';

const members = ['alice', 'bob', 'carol', 'dave'] as const;
const levels = members.map((actor) => ({ actor, permission: 'active' }));

/** A stage with an account that two of four members control. */
function stageWithTreasury(): Stage {
  const stage = new Stage([...members, 'treasury']);
  const auth = accountsAuthority(2, members);
  const update = { account: 'treasury', permission: 'active', parent: 'owner', auth };
  stage.push([systemAction('updateauth', 'treasury', update)]);
  return stage;
}

function transaction(stage: Stage, actions: Action[], seconds = 3600, delay_sec = 0): Transaction {
  const now = Number(timePointToMicros(stage.chain.head.time) / 1_000_000n);
  return {
    expiration: secondsToTimePointSec(now + seconds),
    ref_block_num: 0,
    ref_block_prefix: 0,
    max_net_usage_words: 0,
    max_cpu_usage_ms: 0,
    delay_sec,
    context_free_actions: [],
    actions,
    transaction_extensions: [],
  };
}

const salary = transfer('treasury', 'bob', '1.0000 EOS', 'salary');

function propose(name: string, trx: Transaction, requested: readonly object[] = levels, proposer = 'alice'): Action {
  return msigAction('propose', proposer, { proposer, proposal_name: name, requested, trx });
}

/** An action on a proposal of Alice's. */
function act(action: string, by: string, name: string, rest: object = {}): Action {
  return msigAction(action, by, { proposer: 'alice', proposal_name: name, ...rest });
}

const approve = (by: string, name: string, rest: object = {}): Action =>
  act('approve', by, name, { level: { actor: by, permission: 'active' }, ...rest });
const unapprove = (by: string, name: string): Action =>
  act('unapprove', by, name, { level: { actor: by, permission: 'active' } });
const execute = (by: string, name: string): Action => act('exec', by, name, { executer: by });
const cancel = (by: string, name: string): Action => act('cancel', by, name, { canceler: by });

const proposalOf = (stage: Stage, name: string) => stage.row<ProposalRow>('eosio.msig', 'alice', 'proposal', name);
const approvalsOf = (stage: Stage, name: string) => stage.row<ApprovalsRow>('eosio.msig', 'alice', 'approvals2', name);
const levelsOf = (approvals: { level: { actor: string } }[]) => approvals.map(({ level }) => level.actor);

describe('a proposal', () => {
  let stage: Stage;
  beforeAll(() => {
    stage = stageWithTreasury();
    stage.push([propose('pay', transaction(stage, [salary]))]);
  });

  test('waits until enough have approved, runs once, and its rows and their RAM are gone', () => {
    const ram = stage.ram('alice');
    expect(stage.refusal(execute('dave', 'pay'))).toBe('transaction authorization failed');
    stage.push([approve('carol', 'pay')]);
    expect(stage.refusal(execute('dave', 'pay'))).toBe('transaction authorization failed');
    expect(proposalOf(stage, 'pay')!.earliest_exec_time).toBeNull();
    stage.push([approve('bob', 'pay')]);
    const row = approvalsOf(stage, 'pay')!;
    expect(levelsOf(row.requested_approvals)).toEqual(['alice', 'dave']);
    expect(levelsOf(row.provided_approvals)).toEqual(['carol', 'bob']);
    expect(proposalOf(stage, 'pay')!.earliest_exec_time).toBe(stage.chain.head.time);
    expect(stage.ram('alice')).toBe(ram + 8n);
    const before = stage.balance('bob');
    const { action_traces } = stage.push([execute('dave', 'pay')]);
    expect(action_traces[1]).toMatchObject({ creator_action_ordinal: 1, act: { name: 'transfer' } });
    expect(stage.balance('bob')).not.toBe(before);
    expect(proposalOf(stage, 'pay')).toBeNull();
    expect(approvalsOf(stage, 'pay')).toBeNull();
    expect(stage.refusal(execute('dave', 'pay'))).toBe('proposal not found');
  });

  test('that an approval is taken back from needs another one', () => {
    stage.push([propose('twice', transaction(stage, [salary]))]);
    stage.push([approve('alice', 'twice'), approve('bob', 'twice')]);
    stage.push([unapprove('bob', 'twice')]);
    expect(proposalOf(stage, 'twice')!.earliest_exec_time).toBeNull();
    expect(stage.refusal(execute('alice', 'twice'))).toBe('transaction authorization failed');
    stage.push([approve('dave', 'twice')]);
    expect(stage.compute(execute('alice', 'twice')).failure).toBeNull();
  });

  test('loses the approvals that its members gave before they invalidated them', () => {
    stage.push([propose('stale', transaction(stage, [salary]))]);
    stage.push([approve('bob', 'stale'), approve('carol', 'stale')]);
    stage.push([msigAction('invalidate', 'carol', { account: 'carol' })]);
    const invalidation = stage.row<InvalidationRow>('eosio.msig', 'eosio.msig', 'invals', 'carol');
    expect(invalidation).toEqual({ account: 'carol', last_invalidation_time: stage.chain.head.time });
    expect(stage.refusal(execute('alice', 'stale'))).toBe('transaction authorization failed');
    stage.push([unapprove('carol', 'stale')]);
    stage.push([approve('carol', 'stale')]);
    expect(stage.compute(execute('alice', 'stale')).failure).toBeNull();
  });

  test('with a delay waits that long after it was approved', () => {
    stage.push([propose('later', transaction(stage, [salary], 3600, 60))]);
    stage.push([approve('bob', 'later'), approve('carol', 'later')]);
    expect(stage.refusal(execute('alice', 'later'))).toBe('too early to execute');
    stage.later(61);
    expect(stage.compute(execute('alice', 'later')).failure).toBeNull();
  });

  test('is canceled by its proposer, and by other accounts only once expired', () => {
    stage.push([propose('short', transaction(stage, [salary], 30)), propose('mine', transaction(stage, [salary]))]);
    expect(stage.refusal(cancel('bob', 'short'))).toBe('cannot cancel until expiration');
    stage.push([cancel('alice', 'mine')]);
    expect(approvalsOf(stage, 'mine')).toBeNull();
    stage.push([approve('bob', 'short'), approve('carol', 'short')]);
    stage.later(40);
    expect(stage.refusal(execute('bob', 'short'))).toBe('transaction expired');
    stage.push([cancel('bob', 'short')]);
    expect(proposalOf(stage, 'short')).toBeNull();
  });

  test('is kept byte for byte, and an approval may name its hash', () => {
    const trx = transaction(stage, [salary]);
    stage.push([propose('hashed', trx)]);
    const packed = packTransaction(trx);
    expect(proposalOf(stage, 'hashed')!.packed_transaction).toEqual(packed);
    expect(stage.refusal(approve('bob', 'hashed', { proposal_hash: '00'.repeat(32) }))).toBe('hash mismatch');
    expect(stage.compute(approve('bob', 'hashed', { proposal_hash: toHex(sha256(packed)) })).failure).toBeNull();
  });

  test.each([
    [
      'again by the same name',
      (s: Stage) => propose('twice', transaction(s, [salary])),
      'proposal with the same name exists',
    ],
    ['that has expired', (s: Stage) => propose('past', transaction(s, [salary], -10)), 'transaction expired'],
    [
      'with context-free actions',
      (s: Stage) => propose('cfa', { ...transaction(s, [salary]), context_free_actions: [salary] }),
      'not allowed to `propose` a transaction with context-free actions',
    ],
    [
      'that asks too few',
      (s: Stage) => propose('few', transaction(s, [salary]), levels.slice(0, 1)),
      'transaction authorization failed',
    ],
    [
      'that requests an unauthorized account',
      (s: Stage) =>
        propose('more', transaction(s, [salary], 60), [...levels, { actor: 'treasury', permission: 'owner' }]),
      null,
    ],
    [
      'for another account',
      (s: Stage) => ({ ...propose('forged', transaction(s, [salary])), authorization: [levels[1]!] }),
      'missing authority of alice',
    ],
    [
      'approved by who was not asked',
      () => approve('treasury', 'twice'),
      'approval is not on the list of requested approvals',
    ],
    ['approved twice', () => approve('alice', 'twice'), 'approval is not on the list of requested approvals'],
    ['unapproved by who had not approved', () => unapprove('carol', 'twice'), 'no approval previously granted'],
    [
      'approved by a contract that did not send it',
      () => act('approve', 'bob', 'twice', { level: { actor: 'bob', permission: 'eosio.code' } }),
      'wrong contract sent `approve` action for eosio.code permmission',
    ],
  ])('%s', (_, make, reason) => {
    if (reason === null) expect(stage.compute(make(stage)).failure).toBeNull();
    else expect(stage.refusal(make(stage))).toBe(reason);
  });
});

describe('eosio.wrap', () => {
  test('executes with the authority of others, when its own and the executer have signed', () => {
    const stage = stageWithTreasury();
    const trx = transaction(stage, [salary]);
    const levelOf = (actor: string) => ({ actor, permission: 'active' });
    expect(stage.refusal(wrapAction(['bob'], { executer: 'bob', trx }))).toBe('missing authority of eosio.wrap');
    const late = transaction(stage, [salary], -10);
    expect(stage.refusal(wrapAction(['eosio.wrap', 'bob'], { executer: 'bob', trx: late }))).toBe(
      'transaction expired',
    );
    const wrapped = transaction(stage, [wrapAction(['eosio.wrap', 'bob'], { executer: 'bob', trx })]);
    stage.push([propose('wrapped', wrapped, [levelOf('bob'), levelOf('eosio')])]);
    stage.push([approve('bob', 'wrapped'), act('approve', 'eosio', 'wrapped', { level: levelOf('eosio') })]);
    const { action_traces } = stage.push([execute('carol', 'wrapped')]);
    expect(action_traces.map(({ receiver, creator_action_ordinal: creator }) => `${receiver} ${creator}`)).toEqual([
      'eosio.msig 0',
      'eosio.wrap 1',
      'eosio.token 2',
      'treasury 3',
      'bob 3',
    ]);
  });
});

test('whatever its members do, a proposal never runs with less than its threshold', () => {
  const stage = stageWithTreasury();
  const member = fc.constantFrom(...members);
  const step = fc.tuple(fc.constantFrom('approve', 'approve', 'unapprove', 'invalidate', 'exec'), member);
  let round = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 4, maxLength: 14 }), (steps) => {
      const name = `p${(round++).toString(5).replaceAll('0', 'z')}`;
      stage.push([propose(name, transaction(stage, [salary]))]);
      const counting = new Set<string>();
      const provided = new Set<string>();
      for (const [kind, who] of steps) {
        const action = {
          approve: () => approve(who, name),
          unapprove: () => unapprove(who, name),
          invalidate: () => msigAction('invalidate', who, { account: who }),
          exec: () => execute(who, name),
        }[kind]!();
        const { failure } = stage.compute(action);
        if (kind === 'exec') {
          expect(failure === null).toBe(counting.size >= 2);
          continue;
        }
        const allowed = kind === 'invalidate' || provided.has(who) === (kind === 'unapprove');
        expect(failure === null).toBe(allowed);
        if (!allowed) continue;
        stage.push([action]);
        if (kind === 'approve') provided.add(who);
        if (kind === 'unapprove') provided.delete(who);
        if (kind === 'approve') counting.add(who);
        else counting.delete(who);
      }
      stage.push([cancel('alice', name)]);
    }),
    { numRuns: 12 },
  );
});
