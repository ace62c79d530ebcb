import { isName } from '@antescope/codec/chain/name';
import type { KeyType } from '../table/table-definition.ts';

export const keyTypes: readonly KeyType[] = [
  'i64',
  'name',
  'i128',
  'float64',
  'sha256',
  'i256',
  'ripemd160',
  'float128',
];

/** What a bound of the type looks like; for a person who typed another one. */
export type BoundFault = 'number' | 'name' | 'double' | 'hex64' | 'hex40' | 'quad' | 'key';

const most64 = (1n << 64n) - 1n;
const most128 = (1n << 128n) - 1n;

/**
 * Whether nodeos reads the text as a bound of an index with keys of `type`; null: it does. Of a primary index without a
 * type it tries number, name, symbol and symbol code in turn.
 */
export function boundFault(type: KeyType | null, text: string): BoundFault | null {
  switch (type) {
    case null:
      return isUnsigned(text, most64) || isName(text.trim()) || /^(?:\d{1,2},)?[A-Z]{1,7}$/.test(text) ? null : 'key';
    case 'i64':
      return isUnsigned(text, most64) ? null : 'number';
    case 'i128':
      return isUnsigned(text, most128) || /^0x[0-9a-f]{1,32}$/i.test(text) ? null : 'number';
    case 'name':
      return isName(text) ? null : 'name';
    case 'float64':
      return /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i.test(text) ? null : 'double';
    case 'float128':
      return /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,4})?$|^0x[0-9a-f]{32}$/i.test(text) ? null : 'quad';
    case 'sha256':
    case 'i256':
      return /^(?:0x)?[0-9a-f]{64}$/i.test(text) ? null : 'hex64';
    case 'ripemd160':
      return /^[0-9a-f]{40}$/i.test(text) ? null : 'hex40';
  }
}

function isUnsigned(text: string, max: bigint): boolean {
  return /^\d{1,39}$/.test(text) && BigInt(text) <= max;
}
