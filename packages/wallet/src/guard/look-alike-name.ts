import { phrase } from '../tools/phrase.ts';
import { exchangesOf } from './exchanges.ts';
import type { GuardRule } from './finding.ts';
import { sentTransfers } from './sent-transfers.ts';
import { isSimilar } from './similar-names.ts';

/** A receiver whose name looks like an exchange, an account that the sender paid before, or one of this wallet. */
export const lookAlikeName: GuardRule = (preview, { key, systemDomain, ownAccounts }) => {
  const exchanges = exchangesOf(key);
  return [...new Map(sentTransfers(preview).map((each) => [`${each.from} ${each.to}`, each])).values()].flatMap(
    ({ from, to }) => {
      const fact = preview.facts.recipients.find((each) => each.from === from && each.to === to);
      const isTrusted = fact?.first === false || ownAccounts.includes(to) || exchanges.includes(to);
      if (isTrusted || to.startsWith(`${systemDomain}.`)) return [];
      const known = [...exchanges, ...ownAccounts, from, ...(fact?.first === true ? fact.contacts : [])];
      const similar = known.find((name) => isSimilar(to, name));
      return similar === undefined ? [] : [phrase('look-alike-name', to, similar)];
    },
  );
};
