import { formatAsset } from '@antescope/codec/chain/asset';
import { isName } from '@antescope/codec/chain/name';
import type { ListRequest } from '@antescope/sources/core/list-request';
import { parseJsonExact } from '@antescope/codec/bytes/nodeos-json';
import { isoZ, timeToSlot } from '@antescope/codec/chain/time';
import type { KeyHolder } from '@antescope/sources/account/account-view';
import { data, empty, type Meta, type Outcome } from '@antescope/sources/core/outcome';
import type {
  BlockCount,
  CreatedAccount,
  ResourceHolder,
  RowAtTime,
  RowPlace,
  ScopedRow,
  StateIndex,
} from '@antescope/sources/state/state-index';
import type { TokenHolder } from '@antescope/sources/token/holders';
import type { TokenStat } from '@antescope/sources/token/token-stat';
import type { HistoryReader } from '../store/history-store.ts';
import { idPrefix } from '../store/cursor.ts';
import { hasFullState } from '../store/state-coverage.ts';
import type { CreationPosition } from '../store/list-page.ts';
import { holderPage, holderPosition, pageLimit } from './holder-list.ts';
import { scopeName } from './index-past.ts';
import { answerOf, derivedOf, RequestError, requireName, requireSymbol } from './index-answer.ts';
import type { StoredBalance } from '../store/token-reader.ts';
import { cursorOf, rowsWithName } from './rows-with-name.ts';
import type { AbiVersions } from './view/abi-versions.ts';
import { tokenStat } from './view/token-stat.ts';

/** State queries that a node cannot answer. */
export class IndexState implements StateIndex {
  readonly #reader: HistoryReader;
  readonly #abis: AbiVersions;

  constructor(reader: HistoryReader, abis: AbiVersions) {
    this.#reader = reader;
    this.#abis = abis;
  }

