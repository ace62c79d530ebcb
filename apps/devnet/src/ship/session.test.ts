import { describe, expect, test } from 'vitest';
import { decodeShipResult, encodeShipRequest } from '@antescope/codec/ship/messages';
import type { ShipBlocks, ShipRequest } from '@antescope/codec/ship/messages';
import type { BlockSource } from './block-source.ts';
import { ShipSession } from './session.ts';

type BlocksRequest = Extract<ShipRequest, { type: 'get_blocks_request_v0' }>;

/** A chain of ids: the id of block n of branch b contains both. */
class FakeChain implements BlockSource {
  ids: string[] = [];
  irreversible = 1;

  constructor(length: number, branch = 'a') {
    for (let number = 1; number <= length; number++) this.ids.push(id(number, branch));
  }

  /** Replaces the blocks from `from` by another branch that is one block longer. */
  fork(from: number, branch: string, session: ShipSession): void {
    const length = this.ids.length;
    this.ids.length = from - 1;
    for (let number = from; number <= length + 1; number++) this.grow(branch, session);
  }

  grow(branch: string, session: ShipSession): void {
    this.ids.push(id(this.ids.length + 1, branch));
    session.blockApplied(this.ids.length);
  }

  head = () => ({ block_num: this.ids.length, block_id: this.ids.at(-1) as string });
  lastIrreversible = () => ({ block_num: this.irreversible, block_id: this.ids[this.irreversible - 1] as string });
  firstTraced = () => 2;
  firstState = () => 2;
  chainId = () => 'c'.repeat(64);
  idOf = (number: number) => this.ids[number - 1] ?? null;
  content = (number: number) => new Uint8Array([number]);
  traces = (number: number) => (number === 1 ? null : new Uint8Array([number, 1]));
  deltas = (number: number) => (number === 1 ? null : new Uint8Array([number, 2]));
  spring = false;
  firstFinality = () => 3;
  finality = (number: number) => (number < 3 ? null : new Uint8Array([number, 3]));
}

function id(number: number, branch: string): string {
  return number.toString(16).padStart(8, '0') + branch.repeat(56);
}

function open(chain: FakeChain): { session: ShipSession; blocks: () => ShipBlocks[]; numbers: () => string[] } {
  const sent: Uint8Array[] = [];
  const session = new ShipSession(chain, { bufferedAmount: 0, send: (data) => sent.push(data) });
  const blocks = (): ShipBlocks[] =>
    sent
      .map((data) => decodeShipResult(data))
      .filter((result): result is ShipBlocks => result.type === 'get_blocks_result_v0');
  const numbers = (): string[] =>
    blocks().map(({ this_block }) =>
      this_block === null ? '-' : `${this_block.block_num}${this_block.block_id.at(-1)}`,
    );
  return { session, blocks, numbers };
}

function request(fields: Partial<BlocksRequest>): Uint8Array {
  return encodeShipRequest({
    type: 'get_blocks_request_v0',
    start_block_num: 1,
    end_block_num: 0xffff_ffff,
    max_messages_in_flight: 100,
    have_positions: [],
    irreversible_only: false,
    fetch_block: true,
    fetch_traces: true,
    fetch_deltas: true,
    ...fields,
  });
}

describe('state history session', () => {
  test('sends its status', () => {
    const sent: Uint8Array[] = [];
    const session = new ShipSession(new FakeChain(5), { bufferedAmount: 0, send: (data) => sent.push(data) });
    session.receive(encodeShipRequest({ type: 'get_status_request_v0' }));
    expect(decodeShipResult(sent[0] as Uint8Array)).toMatchObject({
      type: 'get_status_result_v0',
      head: { block_num: 5 },
      trace_begin_block: 2,
      trace_end_block: 6,
      chain_id: 'c'.repeat(64),
    });
  });

  test('sends blocks from the start to the head and then each new one', () => {
    const chain = new FakeChain(3);
    const { session, numbers, blocks } = open(chain);
    session.receive(request({}));
    expect(numbers()).toEqual(['1a', '2a', '3a']);
    chain.grow('a', session);
    expect(numbers()).toEqual(['1a', '2a', '3a', '4a']);
    expect(blocks()[0]).toMatchObject({ prev_block: null, traces: null, deltas: null });
    expect(blocks()[1]?.prev_block?.block_num).toBe(1);
  });

  test('never exceeds max_messages_in_flight', () => {
    const { session, numbers } = open(new FakeChain(10));
    session.receive(request({ max_messages_in_flight: 2 }));
    expect(numbers()).toEqual(['1a', '2a']);
    session.receive(encodeShipRequest({ type: 'get_blocks_ack_request_v0', num_messages: 3 }));
    expect(numbers()).toEqual(['1a', '2a', '3a', '4a', '5a']);
  });

  test('ends before end_block_num', () => {
    const { session, numbers } = open(new FakeChain(10));
    session.receive(request({ start_block_num: 4, end_block_num: 6 }));
    expect(numbers()).toEqual(['4a', '5a']);
  });

  test('omits parts that were not requested', () => {
    const { session, blocks } = open(new FakeChain(3));
    session.receive(request({ start_block_num: 3, fetch_block: false, fetch_deltas: false }));
    expect(blocks()[0]).toMatchObject({ block: null, deltas: null, traces: new Uint8Array([3, 1]) });
  });

  test('resumes at the fork when blocks are replaced', () => {
    const chain = new FakeChain(5);
    const { session, numbers } = open(chain);
    session.receive(request({ start_block_num: 4 }));
    chain.fork(4, 'b', session);
    expect(numbers()).toEqual(['4a', '5a', '4b', '5b', '6b']);
  });

  test('starts at the first have_position of another branch', () => {
    const chain = new FakeChain(6, 'b');
    const { session, numbers } = open(chain);
    const have_positions = [
      { block_num: 3, block_id: id(3, 'b') },
      { block_num: 4, block_id: id(4, 'a') },
      { block_num: 5, block_id: id(5, 'a') },
    ];
    session.receive(request({ start_block_num: 6, have_positions }));
    expect(numbers()).toEqual(['4b', '5b', '6b']);
  });

  test('irreversible_only waits for irreversibility', () => {
    const chain = new FakeChain(5);
    const { session, numbers } = open(chain);
    session.receive(request({ irreversible_only: true }));
    expect(numbers()).toEqual(['1a']);
    chain.irreversible = 3;
    chain.grow('a', session);
    expect(numbers().filter((number) => number !== '-')).toEqual(['1a', '2a', '3a']);
  });

  test('bytes that are not a request throw', () => {
    const { session } = open(new FakeChain(1));
    expect(() => session.receive(new Uint8Array([99]))).toThrow();
  });
});
