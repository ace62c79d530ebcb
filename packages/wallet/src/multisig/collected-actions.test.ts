import { expect, test } from 'vitest';
import { newDraft } from '../transact/draft.ts';
import {
  changeLevel,
  collectActions,
  type CollectedAction,
  collectedFrom,
  dropCollected,
  maxCollected,
  moveEarlier,
  noMultisig,
  readMultisig,
  removeAction,
  requestApprovals,
  switchMode,
} from './collected-actions.ts';

const alice = { actor: 'alice', permission: 'active' };
const treasury = { actor: 'treasury', permission: 'active' };

function pay(name: string): CollectedAction {
  return { account: 'eosio.token', name, authorization: [], data: '00', decoded: { to: 'bob' }, level: treasury };
}

test('[MSIG-003] submitted actions are collected without authorization, requested approvers each once', () => {
  const data = Uint8Array.of(1, 2);
  const action = { account: 'eosio.token', name: 'transfer', authorization: [alice], data };
  const draft = { ...newDraft([], {}), actions: [action] };
  // A session has more than its level, which must not be proposed.
  const session = { ...alice, provider: 'local-key' };
  let state = switchMode(noMultisig, true);
  state = collectActions(state, collectedFrom(draft, session));
  expect(state.multisigActions).toEqual([
    { account: 'eosio.token', name: 'transfer', authorization: [], data: '0102', decoded: '0102', level: alice },
  ]);
  // An action of another permission keeps it; one without any has that of the session.
  const levels = [[treasury, alice], []].map((authorization) => ({ ...action, authorization }));
  const others = collectedFrom({ ...draft, actions: levels }, session);
  expect(others.map(({ level }) => level)).toEqual([treasury, alice]);
  state = collectActions(state, [pay('open')]);
  state = requestApprovals(state, [alice, treasury, { ...alice }]);
  expect(state.multisigRequested).toEqual([alice, treasury]);
  expect(requestApprovals(state, null).multisigRequested).toBeNull();
  expect(dropCollected(state)).toEqual({ ...noMultisig, multisigMode: true });
});

test('collected actions are reordered, removed and assigned to another permission', () => {
  let state = collectActions(noMultisig, [pay('first'), pay('second')]);
  state = moveEarlier(state, 1);
  expect(state.multisigActions.map(({ name }) => name)).toEqual(['second', 'first']);
  expect(moveEarlier(state, 0)).toBe(state);
  expect(moveEarlier(state, 2)).toBe(state);
  state = changeLevel(state, 0, alice);
  expect(state.multisigActions.map(({ level }) => level)).toEqual([alice, treasury]);
  expect(removeAction(state, 0).multisigActions.map(({ name }) => name)).toEqual(['first']);
});

test('a proposal has a bounded number of actions', () => {
  const full = collectActions(
    noMultisig,
    Array.from({ length: maxCollected }, () => pay('transfer')),
  );
  expect(() => collectActions(full, [pay('transfer')])).toThrow(RangeError);
});

test('a stored state is restored; what has another form is dropped', () => {
  let state = collectActions(switchMode(noMultisig, true), [pay('transfer')]);
  state = { ...requestApprovals(state, [alice]), onBehalfOf: treasury };
  expect(readMultisig(JSON.parse(JSON.stringify(state)))).toEqual(state);
  for (const stored of [null, 'text', 5, [], {}]) expect(readMultisig(stored)).toEqual(noMultisig);
  const damaged = { ...state, onBehalfOf: { actor: 'NOT A NAME', permission: 'active' } };
  const actions = [{ ...pay('transfer'), level: 'alice@active' }, null, pay('open')];
  expect(readMultisig({ ...damaged, multisigActions: actions })).toMatchObject({
    onBehalfOf: null,
    multisigActions: [pay('open')],
  });
});
