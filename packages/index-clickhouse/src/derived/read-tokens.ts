import { nameToU64 } from '@antescope/codec/chain/name';
import { symbolCodeToU64 } from '@antescope/codec/chain/symbol';
import type { HolderPosition, StoredBalance, StoredToken, TokenReader } from '@antescope/index/store/token-reader';
import { balanceValue, statValue } from '@antescope/index/store/token-rows';
import { whole } from '../conditions.ts';
import type { EngineRow } from '../engine.ts';
import { numberOfName } from '../name-numbers.ts';
import { latestRows, rowAt } from '../read-rows.ts';
import { bytesColumn, integer, nameColumn } from '../rows.ts';
import type { Snapshot } from '../snapshot.ts';

const longestPrecision = 18;

/** Reads current tokens and balances from contract rows. */
export class ClickHouseTokens implements TokenReader {
  readonly #now: () => Promise<Snapshot>;

  constructor(now: () => Promise<Snapshot>) {
    this.#now = now;
  }

  async tokens({ after, limit }: { after: number; limit: number }): Promise<{ token: StoredToken; at: number }[]> {
    const snapshot = await this.#now();
    const tokens: { token: StoredToken; at: number }[] = [];
    for (const [index, row] of (await statRows(snapshot)).entries()) {
      // Positions follow the first occurrence; a removed token keeps its position.
      const token = index + 1 > after ? tokenOf(row) : null;
      if (token !== null) tokens.push({ token, at: index + 1 });
      if (tokens.length >= limit) break;
    }
    const holders = await holderCounts(
      snapshot,
      tokens.map(({ token }) => token),
    );
    return tokens.map(({ token, at }, index) => ({ token: { ...token, holders: holders[index] ?? 0 }, at }));
  }

  async token(contract: string, code: string): Promise<StoredToken | null> {
    const snapshot = await this.#now();
    const key = symbolCodeToU64(code);
    const where = `code = ${numberOfName(contract)} AND table_name = ${numberOfName('stat')} AND scope = ${key}`;
    const [row] = await latestRows(snapshot, `${where} AND primary_key = ${key}`, headOf(snapshot), 1);
    const value = row === undefined ? null : statValue(row.scope, row.primaryKey, row.value);
    if (value === null) return null;
    const [holders = 0] = await holderCounts(snapshot, [{ contract, code }]);
    return { contract, ...value, holders };
  }

