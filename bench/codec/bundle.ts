import { resolve } from 'node:path';
import { measureCodecBundle, maxCodecBytes } from '../../scripts/check/codec-bundle.ts';
import type { Metric } from '../bench.ts';

/** Size of the codec on a page that shows an account and a transaction. */
export async function measureBundle(): Promise<Metric> {
  const { bytes, curve } = await measureCodecBundle(resolve(import.meta.dirname, '../..'));
  return {
    id: 'bundle for an account and a transaction',
    value: bytes / 1000,
    unit: 'kB gzip',
    peer: null,
    ratio: null,
    goal: `<= ${maxCodecBytes / 1000} kB`,
    meets: bytes <= maxCodecBytes && curve.length === 0,
    note: `${curve.length === 0 ? 'without curve code' : `${curve.length} modules of curve code`}; hashes, base58 and inflate of the base libraries are in it`,
  };
}
