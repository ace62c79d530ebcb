import { failureReason } from '../core/failure-reason.ts';
import { data, type Failure, failed, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { backend } from '../services/backend/backend.ts';
import { backendUserCount } from '../services/backend/user-count.ts';
import { lightApi, lightUserCount } from '../services/light-api/light-api.ts';

const cacheMs = 60_000;

/** How many accounts the chain has, as decimal text: by our index, else its Light API, else its backend. */
export function userCount(at: SourceContext): Promise<Outcome<{ accounts: string }>> {
  return at.share('usercount', cacheMs, async () => {
    const failures: Failure[] = [];
    for (const count of countersOf(at)) {
      const counted = await count();
      if (counted.state === 'data') return data({ accounts: String(counted.data) }, { ...counted.meta, failures });
      failures.push(...counted.meta.failures);
    }
    const message = 'Neither an index, a Light API nor a backend counts the accounts of this chain';
    return failed(
      failures.length > 0
        ? failures
        : [{ source: 'node', endpoint: null, code: 'not-supported', message, reason: failureReason('no-service') }],
    );
  });
}

function countersOf(at: SourceContext): (() => Promise<Outcome<string | number>>)[] {
  const { state, chain } = at;
  return [
    ...(state === null ? [] : [() => state.accountCount()]),
    ...(lightApi.isConfigured(chain) ? [() => lightUserCount(at)] : []),
    ...(backend.isConfigured(chain) ? [() => backendUserCount(at)] : []),
  ];
}
