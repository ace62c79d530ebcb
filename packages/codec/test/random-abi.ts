import fc from 'fast-check';
import type { Abi, AbiStruct } from '../src/abi/abi.ts';
import { formatAsset } from '../src/chain/asset.ts';
import { concat, toHex } from '../src/bytes/bytes.ts';
import { formatPublicKey } from '../src/keys/key.ts';
import { u64ToName } from '../src/chain/name.ts';
import { formatSignature } from '../src/keys/signature.ts';
import { microsToTimePoint, secondsToTimePointSec, slotToTime } from '../src/chain/time.ts';
import { abiOf } from './abi-maker.ts';

export type Pick = fc.GeneratorValue;

const u32 = fc.integer({ min: 0, max: 0xffffffff });
const u64 = fc.bigInt(0n, 0xffffffffffffffffn);
const units = fc.bigInt(-(1n << 62n) + 1n, (1n << 62n) - 1n);
const code = fc
  .array(fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), { minLength: 1, maxLength: 7 })
  .map((letters) => letters.join(''));
const precision = fc.integer({ min: 0, max: 18 });
const asset = fc
  .tuple(units, precision, code)
  .map(([units, precision, code]) => formatAsset({ units, precision, code }));
const name = u64.map(u64ToName);

function hex(size: number): fc.Arbitrary<string> {
  return fc.uint8Array({ minLength: size, maxLength: size }).map((bytes) => toHex(bytes));
}

function integer(bits: number, signed: boolean): fc.Arbitrary<number> {
  return signed
    ? fc.integer({ min: -(2 ** (bits - 1)), max: 2 ** (bits - 1) - 1 })
    : fc.integer({ min: 0, max: 2 ** bits - 1 });
}

function big(bits: bigint, signed: boolean): fc.Arbitrary<bigint> {
  return signed ? fc.bigInt(-(1n << (bits - 1n)), (1n << (bits - 1n)) - 1n) : fc.bigInt(0n, (1n << bits) - 1n);
}

function bytesOf(size: number): fc.Arbitrary<Uint8Array> {
  return fc.uint8Array({ minLength: size, maxLength: size });
}

/** Length-prefixed bytes. */
function counted(minLength: number): fc.Arbitrary<Uint8Array> {
  return fc.uint8Array({ minLength, maxLength: 60 }).map((bytes) => concat(Uint8Array.of(bytes.length), bytes));
}

const curve = fc.constantFrom('K1' as const, 'R1' as const);

/** Canonical values of every built-in type. Times end in 2255, because WharfKit does. Floats are finite, because peers disagree about the text of others. */
export const builtinValues: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  bool: fc.boolean(),
  int8: integer(8, true),
  uint8: integer(8, false),
  int16: integer(16, true),
  uint16: integer(16, false),
  int32: integer(32, true),
  uint32: u32,
  int64: big(64n, true),
  uint64: u64,
  int128: big(128n, true),
  uint128: big(128n, false),
  varint32: integer(32, true),
  varuint32: u32,
  float32: fc.float({ noNaN: true, noDefaultInfinity: true }).map((n) => (n === 0 ? 0 : n)),
  float64: fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => (n === 0 ? 0 : n)),
  float128: hex(16).map((text) => `0x${text}`),
  time_point: fc.integer({ min: 0, max: 9_007_199_254_740 }).map((ms) => microsToTimePoint(BigInt(ms) * 1000n)),
  time_point_sec: u32.map(secondsToTimePointSec),
  block_timestamp_type: u32.map(slotToTime),
  name,
  bytes: fc.uint8Array({ maxLength: 40 }),
  string: fc.string({ unit: 'grapheme', maxLength: 40 }),
  checksum160: hex(20),
  checksum256: hex(32),
  checksum512: hex(64),
  public_key: fc.oneof(
    fc.tuple(curve, bytesOf(33)).map(([type, data]) => formatPublicKey({ type, data })),
    fc
      .tuple(bytesOf(33), fc.nat(2), counted(1))
      .map(([point, presence, rpid]) =>
        formatPublicKey({ type: 'WA', data: concat(point, Uint8Array.of(presence), rpid) }),
      ),
  ),
  signature: fc.oneof(
    fc.tuple(curve, bytesOf(65)).map(([type, data]) => formatSignature({ type, data })),
    fc
      .tuple(bytesOf(65), counted(0), counted(0))
      .map((parts) => formatSignature({ type: 'WA', data: concat(...parts) })),
  ),
  symbol: fc.tuple(precision, code).map(([precision, code]) => `${precision},${code}`),
  symbol_code: code,
  asset,
  extended_asset: fc.record({ quantity: asset, contract: name }),
};

