import { firstWithData } from '../core/first-with-data.ts';
import { empty, meta, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { findOnNode, withDeferral } from './find-on-node.ts';
import type { TransactionView } from './transaction-view.ts';

/** A transaction by its 64-digit ID: from the histories, else from the node. `blockHint` is a block it may be in. */
export async function getTransaction(
  at: SourceContext,
  id: string,
  blockHint?: number,
): Promise<Outcome<TransactionView>> {
  const key = id.trim().toLowerCase();
  if (!/^[0-9a-f]{64}$/.test(key)) return empty(meta({ source: 'input', time: new Date().toISOString() }));
  const block = blockHint ?? at.blocks.blockOf(key);
  const outcomes = await at.histories.until((source) => source.transaction(key, block));
  const last = outcomes.at(-1);
  if (last?.state === 'data') return firstWithData([...outcomes.slice(0, -1), await withDeferral(last, at)]);
  return firstWithData([...outcomes, await findOnNode(at, key, block)]);
}
