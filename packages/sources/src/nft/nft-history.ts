import { failureReason } from '../core/failure-reason.ts';
import { failed, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { atomicApi, atomicLogs } from '../services/atomic-api/atomic-api.ts';
import { backend } from '../services/backend/backend.ts';
import { backendNftHistory } from '../services/backend/nft-history.ts';
import type { NftContract } from './nft-asset.ts';
import type { NftEvent } from './nft-event.ts';

interface HistoryPage {
  skip: number;
  limit: number;
}

/**
 * History of an asset: by the chain's backend (nft?type=getNftHistory), else by the logs of the AtomicAssets API. Neither
 * nodes nor our index keep it by asset: without a service the outcome is a failure 'not-supported'.
 */
export async function nftHistory(
  at: SourceContext,
  { id, contract }: { id: string; contract: NftContract },
  { skip, limit }: HistoryPage,
): Promise<Outcome<NftEvent[]>> {
  const { chain } = at;
  if (backend.isConfigured(chain)) return backendNftHistory(at, { network: chain.key, id, skip, limit });
  if (contract === 'atomicassets' && atomicApi.isConfigured(chain)) {
    return atomicLogs(at, id, { page: Math.floor(skip / limit) + 1, limit });
  }
  const message = 'No service that keeps the history of assets is configured';
  return failed([
    { source: 'nft-history', endpoint: null, code: 'not-supported', message, reason: failureReason('no-service') },
  ]);
}
