import { ByteReader, ByteWriter } from '../bytes/cursor.ts';
import { CodecError } from '../bytes/error.ts';
import { bool, bytes, checksum256, list, optional, struct, u32, type StructWire, type ValueOf } from '../bytes/wire.ts';

const position = struct({ block_num: u32, block_id: checksum256 });
export type BlockPosition = ValueOf<typeof position>;

const blocksRequest = {
  start_block_num: u32,
  end_block_num: u32,
  max_messages_in_flight: u32,
  have_positions: list(position),
  irreversible_only: bool,
  fetch_block: bool,
  fetch_traces: bool,
  fetch_deltas: bool,
};

const blocksResult = {
  head: position,
  last_irreversible: position,
  this_block: optional(position),
  prev_block: optional(position),
  block: optional(bytes),
  traces: optional(bytes),
  deltas: optional(bytes),
};

const status = {
  head: position,
  last_irreversible: position,
  trace_begin_block: u32,
  trace_end_block: u32,
  chain_state_begin_block: u32,
  chain_state_end_block: u32,
};

const requests = {
  get_status_request_v0: struct({}),
  get_blocks_request_v0: struct(blocksRequest),
  get_blocks_ack_request_v0: struct({ num_messages: u32 }),
  get_blocks_request_v1: struct({ ...blocksRequest, fetch_finality_data: bool }),
  get_status_request_v1: struct({}),
};

const results = {
  // Nodes before 2.1 omit the chain id.
  get_status_result_v0: withChainId(struct(status)),
  get_blocks_result_v0: struct(blocksResult),
  get_blocks_result_v1: struct({ ...blocksResult, finality_data: optional(bytes) }),
  get_status_result_v1: struct({
    ...status,
    chain_id: checksum256,
    finality_data_begin_block: u32,
    finality_data_end_block: u32,
  }),
};

type Messages<M> = { [Type in keyof M]: { type: Type } & ValueOf<M[Type]> }[keyof M];

/** Message to a node, discriminated by `type`. */
export type ShipRequest = Messages<typeof requests>;
/**
 * Message from a node, discriminated by `type`. Byte fields are input for decodeSignedBlock, decodeTraces and
 * decodeDeltas.
 */
export type ShipResult = Messages<typeof results>;
export type ShipStatus = Extract<ShipResult, { type: 'get_status_result_v0' | 'get_status_result_v1' }>;
export type ShipBlocks = Extract<ShipResult, { type: 'get_blocks_result_v0' | 'get_blocks_result_v1' }>;

/** Decodes a message from a node. Byte fields are views of `data`. */
export function decodeShipResult(data: Uint8Array): ShipResult {
  return decode(results, data);
}

export function encodeShipResult(result: ShipResult): Uint8Array {
  return encode(results, result);
}

/** Decodes a message to a node. */
export function decodeShipRequest(data: Uint8Array): ShipRequest {
  return decode(requests, data);
}

export function encodeShipRequest(request: ShipRequest): Uint8Array {
  return encode(requests, request);
}

function decode<M extends Record<string, StructWire<object>>>(messages: M, data: Uint8Array): Messages<M> {
  const reader = new ByteReader(data);
  const index = reader.varuint32();
  const entry = Object.entries(messages)[index];
  if (entry === undefined) throw new CodecError(`Unpacked invalid tag (${index}) for variant`);
  const [type, wire] = entry;
  const message = { type, ...wire.read(reader) } as Messages<M>;
  if (reader.remaining > 0) throw new CodecError(`${reader.remaining} bytes left after ${type}`);
  return message;
}

function encode(messages: Record<string, StructWire<object>>, message: { type: string }): Uint8Array {
  const index = Object.keys(messages).indexOf(message.type);
  if (index < 0) throw new CodecError(`Unknown type ${message.type}`);
  const writer = new ByteWriter(1024);
  writer.varuint32(index);
  messages[message.type]!.write(writer, message);
  return writer.finish();
}

function withChainId<A extends object>(body: StructWire<A>): StructWire<A & { chain_id?: string }> {
  return {
    fields: [...body.fields, 'chain_id'],
    read: (reader) => {
      const value = body.read(reader);
      return reader.remaining === 0 ? value : { ...value, chain_id: checksum256.read(reader) };
    },
    write: (writer, value) => {
      body.write(writer, value);
      if (value.chain_id !== undefined) checksum256.write(writer, value.chain_id);
    },
  };
}
