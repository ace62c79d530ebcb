import type { CompatChain } from '../../core/compat-chain.ts';
import { type ActionDocument, actionDocuments } from '../action-documents.ts';
import { type ChainIndex, derivedOf, indexOf } from '../chain-index.ts';
import { type DeltaDocument, deltaDocuments } from '../delta-documents.ts';
import { listActions } from '../search-actions.ts';
import { keptBlocks, type LiveBlocks, streamedDelta } from './live-blocks.ts';
import type { StreamRequest, StreamSelection } from './stream-request.ts';

/** Rows that are read at once, and the time budget of the index for them, ms. */
const pageRows = 100;
const readMs = 50;
/** Rows of one block. */
const maxBlockRows = 100_000;

/** Where a stream continues: the next block, and the next global sequence of its actions; null at the start of the block. */
export interface StreamPosition {
  block: number;
  sequence: number | null;
}

export interface StreamPage {
  rows: readonly { document: ActionDocument | DeltaDocument; json?: string }[];
  next: StreamPosition;
}

/** The rows of a request from a position, at most until block `to`: in pages far from the head, block by block near it. */
export async function streamPage(
  { chain, live }: { chain: CompatChain; live: LiveBlocks },
  { selection, filters }: Pick<StreamRequest, 'selection' | 'filters'>,
  at: StreamPosition,
  { to, published }: { to: number; published: number },
): Promise<StreamPage> {
  const index = await indexOf(chain, selection.kind === 'action' ? 'traces' : 'deltas');
  const isNear = published - at.block < keptBlocks;
  const page = isNear ? await blockPage(index, live, selection, at) : await indexPage(index, selection, at, to);
  return { rows: page.rows.filter(({ document }) => filters(document)), next: page.next };
}

async function blockPage(
  index: ChainIndex,
  live: LiveBlocks,
  selection: StreamSelection,
  at: StreamPosition,
): Promise<StreamPage> {
  const block = await index.reader.block(at.block);
  // A fork removed it: its event follows, or the block that replaces it.
  if (block === null) return { rows: [], next: at };
  const next = { block: at.block + 1, sequence: block.firstSequence + block.actionCount };
  if (selection.kind === 'delta') {
    const rows = await live.deltas(block);
    return { rows: rows.filter(({ document }) => selectsDelta(selection, document)), next };
  }
  const rows = await live.actions(block);
  const isNew = (document: ActionDocument): boolean => Number(document['global_sequence']) >= (at.sequence ?? 0);
  return { rows: rows.filter(({ document }) => isNew(document) && selectsAction(selection, document)), next };
}

async function indexPage(
  index: ChainIndex,
  selection: StreamSelection,
  at: StreamPosition,
  to: number,
): Promise<StreamPage> {
  return selection.kind === 'action' ? actionPage(index, selection, at, to) : deltaPage(index, selection, at, to);
}

async function actionPage(
  index: ChainIndex,
  { contract, action, account }: Extract<StreamSelection, { kind: 'action' }>,
  at: StreamPosition,
  to: number,
): Promise<StreamPage> {
  const [first, last] = [await index.reader.block(at.block), await index.reader.block(to)];
  // A fork removed it: its event follows.
  if (first === null || last === null) return { rows: [], next: at };
  const from = at.sequence ?? first.firstSequence;
  const end = last.firstSequence + last.actionCount - 1;
  const pair = { ...(contract === undefined ? {} : { contract }), ...(action === undefined ? {} : { action }) };
  const { executions, stoppedAt } = await listActions(
    index,
    { account, narrowed: {}, pairs: [pair], from, to: end, order: 'asc' },
    { limit: pageRows, timeBudgetMs: readMs },
  );
  const documents = await actionDocuments(index, executions);
  const lastRead = executions.length >= pageRows ? executions.at(-1)! : stoppedAt;
  const next =
    lastRead === null
      ? { block: to + 1, sequence: end + 1 }
      : { block: documents.at(-1)?.block_num ?? at.block, sequence: lastRead + 1 };
  return { rows: documents.map((document) => ({ document })), next };
}

async function deltaPage(
  index: ChainIndex,
  { code, table, scope, payer }: Extract<StreamSelection, { kind: 'delta' }>,
  at: StreamPosition,
  to: number,
): Promise<StreamPage> {
  const { changes } = derivedOf(index);
  const filter = {
    ...(code === undefined ? {} : { code }),
    ...(table === undefined ? {} : { table }),
    ...(scope === undefined ? {} : { scope }),
    ...(payer === undefined ? {} : { payer }),
    order: 'asc' as const,
  };
  const found = await changes.rowChanges({ ...filter, from: at.block, to, limit: pageRows });
  let { items } = found;
  let next = (found.stoppedAt ?? to) + 1;
  if (items.length >= pageRows) {
    // The page may end within its last block, which is read again: from its start, or completely if it is the only one.
    next = items.at(-1)!.block;
    items = items.filter(({ block }) => block < next);
    if (items.length === 0) {
      const whole = await changes.rowChanges({ ...filter, from: next, to: next, limit: maxBlockRows });
      items = whole.items;
      next += 1;
    }
  }
  const documents = (await deltaDocuments(index, items)).map(streamedDelta);
  return { rows: documents.map((document) => ({ document })), next: { block: next, sequence: null } };
}

function selectsAction(
  { contract, action, account }: Extract<StreamSelection, { kind: 'action' }>,
  { act, notified }: ActionDocument,
): boolean {
  return (
    (contract === undefined || act.account === contract) &&
    // As in lists: onblock only where it is named.
    (action === undefined ? act.name !== 'onblock' : act.name === action) &&
    (account === undefined || notified.includes(account) || act.authorization.some(({ actor }) => actor === account))
  );
}

function selectsDelta(
  { code, table, scope, payer }: Extract<StreamSelection, { kind: 'delta' }>,
  row: DeltaDocument,
): boolean {
  return (
    (code === undefined || row.code === code) &&
    (table === undefined || row.table === table) &&
    (scope === undefined || row.scope === scope) &&
    (payer === undefined || row.payer === payer)
  );
}
