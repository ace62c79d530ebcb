import { trimEnd } from '@antescope/codec/bytes/trim-end';
import { parsePublicKey } from '@antescope/codec/keys/key';
import { parseJsonExact } from '@antescope/codec/bytes/nodeos-json';
import { u64ToName, nameToU64 } from '@antescope/codec/chain/name';
import { NativeHistoryError } from '@antescope/index/store/native/native-error';

const letters = '.12345abcdefghijklmnopqrstuvwxyz';
/** Shorter texts fail in nodeos before the checksum is verified. */
const keyLength = 53;

/** Body of a v1 history request, read like nodeos' plugin: every field is optional and invalid values are a 500. */
export class RequestBody {
  readonly #fields: Record<string, unknown>;

  /** Throws NativeHistoryError unless the text is a JSON object; an empty text is `{}`. */
  constructor(text: string) {
    this.#fields = text.trim() === '' ? {} : parseObject(text);
  }

  name(field: string): string {
    const text = this.text(field);
    if (text.length > 13) {
      throw new NativeHistoryError(
        3010001,
        'name_type_exception',
        'Invalid name',
        `Name is longer than 13 characters (${text}) `,
      );
    }
    const normal = normalized(text);
    if (normal === text) return text;
    throw NativeHistoryError.invalidName(text, normal);
  }

  text(field: string): string {
    const value = this.#fields[field] ?? '';
    if (typeof value === 'string') return value;
    throw NativeHistoryError.badCast(`Invalid cast from type '${kindOf(value)}' to string`);
  }

  /** A number or numeric string, -2^31 to 2^31-1; undefined if absent. */
  integer(field: string): number | undefined {
    const value = this.#fields[field] ?? undefined;
    if (value === undefined) return undefined;
    const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
    const number = /^[+-]?\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= -0x80000000 && number <= 0x7fffffff) return number;
    throw NativeHistoryError.unreadable("Couldn't parse int64_t");
  }

  /** A public key in any format; invalid ones throw nodeos' errors. */
  publicKey(field: string): string {
    const text = this.text(field);
    try {
      parsePublicKey(text);
      return text;
    } catch (error) {
      const checksum = error instanceof Error && error.message.includes('checksum') && text.length >= keyLength;
      throw NativeHistoryError.invalidKey(
        checksum
          ? 'wrapper::calculate_checksum(wrapped.data) == wrapped.check: '
          : 'bin.size() == sizeof(data_type) + sizeof(uint32_t): ',
      );
    }
  }
}

function parseObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = parseJsonExact(text);
  } catch {
    throw NativeHistoryError.unreadable('The request body is not JSON');
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw NativeHistoryError.badCast(`Invalid cast from type '${kindOf(value)}' to Object`);
}

/** nodeos' name for the type of a JSON value. */
function kindOf(value: unknown): string {
  if (value === null) return 'null_type';
  if (Array.isArray(value)) return 'array_type';
  if (typeof value === 'bigint') return value < 0n ? 'int64_type' : 'uint64_type';
  if (typeof value === 'number')
    return Number.isInteger(value) ? (value < 0 ? 'int64_type' : 'uint64_type') : 'double_type';
  if (typeof value === 'boolean') return 'bool_type';
  return typeof value === 'object' ? 'object_type' : 'string_type';
}

/** A text packed as a name and printed again: unknown letters become dots, trailing dots are dropped. */
function normalized(text: string): string {
  const known = [...text].map((letter) => (letters.includes(letter) ? letter : '.')).join('');
  const trimmed = trimEnd(known, '.');
  try {
    return u64ToName(nameToU64(trimmed));
  } catch {
    // Only the 13th character can be invalid here; nodeos keeps four bits of it.
    return trimEnd(`${trimmed.slice(0, 12)}${letters[letters.indexOf(trimmed[12]!) & 15]}`, '.');
  }
}
