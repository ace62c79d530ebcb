import type { Field } from '../core/fields.ts';
import type { PackedHex } from './signers.ts';

/** A packed transaction of a receipt, as nodeos writes it. */
export function readPackedObject(packed: Field): PackedHex {
  return {
    signatures: packed
      .at('signatures')
      .items()
      .map((text) => text.text()),
    compression: packed.at('compression').value === 'zlib' ? 'zlib' : 'none',
    packedContextFreeData: packed.at('packed_context_free_data').textOr(''),
    packedTransaction: packed.at('packed_trx').text(),
  };
}
