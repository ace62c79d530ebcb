import type { ReaderKind } from '@antescope/index/chain-reader/block-source';
import type { IndexStatus, ServedChain } from '../platform/served-chain.ts';
import type { IndexerStatus } from '@antescope/index/indexer/indexer';

/** Consecutive failures after which a lost connection is reported: fewer are a restart of the node. */
const persistentFailures = 3;

/** Indexing progress, for health, metrics and the status page. */
export function indexStatus(reader: ReaderKind, status: IndexerStatus): IndexStatus {
  const { source, indexed, error, rates, secondsLeft } = status;
  const connected = source.state === 'following';
  return {
    reader,
    url: source.url,
    indexed: indexed?.number ?? null,
    head: source.head?.number ?? null,
    connected,
    stopped: error !== null,
    blocksPerSecond: rates === null ? null : rounded(rates.blocksPerSecond),
    actionsPerSecond: rates === null ? null : rounded(rates.actionsPerSecond),
    secondsLeft: secondsLeft === null ? null : Math.ceil(secondsLeft),
    problem: error?.message ?? (connected ? null : source.lastError),
  };
}

/** Why indexing is stalled, once it is more than transient; null otherwise. */
export function persistentProblem({ source, error }: IndexerStatus): string | null {
  return error?.message ?? (source.failures >= persistentFailures ? source.lastError : null);
}

const limitations: Record<ReaderKind, string> = {
  ship: '',
  trace_api: '; without table rows, permissions and balances',
  get_block: '; top-level actions only, without inline actions, notifications and state',
};

/** Startup message for the operator; null if the chain is not indexed. */
export function indexingLine({ config, index }: ServedChain): string | null {
  if (index === null) return null;
  const { reader, url } = index();
  return `Indexing ${config.key} from ${reader === 'ship' ? 'state history' : reader} of ${url}${limitations[reader]}.`;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
