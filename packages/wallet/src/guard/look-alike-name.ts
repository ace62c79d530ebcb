import { phrase } from '../tools/phrase.ts';
import { exchangesOf } from './exchanges.ts';
import type { GuardRule } from './finding.ts';
import { sentTransfers } from './sent-transfers.ts';

/** Letters that are taken for each other. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/[1li]/g, 'l'],
  [/[5s]/g, 's'],
  [/[2z]/g, 'z'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/** The name as it looks at a glance. */
function shape(name: string): string {
  return alike.reduce((text, [letters, letter]) => text.replace(letters, letter), name);
}

/** A receiver whose name looks like the deposit account of an exchange. */
export const lookAlikeName: GuardRule = (preview, chainKey) =>
  sentTransfers(preview).flatMap(({ to }) => {
    const known = exchangesOf(chainKey).find((name) => name !== to && shape(name) === shape(to));
    return known === undefined ? [] : [phrase('look-alike-name', to, known)];
  });
