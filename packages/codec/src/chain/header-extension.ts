import { ByteReader, ByteWriter } from '../bytes/cursor.ts';
import { finalityExtension, type FinalityExtension } from './finality-extension.ts';
import { authoritySchedule, type AuthoritySchedule } from './schedule.ts';
import type { Extension } from './transaction.ts';
import { checksum256, list } from '../bytes/wire.ts';

/** A decoded header extension; type 'unknown' keeps the bytes. */
export type HeaderExtension =
  | { type: 'protocol_feature_activation'; protocol_features: string[] }
  | { type: 'producer_schedule_change'; schedule: AuthoritySchedule }
  | { type: 'finality'; finality: FinalityExtension }
  | { type: 'unknown'; id: number; data: Uint8Array };

const features = list(checksum256);

/** Throws the reader's errors for a malformed known extension. */
export function decodeHeaderExtension([id, data]: Extension): HeaderExtension {
  const reader = new ByteReader(data);
  if (id === 0) return { type: 'protocol_feature_activation', protocol_features: features.read(reader) };
  if (id === 1) return { type: 'producer_schedule_change', schedule: authoritySchedule.read(reader) };
  if (id === 2) return { type: 'finality', finality: finalityExtension.read(reader) };
  return { type: 'unknown', id, data };
}

export function encodeHeaderExtension(extension: HeaderExtension): Extension {
  const writer = new ByteWriter();
  switch (extension.type) {
    case 'protocol_feature_activation':
      features.write(writer, extension.protocol_features);
      return [0, writer.finish()];
    case 'producer_schedule_change':
      authoritySchedule.write(writer, extension.schedule);
      return [1, writer.finish()];
    case 'finality':
      finalityExtension.write(writer, extension.finality);
      return [2, writer.finish()];
    case 'unknown':
      return [extension.id, extension.data];
  }
}
