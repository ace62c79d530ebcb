import { failureReason } from '@antescope/sources/core/failure-reason';
import { nameToU64 } from '@antescope/codec/chain/name';
import { symbolCodeToU64 } from '@antescope/codec/chain/symbol';
import { missedBlocks, producerRounds } from '@antescope/sources/producer/rounds';
import { failed, type Outcome } from '@antescope/sources/core/outcome';
import type { SourceContext } from '@antescope/sources/core/source-context';
import type { ChainRecords } from '@antescope/sources/state/chain-records';
import type { VersionsQuery } from '@antescope/sources/state/versions';
import { scopeName } from '@antescope/index/answers/index-past';
import { RequestError } from '@antescope/index/answers/index-answer';
import { integer, list, object, optionalInteger, optionalString, string, timestamp } from './json-types.ts';
import { accountName, cursor, type JsonSchema, pageSize, time } from './parameter.ts';
import { BadInputError, count, text, type RestInput, type RestRoute } from './rest-route.ts';
import { listOf } from './schemas.ts';

const before: JsonSchema = {
  type: 'integer',
  minimum: 1,
  maximum: 4294967295,
  description: 'versions before this block; `next` of the previous page',
};
const versions = { before, limit: pageSize(25, 200) };

function pageOf(name: string): JsonSchema {
  return object({ versions: listOf(name), next: optionalInteger });
}

const point = object({
  time: timestamp,
  blocks: integer,
  transactions: integer,
  actions: integer,
  newAccounts: optionalInteger,
  activeAccounts: integer,
  cpuUs: integer,
  netBytes: integer,
});
const missed = object({ producer: string, missed: integer });

