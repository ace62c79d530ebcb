import { isName } from '@antescope/codec/chain/name';
import type { CollectedAction } from '../multisig/collected-actions.ts';
import { levelText, type PermissionLevel } from '../session/session.ts';
import { defineTool } from './define-tool.ts';
import { type Field, integerField } from './field.ts';
import { phrase } from './phrase.ts';

export interface ProposeFacts {
  actions: readonly CollectedAction[];
  /** Permissions whose approval the actions need; null: not known. */
  needed: readonly PermissionLevel[] | null;
  /** Permissions whose approval is requested instead; null: those that are needed. */
  requested: readonly PermissionLevel[] | null;
  /** Milliseconds since 1970 from which the expiration is counted. */
  now: number;
}

const daySeconds = 86_400;

/** Not typed: actions are collected by other tools. A value of the form, so that the preview follows it. */
const collected: Field<readonly CollectedAction[], ProposeFacts> = {
  kind: 'text',
  initial: '',
  optional: false,
  read: (_text, { facts }) => ({ ok: true, value: facts.actions }),
};

const nameField: Field<string, ProposeFacts> = {
  kind: 'text',
  initial: '',
  optional: false,
  read: (text) => ({ ok: true, value: text.trim() }),
};

/** Chosen outside of the form's texts, like the actions. */
const approvers: Field<readonly PermissionLevel[], ProposeFacts> = {
  kind: 'names',
  initial: '',
  optional: false,
  read: (_text, { facts }) => ({ ok: true, value: facts.requested ?? facts.needed ?? [] }),
};

/** Proposes the collected actions as one transaction of the multisig contract. */
export const proposeTransaction = defineTool<ProposeFacts>()({
  id: 'propose',
  // On FIO the contract's actions take a fee, which this tool does not set.
  gate: ({ features }) => !features.handles,
  fields: {
    actions: collected,
    requested: approvers,
    name: nameField,
    days: integerField<ProposeFacts>({ most: 365n, initial: '7' }),
    delay: integerField<ProposeFacts>({ least: 0n, most: 1080n, initial: '0' }),
  },
  check: ({ actions, requested, name }) => [
    ...(actions.length === 0 ? [{ field: 'actions' as const, fault: phrase('actions-missing') }] : []),
    ...(requested.length === 0 ? [{ field: 'requested' as const, fault: phrase('approvers-missing') }] : []),
    ...(isName(name) && name.length <= 12 ? [] : [{ field: 'name' as const, fault: phrase('proposal-name-invalid') }]),
  ],
  summary: ({ name, actions }) => phrase('propose', name, String(actions.length)),
  warnings: ({ requested }, { facts }) => {
    const asked = new Set(requested.map(levelText));
    const left = (facts.needed ?? []).filter((level) => !asked.has(levelText(level)));
    return left.length === 0 ? [] : [phrase('not-requested', left.map(levelText).join(', '))];
  },
  actions: ({ actions, requested, name, days, delay }, { chain, facts, level }) => [
    {
      account: chain.systemAccounts.msig,
      name: 'propose',
      authorization: [{ actor: level.actor, permission: level.permission }],
      data: {
        proposer: level.actor,
        proposal_name: name,
        requested,
        trx: {
          expiration: new Date(facts.now + Number(days) * daySeconds * 1000).toISOString().slice(0, 19),
          // The contract does not read the reference block of a proposal.
          ref_block_num: 0,
          ref_block_prefix: 0,
          max_net_usage_words: 0,
          max_cpu_usage_ms: 0,
          delay_sec: Number(delay) * 3600,
          context_free_actions: [],
          actions: actions.map(({ account, name: action, data, level: by }) => ({
            account,
            name: action,
            authorization: [by],
            data,
          })),
          transaction_extensions: [],
        },
      },
    },
  ],
});
