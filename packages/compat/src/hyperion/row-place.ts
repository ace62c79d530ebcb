import { isName, nameToU64 } from '@antescope/codec/chain/name';
import { scopeName } from '@antescope/index/answers/index-past';
import type { RowPosition } from '@antescope/index/store/list-page';
import { badParameter } from './query.ts';

const lastKey = 0xffff_ffff_ffff_ffffn;

/** A primary key, as a number or a name. Throws HyperionError (400). */
export function keyOf(text: string): bigint {
  if (/^\d{1,20}$/.test(text) && BigInt(text) <= lastKey) return BigInt(text);
  if (isName(text)) return nameToU64(text);
  throw badParameter('primary_key', 'must be a number or a name');
}

/** A scope, also written as a symbol. Throws HyperionError (400). */
export function scopeOf(text: string): string {
  try {
    return scopeName(text);
  } catch (error) {
    throw badParameter('scope', error instanceof Error ? error.message : 'is not a scope');
  }
}

/** A page's `next_key`. */
export function keyText({ scope, primaryKey }: RowPosition): string {
  return `${scope}-${primaryKey}`;
}

/** The position of an `after_key`. Throws HyperionError (400). */
export function parsePosition(text: string): RowPosition {
  // Names have no hyphen, and the key may be negative.
  const at = text.indexOf('-');
  const [scope, key] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  if (
    at === -1 ||
    !(scope === '' || isName(scope)) ||
    !/^-?\d{1,20}$/.test(key) ||
    BigInt(key) > lastKey ||
    BigInt(key) < -1n
  )
    throw badParameter('after_key', "must be a page's next_key");
  return { scope, primaryKey: BigInt(key) };
}

/** `after_key` is exclusive and positions are inclusive: -1 is before the first key of a scope. */
export function preceding({ scope, primaryKey }: RowPosition): RowPosition {
  return { scope, primaryKey: primaryKey - 1n };
}

/** The last key of a scope has none after it: reading begins with its row, which the page leaves out. */
export function following({ scope, primaryKey }: RowPosition): RowPosition {
  return { scope, primaryKey: primaryKey === lastKey ? primaryKey : primaryKey + 1n };
}
