import { createHash } from 'node:crypto';
import { ByteWriter } from '@antescope/codec/bytes/cursor';
import { syntheticId } from './block-header.ts';
import { packTokenData, randomTokenData } from './random-token-data.ts';
import { formatPublicKey } from '@antescope/codec/keys/key';
import { nameToU64, u64ToName } from '@antescope/codec/chain/name';
import { symbolToU64 } from '@antescope/codec/chain/symbol';
import type {
  ActionRows,
  BlockRows,
  ContractRowChange,
  PermissionChange,
  TransactionRows,
} from '../src/store/block-rows.ts';

/** Deterministic random numbers (mulberry32), so that a failing case can be reproduced. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const accounts = ['alice', 'bob', 'carol', 'dave', 'eosio', 'eosio.token', 'eosio.msig'];
const keys = [1, 2, 3].map((number) => formatPublicKey({ type: 'K1', data: new Uint8Array(33).fill(number) }));

/** Head of a random chain: the link and counters for the next block. */
export interface ChainPoint {
  number: number;
  id: string;
  nextSequence: number;
}

export const genesis: ChainPoint = { number: 0, id: '', nextSequence: 1 };

/** `count` random blocks on top of `from`: transfers, notifications, inline actions, rows, permissions. */
export function randomBlocks(
  from: ChainPoint,
  count: number,
  seed: number,
): { blocks: BlockRows[]; point: ChainPoint } {
  const random = seeded(seed);
  const blocks: BlockRows[] = [];
  let point = from;
  for (let made = 0; made < count; made++) {
    const block = randomBlock(point, random, seed);
    blocks.push(block.rows);
    point = block.point;
  }
  return { blocks, point };
}

function randomBlock(from: ChainPoint, random: () => number, seed: number): { rows: BlockRows; point: ChainPoint } {
  const number = from.number + 1;
  const header = {
    previous: from.id === '' ? null : from.id,
    slot: 1000 + number,
    producer: 'prod',
    scheduleVersion: 1,
  };
  const id = syntheticId(header, hash(`${from.id}:${number}:${seed}`));
  let sequence = from.nextSequence;
  const transactions: TransactionRows[] = [];
  for (let left = Math.floor(random() * 4); left > 0; left--) {
    const transaction = randomTransaction(`${id}:${left}`, sequence, random);
    sequence += transaction.actions.length;
    transactions.push(transaction);
  }
  const rows: BlockRows = {
    block: { number, id, ...header },
    transactions,
    contractRows: randomRows(random),
    permissions: randomPermissions(random),
    links:
      random() < 0.2
        ? [
            {
              account: pick(accounts, random),
              code: 'eosio.token',
              messageType: '',
              required: random() < 0.5 ? 'pay' : null,
            },
          ]
        : [],
    abis:
      random() < 0.1
        ? [
            {
              account: pick(accounts, random),
              created: '2026-01-01T00:00:00.000',
              abi: Uint8Array.of(1, number & 0xff),
            },
          ]
        : [],
    code:
      random() < 0.1
        ? [
            {
              account: pick(accounts, random),
              privileged: false,
              lastUpdate: '2026-01-01T00:00:00.000',
              hash: hash(id),
            },
          ]
        : [],
    features: random() < 0.05 ? [{ digest: hash(`feature${number}`), block: number }] : [],
    parts: { traces: true, deltas: true, inline: true },
  };
  return { rows, point: { number, id, nextSequence: sequence } };
}

function randomTransaction(text: string, firstSequence: number, random: () => number): TransactionRows {
  const actions: ActionRows[] = [];
  const count = Math.floor(random() * 4);
  for (let made = 0; made < count; made++) addExecution(actions, 0, random);
  // Ordinals follow the call order, sequences the execution order: notifications run before inline actions.
  const order = actions.map((action, index) => ({ index, notified: action.receiver !== action.account }));
  order.sort(
    (a, b) =>
      root(actions, a.index) - root(actions, b.index) ||
      depth(actions, a.index) - depth(actions, b.index) ||
      a.index - b.index,
  );
  for (const [place, { index }] of order.entries()) actions[index]!.globalSequence = firstSequence + place;
  for (const action of actions) {
    const owner = action.receiver === action.account ? action : actions[action.ancestorOrdinal - 1]!;
    action.executionSequence = owner.globalSequence;
  }
  return {
    id: hash(text),
    status: 0,
    cpuUs: 100,
    netWords: 12,
    elapsedUs: 90,
    scheduled: false,
    errorCode: null,
    packed: null,
    trace: null,
    failedId: null,
    actions,
  };
}

function root(actions: ActionRows[], index: number): number {
  let at = index;
  while (actions[at]!.creatorOrdinal > 0) at = actions[at]!.creatorOrdinal - 1;
  return at;
}

function depth(actions: ActionRows[], index: number): number {
  const action = actions[index]!;
  if (action.creatorOrdinal === 0) return 0;
  return depth(actions, action.creatorOrdinal - 1) + (action.receiver === action.account ? 2 : 1);
}

