import { formatAsset, parseAsset } from '@antescope/codec/asset';
import { dailyPay, inflationOf, isProducing, type Inflation } from '@antescope/economics/producer-pay';
import { stakeOfWeight, voteShare } from '@antescope/economics/vote-weight';
import { data, type Failure, type Outcome } from '../outcome.ts';
import type { SourceContext } from '../source-context.ts';
import { readRow, readTable } from '../table/read-table.ts';
import { type GlobalState, globalState, globalState4 } from '../table/tables/system-state.ts';
import { type ProducerRow, producersByVotes } from '../table/tables/system.ts';
import { tokenStatOf } from '../token/token-tables.ts';
import { coreTokenOfSystem } from './system-token.ts';

export interface ProducerEntry {
  /** 1 is the most votes. */
  rank: number;
  owner: string;
  /** Tokens that would weigh as much if they voted today; null where the chain weighs votes in another way. */
  votes: string | null;
  /** Percent of all votes with two decimals. */
  share: string;
  /** Estimated pay for a day, of blocks and votes; null where inflation or supply is not known. */
  dailyPay: string | null;
  url: string;
  /** Number that the producer registered: mostly the country's by ISO 3166. */
  location: number;
  unpaidBlocks: number;
}

export interface ProducerList {
  producers: ProducerEntry[];
  /** Tokens that vote, and the share of the supply that they are; null where not known. */
  staked: string | null;
  stakedShare: string | null;
}

/** Registered producers that stand for election, most votes first, at most `most`, by the tables of the system contract. */
export async function producerList(at: SourceContext, most: number): Promise<Outcome<ProducerList>> {
  const token = coreTokenOfSystem(at.chain);
  const [rows, state, rules, supply] = await Promise.all([
    readTable(at, producersByVotes, undefined, { most }),
    readRow(at, globalState, undefined),
    readRow(at, globalState4, undefined),
    tokenStatOf(at, token.contract, token.code),
  ]);
  if (rows.state === 'empty') return rows;
  const known = valueOf(rows);
  if (known === null) return { ...rows, stale: null } as Outcome<ProducerList>;
  const total = valueOf(state);
  const units = supply.state === 'data' ? parseAsset(supply.data.supply) : null;
  const rates = valueOf(rules);
  const day =
    rates === null || units === null
      ? null
      : inflationOf(units.units, {
          continuousRate: Number(rates.continuousRate),
          inflationPayFactor: BigInt(rates.inflationPayFactor),
          votePayFactor: BigInt(rates.votepayFactor),
        });
  const list: ProducerList = {
    producers: known
      .filter((row) => row.active)
      .map((row, index) => entry(row, index + 1, { total, day, token, at, now: Date.now() / 1000 })),
    staked: total === null ? null : asset(BigInt(total.activatedStake), token),
    stakedShare: total === null || units === null ? null : voteShare(Number(total.activatedStake), Number(units.units)),
  };
  const failures = [...rows.meta.failures, ...failuresOf(state), ...failuresOf(rules), ...failuresOf(supply)];
  const meta = { ...rows.meta, failures };
  return rows.state === 'failed' ? { state: 'failed', stale: list, meta } : data(list, meta);
}

interface Around {
  total: GlobalState | null;
  day: Inflation | null;
  token: { code: string; precision: number };
  at: SourceContext;
  now: number;
}

function entry(row: ProducerRow, rank: number, { total, day, token, at, now }: Around): ProducerEntry {
  const weight = Number(row.totalVotes);
  const all = total === null ? 0 : Number(total.totalVoteWeight);
  const { votes, voteWeightWeeks } = at.chain.contractVariants;
  return {
    rank,
    owner: row.owner,
    votes: votes === 'inverse' ? null : asset(stakeOfWeight(weight, now, voteWeightWeeks), token),
    share: voteShare(weight, all),
    dailyPay: day === null || all <= 0 ? null : asset(dailyPay(day, isProducing(rank), weight, all).all, token),
    url: row.url,
    location: row.location,
    unpaidBlocks: row.unpaidBlocks,
  };
}

function asset(units: bigint, { code, precision }: { code: string; precision: number }): string {
  return formatAsset({ units, precision, code });
}

function valueOf<T>(outcome: Outcome<T>): T | null {
  if (outcome.state === 'data') return outcome.data;
  return outcome.state === 'failed' ? outcome.stale : null;
}

function failuresOf(outcome: Outcome<unknown>): Failure[] {
  return outcome.state === 'failed' ? outcome.meta.failures : [];
}
