import { account, code, sentence, type Part, type SentenceFamily } from '../sentence.ts';
import { isSystemContract } from './system-contract.ts';

export const permissionSentences: SentenceFamily = {
  appliesTo: isSystemContract,
  actions: {
    updateauth: ({ account: owner, permission }) => sentence('updateAuth', { permission: level(owner, permission) }),
    linkauth: ({ account: owner, code: contract, type, requirement }) =>
      sentence(type === '' ? 'linkContract' : 'linkAuth', {
        permission: level(owner, requirement),
        contract: account(contract),
        ...(type === '' ? {} : { action: code(type) }),
      }),
  },
};

function level(actor: unknown, permission: unknown): Part | null {
  return typeof actor === 'string' && typeof permission === 'string' ? { kind: 'permission', actor, permission } : null;
}
