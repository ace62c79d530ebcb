import { reading } from '../node/reading.ts';
import type { SourceContext } from '../core/source-context.ts';
import { empty, meta, type Outcome } from '../core/outcome.ts';

/**
 * The prefix of account names that a typed text means, trimmed and in lower case; null if it can match no account
 * (empty, a leading dot, other characters than a-z, 1-5 and dots, too long), and for the many accounts below `system`.
 */
export function accountPrefix(typed: string, system: string): string | null {
  const text = typed.trim().toLowerCase();
  if (text.includes(`${system}.`)) return null;
  return /^[a-z1-5][a-z1-5.]{0,11}$|^[a-z1-5][a-z1-5.]{11}[a-j1-5]$/.test(text) ? text : null;
}

/** Account names that start with the text: scopes of the system contract's userres table. */
export function searchAccounts(
  { api, chain }: Pick<SourceContext, 'api' | 'chain'>,
  typed: string,
  limit = 10,
): Promise<Outcome<string[]>> {
  const prefix = accountPrefix(typed, chain.systemAccounts.system);
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
