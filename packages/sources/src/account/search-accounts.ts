import { fioAccountMap } from '../fio/fio-tables.ts';
import type { ChainApi } from '../node/chain-api.ts';
import type { NodeAnswer } from '../node/node-client.ts';
import { reading } from '../node/reading.ts';
import { tableRows } from '../table/table-rows.ts';
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

/**
 * Account names that start with the text: scopes of the system contract's userres table; on FIO, whose accounts have no
 * resources, keys of its accountmap.
 */
export function searchAccounts(
  { api, chain }: Pick<SourceContext, 'api' | 'chain'>,
  typed: string,
  limit = 10,
): Promise<Outcome<string[]>> {
  const prefix = accountPrefix(typed, chain.systemAccounts.system);
  if (prefix === null) return Promise.resolve(empty(meta({ source: 'input', time: new Date().toISOString() })));
  const range = { lower_bound: bound(prefix), upper_bound: bound(highest(prefix)), limit };
  return reading(
    async () => {
      const answer = await (chain.features.handles
        ? mappedAccounts(api, range)
        : accountsWithResources(api, chain.systemAccounts.system, range));
      return { ...answer, value: answer.value.filter((name) => name.startsWith(prefix)).slice(0, limit) };
    },
    { isEmpty: (names) => names.length === 0 },
  );
}

interface NameRange {
  lower_bound: string;
  upper_bound: string;
  limit: number;
}

async function accountsWithResources(api: ChainApi, system: string, range: NameRange): Promise<NodeAnswer<string[]>> {
  const answer = await api.getTableByScope({ code: system, table: 'userres', ...range });
  const rows = answer.value.at('rows').items();
  return { ...answer, value: rows.map((row) => row.at('scope').text()) };
}

async function mappedAccounts(api: ChainApi, range: NameRange): Promise<NodeAnswer<string[]>> {
  const contract = 'fio.address';
  const request = { code: contract, scope: contract, table: 'accountmap', key_type: 'name', ...range };
  const answer = await tableRows(api, request);
  return { ...answer, value: answer.value.rows.map(({ data }) => fioAccountMap.read(data).account) };
}

/** The highest name with the prefix. */
function highest(prefix: string): string {
  return prefix.length >= 12 ? prefix : `${prefix.padEnd(12, 'z')}j`;
}

/** nodeos reads a bound of digits as a number; a leading space makes it a name. */
function bound(name: string): string {
  return /^\d+$/.test(name) ? ` ${name}` : name;
}
