import { describe, expect, test } from 'vitest';
import type { Action } from '@antescope/codec/chain/transaction';
import { compareKeys } from '../src/authority/authority.ts';
import { keyOnly, lab, Laboratory, native, testPublicKey } from './laboratory/laboratory.ts';

const update = (account: string, permission: string, parent: string, auth: unknown, by = `${account}@active`): Action =>
  native('updateauth', by, { account, permission, parent, auth });
const link = (account: string, type: string, requirement: string): Action =>
  native('linkauth', account, { account, code: 'lab', type, requirement });
const key = (name: string, weight = 1) => ({ key: testPublicKey(name), weight });
const answer = (authorization: string, value = 1): Action => lab('answer', authorization, { value });

describe('permissions', () => {
  const laboratory = new Laboratory();
  const { resources, database } = laboratory.chain.state;

  test('a new permission costs what it cost on the recorded chain, and deleting it gives that back', () => {
    const before = resources.ramUsage('alice');
    laboratory.push([update('alice', 'game', 'active', keyOnly('game'))]);
    expect(resources.ramUsage('alice') - before).toBe(338n);
    laboratory.push([update('alice', 'deep', 'game', keyOnly('deep'))]);
    laboratory.push([link('alice', 'answer', 'game')]);
    expect(resources.ramUsage('alice') - before).toBe(338n + 338n + 144n);
    expect(laboratory.refused([native('deleteauth', 'alice', { account: 'alice', permission: 'game' })]).message).toBe(
      'Cannot delete a linked authority. Unlink the authority first. This authority is linked to lab::answer.',
    );
    laboratory.push([native('unlinkauth', 'alice', { account: 'alice', code: 'lab', type: 'answer' })]);
    expect(laboratory.refused([native('deleteauth', 'alice', { account: 'alice', permission: 'game' })]).message).toBe(
      'Cannot remove a permission which has children. Remove the children first.',
    );
    laboratory.push([native('deleteauth', 'alice', { account: 'alice', permission: 'deep' })]);
    laboratory.push([native('deleteauth', 'alice', { account: 'alice', permission: 'game' })]);
    expect(resources.ramUsage('alice')).toBe(before);
  });

  test('an account costs 2996 bytes less the row of the system contract', () => {
    laboratory.push([laboratory.newAccount('fresh')]);
    expect(resources.ramUsage('fresh')).toBe(2996n - 272n);
  });

  test('a linked permission may do its action and no other', () => {
    laboratory.push([update('bob', 'claimer', 'active', keyOnly('claimer'))]);
    laboratory.push([link('bob', 'answer', 'claimer')]);
    expect(laboratory.push([answer('bob@claimer')], ['claimer']).failure).toBeNull();
    const error = laboratory.refused([lab('notify', 'bob@claimer', { accounts: [] })], ['claimer']);
    expect([error.code, error.message]).toEqual([
      3090005,
      'action declares irrelevant authority \'{"actor":"bob","permission":"claimer"}\'; ' +
        'minimum authority is {"actor":"bob","permission":"active"}',
    ]);
    expect(laboratory.push([answer('bob', 2)], ['bob']).failure).toBeNull();
  });

  test('only what is above a permission may change it', () => {
    const auth = keyOnly('thief');
    const error = laboratory.refused([update('bob', 'owner', '', auth, 'bob@active')], ['bob']);
    expect(error.message).toBe(
      'updateauth action declares irrelevant authority \'{"actor":"bob","permission":"active"}\'; ' +
        'minimum authority is {"actor":"bob","permission":"owner"}',
    );
    expect(laboratory.refused([update('bob', 'active', 'owner', auth, 'alice@active')], ['alice']).message).toBe(
      'the owner of the affected permission needs to be the actor of the declared authorization',
    );
  });

  test('several keys and accounts: as many as the threshold asks for, and none too many', () => {
    const keys = [key('one'), key('two'), key('three')].sort((a, b) => (a.key < b.key ? -1 : 1));
    const accounts = [{ permission: { actor: 'bob', permission: 'active' }, weight: 1 }];
    const sorted = sortedByPacked(keys);
    laboratory.push([update('alice', 'shared', 'active', { threshold: 3, keys: sorted, accounts, waits: [] })]);
    const shared = [update('alice', 'child', 'shared', keyOnly('child'), 'alice@shared')];
    expect(laboratory.refused(shared, ['one', 'two']).code).toBe(3090003);
    expect(laboratory.refused(shared, ['one', 'two', 'three', 'bob']).code).toBe(3090002);
    expect(laboratory.push(shared, ['one', 'two', 'bob']).failure).toBeNull();
    const required = laboratory.chain.state.authorization.requiredKeys(
      shared,
      ['one', 'bob', 'two', 'alice'].map(testPublicKey),
      0,
    );
    expect([...required].sort()).toEqual(['one', 'bob', 'two'].map(testPublicKey).sort());
    expect(() => laboratory.chain.state.authorization.requiredKeys(shared, [testPublicKey('one')], 0)).toThrow(
      'transaction declares authority \'{"actor":"alice","permission":"shared"}\', but does not have signatures for it.',
    );
  });

  test('authorities are found by the keys and accounts they name', () => {
    expect([...database.permissionIndex.naming(testPublicKey('two'))]).toEqual(['alice/shared']);
    expect([...database.permissionIndex.naming('bob@active')]).toEqual(['alice/shared']);
  });
});

