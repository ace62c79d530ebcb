import { useStrings } from '../../i18n/strings.ts';
import { Chip, type Tone } from '../../ui/chip.tsx';

const tones: Record<string, Tone> = {
  success: 'positive',
  finished: 'positive',
  confirmed: 'positive',
  fail: 'negative',
  failed: 'negative',
  pending: 'warning',
  confirming: 'warning',
  unconfirmed: 'warning',
  processing: 'accent',
};

/** Status of a swap, deposit or withdrawal; words that are not known are shown as the service says them. */
export function StatusChip({ status }: { status: string }) {
  const { statuses } = useStrings('pages/cross-chain');
  const text = Object.hasOwn(statuses, status) ? statuses[status as keyof typeof statuses] : status;
  return (
    <Chip tone={tones[status] ?? 'neutral'}>
      <bdi>{text}</bdi>
    </Chip>
  );
}
