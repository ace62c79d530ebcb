import { failureReason } from '@antescope/sources/core/failure-reason';
import { isName } from '@antescope/codec/chain/name';
import { parseJsonExact } from '@antescope/codec/bytes/nodeos-json';
import { isoZ, slotToTime, timeToSlot } from '@antescope/codec/chain/time';
import type { PermissionView } from '@antescope/sources/account/account-view';
import { data, empty, type Meta, type Outcome } from '@antescope/sources/core/outcome';
import type {
  BlockChanges,
  PastAccount,
  PastStates,
  PastTable,
  PastTableRequest,
} from '@antescope/sources/state/past-states';
import type { RowPlace } from '@antescope/sources/state/state-index';
import { scopeNameOf } from '@antescope/sources/state/scope-name';
import { blockChanges } from '../store/block-changes.ts';
import type { HistoryReader, StoredBlock, StoredRow, StoreStatus } from '../store/history-store.ts';
import { answerOf, failureNote, RequestError, requireName } from './index-answer.ts';
import type { AbiVersions } from './view/abi-versions.ts';
import { authorityView } from './view/authority.ts';
import { tokenBalanceOf } from './view/token-balance.ts';
import { hasFullState } from '../store/state-coverage.ts';

const maxTokens = 5000;
const maxPageSize = 1000;

/** The chain's state as of any indexed block. */
export class IndexPast implements PastStates {
  readonly #reader: HistoryReader;
  readonly #abis: AbiVersions;
  readonly #keyPrefix: string;

  /** `keyPrefix`: prefix of the chain's legacy public keys. */
  constructor(reader: HistoryReader, abis: AbiVersions, keyPrefix: string) {
    this.#reader = reader;
    this.#abis = abis;
    this.#keyPrefix = keyPrefix;
  }

  blockAt(time: string): Promise<Outcome<number>> {
    return answerOf(this.#reader, 'deltas', async (status, about) => {
      if (Number.isNaN(Date.parse(time))) throw new RequestError('bad-date', `'${time}' is not a time`);
      // Slots count from 2000-01-01; an earlier time is before every block.
      const slot = Date.parse(time) < Date.UTC(2000, 0, 1) ? -1 : timeToSlot(time);
      const next = await this.#reader.blockFromSlot(slot + 1);
      const block = next === null ? status.head.number : next.number - 1;
      return block < (about.range?.first ?? 0) ? empty({ ...about, complete: true }) : data(block, about);
    });
  }

  accountAt(account: string, block: number, places: readonly RowPlace[]): Promise<Outcome<PastAccount>> {
    return this.#answer(block, 'state', async (stored, about) => {
      requireName(account);
      const permissions = await this.#permissions(account, block);
      if (permissions.length === 0) return empty(about);
      const balances = await this.#reader.rowsOfScope(account, 'accounts', block, maxTokens);
      const code = await this.#reader.code(account, block);
      const past: PastAccount = {
        block,
        blockId: stored.id,
        time: isoZ(slotToTime(stored.slot)),
        permissions,
        balances: balances.items.map(tokenBalanceOf).filter((balance) => balance !== null),
        code: code === null || code.hash === null ? null : { hash: code.hash, block: code.block },
        rows: await Promise.all(places.map((place) => this.#rowAt(place, block))),
      };
      return data(past, { ...about, complete: about.complete && balances.complete });
    });
  }

  tableAt(
    { code, scope, table }: { code: string; scope: string; table: string },
    { block, from, limit }: PastTableRequest,
  ): Promise<Outcome<PastTable>> {
    return this.#answer(block, 'state', async (_, about) => {
      requireName(code);
      if (!isName(table)) throw new RequestError('bad-name', `'${table}' is not a table name`);
      const pageSize = Math.max(1, Math.min(maxPageSize, Math.trunc(limit) || 1));
      const stored = await this.#reader.rows(code, scopeName(scope), table, { block, from, limit: pageSize });
      const abis = this.#abis.forRows(block);
      const rows: PastTable['rows'] = [];
      for (const row of stored.items) {
        const { payer, primaryKey, block: written } = row;
        // oxlint-disable-next-line no-await-in-loop -- the first row of a contract reads what the others need
        rows.push({ data: await json(row, abis), payer, primaryKey: primaryKey.toString(), block: written });
      }
      if (rows.length === 0 && stored.next === null) return empty(about);
      return data({ rows, next: stored.next?.toString() ?? null }, about);
    });
  }

  changesIn(block: number, transactionId: string | null): Promise<Outcome<BlockChanges>> {
    return this.#answer(block, 'deltas', async (_, about, status) => {
      const changes = await blockChanges(
        { reader: this.#reader, abis: this.#abis, keyPrefix: this.#keyPrefix },
        block,
        transactionId,
      );
      const none = changes.rows.length + changes.permissions.length === 0;
      const first = about.range?.first ?? 1;
      if (!(await hasFullState(this.#reader, status, first))) {
        const failures = [...about.failures, failureNote('before-unknown', beforeUnknown(first))];
        return data(changes, { ...about, complete: false, failures });
      }
      const whole = { ...about, complete: about.complete && !changes.more };
      // The changes of a block are complete wherever the index begins.
      return none ? empty({ ...whole, complete: true }) : data(changes, whole);
    });
  }

  /** Answers for one block of the range with deltas; the meta names that block. */
  #answer<Value>(
    block: number,
    needs: 'deltas' | 'state',
    read: (stored: StoredBlock, about: Meta, status: StoreStatus) => Promise<Outcome<Value>>,
  ): Promise<Outcome<Value>> {
    return answerOf(this.#reader, needs, async (status, about) => {
      const first = about.range?.first ?? 1;
      const outside = !Number.isSafeInteger(block) || block < first || block > status.head.number;
      const stored = outside ? null : await this.#reader.block(block);
      if (stored === null) {
        const range = [String(first), String(status.head.number)] as const;
        const message = `Block ${block} is outside the blocks with indexed state: ${range.join(' to ')}`;
        throw new RequestError('not-indexed', message, failureReason('block-outside-index', String(block), ...range));
      }
      return read(stored, { ...about, block, blockId: stored.id, time: isoZ(slotToTime(stored.slot)) }, status);
    });
  }

  async #permissions(account: string, block: number): Promise<PermissionView[]> {
    const links = await this.#reader.links(account, block);
    return (await this.#reader.permissions(account, block)).map(({ name, parent, authority }) => ({
      name,
      parent: parent === '' ? null : parent,
      authority: authorityView(authority, this.#keyPrefix),
      linked: links
        .filter(({ required }) => required === name)
        .map(({ code, messageType }) => ({ contract: code, action: messageType === '' ? null : messageType })),
    }));
  }

  async #rowAt({ code, scope, table, primaryKey }: RowPlace, block: number): Promise<unknown> {
    const row = await this.#reader.row(code, scope, table, primaryKey, block);
    return row === null ? null : json(row, this.#abis);
  }
}

/** Contents of a row; null if it cannot be decoded. */
async function json(row: StoredRow, abis: AbiVersions): Promise<unknown> {
  const text = await abis.rowJson(row.code, row.table, row.value, row.block);
  return text === null ? null : parseJsonExact(text);
}

function beforeUnknown(first: number): string {
  return `The index begins at block ${first}: rows last written before it have no previous value`;
}

/** A scope as stored in the index; see `scopeNameOf`. Throws Refusal if invalid. */
export function scopeName(scope: string): string {
  const name = scopeNameOf(scope);
  if (name === null) throw new RequestError('bad-scope', `'${scope}' is not a valid 64-bit scope`);
  return name;
}
