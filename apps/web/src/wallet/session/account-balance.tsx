import type { AccountView } from '@antescope/sources/account/account-view';
import { useMessages } from '../../i18n/messages-context.ts';
import type { ReadState } from '../../lib/use-read.ts';
import { Amount } from '../../ui/amount.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { useStrings } from '../../i18n/strings.ts';

interface AccountBalanceProps {
  actor: string;
  read: ReadState<AccountView>;
  onRetry: () => void;
}

/** Head of the account menu: the name to copy, and the liquid balance of the core token. */
export function AccountBalance({ actor, read, onRetry }: AccountBalanceProps) {
  const { account, outcome } = useMessages();
  const strings = useStrings('wallet');
  return (
    <div className="border-b border-line px-3 pt-2 pb-3">
      <p className="flex items-center gap-1">
        <span className="name min-w-0 truncate font-semibold">{actor}</span>
        <CopyButton value={actor} label={account.copyName} />
      </p>
      {read.state === 'failed' ? (
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
          {outcome.failed(strings.balance)}
          <button type="button" className="link" onClick={onRetry}>
            {outcome.retry}
          </button>
        </p>
      ) : (
        <p className="flex min-h-6 flex-wrap items-baseline justify-between gap-x-3 text-sm">
          <span className="text-muted">{account.liquid}</span>
          {read.state === 'ready' && read.value.liquid !== null && <Amount value={read.value.liquid} />}
        </p>
      )}
    </div>
  );
}
