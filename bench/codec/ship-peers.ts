import { ABI, Serializer, type ABISerializable } from '@wharfkit/antelope';
import { createInitialTypes, getTypesFromAbi, SerialBuffer, type Type } from 'eosjs/dist/eosjs-serialize.js';
import { abiToJson } from '@antescope/codec/abi/json';
import { decodeSignedBlock } from '@antescope/codec/chain/block';
import { fromHex, toHex } from '@antescope/codec/bytes/bytes';
import { shipAbi } from '@antescope/codec/ship/abi';
import { decodeDeltas } from '@antescope/codec/ship/deltas';
import { decodeShipResult } from '@antescope/codec/ship/messages';
import { decodeDeltaRow, type DeltaTable } from '@antescope/codec/ship/rows';
import { decodeTraces } from '@antescope/codec/ship/traces';
import { abieosInstance } from './peers.ts';

/** A decoded frame: positions, block, traces, and the rows of the deltas with their table. */
export interface WholeFrame {
  result: unknown;
  block: unknown;
  traces: unknown;
  rows: unknown[];
}

export type FrameDecoder = (frame: Uint8Array) => WholeFrame;

/** Decodes a type of the protocol's ABI with a generic library. */
type Read = (type: string, data: Uint8Array) => unknown;

export function oursWhole(frame: Uint8Array): WholeFrame {
  const result = decodeShipResult(frame);
  if (result.type !== 'get_blocks_result_v0') throw new Error('not a block');
  const rows: unknown[] = [];
  for (const { name, rows: changed } of decodeDeltas(result.deltas!)) {
    for (const { present, data } of changed) rows.push([name, present, decodeDeltaRow(name as DeltaTable, data)]);
  }
  const { block, traces, deltas: _, type: __, ...positions } = result;
  return { result: positions, block: decodeSignedBlock(block!), traces: decodeTraces(traces!), rows };
}

type Blocks = Record<'block' | 'traces' | 'deltas', unknown> & Record<string, unknown>;
type Delta = [string, { name: string; rows: { present: unknown; data: unknown }[] }];

/** Decodes a frame with a generic library, which needs further calls for nested bytes. */
function wholeThrough(read: Read, bytesOf: (value: unknown) => Uint8Array): FrameDecoder {
  return (frame) => {
    const [, result] = read('result', frame) as [string, Blocks];
    const rows: unknown[] = [];
    for (const [, { name, rows: changed }] of read('table_delta[]', bytesOf(result.deltas)) as Delta[]) {
      for (const { present, data } of changed) rows.push([name, present, read(name, bytesOf(data))]);
    }
    const { block, traces, deltas: _, ...positions } = result;
    return {
      result: positions,
      block: read('signed_block', bytesOf(block)),
      traces: read('transaction_trace[]', bytesOf(traces)),
      rows,
    };
  };
}

/** Serialized, which converts names and keys; `typed` skips that. */
export function wharfkitWhole(typed: boolean): FrameDecoder {
  const abi = ABI.from(abiToJson(shipAbi) as unknown as string);
  const decode = (type: string, data: Uint8Array): ABISerializable => Serializer.decode({ data, type, abi });
  if (!typed) return wholeThrough((type, data) => Serializer.objectify(decode(type, data)), hexBytes);
  return wholeThrough(decode, (value) => (value as { array: Uint8Array }).array);
}

export function eosjsWhole(): FrameDecoder {
  const types = getTypesFromAbi(
    createInitialTypes(),
    abiToJson(shipAbi) as unknown as Parameters<typeof getTypesFromAbi>[1],
  );
  const lists = new Map<string, Type>();
  const typeOf = (name: string): Type => {
    if (!name.endsWith('[]')) return types.get(name)!;
    // eosjs has list types for struct fields only.
    const list = lists.get(name) ?? listType(types.get(name.slice(0, -2))!);
    lists.set(name, list);
    return list;
  };
  return wholeThrough((type, data) => typeOf(type).deserialize(new SerialBuffer({ array: data })) as unknown, hexBytes);
}

function listType(of: Type): Type {
  return {
    ...of,
    deserialize: (buffer) => {
      const items: unknown[] = [];
      for (let left = buffer!.getVaruint32(); left > 0; left--) items.push(of.deserialize(buffer));
      return items;
    },
  };
}

export function abieosWhole(): FrameDecoder {
  const native = abieosInstance();
  native.loadAbi('ship', abiToJson(shipAbi));
  return wholeThrough(
    (type, data) => native.binToJson('ship', type, Buffer.from(data.buffer, data.byteOffset, data.byteLength)),
    hexBytes,
  );
}

function hexBytes(value: unknown): Uint8Array {
  return value instanceof Uint8Array ? value : fromHex((value as string).toLowerCase());
}

/**
 * All values of a frame in order, to compare trees of different shape. Excludes names of variant alternatives and missing
 * values, which only some libraries return.
 */
export function leaves(value: unknown, into: string[] = []): string[] {
  if (value === null || value === undefined) return into;
  if (value instanceof Uint8Array) into.push(toHex(value));
  else if (Array.isArray(value)) {
    const tagged =
      value.length === 2 &&
      typeof value[0] === 'string' &&
      /^(\w+_v\d|packed_transaction|transaction_id)$/.test(value[0]);
    for (const item of tagged ? value.slice(1) : value) leaves(item, into);
  } else if (typeof value === 'object') for (const part of Object.values(value)) leaves(part, into);
  else if (typeof value === 'boolean') into.push(value ? '1' : '0');
  else into.push(normalText(String(value)));
  return into;
}

function normalText(text: string): string {
  if (text === 'true' || text === 'false') return text === 'true' ? '1' : '0';
  if (/^-?\d+\.\d+(e[-+]?\d+)?$/.test(text)) return String(Number(text));
  const plain = text.replace(/^0x([0-9a-f]{32})$/i, '$1').replace(/^(\d{4,}-\d\d-\d\dT[\d:]{8})\.000$/, '$1');
  return /^[0-9A-F]{2,}$/.test(plain) ? plain.toLowerCase() : plain;
}
