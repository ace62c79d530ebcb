import type { Outcome } from '@antescope/sources/core/outcome';
import { useStrings } from '../../i18n/strings.ts';
import type { ReadState } from '../../lib/use-read.ts';
import { Failed } from '../../ui/outcome-view.tsx';
import type { FioWalletData } from './use-fio-facts.ts';

/** What of the account and the fees could not be read. */
export function ReadingFailure({ read }: { read: ReadState<FioWalletData> }) {
  const strings = useStrings('wallet/fio');
  if (read.state === 'failed')
    return (
      <p role="alert" className="mb-4 text-negative">
        {strings.failed}
      </p>
    );
  if (read.state !== 'ready') return null;
  const { fees, summary, vote } = read.value;
  const parts: [string, Outcome<unknown> | null | undefined][] = [
    [strings.whatFees, fees],
    [strings.whatBalance, summary?.balance],
    [strings.whatVote, vote],
  ];
  return parts.map(([what, outcome]) =>
    outcome?.state === 'failed' ? <Failed key={what} what={what} meta={outcome.meta} stale={false} /> : null,
  );
}
