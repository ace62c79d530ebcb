import { formatAsset, parseAsset } from '@antescope/codec/chain/asset';
import { parseJsonExact } from '@antescope/codec/bytes/nodeos-json';
import { nameToU64 } from '@antescope/codec/chain/name';
import { slotToTime } from '@antescope/codec/chain/time';
import { type RexPool as PoolUnits, rexValue } from '@antescope/economics/rex';
import { BadAnswerError, Field } from '@antescope/sources/core/fields';
import { rexPoolUnits } from '@antescope/sources/rex/rex-pool-units';
import type { TableDefinition } from '@antescope/sources/table/table-definition';
import {
  type RexBalance,
  type RexFund,
  type RexPool,
  rexBalance,
  rexFund,
  rexPool,
} from '@antescope/sources/table/tables/rex';
import { integer } from './integer.ts';
import { LightError } from './light-error.ts';
import type { Network } from './networks.ts';

/** Bucket of REX in savings: the last second that a chain can write. */
const savingsTime = '2106-02-07T06:28:15Z';
/** The Light API writes the amounts of `rexraw` with this number of decimals. */
const rawDecimals = 24;
const emptyPool: PoolUnits = { lent: 0n, unlent: 0n, rent: 0n, lendable: 0n, rex: 0n };

/** Fund, and the value of maturing, matured and saved REX at the head; null on a chain without REX. */
export async function rexOfAccount(network: Network, account: string): Promise<Record<string, string> | null> {
  const { config } = network.chain;
  if (!config.features.rex) return null;
  const { pool, fund, balance } = await rexRows(network, account);
  const head = slotToTime(network.status.head.slot);
  const sums = { maturing: 0n, matured: BigInt(balance?.maturedRex ?? 0), savings: 0n };
  for (const { time, units } of balance?.maturities ?? []) {
    if (time <= head) sums.matured += BigInt(units);
    else sums[time === savingsTime ? 'savings' : 'maturing'] += BigInt(units);
  }
  const units = pool === null ? emptyPool : rexPoolUnits(pool);
  const value = (rex: bigint): string => formatAsset({ units: rexValue(units, rex), ...config.coreSymbol });
  return {
    fund: fund?.balance ?? formatAsset({ units: 0n, ...config.coreSymbol }),
    maturing: value(sums.maturing),
    matured: value(sums.matured),
    savings: value(sums.savings),
  };
}

/**
 * Pool, fund and REX balance as the tables have them, amounts as decimal strings; null before the first deposit of the
 * chain. Throws LightError on a chain without REX.
 */
export async function rawRex(network: Network, account: string): Promise<Record<string, unknown> | null> {
  const { config } = network.chain;
  if (!config.features.rex) throw new LightError(400, `REX is not enabled on ${config.key}`);
  const { pool, fund, balance } = await rexRows(network, account);
  if (pool === null) return null;
  return {
    pool: {
      total_lent: raw(pool.totalLent),
      total_unlent: raw(pool.totalUnlent),
      total_rent: raw(pool.totalRent),
      total_lendable: raw(pool.totalLendable),
      total_rex: raw(pool.totalRex),
      namebid_proceeds: raw(pool.namebidProceeds),
      loan_num: integer(BigInt(pool.loans)),
    },
    fund: fund === null ? 0 : raw(fund.balance),
    ...(balance === null ? {} : { bal: rawBalance(balance) }),
  };
}

function rawBalance(balance: RexBalance): Record<string, unknown> {
  return {
    vote_stake: raw(balance.voteStake),
    rex_balance: raw(balance.rexBalance),
    matured_rex: integer(BigInt(balance.maturedRex)),
    rex_maturities: balance.maturities.map(({ time, units }) => ({ key: time.slice(0, 19), value: units })),
  };
}

/** '12.340000000000000000000000' of '12.3400 EOS' */
function raw(asset: string): string {
  const { units, precision } = parseAsset(asset);
  const digits = units.toString().padStart(precision + 1, '0');
  const whole = digits.slice(0, digits.length - precision);
  return `${whole}.${digits.slice(digits.length - precision).padEnd(rawDecimals, '0')}`;
}

async function rexRows(
  network: Network,
  account: string,
): Promise<{ pool: RexPool | null; fund: RexFund | null; balance: RexBalance | null }> {
  const key = nameToU64(account);
  const [pool, fund, balance] = await Promise.all([
    systemRow(network, rexPool, 0n),
    systemRow(network, rexFund, key),
    systemRow(network, rexBalance, key),
  ]);
  return { pool, fund, balance };
}

/** A row of the system contract at the head. Throws LightError if it cannot be decoded. */
async function systemRow<Row>(
  { chain, store, status }: Network,
  { table, read }: Pick<TableDefinition<Row>, 'table' | 'read'>,
  key: bigint,
): Promise<Row | null> {
  const { system } = chain.config.systemAccounts;
  const row = await store.reader.row(system, system, table, key, status.head.number);
  if (row === null) return null;
  const text = await store.abis.rowJson(system, table, row.value, row.block);
  try {
    if (text !== null) return read(new Field(parseJsonExact(text)));
  } catch (error) {
    if (!(error instanceof BadAnswerError)) throw error;
  }
  throw new LightError(503, `The table ${table} cannot be decoded`);
}
