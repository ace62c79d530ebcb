export type ProducerStatus = 'producing' | 'top' | 'standby';

/** The signer of the head block is producing, ranks 1 to 21 are top, the rest are standby. */
export function producerStatus(producer: { name: string; rank: number }, headProducer: string | null): ProducerStatus {
  if (producer.name === headProducer) return 'producing';
  return producer.rank >= 1 && producer.rank <= 21 ? 'top' : 'standby';
}
