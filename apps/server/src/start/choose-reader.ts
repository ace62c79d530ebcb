import { feedOf, type ReaderKind } from '@antescope/index/chain-reader/block-source';
import { NodeHttp, type NodeInfo } from '@antescope/index/chain-reader/node-http';
import type { Fed } from '@antescope/index/store/block-rows';
import { StoreError, type HistoryReader } from '@antescope/index/store/history-store';
import { openReader, type StoreAt } from '@antescope/index/store/open-store';
import type { FoundChain } from './find-chain.ts';
import { checkShip } from './ship-check.ts';
import { StartError } from './start-error.ts';

/** The way in which a chain is going to be indexed. */
export interface ChosenReader {
  kind: ReaderKind;
  /** State history's address, or those of the nodes that are asked for blocks. */
  urls: string[];
  /** What would have told more, and why it is not taken; one line each. */
  passedOver: string[];
}

const patienceMs = 5000;

/**
 * What an index is made from: the wished way, or with 'auto' the best that answers. An index that knows more is never
 * gone on with by something that tells less, because nobody could see afterwards what is missing. null: no index is
 * wanted, or none can be made of public endpoints just now. Throws StartError.
 */
export async function chooseReader(found: FoundChain, at: StoreAt | null): Promise<ChosenReader | null> {
  const wish = found.index ?? (found.ship === null ? 'none' : 'ship');
  if (wish === 'none') return null;
  const stored = await storedFeed(at);
  const passedOver: string[] = [];
  for (const kind of wish === 'auto' ? autoOrder(found) : [wish]) {
    const problem = unfit(kind, stored) ?? (await unavailable(kind, found));
    if (problem === null) return { kind, urls: kind === 'ship' ? [found.ship!] : found.nodes, passedOver };
    passedOver.push(problem);
  }
  throw new StartError(passedOver.join('; '));
}

function autoOrder(found: FoundChain): ReaderKind[] {
  return found.ship === null ? ['trace_api', 'get_block'] : ['ship', 'trace_api', 'get_block'];
}

/** Why an index of this feed cannot be gone on with in this way; null: it can. */
export function unfit(kind: ReaderKind, stored: Fed | null): string | null {
  if (stored === null) return null;
  const feed = feedOf[kind];
  const known = stored.deltas ? 'ship' : stored.inline ? 'trace_api' : 'get_block';
  const hint = 'move it away to begin another';
  if ((stored.deltas && !feed.deltas) || (stored.inline && !feed.inline)) {
    return `The index was made by ${known} and cannot go on with ${kind}, which tells less: ${hint}`;
  }
  // get_block tells no global sequences; those of the chain do not fit behind the store's own.
  if (feed.inline && !stored.inline) return `The index was made by get_block and cannot go on with ${kind}: ${hint}`;
  return null;
}

async function unavailable(kind: ReaderKind, found: FoundChain): Promise<string | null> {
  if (kind === 'ship') {
    try {
      await checkShip(found.ship!);
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  }
  const answers = await Promise.all(found.nodes.map((url) => problemOf(kind, new NodeHttp(url))));
  if (answers.includes(null)) return null;
  return answers[0] === undefined ? `No node of ${found.config.key} is known` : answers.join('; ');
}

async function problemOf(kind: 'trace_api' | 'get_block', node: NodeHttp): Promise<string | null> {
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const { head }: NodeInfo = await node.info(signal);
    if (kind === 'get_block') await node.ask('/v1/chain/get_block', { block_num_or_id: head.number }, signal);
    else await node.ask('/v1/trace_api/get_block', { block_num: head.number }, signal);
    return null;
  } catch (error) {
    const reason = signal.aborted ? `no answer in ${patienceMs / 1000} s` : (error as Error).message;
    return `${node.url} cannot be indexed by ${kind}: ${reason}`;
  }
}

/** What the head of an index was made from; null where there is none. One that cannot be read is told by its writer. */
async function storedFeed(at: StoreAt | null): Promise<Fed | null> {
  if (at === null) return null;
  let reader: HistoryReader | null = null;
  try {
    reader = await openReader(at);
    const feed = (await reader.status())?.feeds.at(-1);
    // Block 1 comes without anything, whoever tells of it.
    return feed === undefined || feed.last === 1 ? null : feed;
  } catch (error) {
    // A ClickHouse that cannot be asked now may answer in a moment, and then hold what this way must not go on with.
    if (error instanceof StoreError && (error.code === 'other-chain' || error.code === 'unreachable'))
      throw new StartError(error.message, { cause: error });
    return null;
  } finally {
    await reader?.close();
  }
}
