import { usePageWords } from '../../i18n/page-words.ts';
import type { ProducerStatus } from '../../domain/producer/producer-status.ts';
import { voteWords } from './words.ts';

const tones: Record<ProducerStatus, { text: string; dot: string }> = {
  producing: { text: 'text-positive', dot: 'bg-positive' },
  top: { text: '', dot: 'bg-accent' },
  standby: { text: 'text-muted', dot: 'border border-line-strong' },
};

/** Producing, Top 21 or Standby: a word with a dot, never the colour alone. */
export function StatusMark({ status }: { status: ProducerStatus }) {
  const words = usePageWords(voteWords);
  const tone = tones[status];
  return (
    <span className={`inline-flex items-center gap-2 text-sm whitespace-nowrap ${tone.text}`}>
      <span aria-hidden className={`size-2 rounded-full ${tone.dot}`} />
      {words[status]}
    </span>
  );
}
