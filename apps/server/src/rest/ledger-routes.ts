import type { BlockView } from '@antescope/sources/block/block-view';
import { blockList } from '@antescope/sources/block/block-list';
import { transactionList } from '@antescope/sources/transaction/transaction-list';
import type { TransactionView } from '@antescope/sources/transaction/transaction-view';
import { object, optionalInteger, optionalString } from './json-types.ts';
import { blockName, cursor, pageSize, transactionId } from './parameter.ts';
import { count, text, type RestRoute } from './rest-route.ts';
import { listOf, refTo } from './schemas.ts';

export const ledgerRoutes: readonly RestRoute[] = [
  {
    path: '/blocks',
    tag: 'ledger',
    summary: 'Blocks, newest first; without an index at most 20 per page',
    params: {},
    query: {
      before: {
        type: 'integer',
        minimum: 1,
        maximum: 4294967295,
        description: 'blocks below this number; `next` of the previous page',
      },
      limit: pageSize(50, 100),
    },
    response: object({ blocks: listOf('ListedBlock'), next: optionalInteger }),
    notFound: 'No blocks in this range',
    read: ({ at }, input) =>
      blockList(at, {
        before: input.before === undefined ? null : count(input, 'before', 0),
        limit: count(input, 'limit', 50),
      }),
  },
  {
    path: '/blocks/{id}',
    tag: 'ledger',
    summary: 'A block with its transactions',
    params: { id: blockName },
    query: {},
    response: refTo('Block'),
    notFound: 'Cannot find Block # or hash',
    read: (sources, input) => sources.block(text(input, 'id').toLowerCase()),
    isImmutable: (block) => (block as BlockView).irreversible,
  },
  {
    path: '/transactions',
    tag: 'ledger',
    summary: 'Transactions with their first action, newest first; without an index those of 20 blocks per page',
    params: {},
    query: { cursor, limit: pageSize(25, 100) },
    response: object({ transactions: listOf('ListedTransaction'), next: optionalString }),
    notFound: 'No transactions',
    read: ({ at }, input) =>
      transactionList(at, {
        cursor: input.cursor === undefined ? null : text(input, 'cursor'),
        limit: count(input, 'limit', 25),
      }),
  },
  {
    path: '/transactions/{id}',
    tag: 'ledger',
    summary: 'A transaction with its action traces',
    params: { id: transactionId },
    query: {
      block: {
        type: 'integer',
        minimum: 1,
        maximum: 4294967295,
        description: 'block hint; needed if the chain is not indexed',
      },
    },
    response: refTo('Transaction'),
    notFound: 'TX not found',
    read(sources, input) {
      const id = text(input, 'id').toLowerCase();
      return typeof input.block === 'number' ? sources.transaction(id, input.block) : sources.transaction(id);
    },
    isImmutable: (transaction) => (transaction as TransactionView).irreversible,
  },
  {
    path: '/actions',
    tag: 'ledger',
    summary: 'Latest actions of the chain',
    params: {},
    query: { limit: pageSize(25, 100) },
    response: listOf('ActionRow'),
    notFound: null,
    read: (sources, input) => sources.latestActions(count(input, 'limit', 25)),
  },
];
