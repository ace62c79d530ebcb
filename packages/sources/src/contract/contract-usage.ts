import { failureReason } from '../core/failure-reason.ts';
import { failed, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import type { ContractUsage } from '../state/contract-usage.ts';

const cacheMs = 30_000;

/**
 * Calls of a contract in the last UTC days, from our index; without one the outcome is a failure 'not-supported'.
 */
export function contractUsage(
  at: SourceContext,
  contract: string,
  query: { days: number },
): Promise<Outcome<ContractUsage>> {
  const { records } = at;
  if (records === null) return Promise.resolve(withoutIndex());
  return at.share(`contract usage ${contract} ${query.days}`, cacheMs, () => records.contractUsage(contract, query));
}

function withoutIndex<Value>(): Outcome<Value> {
  const message = 'Counts of calls require an index, which this chain does not have here';
  return failed([
    { source: 'index', endpoint: null, code: 'not-supported', message, reason: failureReason('no-index') },
  ]);
}
