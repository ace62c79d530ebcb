import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { encodeSignedBlock } from '@antescope/codec/chain/block';
import { encodeDeltas, type TableDelta } from '@antescope/codec/ship/deltas';
import { decodeShipRequest, encodeShipResult, type ShipRequest } from '@antescope/codec/ship/messages';
import { encodeDeltaRow } from '@antescope/codec/ship/rows';
import { type ActionTrace, encodeTraces, type TransactionTrace } from '@antescope/codec/ship/traces';
import { syntheticHeader } from './block-header.ts';
import type { ActionRows, BlockRows, TransactionRows } from '../src/store/block-rows.ts';

type BlocksRequest = Extract<ShipRequest, { type: 'get_blocks_request_v0' }>;

interface Reader {
  socket: WebSocket;
  next: number;
  inFlight: number;
  most: number;
}

/** A state history server over a synthetic chain: sends blocks, waits for acknowledgements and forks. */
export class FakeNode {
  /** Reported in the status; changed by tests of a proxy that switches nodes. */
  chainId: string;
  readonly #server: WebSocketServer;
  readonly #readers = new Set<Reader>();
  #blocks: BlockRows[] = [];
  /** Blocks from the head to the last irreversible one. */
  lag = 30;
  /** Started from a snapshot: has no content of its first block, but the whole state at it. */
  fromSnapshot = false;
  /** Missing logs. */
  lacks: 'traces' | 'state' | null = null;
  /** Called on every acknowledgement. */
  onAck: () => void = () => {};
  onPing: () => void = () => {};
  /** Alters sent messages, for tests of a faulty node; null drops the message. */
  spoil: (frame: Uint8Array) => Uint8Array | null = (frame) => frame;
  /** Received requests, in order. */
  readonly requests: BlocksRequest[] = [];
  connections = 0;
  mostInFlight = 0;