/** Histories that only an index provides. */
export const recordRoutes: readonly RestRoute[] = [
  {
    path: '/statistics',
    tag: 'chain',
    summary: 'Blocks, transactions, actions, accounts, CPU and NET by hour or day',
    params: {},
    query: {
      step: { type: 'string', enum: ['hour', 'day'], default: 'hour', description: 'duration of a data point' },
      count: { type: 'integer', minimum: 1, maximum: 1000, default: 24, description: 'data points, at most 1000' },
      until: { ...time, description: 'UTC time within the last data point; default: the head block' },
    },
    response: object({
      step: string,
      points: list(point),
      lastMinute: object({ seconds: { type: 'number' }, transactions: integer, actions: integer }),
      accounts: optionalInteger,
    }),
    notFound: 'That period is not indexed',
    read: ({ at }, input) =>
      fromRecords(at, (records) =>
        records.statistics({
          step: input.step === 'day' ? 'day' : 'hour',
          count: count(input, 'count', 24),
          until: input.until === undefined ? null : text(input, 'until'),
        }),
      ),
  },
  {
    path: '/producers/rounds',
    tag: 'chain',
    summary: 'Rounds of the producer schedule with expected and produced blocks per producer, newest first',
    params: {},
    query: { limit: pageSize(5, 50) },
    response: listOf('ProducerRound'),
    notFound: null,
    read: ({ at }, input) => producerRounds(at, count(input, 'limit', 5)),
  },
  {
    path: '/producers/missed',
    tag: 'chain',
    summary: 'Missed blocks of the last days, by producer',
    params: {},
    query: { days: { type: 'integer', minimum: 1, maximum: 30, default: 1, description: 'days, at most 30' } },
    response: object({
      after: timestamp,
      before: timestamp,
      missed: integer,
      stood: integer,
      slots: integer,
      producers: list(missed),
    }),
    notFound: null,
    read: ({ at }, input) => missedBlocks(at, count(input, 'days', 1), Date.now()),
  },
  {
    path: '/proposals',
    tag: 'chain',
    summary: 'Multisig proposals, including executed and cancelled ones, newest first',
    params: {},
    query: { proposer: accountName, cursor, limit: pageSize(25, 100) },
    response: object({ lives: listOf('ProposalLife'), next: optionalString }),
    notFound: null,
    async read({ at }, input) {
      const outcome = await fromRecords(at, (records) =>
        records.proposals({
          proposer: input.proposer === undefined ? null : text(input, 'proposer'),
          cursor: input.cursor === undefined ? null : text(input, 'cursor'),
          limit: count(input, 'limit', 25),
        }),
      );
      return orEmptyPage(outcome, { lives: [], next: null });
    },
  },
  {
    path: '/proposals/{proposer}/{name}/history',
    tag: 'chain',
    summary: 'Activity of the proposals with this name, newest proposal first',
    params: { proposer: accountName, name: { ...accountName, description: 'name of the proposal' } },
    query: {},
    response: listOf('ProposalLife'),
    notFound: null,
    read: ({ at }, input) =>
      fromRecords(at, (records) => records.proposalLives(text(input, 'proposer'), text(input, 'name'))),
  },
  {
    path: '/contracts/{name}/tables/{table}/rows/{scope}/{key}/history',
    tag: 'contracts',
    summary: 'Versions of a table row, newest first',
    params: {
      name: accountName,
      table: { ...accountName, description: "name of a table in the contract's ABI" },
      scope: { type: 'string', pattern: '^[a-zA-Z0-9.,]{1,20}$', description: 'scope as nodeos accepts it' },
      key: {
        type: 'string',
        pattern: '^(\\d{1,20}|[a-z1-5.]{1,13}|[A-Z]{1,7})$',
        description: 'primary key: a number, name or symbol code',
      },
    },
    query: versions,
    example: { name: 'eosio.token', table: 'accounts', scope: 'alice', key: 'EOS' },
    response: pageOf('RowVersion'),
    notFound: null,
    async read({ at }, input) {
      const place = {
        code: text(input, 'name'),
        table: text(input, 'table'),
        scope: scopeOf(text(input, 'scope')),
        primaryKey: keyOf(text(input, 'key')),
      };
      const outcome = await fromRecords(at, (records) => records.rowVersions(place, versionsOf(input)));
      return orEmptyPage(outcome, { versions: [], next: null });
    },
  },
  {
    path: '/accounts/{name}/permissions/history',
    tag: 'accounts',
    summary: "Versions of an account's permissions, newest first",
    params: { name: accountName },
    query: { ...versions, permission: { ...accountName, description: 'this permission only' } },
    response: pageOf('PermissionVersion'),
    notFound: null,
    async read({ at }, input) {
      const name = text(input, 'name');
      const permission = input.permission === undefined ? null : text(input, 'permission');
      const outcome = await fromRecords(at, (records) =>
        records.permissionVersions(name, { ...versionsOf(input), permission }),
      );
      return orEmptyPage(outcome, { versions: [], next: null });
    },
  },
  {
    path: '/contracts/{name}/history',
    tag: 'contracts',
    summary: 'Code and ABI updates of a contract, newest first',
    params: { name: accountName },
    query: versions,
    response: pageOf('ContractVersion'),
    notFound: null,
    async read({ at }, input) {
      const name = text(input, 'name');
      const outcome = await fromRecords(at, (records) => records.contractVersions(name, versionsOf(input)));
      return orEmptyPage(outcome, { versions: [], next: null });
    },
  },
];

async function fromRecords<Value>(
  { records }: SourceContext,
  read: (records: ChainRecords) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  if (records !== null) return read(records);
  const message = 'This requires an index; this chain is not indexed';
  return failed([{ source: 'index', endpoint: null, code: 'not-indexed', message, reason: failureReason('no-index') }]);
}

/** An empty list is a page without rows, so that clients handle one shape only. */
function orEmptyPage<Value>(outcome: Outcome<Value>, none: Value): Outcome<Value> {
  return outcome.state === 'empty' ? { state: 'data', data: none, meta: outcome.meta } : outcome;
}

function versionsOf(input: RestInput): VersionsQuery {
  return {
    before: typeof input.before === 'number' ? input.before : null,
    limit: count(input, 'limit', 25),
  };
}

function scopeOf(scope: string): string {
  try {
    return scopeName(scope);
  } catch (error) {
    throw error instanceof RequestError ? new BadInputError(error.message, { cause: error }) : error;
  }
}

function keyOf(key: string): bigint {
  if (/^[A-Z]+$/.test(key)) return symbolCodeToU64(key);
  const value = /^\d+$/.test(key) ? BigInt(key) : nameToU64(key);
  if (value > 0xffffffffffffffffn) throw new BadInputError(`'${key}' is larger than 64 bits`);
  return value;
}
