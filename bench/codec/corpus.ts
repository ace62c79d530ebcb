import type { Abi } from '@antescope/codec/abi/abi';
import { compileAbi, type CompiledAbi } from '@antescope/codec/abi/compile';
import { decodeAbi } from '@antescope/codec/abi/binary';
import { decodeDeltas } from '@antescope/codec/ship/deltas';
import { decodeShipResult } from '@antescope/codec/ship/messages';
import { decodeDeltaRow } from '@antescope/codec/ship/rows';
import { decodeTraces } from '@antescope/codec/ship/traces';
import { loadRecordedFrames } from '../../fixtures/exchanges.ts';

/** A value of the recorded chain: action data or a table row. */
export interface Item {
  contract: string;
  type: string;
  bytes: Uint8Array;
}

export interface Mix {
  name: string;
  items: Item[];
}

export interface Contract {
  raw: Uint8Array;
  abi: Abi;
  compiled: CompiledAbi;
}

export interface Corpus {
  contracts: Map<string, Contract>;
  mixes: Mix[];
  /** All actions of the load, in order. */
  all: Item[];
  /** Busy frames of the load, about 800 action traces and 500 rows each. */
  frames: Uint8Array[];
}

const size = 2000;
const busyFrames = 12;

/** Seeded random numbers (mulberry32): the same in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Actions and rows of the recorded load with the ABIs of that time; null without the recordings. */
export function loadCorpus(): Corpus | null {
  const load = loadRecordedFrames('load');
  if (load === null) return null;
  const contracts = new Map<string, Contract>();
  for (const frame of [...loadRecordedFrames('boot')!, ...loadRecordedFrames('gap')!]) applyAbis(contracts, frame);
  const actions = load.flatMap((frame) => actionsOf(frame, contracts));
  const rows = load.flatMap((frame) => rowsOf(frame, contracts));
  const random = randomFrom(20_261_121);
  const draw = (from: readonly Item[], count: number): Item[] =>
    Array.from({ length: count }, () => from[Math.floor(random() * from.length)]!);
  const mix = (name: string, items: readonly Item[]): Mix => ({ name, items: contiguous(items) });
  const token = actions.filter((item) => item.type === 'transfer' && item.contract !== 'atomicassets');
  const system = actions.filter((item) => item.contract === 'eosio');
  const nft = actions.filter((item) => item.contract === 'atomicassets');
  const categorized = new Set([...token, ...system, ...nft]);
  const rest = actions.filter((item) => !categorized.has(item));
  const share = (part: number): number => Math.round(size * part);
  return {
    contracts,
    mixes: [
      mix('token', draw(token, size)),
      mix('system', draw(system, size)),
      mix('NFT', draw(nft, size)),
      mix(
        'mixed',
        [
          ...draw(token, share(0.4)),
          ...draw(system, share(0.35)),
          ...draw(nft, share(0.15)),
          ...draw(rest, share(0.1)),
        ].sort(() => random() - 0.5),
      ),
      mix('table rows', draw(rows, size)),
    ],
    all: actions,
    frames: load.slice(122, 122 + busyFrames),
  };
}

/** Copies the values into contiguous memory, as in a block; drawn ones are scattered over the recordings. */
function contiguous(items: readonly Item[]): Item[] {
  const memory = new Uint8Array(items.reduce((sum, item) => sum + item.bytes.length, 0));
  let at = 0;
  return items.map((item) => {
    memory.set(item.bytes, at);
    at += item.bytes.length;
    return { ...item, bytes: memory.subarray(at - item.bytes.length, at) };
  });
}

function applyAbis(contracts: Map<string, Contract>, frame: Uint8Array): void {
  const result = decodeShipResult(frame);
  if (result.type !== 'get_blocks_result_v0' || result.deltas === null) return;
  for (const { name, rows } of decodeDeltas(result.deltas)) {
    if (name !== 'account') continue;
    for (const { data } of rows) {
      const row = decodeDeltaRow('account', data);
      contracts.delete(row.name);
      if (row.abi.length === 0) continue;
      const abi = decodeAbi(row.abi);
      contracts.set(row.name, { raw: row.abi, abi, compiled: compileAbi(abi) });
    }
  }
}

/** Executed actions, without onblock, whose data is longer than its ABI type, and without setcode and setabi. */
function actionsOf(frame: Uint8Array, contracts: Map<string, Contract>): Item[] {
  const result = decodeShipResult(frame);
  if (result.type !== 'get_blocks_result_v0' || result.traces === null) return [];
  const items: Item[] = [];
  for (const { action_traces: traces } of decodeTraces(result.traces)) {
    for (const { act, receiver } of traces) {
      if (receiver !== act.account || ['onblock', 'setcode', 'setabi'].includes(act.name)) continue;
      const type = contracts.get(act.account)?.compiled.actionType(act.name);
      if (type !== undefined) items.push({ contract: act.account, type, bytes: act.data });
    }
  }
  return items;
}

function rowsOf(frame: Uint8Array, contracts: Map<string, Contract>): Item[] {
  const result = decodeShipResult(frame);
  if (result.type !== 'get_blocks_result_v0' || result.deltas === null) return [];
  const items: Item[] = [];
  for (const { name, rows } of decodeDeltas(result.deltas)) {
    if (name !== 'contract_row') continue;
    for (const { data } of rows) {
      const row = decodeDeltaRow('contract_row', data);
      const type = contracts.get(row.code)?.compiled.tableType(row.table);
      if (type !== undefined) items.push({ contract: row.code, type, bytes: row.value });
    }
  }
  return items;
}
