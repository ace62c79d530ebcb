import { because } from '../core/failure-reason.ts';
import { formatAsset } from '@antescope/codec/chain/asset';
import { LightApi } from '../services/light/light-api.ts';
import { type Failure, failed, type Outcome } from '../core/outcome.ts';
import { coreTokenOfSystem } from '../producer/system-token.ts';
import type { SourceContext } from '../core/source-context.ts';

/** An account among those with the most RAM or the most stake; what the list is not about may be unknown. */
export interface ResourceRank {
  rank: number;
  account: string;
  /** Bytes, as decimal text. */
  ram: string | null;
  /** Asset texts. */
  cpu: string | null;
  net: string | null;
  staked: string | null;
}

/** Rows in one ranking. */
export const resourceRanks = 500;
const keptMs = 60_000;

/**
 * The 500 accounts with the most RAM, or with the most staked for CPU and NET: by our index, else by the chain's Light
 * API. No node ranks accounts, so without either the outcome is a failure 'not-supported'.
 */
export function topResources(at: SourceContext, by: 'ram' | 'stake'): Promise<Outcome<ResourceRank[]>> {
  return at.share(`top ${by}`, keptMs, async () => {
    const failures: Failure[] = [];
    if (at.state !== null) {
      const indexed = await at.state.largestResources(by, resourceRanks);
      if (indexed.state !== 'failed') return ranks(at, indexed);
      failures.push(...indexed.meta.failures);
    }
    const { lightApi } = at.chain;
    if (lightApi !== null) {
      const light = new LightApi(lightApi);
      const told = by === 'ram' ? rankedRam(await light.topRam()) : ranks(at, await light.topStake());
      if (told.state !== 'failed') return { ...told, meta: { ...told.meta, failures } };
      failures.push(...told.meta.failures);
    }
    const message = 'Neither an index nor a Light API ranks the accounts of this chain';
    return failed(
      failures.length > 0
        ? failures
        : [{ source: 'node', endpoint: null, code: 'not-supported', message, reason: because('no-service') }],
    );
  });
}

function ranks(
  { chain }: SourceContext,
  read: Outcome<{ account: string; ram?: string; cpu: string; net: string }[]>,
): Outcome<ResourceRank[]> {
  if (read.state !== 'data') return read.state === 'empty' ? read : { ...read, stale: null };
  const { precision, code } = coreTokenOfSystem(chain);
  const asset = (units: bigint): string => formatAsset({ units, precision, code });
  const rows = read.data.map(({ account, ram = null, cpu, net }, index) => ({
    rank: index + 1,
    account,
    ram,
    cpu: asset(BigInt(cpu)),
    net: asset(BigInt(net)),
    staked: asset(BigInt(cpu) + BigInt(net)),
  }));
  return { ...read, data: rows };
}

function rankedRam(read: Outcome<{ account: string; bytes: string }[]>): Outcome<ResourceRank[]> {
  if (read.state !== 'data') return read.state === 'empty' ? read : { ...read, stale: null };
  const rows = read.data.map(({ account, bytes }, index) => ({
    rank: index + 1,
    account,
    ram: bytes,
    cpu: null,
    net: null,
    staked: null,
  }));
  return { ...read, data: rows };
}
