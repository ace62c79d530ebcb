import { isName, nameToU64 } from '@antescope/codec/chain/name';
import { afterFailures, empty, mapOutcome, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { reading } from '../node/reading.ts';
import { dfuse } from '../services/dfuse/dfuse.ts';
import { dfuseScopes } from '../services/dfuse/scopes-of-table.ts';
import { primaryKeyOf } from './row-keys.ts';

/** One scope of a table. */
export interface TableScope {
  /** As the node writes it: the value as a name, whatever it means. '' is the value 0. */
  scope: string;
  /** The value as a number, exact: what the scope is for tables that count their scopes. */
  number: string;
  /** The value as a symbol's code ('EOS'), where it can be one. */
  symbolCode: string | null;
  /** Account that paid for the first row of the scope; null from a service, which does not list it. */
  payer: string | null;
  /** Rows and entries of the first secondary index together: what the node counts. null from a service. */
  entries: number | null;
}

export interface ScopePage {
  scopes: TableScope[];
  /** Scope to continue from; null at the end. */
  next: string | null;
}

/** `from`: scope to begin with, as nodeos takes it. */
export interface ScopeQuery {
  code: string;
  table: string;
  from?: string;
  limit: number;
}

/**
 * Scopes of a table in the order of their values. Many public nodes refuse get_table_by_scope: then the graph-query
 * service lists them where the chain has one. 'empty' if the table has no row.
 */
export function tableScopes(at: SourceContext, query: ScopeQuery): Promise<Outcome<ScopePage>> {
  return at.remember(`scopes ${JSON.stringify(query)}`, readScopes(at, query));
}

async function readScopes(at: SourceContext, query: ScopeQuery): Promise<Outcome<ScopePage>> {
  const ofNode = await scopesOfNode(at, query);
  if (ofNode.state !== 'failed' || !dfuse.isConfigured(at.chain)) return ofNode;
  const { code, table, from = '' } = query;
  const first = from === '' ? 0n : primaryKeyOf(from);
  // Only names may become part of a query in the language of the service.
  if (first === null || !isName(code) || !isName(table)) return ofNode;
  const ofService = mapOutcome(await dfuseScopes(at, code, table), (scopes) => pageOf(scopes, first, query.limit));
  const isEnd = ofService.state === 'data' && ofService.data.scopes.length === 0;
  return afterFailures(isEnd ? empty(ofService.meta) : ofService, ofNode.meta.failures);
}

function scopesOfNode(at: SourceContext, { from, ...rest }: ScopeQuery): Promise<Outcome<ScopePage>> {
  return reading(
    async () => {
      const answer = await at.api.getTableByScope({ ...rest, ...(from === undefined ? {} : { lower_bound: from }) });
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
  );
}

/** A page of a whole list of scopes, in order of their values. */
function pageOf(scopes: readonly string[], first: bigint, limit: number): ScopePage {
  const rest = scopes.filter((scope) => nameToU64(scope) >= first);
  const next = rest[limit];
  return {
    scopes: rest.slice(0, limit).map((scope) => ({ ...valueOfScope(scope), payer: null, entries: null })),
    next: next === undefined ? null : scopeToSend(valueOfScope(next)),
  };
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
