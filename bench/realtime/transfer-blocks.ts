import { tokenAbi } from '@antescope/devnet/contracts/token/token-abi';
import { encodeAbi } from '@antescope/codec/abi/binary';
import type { ActionRows, BlockRows, TransactionRows } from '@antescope/index/store/block-rows';
import { packTokenData } from '../../packages/index/test/random-token-data.ts';

const token = 'eosio.token';
const people = ['alice', 'bob', 'carol', 'dave', 'erin', 'frank', 'grace', 'heidi'];

/** Blocks of `transfers` transfers, one per transaction, with both sides notified; the first block has the ABI. */
export class TransferBlocks {
  readonly #transfers: number;
  #number = 0;
  #id: string | null = null;
  #sequence = 1;

  constructor(transfers: number) {
    this.#transfers = transfers;
  }

  next(): BlockRows {
    this.#number += 1;
    const number = this.#number;
    const id = number
      .toString(16)
      .padStart(8, '0')
      .padEnd(64, (number % 10).toString());
    const rows: BlockRows = {
      block: { number, id, previous: this.#id, slot: 1_700_000_000 + number, producer: 'prod', scheduleVersion: 1 },
      transactions: Array.from({ length: this.#transfers }, (_, place) => this.#transaction(number, place)),
      contractRows: [],
      permissions: [],
      links: [],
      abis: number > 1 ? [] : [{ account: token, created: '2026-01-01T00:00:00.000', abi: encodeAbi(tokenAbi) }],
      code: [],
      features: [],
      parts: { traces: true, deltas: true, inline: true },
    };
    this.#id = id;
    return rows;
  }

  #transaction(block: number, place: number): TransactionRows {
    const from = people[place % people.length]!;
    const to = people[(place + 3) % people.length]!;
    const units = BigInt(10_000 + place);
    const memo = `order ${block}-${place}`;
    const data = packTokenData({ from, to, symbol: 'EOS', precision: 4, units, memo });
    const first = this.#sequence;
    const actions = [token, from, to].map((receiver, at): ActionRows => ({
      globalSequence: first + at,
      ordinal: at + 1,
      creatorOrdinal: at === 0 ? 0 : 1,
      ancestorOrdinal: at === 0 ? 0 : 1,
      executionSequence: first,
      receiver,
      account: token,
      name: 'transfer',
      authorization: [{ actor: from, permission: 'active' }],
      data,
      contextFree: false,
      elapsedUs: 50,
      console: '',
      returnValue: new Uint8Array(),
      ramDeltas: [],
      recvSequence: first + at,
      authSequence: [{ account: from, sequence: first }],
      codeSequence: 1,
      abiSequence: 1,
    }));
    this.#sequence += actions.length;
    return {
      id: `${block.toString(16).padStart(8, '0')}${place.toString(16).padStart(8, '0')}`.padEnd(64, 'a'),
      status: 0,
      cpuUs: 100,
      netWords: 16,
      elapsedUs: 100,
      scheduled: false,
      errorCode: null,
      packed: null,
      trace: null,
      failedId: null,
      actions,
    };
  }
}
