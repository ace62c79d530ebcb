import type { ChainHealth, IndexHealth } from '@antescope/sources/health/chain-health';
import { serviceStatuses } from '@antescope/sources/services/service-statuses';
import type { ServedChain } from '../../platform/served-chain.ts';

/** Seconds after which a head counts as old. */
const oldHead = 30;
/** Seconds by which a head may be in the future before our own clock is taken to be wrong. */
const clockLeeway = 5;
/** Blocks behind which an index is catching up rather than following. */
const farBehind = 60;

/** The head of the chain's nodes, with everything known about nodes, index and services. */
export async function healthOf(chain: ServedChain): Promise<ChainHealth> {
  const [head, index] = await Promise.all([chain.sources.head(), indexHealth(chain)]);
  const view = head.state === 'data' ? head.data : null;
  const ageSeconds = view === null ? null : Math.round((Date.now() - Date.parse(view.headTime)) / 1000);
  const isOld =
    (ageSeconds ?? 0) > oldHead ||
    clockProblem(ageSeconds) !== null ||
    (index !== null && (!index.connected || (index.behind ?? 0) > farBehind));
  return {
    status: view === null ? 'down' : isOld ? 'behind' : 'ok',
    node: {
      endpoint: head.meta.endpoint,
      head: view?.head ?? null,
      headTime: view?.headTime ?? null,
      ageSeconds,
      problem: head.meta.failures[0]?.message ?? clockProblem(ageSeconds),
    },
    endpoints: chain.endpoints().map((state) => ({
      url: state.url,
      head: state.headBlock,
      headAgeMs: state.headAgeMs,
      failures: state.failuresInRow,
      problem: state.lastFailure,
    })),
    index,
    services: serviceStatuses(chain.sources.at),
    realtime: { clients: chain.realtimeClients() },
  };
}

/** Ages are measured by this machine's clock: one that is behind makes an old head look fresh. */
function clockProblem(ageSeconds: number | null): string | null {
  if (ageSeconds === null || ageSeconds >= -clockLeeway) return null;
  return `The clock of this machine is at least ${-ageSeconds} s behind that of the chain`;
}

async function indexHealth(chain: ServedChain): Promise<IndexHealth | null> {
  if (chain.index === null) return null;
  // The URL of the block source is inside the operator's network: not public.
  const { url: _url, ...status } = chain.index();
  const { indexed, head } = status;
  const behind = indexed === null || head === null ? null : Math.max(0, head - indexed);
  return { ...status, behind, feeds: (await chain.feeds?.()) ?? [] };
}