  async holderCount(contract: string, code: string): Promise<number> {
    const [count = 0] = await holderCounts(await this.#now(), [{ contract, code }]);
    return count;
  }

  async holders(
    contract: string,
    code: string,
    { after, limit }: { after: HolderPosition | null; limit: number },
  ): Promise<StoredBalance[]> {
    const snapshot = await this.#now();
    const below = after === null ? '' : `AND (units, scope) < (${after.units}, ${numberOfName(after.owner)})`;
    const rows = await snapshot.query(
      `SELECT scope, units, precision FROM (${balancesOf(snapshot, [{ contract, code }])})
       WHERE units > 0 ${below} ORDER BY units DESC, scope DESC LIMIT ${whole(limit)}`,
    );
    return rows.map((row) => ({
      contract,
      owner: nameColumn(row, 'scope'),
      code,
      precision: integer(row, 'precision'),
      units: BigInt(String(row['units'])),
    }));
  }

  async balances(owner: string, limit: number): Promise<StoredBalance[]> {
    const snapshot = await this.#now();
    const [table, scope] = [numberOfName('accounts'), numberOfName(owner)];
    const codes = await snapshot.query(
      `SELECT code ${snapshot.from('row_tables', `table_name = ${table} AND scope = ${scope}`)}
       GROUP BY code ORDER BY min(block), code`,
    );
    if (codes.length === 0) return [];
    const codeList = codes.map((row) => String(row['code'])).join(', ');
    const condition = `code IN (${codeList}) AND table_name = ${table} AND scope = ${scope}`;
    const rows = await latestRows(snapshot, condition, headOf(snapshot), Number.MAX_SAFE_INTEGER);
    return rows
      .flatMap((row) => {
        const value = balanceValue(row.primaryKey, row.value);
        return value === null ? [] : [{ contract: row.code, owner, ...value }];
      })
      .slice(0, limit);
  }

  async balance(owner: string, contract: string, code: string): Promise<StoredBalance | null> {
    const snapshot = await this.#now();
    const key = symbolCodeToU64(code);
    const row = await rowAt(snapshot, { code: contract, scope: owner, table: 'accounts' }, key, headOf(snapshot));
    const value = row === null ? null : balanceValue(key, row.value);
    return value === null ? null : { contract, owner, ...value };
  }
}

type TokenName = Pick<StoredToken, 'contract' | 'code'>;

function headOf(snapshot: Snapshot): number {
  return snapshot.commit.state.head?.number ?? 0;
}

/** The last state of every `stat` row whose scope is its symbol, ordered by first occurrence. */
async function statRows(snapshot: Snapshot): Promise<EngineRow[]> {
  const table = numberOfName('stat');
  const codes = `SELECT DISTINCT code ${snapshot.from('row_tables', `table_name = ${table}`)}`;
  const condition = `code GLOBAL IN (${codes}) AND table_name = ${table} AND scope = primary_key`;
  return snapshot.query(
    `SELECT code, scope, min(block) AS first, base64Encode(argMax(tuple(value), block).1) AS value_64
     ${snapshot.from('row_versions', condition)} GROUP BY code, scope ORDER BY first, code, scope`,
  );
}

function tokenOf(row: EngineRow): StoredToken | null {
  const value = bytesColumn(row, 'value_64');
  const scope = nameColumn(row, 'scope');
  const stat = value === null ? null : statValue(scope, nameToU64(scope), value);
  return stat === null ? null : { contract: nameColumn(row, 'code'), ...stat, holders: 0 };
}

async function holderCounts(snapshot: Snapshot, tokens: readonly TokenName[]): Promise<number[]> {
  if (tokens.length === 0) return [];
  const rows = await snapshot.query(
    `SELECT code, primary_key, count() AS holders FROM (${balancesOf(snapshot, tokens)})
     WHERE units > 0 GROUP BY code, primary_key`,
  );
  const counts = new Map(
    rows.map((row) => [`${String(row['code'])} ${String(row['primary_key'])}`, integer(row, 'holders')]),
  );
  return tokens.map(({ contract, code }) => counts.get(`${numberOfName(contract)} ${symbolCodeToU64(code)}`) ?? 0);
}

/** The last row of each holder of the tokens, if it is a balance: an asset under its own symbol code. */
function balancesOf(snapshot: Snapshot, tokens: readonly TokenName[]): string {
  const names = tokens.map(({ contract, code }) => `(${numberOfName(contract)}, ${symbolCodeToU64(code)})`);
  const codes = [...new Set(tokens.map(({ contract }) => numberOfName(contract)))].join(', ');
  const condition = `code IN (${codes}) AND table_name = ${numberOfName('accounts')}
    AND (code, primary_key) IN (${names.join(', ')})`;
  const symbol = 'reinterpretAsUInt64(substring(assumeNotNull(last), 9, 8))';
  return `SELECT code, scope, primary_key, reinterpretAsInt64(substring(assumeNotNull(last), 1, 8)) AS units,
      bitAnd(${symbol}, 255) AS precision
    FROM (SELECT code, scope, primary_key, argMax(tuple(value), block).1 AS last
      ${snapshot.from('row_versions', condition)} GROUP BY code, scope, primary_key)
    WHERE length(last) >= 16 AND bitShiftRight(${symbol}, 8) = primary_key
      AND bitAnd(${symbol}, 255) <= ${longestPrecision}`;
}
