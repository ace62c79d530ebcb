import type { ChainHealth, IndexHealth } from '@antescope/sources/health/chain-health';
import { serviceStatuses } from '@antescope/sources/services/service-statuses';
import { endpointOrigin } from '@antescope/sources/core/endpoint-origin';
import type { ServedChain } from './served-chain.ts';

/** Seconds after which a head block counts as old. */
const maxHeadAge = 30;
/** Seconds a head block may lie in the future before our clock is taken to be wrong. */
const clockTolerance = 5;
/** An index further behind than this many blocks is catching up, not following. */
const maxBlocksBehind = 60;

/** Health of a chain: the head of its nodes, their endpoints, the index, services and realtime clients. */
export async function healthOf(chain: ServedChain): Promise<ChainHealth> {
  const [head, index] = await Promise.all([chain.sources.head(), indexHealth(chain)]);
  const view = head.state === 'data' ? head.data : null;
  const ageSeconds = view === null ? null : Math.round((Date.now() - Date.parse(view.headTime)) / 1000);
  const isOld =
    (ageSeconds ?? 0) > maxHeadAge ||
    clockProblem(ageSeconds) !== null ||
    (index !== null && (!index.connected || (index.behind ?? 0) > maxBlocksBehind));
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
      url: endpointOrigin(state.url),
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

/** Ages are measured by this machine's clock: one that runs behind makes an old head look fresh. */
function clockProblem(ageSeconds: number | null): string | null {
  if (ageSeconds === null || ageSeconds >= -clockTolerance) return null;
  return `The clock of this machine is at least ${-ageSeconds} s behind the chain`;
}

async function indexHealth(chain: ServedChain): Promise<IndexHealth | null> {
  if (chain.index === null) return null;
  // The URL blocks are read from is in the operator's network and not public.
  const { url: _url, ...status } = chain.index();
  const { indexed, head } = status;
  const behind = indexed === null || head === null ? null : Math.max(0, head - indexed);
  return { ...status, behind, feeds: (await chain.feeds?.()) ?? [] };
}
