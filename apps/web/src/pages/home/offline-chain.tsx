import type { Meta } from '@antescope/sources/core/outcome';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { useMessages } from '../../i18n/messages-context.ts';
import { Moment } from '../../ui/moment.tsx';
import { failureLine } from '../../ui/failure-line.ts';
import { Retry } from '../../ui/outcome-view.tsx';

/** Shown if no node of the chain is reachable: endpoints tried, and their errors. */
export function OfflineChain({ meta, triedAt }: { meta: Meta; triedAt: string }) {
  const { chain } = useBoot();
  const { outcome } = useMessages();
  const { dead } = useStrings('pages/home');
  return (
    <section role="alert" className="mt-6 max-w-2xl border-s-2 border-negative ps-4">
      <h2 className="text-lg font-semibold">{dead.title(chain.name)}</h2>
      {chain.ended && <p className="mt-1">{dead.ended}</p>}
      <p className="mt-2 text-muted">
        {dead.tried} <Moment time={triedAt} />
      </p>
      <ul className="mt-1 text-sm text-muted">
        {meta.failures.map((failure) => (
          <li key={`${failure.endpoint} ${failure.code}`} className="wrap-anywhere">
            {failureLine(failure, outcome.reasons)}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">{dead.rest}</p>
      <Retry />
    </section>
  );
}