export function isFloat(type: string): boolean {
  return type === 'float32' || type === 'float64';
}

const builtinNames = Object.keys(builtinValues).filter((type) => !isFloat(type));
/** Containers that abieos supports too, which has no optional lists. */
const single = ['', '', '[]', '?'];
/** Containers supported by WharfKit and eosjs. */
const flat = ['', '', '', '[]', '?', '[]?'];
/** Nested containers, supported by eosjs and this codec only. */
const nested = [...flat, '[][]', '?[]', '?[]?', '[][]?', '[]?[]'];

function oneOf(pick: Pick, choices: readonly string[]): string {
  return choices[pick(fc.nat, { max: choices.length - 1 })]!;
}
const suffixesOf = { single, flat, nested } as const;

/** A random ABI with structs of structs, bases, aliases and variants. 's0' is its top. */
export function randomAbi(pick: Pick, containers: keyof typeof suffixesOf = 'flat'): Abi {
  const suffixes = suffixesOf[containers];
  const count = pick(fc.integer, { min: 1, max: 4 });
  const structs: AbiStruct[] = [];
  const variants: Abi['variants'] = [];
  const types: Abi['types'] = [];
  for (let i = count - 1; i >= 0; i--) {
    const known = [
      ...builtinNames,
      ...structs.map((s) => s.name),
      ...variants.map((v) => v.name),
      ...types.map((t) => t.new_type_name),
    ];
    const type = (): string => oneOf(pick, known) + oneOf(pick, suffixes);
    const fields = Array.from({ length: pick(fc.integer, { min: 1, max: 4 }) }, (_, j) => ({
      name: `f${i}_${j}`,
      type: type(),
    }));
    const base = structs.length > 0 && pick(fc.boolean) ? structs[0]!.name : '';
    // WharfKit cannot omit an extension that is an array or an alias.
    const plain = known.filter((type) => !types.some((alias) => alias.new_type_name === type));
    if (i === 0) for (const name of ['e1', 'e2']) fields.push({ name, type: `${oneOf(pick, plain)}$` });
    structs.unshift({ name: `s${i}`, base, fields });
    const choices = Array.from({ length: pick(fc.integer, { min: 1, max: 4 }) }, () => oneOf(pick, known));
    variants.push({ name: `v${i}`, types: [...new Set(choices)] });
    types.push({ new_type_name: `a${i}`, type: oneOf(pick, known) });
  }
  return abiOf({ structs, variants, types });
}

/** A canonical value of a type of a random ABI. */
export function randomValue(pick: Pick, abi: Abi, type: string): unknown {
  if (type.endsWith('?')) return pick(fc.boolean) ? randomValue(pick, abi, type.slice(0, -1)) : null;
  if (type.endsWith('[]')) {
    return Array.from({ length: pick(fc.nat, { max: 3 }) }, () => randomValue(pick, abi, type.slice(0, -2)));
  }
  const builtin = builtinValues[type];
  if (builtin !== undefined) return pick(() => builtin);
  const alias = abi.types.find((candidate) => candidate.new_type_name === type);
  if (alias !== undefined) return randomValue(pick, abi, alias.type);
  const variant = abi.variants.find((candidate) => candidate.name === type);
  if (variant !== undefined) {
    const chosen = oneOf(pick, variant.types);
    return [chosen, randomValue(pick, abi, chosen)];
  }
  return randomStruct(
    pick,
    abi,
    abi.structs.find((candidate) => candidate.name === type)!,
  );
}

function randomStruct(pick: Pick, abi: Abi, struct: AbiStruct): Record<string, unknown> {
  const base = abi.structs.find((candidate) => candidate.name === struct.base);
  const value = base === undefined ? {} : randomStruct(pick, abi, base);
  for (const field of struct.fields) {
    if (!field.type.endsWith('$')) value[field.name] = randomValue(pick, abi, field.type);
    else if (pick(fc.boolean)) value[field.name] = randomValue(pick, abi, field.type.slice(0, -1));
    else break;
  }
  return value;
}
