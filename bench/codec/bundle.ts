import { resolve } from 'node:path';
import { measureCodecBundle, mostCodecBytes } from '../../scripts/check/codec-bundle.ts';
import type { Metric } from '../bench.ts';

/** What a page that shows an account and a transaction loads of the codec. */
export async function measureBundle(): Promise<Metric> {
  const { bytes, curve } = await measureCodecBundle(resolve(import.meta.dirname, '../..'));
  return {
    id: 'bundle for an account and a transaction',
    value: bytes / 1000,
    unit: 'kB gzip',
    peer: null,
    ratio: null,
    goal: `<= ${mostCodecBytes / 1000} kB`,
    meets: bytes <= mostCodecBytes && curve.length === 0,
    note: `${curve.length === 0 ? 'without curve code' : `${curve.length} modules of curve code`}; hashes, base58 and inflate of the base libraries are in it`,
  };
}