function addExecution(actions: ActionRows[], creator: number, random: () => number): void {
  const account = pick(accounts, random);
  const actor = pick(accounts, random);
  const ordinal = actions.length + 1;
  const parent = creator === 0 ? 0 : creator;
  actions.push(
    randomAction(
      { ordinal, creatorOrdinal: creator, ancestorOrdinal: parent, receiver: account, account, actor },
      random,
    ),
  );
  const notified = accounts.filter((name) => name !== account && random() < 0.3);
  for (const receiver of notified) {
    actions.push(
      randomAction(
        { ordinal: actions.length + 1, creatorOrdinal: ordinal, ancestorOrdinal: ordinal, receiver, account, actor },
        random,
      ),
    );
    actions.at(-1)!.name = actions[ordinal - 1]!.name;
    actions.at(-1)!.data = actions[ordinal - 1]!.data;
  }
  if (creator === 0 && random() < 0.3) addExecution(actions, ordinal, random);
}

function randomAction(
  place: {
    ordinal: number;
    creatorOrdinal: number;
    ancestorOrdinal: number;
    receiver: string;
    account: string;
    actor: string;
  },
  random: () => number,
): ActionRows {
  const { actor, ...where } = place;
  const name = pick(['transfer', 'issue', 'ping', 'propose', 'approve', 'exec'], random);
  return {
    ...where,
    globalSequence: 0,
    executionSequence: 0,
    name,
    authorization: [{ actor, permission: 'active' }],
    data: randomData(name, actor, random),
    contextFree: false,
    elapsedUs: Math.floor(random() * 500),
    console: random() < 0.1 ? 'printed' : '',
    returnValue: random() < 0.1 ? Uint8Array.of(7) : new Uint8Array(),
    ramDeltas: random() < 0.2 ? [{ account: actor, delta: Math.floor(random() * 400) - 200 }] : [],
    recvSequence: Math.floor(random() * 1000),
    authSequence: [{ account: actor, sequence: Math.floor(random() * 1000) }],
    codeSequence: 1,
    abiSequence: 1,
  };
}

function randomData(name: string, actor: string, random: () => number): Uint8Array {
  // Every action draws the same number of random numbers, so that later blocks do not depend on its name.
  const bytes = Uint8Array.from({ length: 20 }, () => Math.floor(random() * 256));
  if (name !== 'transfer' && name !== 'issue') return bytes;
  let at = 0;
  return packTokenData(randomTokenData(actor, accounts, name === 'transfer', () => bytes[at++]! / 256));
}

function randomRows(random: () => number): ContractRowChange[] {
  const changes = new Map<string, ContractRowChange>();
  for (let left = Math.floor(random() * 5); left > 0; left--) {
    const scope = pick(accounts, random);
    const row = pick([oddRow, balanceRow, statRow, resourcesRow], random)(scope, random);
    const { code, table, primaryKey } = row;
    if (random() < 0.2) row.value = null;
    changes.set(`${code}/${row.scope}/${table}/${primaryKey}`, row);
  }
  return [...changes.values()];
}

const symbols = ['4,EOS', '0,MEME'];

/** A row of the `accounts` table that is not a balance. */
function oddRow(scope: string, random: () => number): ContractRowChange {
  const primaryKey = pick([0n, 1n, 5459781n, 0xffffffffffffffffn], random);
  const value = Uint8Array.from({ length: 8 }, () => Math.floor(random() * 256));
  return { code: 'eosio.token', scope, table: 'accounts', primaryKey, payer: scope, value };
}

function balanceRow(scope: string, random: () => number): ContractRowChange {
  const symbol = pick(symbols, random);
  const value = new ByteWriter();
  value.i64(BigInt(Math.floor(random() * 4)));
  value.u64(symbolToU64(symbol));
  const primaryKey = symbolToU64(symbol) >> 8n;
  return { code: 'eosio.token', scope, table: 'accounts', primaryKey, payer: scope, value: value.finish() };
}

function statRow(_scope: string, random: () => number): ContractRowChange {
  const symbol = symbolToU64(pick(symbols, random));
  const value = new ByteWriter();
  for (const units of [BigInt(Math.floor(random() * 900)), 1000n]) {
    value.i64(units);
    value.u64(symbol);
  }
  value.u64(nameToU64(pick(accounts, random)));
  const [primaryKey, scope] = [symbol >> 8n, u64ToName(symbol >> 8n)];
  return { code: 'eosio.token', scope, table: 'stat', primaryKey, payer: 'alice', value: value.finish() };
}

function resourcesRow(scope: string, random: () => number): ContractRowChange {
  const value = new ByteWriter();
  value.u64(nameToU64(scope));
  for (let asset = 0; asset < 2; asset++) {
    value.i64(BigInt(Math.floor(random() * 1000)));
    value.u64(symbolToU64('4,EOS'));
  }
  value.i64(BigInt(Math.floor(random() * 10_000)));
  return {
    code: 'eosio',
    scope,
    table: 'userres',
    primaryKey: nameToU64(scope),
    payer: scope,
    value: value.finish(),
  };
}

function randomPermissions(random: () => number): PermissionChange[] {
  if (random() > 0.4) return [];
  const owner = pick(accounts, random);
  if (random() < 0.2) return [{ owner, name: 'active', state: null }];
  const held = keys.filter(() => random() < 0.5).map((key) => ({ key, weight: 1 + Math.floor(random() * 2) }));
  const controllers = accounts.filter(() => random() < 0.2);
  return [
    {
      owner,
      name: 'active',
      state: {
        parent: 'owner',
        lastUpdated: '2026-01-01T00:00:00.000',
        authority: {
          threshold: 1,
          keys: held,
          accounts: controllers.map((actor) => ({ permission: { actor, permission: 'active' }, weight: 1 })),
          waits: [],
        },
      },
    },
  ];
}

function pick<Item>(items: Item[], random: () => number): Item {
  return items[Math.floor(random() * items.length)]!;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
