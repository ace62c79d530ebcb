import type { TransactionStatus } from '@antescope/sources/transaction/transaction-view';
import { useMessages } from '../../i18n/messages-context.ts';
import { Chip, type Tone } from '../../ui/chip.tsx';

const tones: Record<TransactionStatus, Tone> = {
  executed: 'positive',
  soft_fail: 'negative',
  hard_fail: 'negative',
  delayed: 'warning',
  expired: 'warning',
};

export function StatusChip({ status }: { status: TransactionStatus }) {
  const { status: strings } = useMessages().chain;
  return <Chip tone={tones[status]}>{strings[status]}</Chip>;
}
