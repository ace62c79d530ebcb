import { phrase } from '../tools/phrase.ts';
import type { GuardRule } from './finding.ts';

/** The sender never paid the receiver before, as far as the history goes. */
export const firstContact: GuardRule = ({ facts }, { ownAccounts }) =>
  [...new Map(facts.recipients.map((each) => [`${each.from} ${each.to}`, each])).values()]
    .filter(({ to, first }) => first === true && !ownAccounts.includes(to))
    .map(({ from, to }) => phrase('first-contact', from, to));
