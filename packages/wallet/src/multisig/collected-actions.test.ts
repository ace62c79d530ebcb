import { expect, test } from 'vitest';
import { collectActions, dropCollected, noMultisig, requestApprovals, switchMode } from './collected-actions.ts';

const alice = { actor: 'alice', permission: 'active' };
const pay = { account: 'eosio.token', name: 'transfer', authorization: [alice], data: { to: 'bob' } };

test('[MSIG-003] submitted actions gather without authorisation, requested approvers each once', () => {
  let state = switchMode(noMultisig, true);
  state = collectActions(state, [pay]);
  state = collectActions(state, [{ ...pay, name: 'open' }, pay]);
  expect(state.multisigActions.map(({ name, authorization }) => [name, authorization])).toEqual([
    ['transfer', []],
    ['open', []],
    ['transfer', []],
  ]);
  state = requestApprovals(state, [alice, { actor: 'bob', permission: 'active' }]);
  state = requestApprovals(state, [alice, { actor: 'alice', permission: 'owner' }]);
  expect(state.multisigRequested).toHaveLength(3);
  expect(pay.authorization).toEqual([alice]);
  expect(dropCollected(state)).toEqual({ multisigMode: true, multisigActions: [], multisigRequested: [] });
});
