import { createRequire } from 'node:module';
import { ABI, Serializer, type ABISerializable } from '@wharfkit/antelope';
import { createInitialTypes, getTypesFromAbi, SerialBuffer, type Type } from 'eosjs/dist/eosjs-serialize.js';
import { abiToJson } from '@antescope/codec/abi/json';
import { fromHex } from '@antescope/codec/bytes/bytes';
import type { Contract, Item } from './corpus.ts';

/** A serializer, prepared for a list of values. The functions take the index of a value. */
export interface Prepared {
  name: string;
  decode: (index: number) => unknown;
  /** Encodes the value cached by `keep`. */
  encode: (index: number) => unknown;
  /** Decodes and caches a value in the form that this library's encoder prefers. */
  keep: (index: number) => void;
  bytes: (encoded: unknown) => Uint8Array;
}

interface Abieos {
  loadAbi(contract: string, abi: object): boolean;
  binToJson(contract: string, type: string, data: Buffer): unknown;
  jsonToHex(contract: string, type: string, json: string): string;
}

export function abieosInstance(): Abieos {
  const { Abieos } = createRequire(import.meta.url)('@eosrio/node-abieos') as {
    Abieos: { getInstance(): Abieos };
  };
  return Abieos.getInstance();
}

export function ours(items: readonly Item[], contracts: ReadonlyMap<string, Contract>): Prepared {
  const compiled = items.map(({ contract }) => contracts.get(contract)!.compiled);
  const values: unknown[] = [];
  const decode = (index: number): unknown => {
    const item = items[index]!;
    return compiled[index]!.decode(item.type, item.bytes);
  };
  return {
    name: 'antescope',
    decode,
    keep: (index) => (values[index] = decode(index)),
    encode: (index) => compiled[index]!.encode(items[index]!.type, values[index]),
    bytes: (encoded) => encoded as Uint8Array,
  };
}

/** Decodes to typed values and serializes them, which converts names and keys; encodes typed values. */
export function wharfkit(items: readonly Item[], contracts: ReadonlyMap<string, Contract>): Prepared {
  const abis = new Map([...contracts].map(([name, { abi }]) => [name, ABI.from(abiToJson(abi) as unknown as string)]));
  const itemAbis = items.map(({ contract }) => abis.get(contract)!);
  const values: ABISerializable[] = [];
  const typed = (index: number): ABISerializable =>
    Serializer.decode({ data: items[index]!.bytes, type: items[index]!.type, abi: itemAbis[index]! });
  return {
    name: '@wharfkit/antelope 1.2.0',
    decode: (index) => Serializer.objectify(typed(index)),
    keep: (index) => (values[index] = typed(index)),
    encode: (index) => Serializer.encode({ object: values[index]!, type: items[index]!.type, abi: itemAbis[index]! }),
    bytes: (encoded) => (encoded as { array: Uint8Array }).array,
  };
}

/** Types are resolved in advance and the buffer is reused, its fastest use. */
export function eosjs(items: readonly Item[], contracts: ReadonlyMap<string, Contract>): Prepared {
  const types = new Map(
    [...contracts].map(([name, { abi }]) => [
      name,
      getTypesFromAbi(createInitialTypes(), abiToJson(abi) as unknown as Parameters<typeof getTypesFromAbi>[1]),
    ]),
  );
  const itemTypes: Type[] = items.map(({ contract, type }) => types.get(contract)!.get(type)!);
  const values: unknown[] = [];
  const decode = (index: number): unknown =>
    itemTypes[index]!.deserialize(new SerialBuffer({ array: items[index]!.bytes })) as unknown;
  const buffer = new SerialBuffer();
  return {
    name: 'eosjs 22.1.0',
    decode,
    keep: (index) => (values[index] = decode(index)),
    encode: (index) => {
      buffer.length = 0;
      itemTypes[index]!.serialize(buffer, values[index]);
      return buffer.asUint8Array().slice();
    },
    bytes: (encoded) => encoded as Uint8Array,
  };
}

/** Decodes bytes to JSON text and parses it; encodes JSON text to hex. */
export function abieos(items: readonly Item[], contracts: ReadonlyMap<string, Contract>): Prepared {
  const native = abieosInstance();
  for (const [name, { abi }] of contracts) native.loadAbi(name, abiToJson(abi));
  const buffers = items.map(({ bytes }) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const texts: string[] = [];
  const decode = (index: number): unknown =>
    native.binToJson(items[index]!.contract, items[index]!.type, buffers[index]!);
  return {
    name: '@eosrio/node-abieos 3.3.2',
    decode,
    keep: (index) => (texts[index] = JSON.stringify(decode(index))),
    encode: (index) => native.jsonToHex(items[index]!.contract, items[index]!.type, texts[index]!),
    bytes: (encoded) => fromHex((encoded as string).toLowerCase()),
  };
}
