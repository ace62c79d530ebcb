import { isName } from '@antescope/codec/chain/name';
import * as v from 'valibot';
import type { Field } from '../../core/fields.ts';
import { httpUrl } from '../config-values.ts';
import { defineService } from '../define-service.ts';

export const airgrabMethods = ['claim', 'open', 'signup'] as const;
export type AirgrabMethod = (typeof airgrabMethods)[number];

/** A token that accounts get by an action of their own. */
export interface AirgrabToken {
  name: string;
  contract: string;
  code: string;
  precision: number;
  /** Action that creates the account's balance. */
  method: AirgrabMethod;
  /** Image URL; null: none. */
  logo: string | null;
  website: string | null;
}

const maxTokens = 50;

/** A JSON file with the airgrab tokens of the chain. */
export const airgrabService = defineService({
  name: 'airgrabs',
  config: v.strictObject({ url: httpUrl }),
  url: ({ url }) => url,
  timeoutMs: 4000,
  maxBytes: 200_000,
});

/** The first 50 tokens. Further members of an entry are ignored. */
export const airgrabTokens = airgrabService.call({
  request: () => ({}),
  read: (answer) => answer.items().slice(0, maxTokens).map(readToken),
  cacheMs: 60_000,
});

function readToken(row: Field): AirgrabToken {
  const contract = row.at('contract').text();
  const symbol = /^(\d{1,2}),([A-Z]{1,7})$/.exec(row.at('symbol').text());
  const method = airgrabMethods.find((each) => each === row.at('method').value);
  if (symbol === null || Number(symbol[1]) > 18) return row.at('symbol').fail("a symbol like '4,EOS'");
  return {
    name: row.at('name').text().slice(0, 80),
    contract: isName(contract) ? contract : row.at('contract').fail('an account name'),
    code: symbol[2]!,
    precision: Number(symbol[1]),
    method: method ?? row.at('method').fail("'claim', 'open' or 'signup'"),
    logo: urlOf(row.at('logo')),
    website: urlOf(row.at('website')),
  };
}

function urlOf(field: Field): string | null {
  const text = field.textOr('');
  return /^https?:\/\/\S{1,1000}$/.test(text) ? text : null;
}
