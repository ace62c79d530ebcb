import { contractUsage } from '@antescope/sources/contract/contract-usage';
import { findIndexes } from '@antescope/sources/contract/find-indexes';
import { tableScopes } from '@antescope/sources/contract/table-scopes';
import { maxUsageDays } from '@antescope/sources/state/contract-usage';
import { integer, list, object, string, timestamp } from './json-types.ts';
import { accountName, pageSize } from './parameter.ts';
import { count, text, type RestInput, type RestRoute } from './rest-route.ts';
import { refTo } from './schemas.ts';

const table = { ...accountName, description: "name of a table in the contract's ABI" };

const usage = object({
  period: object({ from: timestamp, to: timestamp }),
  calls: integer,
  actions: list(object({ name: string, calls: integer })),
  callers: list(object({ account: string, calls: integer })),
  callerCount: integer,
  days: list(object({ time: timestamp, calls: integer })),
});

export const contractRoutes: readonly RestRoute[] = [
  {
    path: '/contracts/{name}/usage',
    tag: 'contracts',
    summary:
      'Executed actions of a contract in the last days, by action, caller and UTC day; `period` is what was counted',
    params: { name: accountName },
    example: { name: 'eosio.token' },
    query: {
      days: {
        type: 'integer',
        minimum: 1,
        maximum: maxUsageDays,
        default: 30,
        description: `UTC days up to the current one, at most ${maxUsageDays}`,
      },
    },
    response: usage,
    notFound: null,
    read: ({ at }, input) => contractUsage(at, text(input, 'name'), { days: count(input, 'days', 30) }),
  },
  {
    path: '/contracts/{name}/tables/{table}/scopes',
    tag: 'contracts',
    summary: 'Scopes of a table, ordered by their numeric value',
    params: { name: accountName, table },
    example: { name: 'eosio.token', table: 'accounts' },
    query: {
      from: {
        type: 'string',
        pattern: '^([a-z1-5.]{1,13}|[A-Z]{1,7}|\\d{1,20})$',
        description: 'first scope; `next` of the previous page',
      },
      limit: pageSize(50, 500),
    },
    response: refTo('ScopePage'),
    notFound: null,
    async read({ at }, input) {
      const from = input.from === undefined ? {} : { from: String(input.from) };
      const outcome = await tableScopes(at, { ...tableOf(input), limit: count(input, 'limit', 50), ...from });
      if (outcome.state !== 'empty') return outcome;
      return { state: 'data', data: { scopes: [], next: null }, meta: outcome.meta };
    },
  },
  {
    path: '/contracts/{name}/tables/{table}/indexes',
    tag: 'contracts',
    summary: 'Secondary indexes with rows in the scope; i64 includes names, sha256 all 256-bit keys',
    params: { name: accountName, table },
    example: { name: 'eosio', table: 'producers', scope: 'eosio' },
    query: {
      scope: { type: 'string', maxLength: 20, description: 'scope as nodeos accepts it; default: the contract name' },
    },
    response: { type: 'array', items: refTo('TableIndex') },
    notFound: null,
    read: ({ at }, input) =>
      findIndexes(at, {
        ...tableOf(input),
        scope: input.scope === undefined ? text(input, 'name') : String(input.scope),
      }),
  },
];

function tableOf(input: RestInput): { code: string; table: string } {
  return { code: text(input, 'name'), table: text(input, 'table') };
}
