import { ByteWriter } from '../bytes/cursor.ts';
import { sha256 } from '../bytes/hash.ts';
import { list, name, publicKey, struct, u16, u32, version0, type ValueOf, type Wire } from '../bytes/wire.ts';

/** Producers with one key each, before the protocol feature WTMSIG_BLOCK_SIGNATURES. */
export const producerSchedule = struct({
  version: u32,
  producers: list(struct({ producer_name: name, block_signing_key: publicKey })),
});
export type ProducerSchedule = ValueOf<typeof producerSchedule>;

const signingAuthority = version0(struct({ threshold: u32, keys: list(struct({ key: publicKey, weight: u16 })) }));

export const producerAuthority = struct({ producer_name: name, authority: signingAuthority });

/** Producers with a threshold of weighted keys. */
export const authoritySchedule = struct({ version: u32, producers: list(producerAuthority) });
export type AuthoritySchedule = ValueOf<typeof authoritySchedule>;

/** Hash of either kind of schedule, for producerSignatureDigest of block.ts. */
export function scheduleHash(schedule: ProducerSchedule | AuthoritySchedule): Uint8Array {
  const writer = new ByteWriter();
  const [first] = schedule.producers;
  const wire = first !== undefined && 'authority' in first ? authoritySchedule : producerSchedule;
  (wire as Wire<ProducerSchedule | AuthoritySchedule>).write(writer, schedule);
  return sha256(writer.finish());
}
