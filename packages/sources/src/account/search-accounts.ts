import { reading } from '../node/reading.ts';
import type { SourceContext } from '../core/source-context.ts';
import { empty, meta, type Outcome } from '../core/outcome.ts';

/**
 * The prefix to search account names for: trimmed, lower case. null where no account can match (empty, a leading dot,
 * characters other than a-z, 1-5 and dots, too long) or too many do (`eosio.`).
 */
export function accountPrefix(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  if (text.includes('eosio.')) return null;
  return /^[a-z1-5][a-z1-5.]{0,11}$|^[a-z1-5][a-z1-5.]{11}[a-j1-5]$/.test(text) ? text : null;
}

/** Account names that start with the text: scopes of the system contract's userres table. */
export function searchAccounts(
  { api, chain }: Pick<SourceContext, 'api' | 'chain'>,
  typed: string,
  limit = 10,
): Promise<Outcome<string[]>> {
  const prefix = accountPrefix(typed);
  if (prefix === null) return Promise.resolve(empty(meta({ source: 'input', time: new Date().toISOString() })));
  const request = {
    code: chain.systemAccounts.system,
    table: 'userres',
    lower_bound: bound(prefix),
    upper_bound: bound(highest(prefix)),
    limit,
  };
  return reading(
    async () => {
      const answer = await api.getTableByScope(request);
      const scopes = answer.value
        .at('rows')
        .items()
        .map((row) => row.at('scope').text());
      return { ...answer, value: scopes.filter((scope) => scope.startsWith(prefix)).slice(0, limit) };
    },
    { isEmpty: (names) => names.length === 0 },
  );
}

/** The highest name with the prefix. */
function highest(prefix: string): string {
  return prefix.length >= 12 ? prefix : `${prefix.padEnd(12, 'z')}j`;
}

/** nodeos reads a bound of digits as a number; a leading space makes it a name. */
function bound(name: string): string {
  return /^\d+$/.test(name) ? ` ${name}` : name;
}
