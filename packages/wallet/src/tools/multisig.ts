import type { PermissionLevel } from '../session/session.ts';
import { levelText } from '../session/session.ts';
import type { ActionInput } from '../transact/draft.ts';
import { defineTool } from './define-tool.ts';
import type { Field } from './field.ts';
import { phrase } from './phrase.ts';
import type { ToolChain } from './tool-chain.ts';

/** An open proposal, and the requested permissions that the connected account can act for. */
export interface ProposalFacts {
  proposer: string;
  name: string;
  /** sha256 of the packed transaction: an approval counts for this transaction only. */
  hash: string;
  /** Requested and not approved. */
  pending: readonly PermissionLevel[];
  /** Approved, or invalidated since. */
  approved: readonly PermissionLevel[];
  /** Approvals by any account. */
  approvals: number;
}

/** On FIO the contract's actions take a fee, which these tools do not set. */
const gate = ({ features }: ToolChain): boolean => !features.handles;

/** One of several requested permissions; the first one unless another is chosen. */
function levelField(
  levelsOf: (facts: ProposalFacts) => readonly PermissionLevel[],
): Field<PermissionLevel, ProposalFacts> {
  return {
    kind: 'choice',
    initial: '',
    optional: false,
    options: ({ facts }) => levelsOf(facts).map((level) => ({ text: levelText(level), label: levelText(level) })),
    read: (text, { facts }) => {
      const levels = levelsOf(facts);
      const level = levels.find((each) => levelText(each) === text) ?? levels[0];
      return level === undefined ? { ok: false, fault: phrase('choice-missing') } : { ok: true, value: level };
    },
  };
}

function msigAction(
  chain: ToolChain,
  level: PermissionLevel,
  { proposer, name }: ProposalFacts,
  action: string,
  data: Record<string, unknown>,
): ActionInput {
  return {
    account: chain.systemAccounts.msig,
    name: action,
    authorization: [level],
    data: { proposer, proposal_name: name, ...data },
  };
}

/** Approves a proposal as one of its requested permissions. */
export const approveProposal = defineTool<ProposalFacts>()({
  id: 'approve',
  gate,
  fields: { level: levelField(({ pending }) => pending) },
  summary: ({ level }, { facts }) => phrase('approve', facts.name, levelText(level)),
  actions: ({ level }, { chain, facts }) => [
    msigAction(chain, requested(level), facts, 'approve', { level: requested(level), proposal_hash: facts.hash }),
  ],
});

/** Withdraws an approval. */
export const unapproveProposal = defineTool<ProposalFacts>()({
  id: 'unapprove',
  gate,
  fields: { level: levelField(({ approved }) => approved) },
  summary: ({ level }, { facts }) => phrase('unapprove', facts.name, levelText(level)),
  actions: ({ level }, { chain, facts }) => [
    msigAction(chain, requested(level), facts, 'unapprove', { level: requested(level) }),
  ],
});

/** Executes a proposal whose required approvals are in; any account can. */
export const executeProposal = defineTool<ProposalFacts>()({
  id: 'exec',
  gate,
  fields: {},
  summary: (_values, { facts }) => phrase('exec', facts.name),
  actions: (_values, { chain, facts, level }) => [
    msigAction(chain, requested(level), facts, 'exec', { executer: level.actor }),
  ],
});

/** Deletes a proposal with its approvals: its proposer at any time, any account once it has expired. */
export const cancelProposal = defineTool<ProposalFacts>()({
  id: 'cancel',
  gate,
  fields: {},
  summary: (_values, { facts }) => phrase('cancel', facts.name),
  warnings: (_values, { facts }) =>
    facts.approvals === 0 ? [] : [phrase('approvals-deleted', String(facts.approvals))],
  actions: (_values, { chain, facts, level }) => [
    msigAction(chain, requested(level), facts, 'cancel', { canceler: level.actor }),
  ],
});

/** Without the other properties of a session or an approval. */
function requested({ actor, permission }: PermissionLevel): PermissionLevel {
  return { actor, permission };
}