/** The chain sorts keys of one type by their bytes, which differs from base58 order. */
function sortedByPacked<T extends { key: string }>(keys: T[]): T[] {
  return [...keys].sort((a, b) => compareKeys(a.key, b.key));
}

describe('delayed transactions', () => {
  const wait = (seconds: number) => ({
    threshold: 2,
    keys: [key('slow')],
    accounts: [],
    waits: [{ wait_sec: seconds, weight: 1 }],
  });

  function withSlowPermission(): Laboratory {
    const laboratory = new Laboratory();
    laboratory.push([update('alice', 'slow', 'active', wait(2))]);
    laboratory.push([link('alice', 'answer', 'slow'), link('alice', 'fail', 'slow')]);
    laboratory.block();
    return laboratory;
  }

  test('execute when due, without signatures', () => {
    const laboratory = withSlowPermission();
    const { chain } = laboratory;
    expect(laboratory.refused([answer('alice@slow')], ['slow']).code).toBe(3090003);
    const used = chain.state.resources.ramUsage('alice');
    const accepted = laboratory.push([answer('alice@slow')], ['slow'], { delay_sec: 2 });
    expect(accepted).toMatchObject({ status: 3, action_traces: [], receipt: { status: 3 } });
    const size = BigInt(272 + chain.state.database.generated.get(accepted.id)!.packed.length);
    expect(accepted.account_ram_delta).toEqual({ account: 'alice', delta: size });
    expect(chain.state.resources.ramUsage('alice')).toBe(used + size);
    const kinds: [number, string][] = [];
    for (let i = 0; i < 6; i++) {
      const { block } = laboratory.block();
      for (const { status, trx } of block.transactions) kinds.push([status, trx[0]]);
    }
    expect(kinds).toEqual([
      [3, 'packed_transaction'],
      [0, 'transaction_id'],
    ]);
    expect(chain.state.resources.ramUsage('alice')).toBe(used);
    expect(chain.state.database.generated.size).toBe(0);
  });

  test('that fail have a hard_fail receipt', () => {
    const laboratory = withSlowPermission();
    const accepted = laboratory.push([lab('fail', 'alice@slow', { message: 'no' })], ['slow'], { delay_sec: 2 });
    laboratory.block();
    const last = [1, 2, 3, 4].map(() => laboratory.block()).flatMap(({ executed }) => executed.slice(1));
    expect(last).toHaveLength(1);
    expect(last[0]).toMatchObject({ id: accepted.id, status: 2, scheduled: true, except: 'Y', net_usage: 0n });
    expect(last[0]!.failure!.message).toBe('assertion failure with message: no');
    expect(last[0]!.action_traces.map(({ receipt }) => receipt)).toEqual([null]);
  });

  test('can be canceled while pending', () => {
    const laboratory = withSlowPermission();
    const accepted = laboratory.push([answer('alice@slow')], ['slow'], { delay_sec: 2 });
    laboratory.block();
    const cancel = { canceling_auth: { actor: 'alice', permission: 'slow' }, trx_id: accepted.id };
    laboratory.push([native('canceldelay', 'alice@active', cancel)]);
    expect(laboratory.chain.state.database.generated.size).toBe(0);
    const blocks = Array.from({ length: 8 }, () => laboratory.block());
    expect(blocks.slice(1).flatMap(({ block }) => block.transactions)).toEqual([]);
  });
});
