import { failureReason } from '../core/failure-reason.ts';
import { askBackend, figure } from '../services/backend/backend-client.ts';
import { LightApi } from '../services/light/light-api.ts';
import { data, type Failure, failed, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';

const keptMs = 60_000;

/** How many accounts the chain has, as decimal text: by our index, else its Light API, else its backend. */
export function userCount(at: SourceContext): Promise<Outcome<{ accounts: string }>> {
  return at.share('usercount', keptMs, async () => {
    const failures: Failure[] = [];
    for (const ask of countersOf(at)) {
      const counted = await ask();
      if (counted.state === 'data') {
        return data({ accounts: String(counted.data) }, { ...counted.meta, failures });
      }
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

function countersOf({ state, chain }: SourceContext): (() => Promise<Outcome<string | number>>)[] {
  const { lightApi, backend } = chain;
  return [
    ...(state === null ? [] : [() => state.accountCount()]),
    ...(lightApi === null ? [] : [() => new LightApi(lightApi).userCount()]),
    ...(backend === null
      ? []
      : [
          () =>
            askBackend(backend, { segments: 'usercount', query: { type: 'latest' } }, (answer) =>
              figure(answer, 'accounts').integer(),
            ),
        ]),
  ];
}
