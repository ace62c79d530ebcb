import { levelText } from '../session/session.ts';
import { phrase } from '../tools/phrase.ts';
import type { SignedAction } from '../transact/preview-facts.ts';
import type { GuardRule } from './finding.ts';

/** Changes of permissions are what an owner key is for. */
const ownerActions = new Set(['updateauth', 'deleteauth', 'linkauth', 'unlinkauth']);

/** The owner permission signs what a lower one could. */
export const ownerInUse: GuardRule = ({ signed }) => {
  const levels = signed.filter(({ name }) => !ownerActions.has(name)).flatMap(ownerLevels);
  return [...new Set(levels)].map((level) => phrase('owner-in-use', level));
};

function ownerLevels({ authorization }: SignedAction): string[] {
  return authorization.filter(({ permission }) => permission === 'owner').map(levelText);
}
