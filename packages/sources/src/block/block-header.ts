import { type BlockHeader, isSavannaBlock } from '@antescope/codec/chain/block';
import { fromHex } from '@antescope/codec/bytes/bytes';
import { encodeHeaderExtension } from '@antescope/codec/chain/header-extension';
import type { Field } from '../core/fields.ts';

/**
 * The header as it is hashed, from a get_block or get_block_header_state response. get_block returns decoded header
 * extensions instead of their bytes: features and schedules are encoded again. It omits the extension that Savanna adds
 * to every header (`isWhole`).
 */
export function readHeader(header: Field): BlockHeader {
  return {
    timestamp: header.at('timestamp').text(),
    producer: header.at('producer').text(),
    confirmed: header.at('confirmed').number(),
    previous: header.at('previous').text(),
    transaction_mroot: header.at('transaction_mroot').text(),
    action_mroot: header.at('action_mroot').text(),
    schedule_version: header.at('schedule_version').number(),
    new_producers: readSchedule(header.at('new_producers')),
    header_extensions: header.at('header_extensions').missing
      ? readExtensions(header)
      : header.at('header_extensions').items().map(readExtension),
  };
}

/** Whether an answer has every part of the header that is hashed. */
export function isWhole(header: Field): boolean {
  const isSavanna = isSavannaBlock({ schedule_version: header.at('schedule_version').number() });
  return !isSavanna || !header.at('header_extensions').missing;
}

function readExtensions(header: Field): BlockHeader['header_extensions'] {
  const features = header.at('new_protocol_features');
  const schedule = header.at('new_producer_schedule');
  return [
    ...(features.missing
      ? []
      : [
          encodeHeaderExtension({
            type: 'protocol_feature_activation',
            protocol_features: features.items().map((entry) => entry.at('feature_digest').text()),
          }),
        ]),
    ...(schedule.missing
      ? []
      : [
          encodeHeaderExtension({
            type: 'producer_schedule_change',
            schedule: {
              version: schedule.at('version').number(),
              producers: schedule.at('producers').items().map(readAuthority),
            },
          }),
        ]),
  ];
}

/** {producer_name, authority: [0, {threshold, keys}]} */
function readAuthority(entry: Field) {
  const authority = entry.at('authority').items()[1] ?? entry.fail('a producer');
  const keys = authority.at('keys').items();
  return {
    producer_name: entry.at('producer_name').text(),
    authority: {
      threshold: authority.at('threshold').number(),
      keys: keys.map((one) => ({ key: one.at('key').text(), weight: one.at('weight').number() })),
    },
  };
}

function readSchedule(schedule: Field): BlockHeader['new_producers'] {
  if (schedule.missing) return null;
  return {
    version: schedule.at('version').number(),
    producers: schedule
      .at('producers')
      .items()
      .map((entry) => ({
        producer_name: entry.at('producer_name').text(),
        block_signing_key: entry.at('block_signing_key').text(),
      })),
  };
}

function readExtension(entry: Field): [number, Uint8Array] {
  const [type, bytes] = entry.items();
  return [type?.number() ?? entry.fail('an extension'), fromHex(bytes?.text() ?? entry.fail('an extension'))];
}
