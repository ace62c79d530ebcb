import { phrase } from '../tools/phrase.ts';
import type { Finding, GuardRule } from './finding.ts';

/** A transferred token that imitates the symbol of a known one, or is listed as spam. */
export const counterfeitToken: GuardRule = ({ facts }) =>
  [...new Map(facts.tokens.map((each) => [`${each.contract} ${each.code}`, each])).values()].flatMap(
    ({ contract, code, looksLike, spam }): Finding[] => {
      if (looksLike !== null) return [phrase('counterfeit-token', code, contract, looksLike)];
      return spam ? [phrase('spam-token', code, contract)] : [];
    },
  );
