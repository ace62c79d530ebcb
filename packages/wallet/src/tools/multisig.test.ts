import { expect, test } from 'vitest';
import { alice, eosChain } from '../../test/tool-chain.ts';
import { approveProposal, cancelProposal, executeProposal, type ProposalFacts, unapproveProposal } from './multisig.ts';

const owner = { actor: 'alice', permission: 'owner' };
const facts: ProposalFacts = {
  proposer: 'carol',
  name: 'payroll',
  hash: 'ab'.repeat(32),
  pending: [alice, owner],
  approved: [],
  approvals: 2,
};

test('an approval is bound to the hash and authorized by the requested permission', () => {
  const reading = approveProposal.read({ level: 'alice@owner' }, { chain: eosChain, facts });
  expect(reading.ok && reading.act.summary).toEqual({ code: 'approve', args: ['payroll', 'alice@owner'] });
  expect(reading.ok && reading.act.actions(alice)).toEqual([
    {
      account: 'eosio.msig',
      name: 'approve',
      authorization: [owner],
      data: { proposer: 'carol', proposal_name: 'payroll', level: owner, proposal_hash: facts.hash },
    },
  ]);
});

test('without a choice the first requested permission acts; without any nothing can be signed', () => {
  const reading = approveProposal.read({ level: 'zoe@active' }, { chain: eosChain, facts });
  expect(reading.ok && reading.act.actions(owner)[0]!.authorization).toEqual([alice]);
  expect(unapproveProposal.read({ level: '' }, { chain: eosChain, facts })).toEqual({
    ok: false,
    faults: { level: { code: 'choice-missing', args: [] } },
  });
  const approved = { ...facts, approved: [alice] };
  const back = unapproveProposal.read({ level: '' }, { chain: eosChain, facts: approved });
  expect(back.ok && back.act.actions(alice)).toMatchObject([{ name: 'unapprove', data: { level: alice } }]);
});

test('executing and canceling name the signer; canceling warns about approvals that it deletes', () => {
  const exec = executeProposal.read({}, { chain: eosChain, facts });
  expect(exec.ok && exec.act.actions(alice)).toMatchObject([{ name: 'exec', data: { executer: 'alice' } }]);
  const cancel = cancelProposal.read({}, { chain: eosChain, facts });
  expect(cancel.ok && cancel.act.warnings).toEqual([{ code: 'approvals-deleted', args: ['2'] }]);
  expect(cancel.ok && cancel.act.actions(alice)).toMatchObject([{ name: 'cancel', data: { canceler: 'alice' } }]);
});