  private constructor(chainId: string, server: WebSocketServer) {
    this.chainId = chainId;
    this.#server = server;
    server.on('connection', (socket) => this.#connect(socket));
  }

  /** `autoPong` false: does not answer pings, like a node whose machine is gone. */
  static async start(chainId: string, { autoPong = true } = {}): Promise<FakeNode> {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false, autoPong });
    await new Promise((resolve) => server.once('listening', resolve));
    return new FakeNode(chainId, server);
  }

  get url(): string {
    return `ws://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get chain(): readonly BlockRows[] {
    return this.#blocks;
  }

  /** True when every reader has acknowledged the whole chain. */
  get allTaken(): boolean {
    const head = this.#blocks.at(-1)?.block.number ?? 0;
    return [...this.#readers].every((reader) => reader.next > head && reader.inFlight === 0);
  }

  add(...blocks: BlockRows[]): void {
    this.#blocks.push(...blocks);
    this.#sendAll();
  }

  /** Replaces every block above `to`. */
  fork(to: number, blocks: BlockRows[]): void {
    this.#blocks = [...this.#blocks.filter((rows) => rows.block.number <= to), ...blocks];
    for (const reader of this.#readers) reader.next = Math.min(reader.next, to + 1);
    this.#sendAll();
  }

  disconnectAll(): void {
    for (const client of this.#server.clients) client.terminate();
  }

  async stop(): Promise<void> {
    this.disconnectAll();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #connect(socket: WebSocket): void {
    this.connections++;
    const reader: Reader = { socket, next: Infinity, inFlight: 0, most: 0 };
    this.#readers.add(reader);
    socket.on('close', () => this.#readers.delete(reader));
    socket.on('ping', () => this.onPing());
    socket.on('message', (data: Buffer) => this.#receive(reader, decodeShipRequest(data)));
    socket.send('{"version":"eosio::abi/1.1"}');
  }

  #receive(reader: Reader, request: ShipRequest): void {
    if (request.type === 'get_blocks_ack_request_v0') {
      reader.inFlight -= request.num_messages;
      this.onAck();
    } else if (request.type === 'get_status_request_v0') {
      reader.socket.send(encodeShipResult({ type: 'get_status_result_v0', ...this.#status() }));
    } else if (request.type === 'get_blocks_request_v0') {
      this.requests.push(request);
      reader.next = request.start_block_num;
      for (const known of request.have_positions) {
        const ours = this.#at(known.block_num);
        if (ours?.block.id !== known.block_id) reader.next = Math.min(reader.next, known.block_num);
      }
      reader.most = request.max_messages_in_flight;
    }
    this.#send(reader);
  }

  #sendAll(): void {
    for (const reader of this.#readers) this.#send(reader);
  }

  #send(reader: Reader): void {
    for (;;) {
      const rows = this.#at(reader.next);
      if (rows === undefined || reader.inFlight >= reader.most) return;
      reader.next++;
      reader.inFlight++;
      this.mostInFlight = Math.max(this.mostInFlight, reader.inFlight);
      const frame = this.spoil(encodeShipResult(this.#result(rows)));
      if (frame !== null) reader.socket.send(frame);
    }
  }

  #at(number: number): BlockRows | undefined {
    const first = this.#blocks[0]?.block.number ?? 1;
    return this.#blocks[number - first];
  }

  #position(number: number): { block_num: number; block_id: string } {
    const rows = this.#at(Math.max(number, this.#blocks[0]?.block.number ?? 1));
    return { block_num: rows?.block.number ?? 0, block_id: rows?.block.id ?? '0'.repeat(64) };
  }

  #status() {
    const head = this.#blocks.at(-1)?.block.number ?? 0;
    return {
      head: this.#position(head),
      last_irreversible: this.#position(head - this.lag),
      trace_begin_block: (this.#blocks[0]?.block.number ?? 1) + (this.fromSnapshot ? 1 : 0),
      trace_end_block: this.lacks === 'traces' ? 0 : head + 1,
      chain_state_begin_block: this.lacks === 'state' ? 0 : (this.#blocks[0]?.block.number ?? 1),
      chain_state_end_block: this.lacks === 'state' ? 0 : head + 1,
      chain_id: this.chainId,
    };
  }

  #result(rows: BlockRows): Parameters<typeof encodeShipResult>[0] {
    const { block } = rows;
    const { head, last_irreversible } = this.#status();
    const isSnapshot = this.fromSnapshot && rows === this.#blocks[0];
    return {
      type: 'get_blocks_result_v0',
      head,
      last_irreversible,
      this_block: { block_num: block.number, block_id: block.id },
      prev_block:
        isSnapshot || block.previous === null ? null : { block_num: block.number - 1, block_id: block.previous },
      block: isSnapshot ? null : encodeSignedBlock(signedBlock(rows)),
      traces: isSnapshot ? null : encodeTraces(rows.transactions.map(traceOf)),
      deltas: encodeDeltas(deltasOf(rows)),
    };
  }
}

const zero = '0'.repeat(64);
const anySignature =
  'SIG_K1_KVhBs5EyXvbG1U5q2fZUSAWBreqRKQCrgAQaMXXtNQKyZx7UuENg2gQfcaB7BuihdALWkyoCQAuaJZz6n6NpMGaMMHtQLv';

function signedBlock({ block }: BlockRows): Parameters<typeof encodeSignedBlock>[0] {
  return {
    ...syntheticHeader(block),
    producer_signature: anySignature,
    transactions: [],
    block_extensions: [],
  };
}

function traceOf(transaction: TransactionRows): TransactionTrace {
  return {
    id: transaction.id,
    status: transaction.status,
    cpu_usage_us: transaction.cpuUs,
    net_usage_words: transaction.netWords,
    elapsed: BigInt(transaction.elapsedUs),
    net_usage: 0n,
    scheduled: transaction.scheduled,
    action_traces: transaction.actions.map(actionTraceOf),
    account_ram_delta: null,
    except: null,
    error_code: null,
    failed_dtrx_trace: null,
    partial: null,
  };
}

function actionTraceOf(action: ActionRows): ActionTrace {
  return {
    action_ordinal: action.ordinal,
    creator_action_ordinal: action.creatorOrdinal,
    receipt: {
      receiver: action.receiver,
      act_digest: zero,
      global_sequence: BigInt(action.globalSequence),
      recv_sequence: BigInt(action.recvSequence),
      auth_sequence: action.authSequence.map((auth) => ({ ...auth, sequence: BigInt(auth.sequence) })),
      code_sequence: action.codeSequence,
      abi_sequence: action.abiSequence,
    },
    receiver: action.receiver,
    act: { account: action.account, name: action.name, authorization: action.authorization, data: action.data },
    context_free: action.contextFree,
    elapsed: BigInt(action.elapsedUs),
    console: action.console,
    account_ram_deltas: action.ramDeltas.map((ram) => ({ ...ram, delta: BigInt(ram.delta) })),
    except: null,
    error_code: null,
    return_value: action.returnValue,
  };
}

const noAuthority = { threshold: 1, keys: [], accounts: [], waits: [] };

function deltasOf(rows: BlockRows): TableDelta[] {
  const tables: TableDelta[] = [
    {
      name: 'contract_row',
      rows: rows.contractRows.map((row) => ({
        present: row.value !== null,
        data: encodeDeltaRow('contract_row', {
          code: row.code,
          scope: row.scope,
          table: row.table,
          primary_key: row.primaryKey,
          payer: row.payer,
          value: row.value ?? new Uint8Array(),
        }),
      })),
    },
    {
      name: 'permission',
      rows: rows.permissions.map(({ owner, name, state }) => ({
        present: state !== null,
        data: encodeDeltaRow('permission', {
          owner,
          name,
          parent: state?.parent ?? '',
          last_updated: state?.lastUpdated ?? '1970-01-01T00:00:00.000',
          auth: state?.authority ?? noAuthority,
        }),
      })),
    },
    {
      name: 'permission_link',
      rows: rows.links.map((link) => ({
        present: link.required !== null,
        data: encodeDeltaRow('permission_link', {
          account: link.account,
          code: link.code,
          message_type: link.messageType,
          required_permission: link.required ?? '',
        }),
      })),
    },
    {
      name: 'account',
      rows: rows.abis.map((abi) => ({
        present: true,
        data: encodeDeltaRow('account', { name: abi.account, creation_date: abi.created, abi: abi.abi }),
      })),
    },
    {
      name: 'account_metadata',
      rows: rows.code.map((code) => ({
        present: true,
        data: encodeDeltaRow('account_metadata', {
          name: code.account,
          privileged: code.privileged,
          last_code_update: code.lastUpdate,
          code: code.hash === null ? null : { vm_type: 0, vm_version: 0, code_hash: code.hash },
        }),
      })),
    },
    {
      name: 'protocol_state',
      rows: rows.features.map((feature) => ({
        present: true,
        data: encodeDeltaRow('protocol_state', {
          activated_protocol_features: [{ feature_digest: feature.digest, activation_block_num: feature.block }],
        }),
      })),
    },
  ];
  return tables.filter((table) => table.rows.length > 0);
}
