import type { ProducerStatus } from '../../domain/producer/producer-status.ts';
import { useStrings } from '../../i18n/strings.ts';

const tones: Record<ProducerStatus, { text: string; dot: string }> = {
  producing: { text: 'text-positive', dot: 'bg-positive' },
  top: { text: '', dot: 'bg-accent' },
  standby: { text: 'text-muted', dot: 'border border-line-strong' },
};

/** Producing, Top 21 or Standby: a word with a dot, never the colour alone. */
export function StatusMark({ status }: { status: ProducerStatus }) {
  const strings = useStrings('pages/vote');
  const tone = tones[status];
  return (
    <span className={`inline-flex items-center gap-2 align-middle text-sm whitespace-nowrap ${tone.text}`}>
      <span aria-hidden className={`size-2 rounded-full ${tone.dot}`} />
      {strings[status]}
    </span>
  );
}
