import { failureReason } from '@antescope/sources/core/failure-reason';
import { accountAtBlock } from '@antescope/sources/account/account-at-block';
import { failed, type Outcome } from '@antescope/sources/core/outcome';
import type { SourceContext } from '@antescope/sources/core/source-context';
import type { PastStates } from '@antescope/sources/state/past-states';
import { stateChanges } from '@antescope/sources/state/state-changes';
import { blockOfPoint, parsePoint } from '@antescope/sources/state/point-in-time';
import { asset, boolean, integer, list, object, optionalString, orNull, string, timestamp } from './json-types.ts';
import { accountName, blockName, type JsonSchema, pageSize, transactionId } from './parameter.ts';
import { BadInputError, count, text, type RestRoute } from './rest-route.ts';
import { refTo } from './schemas.ts';

const point: JsonSchema = {
  type: 'string',
  maxLength: 30,
  description: 'block number, day (end of it) or UTC time',
};
const at = { at: point };

const rowState = orNull(
  object({
    data: { description: 'decoded like nodeos; null if the ABI cannot decode it' },
    hex: string,
    block: { ...integer, description: 'block that wrote it' },
    decodedBy: { ...optionalString, description: 'service that decoded it; null if an ABI of the index or a node did' },
  }),
);
const changes = object({
  block: integer,
  rows: list(
    object({
      code: string,
      scope: string,
      table: string,
      primaryKey: string,
      payer: string,
      before: rowState,
      after: rowState,
      writers: list(string),
      named: list(string),
    }),
  ),
  permissions: list(
    object({
      account: string,
      permission: string,
      before: orNull({ type: 'object' }),
      after: orNull({ type: 'object' }),
      writers: list(string),
    }),
  ),
  more: boolean,
});

/** State at any indexed block, and the changes of blocks and transactions. */
export const pastRoutes: readonly RestRoute[] = [
  {
    path: '/accounts/{name}/past',
    tag: 'accounts',
    summary: 'An account at a block: balances, resources, votes, code, permissions',
    params: { name: accountName },
    query: at,
    required: ['at'],
    example: { name: 'alice', at: '120' },
    response: object({
      block: integer,
      time: timestamp,
      liquid: optionalString,
      tokens: list(refTo('TokenBalance')),
      resources: orNull(object({ cpu: asset, net: asset, ramBytes: string })),
      refund: orNull(object({ cpu: asset, net: asset, requested: timestamp })),
      votes: orNull(object({ proxy: optionalString, producers: list(string), isProxy: boolean })),
      code: orNull(object({ hash: string, block: integer })),
      permissions: list(refTo('Permission')),
    }),
    notFound: 'The account did not exist at that block',
    read: ({ at: context }, input) =>
      atPoint(context, text(input, 'at'), (_, block) => accountAtBlock(context, text(input, 'name'), block)),
  },
  {
    path: '/contracts/{name}/tables/{table}/past',
    tag: 'contracts',
    summary: 'Rows of a table at a block, by primary key',
    params: { name: accountName, table: { ...accountName, description: "the table's name" } },
    query: {
      ...at,
      scope: { type: 'string', maxLength: 32, description: 'name, number or symbol; default: the contract name' },
      from: { type: 'string', pattern: '^\\d{1,20}$', description: 'first primary key; `next` of the previous page' },
      limit: pageSize(50, 500),
    },
    required: ['at'],
    example: { name: 'eosio.token', table: 'stat', scope: 'EOS', at: '120' },
    response: object({
      rows: list(object({ data: {}, payer: string, primaryKey: string, block: integer })),
      next: optionalString,
    }),
    notFound: 'The table had no rows',
    read: ({ at: context }, input) =>
      atPoint(context, text(input, 'at'), (past, block) => {
        const code = text(input, 'name');
        const from = BigInt(text(input, 'from') || '0');
        if (from > 0xffffffffffffffffn) throw new BadInputError("'from' is larger than 64 bits");
        const place = {
          code,
          scope: input.scope === undefined ? code : text(input, 'scope'),
          table: text(input, 'table'),
        };
        return past.tableAt(place, { block, from, limit: count(input, 'limit', 50) });
      }),
  },
  {
    path: '/blocks/{id}/changes',
    tag: 'ledger',
    summary: 'Rows and permissions changed by a block, before and after',
    params: { id: blockName },
    query: {},
    example: { id: '30' },
    response: changes,
    notFound: 'The block changed nothing',
    async read(sources, input) {
      const block = await sources.block(text(input, 'id'));
      if (block.state !== 'data') return block;
      const { past } = sources.at;
      return past === null ? notIndexed() : stateChanges(sources.at, past, block.data.number, null);
    },
  },
  {
    path: '/transactions/{id}/changes',
    tag: 'ledger',
    summary: 'Rows and permissions a transaction may have changed, before and after its block',
    params: { id: transactionId },
    query: {},
    response: changes,
    notFound: 'The transaction changed nothing',
    async read(sources, input) {
      const id = text(input, 'id').toLowerCase();
      const { past } = sources.at;
      const transaction = await sources.transaction(id);
      if (transaction.state !== 'data') return transaction;
      if (past === null || transaction.data.blockNumber === null) return notIndexed();
      return stateChanges(sources.at, past, transaction.data.blockNumber, id);
    },
  },
];

async function atPoint<T>(
  context: SourceContext,
  requested: string,
  read: (past: PastStates, block: number) => Promise<Outcome<T>>,
): Promise<Outcome<unknown>> {
  if (parsePoint(requested) === null) throw new BadInputError(`'${requested}' is neither a block number nor a time`);
  if (context.past === null) return notIndexed();
  const block = await blockOfPoint(context, requested);
  return block.state === 'data' ? read(context.past, block.data) : block;
}

function notIndexed(): Outcome<never> {
  const message = 'Historical state requires an index; this chain is not indexed';
  return failed([{ source: 'index', endpoint: null, code: 'not-indexed', message, reason: failureReason('no-index') }]);
}
