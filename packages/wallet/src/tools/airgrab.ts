import { groupDigits } from '@antescope/codec/bytes/group-digits';
import type { AirgrabToken } from '@antescope/sources/services/airgrabs/airgrabs';
import { defineTool } from './define-tool.ts';
import type { Field } from './field.ts';
import { phrase } from './phrase.ts';
import { assetText } from './units.ts';

export interface AirgrabFacts {
  /** Tokens that the account does not hold. */
  tokens: readonly AirgrabToken[];
  /** Free RAM of the account in bytes; null: not known, or unlimited. */
  freeRam: bigint | null;
}

/** RAM of a new balance: 112 bytes for the table in the account's scope, 112 for the row, 16 for the amount. */
export const airgrabRamBytes = 240n;

/** 'grabgrab1111 GRAB' */
export function airgrabKey({ contract, code }: Pick<AirgrabToken, 'contract' | 'code'>): string {
  return `${contract} ${code}`;
}

const tokenField: Field<AirgrabToken, AirgrabFacts> = {
  kind: 'choice',
  initial: '',
  optional: false,
  options: ({ facts }) => facts.tokens.map((token) => ({ text: airgrabKey(token), label: airgrabKey(token) })),
  read: (text, { facts }) => {
    const token = facts.tokens.find((each) => airgrabKey(each) === text) ?? facts.tokens[0];
    return token === undefined ? { ok: false, fault: phrase('choice-missing') } : { ok: true, value: token };
  },
};

/** Creates the account's balance of an airgrab token, in its own RAM. */
export const claimAirgrab = defineTool<AirgrabFacts>()({
  id: 'airgrab',
  gate: ({ features }) => features.airgrabs,
  fields: { token: tokenField },
  check: (_values, { facts: { freeRam } }) =>
    freeRam !== null && freeRam < airgrabRamBytes
      ? [{ field: 'token', fault: phrase('ram-missing', groupDigits(freeRam.toString())) }]
      : [],
  summary: ({ token }) => phrase('claim-airgrab', token.code),
  estimate: () => ({ field: 'token', text: phrase('ram-used', airgrabRamBytes.toString()) }),
  actions: ({ token }, { level }) => [
    { account: token.contract, name: token.method, authorization: [level], data: dataOf(token, level.actor) },
  ],
});

function dataOf({ method, code, precision }: AirgrabToken, owner: string): object {
  if (method === 'claim') return { claimer: owner };
  if (method === 'open') return { owner, symbol: `${precision},${code}`, ram_payer: owner };
  return { owner, quantity: assetText(0n, { code, precision }) };
}
