import { partsOfReader, type ReaderKind } from '@antescope/index/chain-reader/block-source';
import { PolledNode, readerClient } from '@antescope/index/chain-reader/polled-node';
import type { BlockParts } from '@antescope/index/store/block-rows';
import { StoreError, type HistoryReader } from '@antescope/index/store/history-store';
import type { IndexStore } from '@antescope/index/store/index-store';
import type { DiscoveredChain } from './discover-chain.ts';
import { checkShip } from './ship-check.ts';
import { StartError } from './start-error.ts';

/** The reader a chain is indexed with. */
export interface ChosenReader {
  kind: ReaderKind;
  /** URL of the state history, or URLs of the nodes to poll. */
  urls: string[];
  /** Better readers and why they are not used; one line each. */
  skipped: string[];
}

const probeTimeoutMs = 5000;

/**
 * The configured reader, or with 'auto' the best one that answers. An index is never resumed with a reader that provides
 * less, because nothing would show afterwards which parts are missing. null: no index is configured. Throws StartError.
 */
export async function chooseReader(
  discovered: DiscoveredChain,
  store: IndexStore | null,
): Promise<ChosenReader | null> {
  const mode = discovered.index ?? (discovered.ship === null ? 'none' : 'ship');
  if (mode === 'none') return null;
  const stored = await storedFeed(store);
  const skipped: string[] = [];
  for (const kind of mode === 'auto' ? autoOrder(discovered) : [mode]) {
    const problem = incompatibility(kind, stored) ?? (await unavailable(kind, discovered));
    if (problem === null) return { kind, urls: kind === 'ship' ? [discovered.ship!] : discovered.nodes, skipped };
    skipped.push(problem);
  }
  throw new StartError(skipped.join('; '));
}

function autoOrder(discovered: DiscoveredChain): ReaderKind[] {
  return discovered.ship === null ? ['trace_api', 'get_block'] : ['ship', 'trace_api', 'get_block'];
}

/** Why this index cannot be resumed with `kind`; null: it can. */
export function incompatibility(kind: ReaderKind, stored: BlockParts | null): string | null {
  if (stored === null) return null;
  const feed = partsOfReader[kind];
  const storedKind = stored.deltas ? 'ship' : stored.inline ? 'trace_api' : 'get_block';
  const hint = 'move it away to start a new one';
  if ((stored.deltas && !feed.deltas) || (stored.inline && !feed.inline)) {
    return `The index was read from ${storedKind} and cannot be resumed with ${kind}, which provides less: ${hint}`;
  }
  // get_block has no global sequences: the store numbers actions itself, and the chain's numbers would not continue them.
  if (feed.inline && !stored.inline)
    return `The index was read from get_block and cannot be resumed with ${kind}: ${hint}`;
  return null;
}

async function unavailable(kind: ReaderKind, discovered: DiscoveredChain): Promise<string | null> {
  if (kind === 'ship') {
    try {
      await checkShip(discovered.ship!);
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  }
  const client = readerClient(discovered.nodes);
  const problems = await Promise.all(discovered.nodes.map((url) => problemOf(kind, new PolledNode(client, url))));
  if (problems.includes(null)) return null;
  return problems[0] === undefined ? `No node of ${discovered.config.key} is configured` : problems.join('; ');
}

async function problemOf(kind: 'trace_api' | 'get_block', node: PolledNode): Promise<string | null> {
  const signal = AbortSignal.timeout(probeTimeoutMs);
  try {
    const { head } = await node.info(signal);
    await (kind === 'get_block' ? node.block(head.number, signal) : node.trace(head.number, signal));
    return null;
  } catch (error) {
    const reason = signal.aborted ? `no answer within ${probeTimeoutMs} ms` : (error as Error).message;
    return `${node.url} cannot be indexed by ${kind}: ${reason}`;
  }
}

/** Data the newest blocks of the index were read from; null without an index. An unreadable index is reported by the indexer. */
async function storedFeed(store: IndexStore | null): Promise<BlockParts | null> {
  if (store === null) return null;
  let reader: HistoryReader | null = null;
  try {
    reader = await store.openReader();
    const feed = (await reader.status())?.feeds.at(-1);
    // Block 1 has no content, whatever the reader.
    return feed === undefined || feed.last === 1 ? null : feed;
  } catch (error) {
    // An unreachable ClickHouse may hold an index that this reader must not resume.
    if (error instanceof StoreError && (error.code === 'other-chain' || error.code === 'unreachable'))
      throw new StartError(error.message, { cause: error });
    return null;
  } finally {
    await reader?.close();
  }
}
