import { parseJsonExact } from '@antescope/codec/bytes/nodeos-json';
import { nameToU64 } from '@antescope/codec/chain/name';
import { slotToTime } from '@antescope/codec/chain/time';
import { coverage } from '@antescope/index/answers/index-answer';
import type { AbiVersions } from '@antescope/index/answers/view/abi-versions';
import { RequestCache } from '@antescope/index/answers/view/request-cache';
import type { ChangeReader } from '@antescope/index/store/change-reader';
import type { HistoryReader, StoredRow, StoreStatus } from '@antescope/index/store/history-store';
import { hasFullState } from '@antescope/index/store/state-coverage';
import { BoundedMap } from '@antescope/sources/core/bounded-map';
import { BadAnswerError, Field } from '@antescope/sources/core/fields';
import type { ChainStore, CompatChain } from '../core/compat-chain.ts';
import { AtomicError } from './atomic-error.ts';
import { boundedReader, ReadBudget } from './bounded-reader.ts';

export const assetsContract = 'atomicassets';

/** What is known of a store across requests. */
interface Known {
  /** Blocks that do not change any more, by what they are about: 'asset 1099511627776'. */
  blocks: BoundedMap<number>;
  /** Tables with more rows than one request reads. */
  large: Set<string>;
}

const knownOf = new WeakMap<ChainStore, Known>();
const keptLimits = { entries: 100_000, bytes: 10_000_000 };

/** The index that one request reads, at one head block. */
export class AtomicIndex {
  readonly reader: HistoryReader;
  readonly changes: ChangeReader;
  readonly status: StoreStatus;
  /** First block with state; the state before it is unknown. */
  readonly first: number;
  readonly head: number;
  readonly #abis: AbiVersions;
  readonly #known: Known;
  readonly #memo = new Map<string, Promise<unknown>>();

  constructor(store: ChainStore, changes: ChangeReader, status: StoreStatus, first: number) {
    const budget = new ReadBudget();
    this.reader = boundedReader(store.reader, budget);
    this.changes = boundedReader(changes, budget);
    this.#abis = store.abis.over(new RequestCache(this.reader));
    this.#known = knownOf.get(store) ?? { blocks: new BoundedMap(keptLimits), large: new Set() };
    knownOf.set(store, this.#known);
    this.status = status;
    this.first = first;
    this.head = status.head.number;
  }

  /** The result of `read`, once per request. */
  once<Result>(key: string, read: () => Promise<Result>): Promise<Result> {
    const pending = (this.#memo.get(key) as Promise<Result> | undefined) ?? read();
    this.#memo.set(key, pending);
    return pending;
  }

  /** A block number, kept across requests if it is irreversible. */
  async keptBlock(key: string, read: () => Promise<number | null>): Promise<number | null> {
    const known = this.#known.blocks.get(key);
    if (known !== undefined) return known;
    const block = await read();
    if (block !== null && block <= this.status.lastIrreversible) this.#known.blocks.set(key, block, key.length + 16);
    return block;
  }

  /** Tables with more rows than one request reads. */
  get largeTables(): Set<string> {
    return this.#known.large;
  }

  /** A row at the head, or after an earlier block. */
  row(code: string, scope: string, table: string, key: bigint, block = this.head): Promise<StoredRow | null> {
    return this.reader.row(code, scope, table, key, block);
  }

  /** Throws AtomicError (503) for a row that the contract's ABI does not describe. */
  async decode({ code, table, value, block }: Pick<StoredRow, 'code' | 'table' | 'value' | 'block'>): Promise<Field> {
    const text = await this.#abis.rowJson(code, table, value, block);
    if (text === null) throw new AtomicError(503, `Table ${table} of ${code} cannot be decoded`);
    return new Field(parseJsonExact(text));
  }

  /** The contract's only row of a singleton, decoded; null without one. */
  async singleton(code: string, table: string): Promise<Field | null> {
    return this.once(`${code} ${table}`, async () => {
      const row = await this.row(code, code, table, nameToU64(table));
      return row === null ? null : this.decode(row);
    });
  }

  /** Data of an action, decoded; null if its ABI does not describe it. */
  async action(contract: string, name: string, data: Uint8Array, block: number): Promise<Field | null> {
    const decoded = await this.#abis.action(contract, name, data, block);
    return decoded.undecoded === null ? new Field(decoded.value) : null;
  }

  /** Milliseconds since 1970 of a block, as text; null if the block is unknown. */
  async time(block: number | null): Promise<string | null> {
    if (block === null) return null;
    return this.once(`time ${block}`, async () => {
      const stored = await this.reader.block(block);
      return stored === null ? null : String(Date.parse(`${slotToTime(stored.slot)}Z`));
    });
  }

  /** `{prefix}_at_block` and `{prefix}_at_time`, null where the block is unknown. */
  async at(prefix: string, block: number | null): Promise<Record<string, string | null>> {
    return {
      [`${prefix}_at_block`]: block === null ? null : String(block),
      [`${prefix}_at_time`]: await this.time(block),
    };
  }
}

/** Throws AtomicError: 404 on a chain without the contracts, 503 without their complete state in the index. */
export async function atomicIndexOf({ config, store }: CompatChain): Promise<AtomicIndex> {
  if (!config.features.nft) throw new AtomicError(404, 'This chain has no AtomicAssets');
  const status = store === undefined ? null : await store.reader.status();
  if (store === undefined || status === null) throw new AtomicError(503, 'This chain is not indexed');
  const changes = store.reader.derived?.changes;
  const covered = coverage(status, 'deltas');
  if (changes === undefined || covered === null || !(await hasFullState(store.reader, status, covered.first)))
    throw new AtomicError(503, 'The state of this chain is not indexed');
  return new AtomicIndex(store, changes, status, covered.first);
}

/** Reads a decoded row; throws AtomicError (503) if it has another shape. */
export function reading<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof BadAnswerError) throw new AtomicError(503, error.message);
    throw error;
  }
}
