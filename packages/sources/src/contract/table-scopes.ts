import { nameToU64 } from '@antescope/codec/chain/name';
import { reading } from '../node/reading.ts';
import type { Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';

/** One scope of a table. */
export interface TableScope {
  /** As the node writes it: the value as a name, whatever it means. '' is the value 0. */
  scope: string;
  /** The value as a number, exact: what the scope is for tables that count their scopes. */
  number: string;
  /** The value as a symbol's code ('EOS'), where it can be one. */
  symbolCode: string | null;
  /** Account that paid for the first row of the scope. */
  payer: string;
  /** Rows and entries of the first secondary index together: what the node counts. */
  entries: number;
}

export interface ScopePage {
  scopes: TableScope[];
  /** Scope to continue from; null at the end. */
  next: string | null;
}

/** Scopes of a table in the order of their values, from `from` on (get_table_by_scope). 'empty' if it has no row. */
export function tableScopes(
  at: SourceContext,
  { code, table, from, limit }: { code: string; table: string; from?: string; limit: number },
): Promise<Outcome<ScopePage>> {
  const request = { code, table, limit, ...(from === undefined ? {} : { lower_bound: from }) };
  return at.remember(
    `scopes ${JSON.stringify(request)}`,
    reading(
      async () => {
        const answer = await at.api.getTableByScope(request);
        const scopes = answer.value
          .at('rows')
          .items()
          .map((row) => ({
            ...valueOfScope(row.at('scope').text()),
            payer: row.at('payer').text(),
            entries: row.at('count').number(),
          }));
        const more = answer.value.at('more').textOr('');
        return { ...answer, value: { scopes, next: more === '' ? null : more } };
      },
      { isEmpty: ({ scopes }) => scopes.length === 0 },
    ),
  );
}

function valueOfScope(scope: string): Pick<TableScope, 'scope' | 'number' | 'symbolCode'> {
  try {
    const value = nameToU64(scope);
    return { scope, number: value.toString(), symbolCode: symbolCodeOf(value) };
  } catch {
    // A node that writes scopes in another way: as it is.
    return { scope, number: '', symbolCode: null };
  }
}

/** Letters from the lowest byte on, none after the first zero; null for what is no symbol's code. */
function symbolCodeOf(value: bigint): string | null {
  let text = '';
  for (let rest = value; rest > 0n; rest >>= 8n) {
    const byte = Number(rest & 0xffn);
    if (byte < 65 || byte > 90) return null;
    text += String.fromCharCode(byte);
  }
  return text.length >= 1 && text.length <= 7 ? text : null;
}

/** How a scope of a list has to be sent: nodeos takes digits for a number. */
export function scopeToSend({ scope, number }: Pick<TableScope, 'scope' | 'number'>): string {
  return number !== '' && (/^\d+$/.test(scope) || scope.startsWith('.')) ? number : scope;
}
