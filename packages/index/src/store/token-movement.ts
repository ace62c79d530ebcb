import { nameAt } from '@antescope/codec/chain/name';
import { u32At } from '@antescope/codec/bytes/words';

/** Token movement of an action, read from the binary layout, so that blocks can be indexed without an ABI. */
export interface TokenMovement {
  /** null if the action has no such party, or identifies it by a public key. */
  from: string | null;
  to: string | null;
  /** True if the recipient is given by public key, so it is known from the notification only. */
  toKey: boolean;
  /** Symbol code; empty if no token amount is moved (NFT transfers). */
  symbol: string;
  /** True for a transfer below 0.0005. */
  small: boolean;
}

const maxPrecision = 18;
/** Units that make 0.0005, by precision; exact as doubles. */
const smallBelow = Array.from({ length: maxPrecision + 1 }, (_, precision) =>
  precision < 4 ? 1 : 5 * 10 ** (precision - 4),
);

/**
 * Parses transfer, issue and retire (layouts of the reference token contract, NFT contracts and `fio.token`); null for
 * other actions and layouts.
 */
export function tokenMovement(contract: string, action: string, data: Uint8Array): TokenMovement | null {
  if (action === 'transfer') return transferMovement(data);
  if (action === 'issue') return issuedOrRetired(data, 8) ?? issuedOrRetired(data, 0);
  if (action === 'retire') return issuedOrRetired(data, 0);
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

function issuedOrRetired(data: Uint8Array, at: number): TokenMovement | null {
  const asset = assetAt(data, at);
  return asset === null ? null : { from: null, to: null, toKey: false, symbol: asset.symbol, small: false };
}

/** Layout: public_key string, `skip` bytes, amount, max_fee, actor. */
function fioTransfer(data: Uint8Array, skip: number | null): TokenMovement | null {
  const key = stringEnd(data, 0);
  if (key === null || skip === null || key + skip + 24 > data.length) return null;
  const at = key + skip;
  return { from: nameAt(data, at + 16), to: null, toKey: true, symbol: 'FIO', small: isSmall(data, at, 9) };
}

/**
 * Length of can_vote and the lock periods (duration, amount). The count is one byte; more than 127 periods are
 * rejected.
 */
function lockedPeriodsLength(data: Uint8Array): number | null {
  const key = stringEnd(data, 0);
  const count = key === null ? undefined : data[key + 4];
  return count === undefined || count > 0x7f ? null : 5 + count * 16;
}

/** An asset at the offset followed by a string that ends the data, as in every standard token action. */
function assetAt(data: Uint8Array, at: number): { symbol: string; small: boolean } | null {
  if (data.length < at + 17 || stringEnd(data, at + 16) !== data.length) return null;
  const precision = data[at + 8] ?? 0;
  if (precision > maxPrecision) return null;
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
  // Doubles are exact below 2^53, far above every limit.
  return u32At(data, at) + u32At(data, at + 4) * 0x1_0000_0000 < (smallBelow[precision] ?? 1);
}

/** End offset of a string at the offset; null if it exceeds the data. */
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
