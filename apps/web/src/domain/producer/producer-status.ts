export type ProducerStatus = 'producing' | 'top' | 'standby';

/** Who signs the head block produces, ranks 1 to 21 are the top, the rest stand by. */
export function producerStatus(producer: { name: string; rank: number }, headProducer: string | null): ProducerStatus {
  if (producer.name === headProducer) return 'producing';
  return producer.rank >= 1 && producer.rank <= 21 ? 'top' : 'standby';
}