  createdBy(account: string, { limit, cursor }: ListRequest): Promise<Outcome<CreatedAccount[]>> {
    return answerOf(this.#reader, 'traces', async (_, about) => {
      requireName(account);
      const after = cursor === undefined ? null : await this.#creationAfter(cursor);
      return this.#creations(account, { after, limit }, about);
    });
  }

  newestAccounts({ limit, cursor }: ListRequest): Promise<Outcome<CreatedAccount[]>> {
    return answerOf(this.#reader, 'traces', async (_, about) => {
      const after = cursor === undefined ? null : await this.#creationAfter(cursor);
      return this.#creations(null, { after, limit }, about);
    });
  }

  async #creations(
    creator: string | null,
    { after, limit }: { after: CreationPosition | null; limit: number },
    about: Meta,
  ): Promise<Outcome<CreatedAccount[]>> {
    const { items, next } = await this.#reader.createdBy(creator, { after, limit: pageLimit(limit) });
    const accounts = items.map(({ account, creator: by, created }) => ({
      name: account,
      creator: by,
      created: created === '' ? null : isoZ(created),
    }));
    if (accounts.length === 0 && after === null) return empty(about);
    return data(accounts, next === null ? about : { ...about, next: await this.#creationCursor(next) });
  }

  /** '<block>-<8 digits of the block id>-<account>': a fork can move a creation to another block. */
  async #creationCursor({ block, account }: CreationPosition): Promise<string> {
    return `${block}-${idPrefix((await this.#reader.block(block))?.id ?? '')}-${account}`;
  }

  async #creationAfter(cursor: string): Promise<CreationPosition> {
    const [, block = '', prefix = '', account = ''] = /^(\d{1,10})-([0-9a-f]{8})-([a-z1-5.]{1,13})$/.exec(cursor) ?? [];
    if (account === '' || !isName(account))
      throw new RequestError('bad-cursor', `'${cursor.slice(0, 60)}' is not a cursor of this list`);
    const stored = await this.#reader.block(Number(block));
    if (stored === null || idPrefix(stored.id) !== prefix) {
      throw new RequestError('gap', `Block ${block} of this cursor is not on the indexed chain: start over`);
    }
    return { block: Number(block), account };
  }

  accountCount(): Promise<Outcome<number>> {
    return answerOf(this.#reader, 'state', async (_, about) => data(await this.#reader.accountCount(), about));
  }

  recentBlocks(count: number): Promise<Outcome<BlockCount[]>> {
    return answerOf(this.#reader, 'traces', async ({ head, firstBlock }, about) => {
      const first = Math.max(firstBlock, about.range?.first ?? 0, head.number - count + 1);
      const numbers = Array.from({ length: head.number - first + 1 }, (_, index) => first + index);
      const blocks = await Promise.all(numbers.map((number) => this.#reader.block(number)));
      const results = blocks.filter((block) => block !== null);
      if (results.length === 0) return empty(about);
      const counts = results.map(({ number, slot, transactionCount, actionCount }) => ({
        number,
        slot,
        // onblock is not counted.
        transactions: Math.max(0, transactionCount - 1),
        actions: Math.max(0, actionCount - 1),
      }));
      return data(counts, about);
    });
  }

  controlledBy(account: string, { limit, cursor }: ListRequest): Promise<Outcome<KeyHolder[]>> {
    return answerOf(this.#reader, 'state', async (status, about) => {
      requireName(account);
      const query = { after: holderPosition(cursor), limit: pageLimit(limit) };
      const { items, next } = await this.#reader.controlledBy(account, query);
      const holders = await Promise.all(
        items.map(async ({ owner, permission, weight }) => {
          const stored = await this.#reader.permission(owner, permission, status.head.number);
          return { account: owner, permission, weight, threshold: stored?.authority.threshold ?? null };
        }),
      );
      return holderPage(holders, { ...query, next }, about);
    });
  }

  tokens(limit: number): Promise<Outcome<TokenStat[]>> {
    return answerOf(this.#reader, 'state', async (_, about) => {
      const results = await derivedOf(this.#reader).tokens.tokens({ after: 0, limit: limit + 1 });
      const whole = { ...about, complete: about.complete && results.length <= limit };
      const stats = results.slice(0, limit).map(({ token }) => tokenStat(token));
      return stats.length === 0 ? empty(whole) : data(stats, whole);
    });
  }

  holders(contract: string, code: string, limit: number): Promise<Outcome<{ holders: TokenHolder[]; count: number }>> {
    return answerOf(this.#reader, 'state', async (_, about) => {
      requireName(contract);
      requireSymbol(code);
      const { tokens } = derivedOf(this.#reader);
      const [largest, count] = await Promise.all([
        tokens.holders(contract, code, { after: null, limit }),
        tokens.holderCount(contract, code),
      ]);
      if (largest.length === 0) return empty(about);
      const holders = await Promise.all(largest.map((balance, at) => this.#holder(balance, at + 1)));
      return data({ holders, count }, about);
    });
  }

  async #holder({ owner, units, precision, code }: StoredBalance, rank: number): Promise<TokenHolder> {
    const creation = isName(owner) ? await this.#reader.creation(owner) : null;
    const created = creation === null ? null : isoZ(creation.created);
    return { rank, account: owner, owned: formatAsset({ units, precision, code }), percentage: null, created };
  }

  largestResources(by: 'ram' | 'stake', limit: number): Promise<Outcome<ResourceHolder[]>> {
    return answerOf(this.#reader, 'state', async (_, about) => {
      const results = await derivedOf(this.#reader).resources.largestResources(by, limit);
      const ranked = results.map(({ owner, ram, net, cpu }, at) => ({
        rank: at + 1,
        account: owner,
        ram: ram.toString(),
        net: net.toString(),
        cpu: cpu.toString(),
      }));
      return ranked.length === 0 ? empty(about) : data(ranked, about);
    });
  }

  scopeOfRow(code: string, table: string, primaryKey: bigint): Promise<Outcome<string>> {
    return answerOf(this.#reader, 'deltas', async (status, about) => {
      requireName(code);
      const query = { block: status.head.number, from: null, limit: 1 };
      const [scope] = (await this.#reader.scopesOfRow(code, table, primaryKey, query)).items;
      return scope === undefined ? empty(about) : data(scope, about);
    });
  }

  rowsWithName(
    place: { code: string; table: string; name: string; offset: number },
    page: ListRequest,
  ): Promise<Outcome<ScopedRow[]>> {
    return answerOf(this.#reader, 'state', async (status, about) => {
      for (const name of [place.code, place.table, place.name]) requireName(name);
      const { items, next } = await rowsWithName(this.#reader, place, page, status.head.number);
      const abis = this.#abis.forRows(status.head.number);
      const rows: ScopedRow[] = [];
      for (const { scope, value, block } of items) {
        const text = await abis.rowJson(place.code, place.table, value, block);
        if (text !== null) rows.push({ scope, row: parseJsonExact(text) });
      }
      const whole = { ...about, complete: about.complete && rows.length === items.length };
      if (items.length === 0 && next === null && page.cursor === undefined) return empty(whole);
      return data(rows, next === null ? whole : { ...whole, next: cursorOf(next) });
    });
  }

  rowAtTimes({ code, scope, table, primaryKey }: RowPlace, times: readonly string[]): Promise<Outcome<RowAtTime[]>> {
    return answerOf(this.#reader, 'deltas', async (status, about) => {
      requireName(code);
      const since = about.range?.first ?? 0;
      // The state at a time is the one after the last block at or before it.
      const nexts = await this.#reader.blocksFromSlots(times.map((time) => timeToSlot(time) + 1));
      const wanted = nexts
        .map((next, index) => ({ time: times[index]!, block: next === null ? status.head.number : next.number - 1 }))
        .filter(({ block }) => block >= since);
      const rows = await this.#reader.rowAtBlocks(
        { code, scope: scopeName(scope), table, primaryKey },
        wanted.map(({ block }) => block),
      );
      // Rows from before an index that begins mid-chain are unknown until they change.
      const knowsAbsence = await hasFullState(this.#reader, status, since);
      const abis = this.#abis.forRows(status.head.number);
      const results: RowAtTime[] = [];
      for (const [index, { time, block }] of wanted.entries()) {
        const row = rows[index] ?? null;
        if (row === null) {
          if (knowsAbsence) results.push({ time, block, row: null });
          continue;
        }
        const text = await abis.rowJson(code, table, row.value, row.block);
        if (text !== null) results.push({ time, block: row.block, row: parseJsonExact(text) });
      }
      return results.every(({ row }) => row === null) ? empty(about) : data(results, about);
    });
  }
}
