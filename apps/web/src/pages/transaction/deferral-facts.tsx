import type { TransactionView } from '@antescope/sources/transaction/transaction-view';
import { Chip } from '../../ui/chip.tsx';
import type { Fact } from '../../ui/facts.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { Moment } from '../../ui/moment.tsx';

/** Status, sender, payer and times of a transaction that is still deferred; no facts for any other. */
export function deferralFacts({ deferred }: TransactionView, strings: StringFolders['pages/transaction']): Fact[] {
  if (deferred === undefined) return [];
  const { sender, payer, published, delayUntil } = deferred;
  return [
    { label: strings.deferral.status, value: <Chip tone="warning">{strings.deferral.deferred}</Chip> },
    {
      label: strings.deferral.by,
      value: sender === null ? strings.deferral.bySigner : <AccountLink name={sender} />,
    },
    { label: strings.deferral.payer, value: <AccountLink name={payer} /> },
    { label: strings.deferral.published, value: <Moment time={published} show="absolute" /> },
    { label: strings.deferral.until, value: <Moment time={delayUntil} show="full" /> },
  ];
}
