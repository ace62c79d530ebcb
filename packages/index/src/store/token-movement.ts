import { nameAt } from '@antescope/codec/chain/name';
import { u32At } from '@antescope/codec/bytes/words';

/** What the data of a token action says, read by its layout alone, so that a block can be filed without any ABI. */
export interface TokenMovement {
  /** null where the action has no such side, or names it by a key. */
  from: string | null;
  to: string | null;
  /** True where the receiver is named by a key and known only by having been told. */
  toKey: boolean;
  /** Symbol code; empty where no amount of a token is moved (transfers of NFTs). */
  symbol: string;
  /** A transfer of less than 0.0005 of its token. */
  small: boolean;
}

const longestPrecision = 18;
/** Units below which an amount is less than 0.0005, by precision; doubles hold all of them exactly. */
const smallBelow = Array.from({ length: longestPrecision + 1 }, (_, precision) =>
  precision < 4 ? 1 : 5 * 10 ** (precision - 4),
);

/**
 * Movement of a transfer, issue or retire (the layouts of the reference token contract, NFT contracts and `fio.token`);
 * null for any other action and for bytes of another shape.
 */
export function tokenMovement(contract: string, action: string, data: Uint8Array): TokenMovement | null {
  if (action === 'transfer') return transferMovement(data);
  if (action === 'issue') return madeOrBurned(data, 8) ?? madeOrBurned(data, 0);
  if (action === 'retire') return madeOrBurned(data, 0);
  if (contract === 'fio.token' && action === 'trnsfiopubky') return fioTransfer(data, 0);
  if (contract === 'fio.token' && action === 'trnsloctoks') return fioTransfer(data, lockedPeriodsLength(data));
  return null;
}

function transferMovement(data: Uint8Array): TokenMovement | null {
  if (data.length < 16) return null;
  const asset = assetAt(data, 16);
  return {
    from: nameAt(data, 0),
    to: nameAt(data, 8),
    toKey: false,
    symbol: asset?.symbol ?? '',
    small: asset?.small ?? false,
  };
}

function madeOrBurned(data: Uint8Array, at: number): TokenMovement | null {
  const asset = assetAt(data, at);
  return asset === null ? null : { from: null, to: null, toKey: false, symbol: asset.symbol, small: false };
}

/** public_key string, what stands between (`skip` bytes), amount, most fee, actor. */
function fioTransfer(data: Uint8Array, skip: number | null): TokenMovement | null {
  const key = stringEnd(data, 0);
  if (key === null || skip === null || key + skip + 24 > data.length) return null;
  const at = key + skip;
  return { from: nameAt(data, at + 16), to: null, toKey: true, symbol: 'FIO', small: isSmall(data, at, 9) };
}

/** can_vote and the periods (duration, amount), counted by one byte: more than 127 are no transfer of anybody's. */
function lockedPeriodsLength(data: Uint8Array): number | null {
  const key = stringEnd(data, 0);
  const count = key === null ? undefined : data[key + 4];
  return count === undefined || count > 0x7f ? null : 5 + count * 16;
}

/** An asset at the offset that is followed by a text to the very end, as in every standard token action. */
function assetAt(data: Uint8Array, at: number): { symbol: string; small: boolean } | null {
  if (data.length < at + 17 || stringEnd(data, at + 16) !== data.length) return null;
  const precision = data[at + 8] ?? 0;
  if (precision > longestPrecision) return null;
  let length = 0;
  while (length < 7 && data[at + 9 + length] !== 0) length++;
  for (let index = 0; index < 7; index++) {
    const char = data[at + 9 + index] ?? 0;
    if (index < length ? char < 0x41 || char > 0x5a : char !== 0) return null;
  }
  if (length === 0) return null;
  return {
    symbol: String.fromCharCode(...data.subarray(at + 9, at + 9 + length)),
    small: isSmall(data, at, precision),
  };
}

function isSmall(data: Uint8Array, at: number, precision: number): boolean {
  // Doubles are exact below 2^53, and every limit is far below that.
  return u32At(data, at) + u32At(data, at + 4) * 0x1_0000_0000 < (smallBelow[precision] ?? 1);
}

/** Where a string that begins at the offset ends; null where it does not fit. */
function stringEnd(data: Uint8Array, at: number): number | null {
  let length = 0;
  let factor = 1;
  for (let index = at; index < at + 5; index++) {
    const byte = data[index];
    if (byte === undefined) return null;
    length += (byte & 0x7f) * factor;
    if (byte < 0x80) return index + 1 + length <= data.length ? index + 1 + length : null;
    factor *= 0x80;
  }
  return null;
}
