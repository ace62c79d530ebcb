import { encodeText, toHex } from '@antescope/codec/bytes/bytes';
import { sha256 } from '@antescope/codec/bytes/hash';
import { microsToTimePoint, timePointToMicros } from '@antescope/codec/chain/time';
import type { ApplyContext, Contract, SecondaryKeys, Table } from '../../contract.ts';
import { plus, quantity, symbolOf, unitsOf } from '../amount.ts';
import { check } from '../check.ts';
import { dispatch, withData } from '../dispatch.ts';
import { coreSymbolOf } from '../system/system.ts';
import type { ProducerRow } from '../system/rows.ts';
import { oracleAbi } from './oracle-abi.ts';
import type { AverageRow, DatapointRow, HashRow, PairRow, SettingsRow, StatsRow } from './rows.ts';

const never = microsToTimePoint(0n);
const day = 86_400_000_000n;
/** Average types and their periods in microseconds. */
const periods: readonly [type: number, micros: bigint][] = [
  [1, day],
  [2, 7n * day],
  [3, 14n * day],
  [4, 30n * day],
];

/** delphioracle: active block producers quote pairs; readers use the median. */
export const oracleContract: Contract = {
  name: 'oracle',
  version: 1,
  abi: oracleAbi,
  apply(ctx) {
    if (ctx.receiver !== ctx.action.account) {
      if (ctx.action.account === 'eosio.token' && ctx.action.name === 'transfer') receiveBounty(ctx);
      return;
    }
    dispatch(ctx, {
      configure: withData(configure),
      addcustodian: withData<{ name: string }>((_, { name }) => setCustodian(ctx, name, true)),
      delcustodian: withData<{ name: string }>((_, { name }) => setCustodian(ctx, name, false)),
      newbounty: withData(newBounty),
      votebounty: withData<Vote>((_, vote) => voteForBounty(ctx, vote, true)),
      unvotebounty: withData<Vote>((_, vote) => voteForBounty(ctx, vote, false)),
      cancelbounty: withData(cancelBounty),
      write: withData(write),
      writehash: withData(writeHash),
      claim: withData(claim),
    });
  },
};

function configure(ctx: ApplyContext, { g }: { g: Omit<SettingsRow, 'id' | 'total_datapoints_count'> }): void {
  ctx.requireAuth(ctx.receiver);
  const table = ctx.table<SettingsRow>('global');
  if (!table.has(1n)) {
    table.emplace(ctx.receiver, 1n, { id: 1n, total_datapoints_count: 0n, ...g });
    return;
  }
  table.modify(1n, ctx.receiver, (row) => {
    Object.assign(row, g);
  });
}

function settingsOf(ctx: ApplyContext): SettingsRow {
  const row = ctx.table<SettingsRow>('global').get(1n);
  check(ctx, row !== null, 'Parameters not yet set');
  return row;
}

function setCustodian(ctx: ApplyContext, name: string, on: boolean): void {
  ctx.requireAuth(ctx.receiver);
  const table = ctx.table<{ name: string }>('custodians');
  check(ctx, table.has(name) !== on, on ? 'custodian already exists' : 'custodian doesn’t exist');
  if (on) table.emplace(ctx.receiver, name, { name });
  else table.erase(name);
}

type PairInput = Pick<
  PairRow,
  | 'name'
  | 'base_symbol'
  | 'base_type'
  | 'base_contract'
  | 'quote_symbol'
  | 'quote_type'
  | 'quote_contract'
  | 'quoted_precision'
>;

/** Proposes a pair with a bounty; oracles and custodians vote on it. */
function newBounty(ctx: ApplyContext, { proposer, pair }: { proposer: string; pair: PairInput }): void {
  ctx.requireAuth(proposer);
  const pairs = pairsOf(ctx);
  check(ctx, !pairs.has(pair.name), 'A pair with this name already exists.');
  pairs.emplace(proposer, pair.name, {
    active: false,
    bounty_awarded: false,
    bounty_edited_by_custodians: false,
    proposer,
    bounty_amount: quantity(0n, coreSymbolOf(ctx, 'eosio')),
    approving_custodians: [],
    approving_oracles: [],
    ...pair,
  });
}

/** A transfer with a pair's name as memo adds to its bounty. */
function receiveBounty(ctx: ApplyContext): void {
  const { to, quantity: given, memo } = ctx.payload<{ to: string; quantity: string; memo: string }>();
  if (to !== ctx.receiver || !/^[a-z1-5.]{1,12}$/.test(memo)) return;
  const pair = pairsOf(ctx).get(memo);
  if (pair === null || symbolOf(pair.bounty_amount) !== symbolOf(given)) return;
  pairsOf(ctx).modify(memo, null, (row) => {
    row.bounty_amount = plus(row.bounty_amount, unitsOf(given));
  });
}

interface Vote {
  owner: string;
  bounty: string;
}

function voteForBounty(ctx: ApplyContext, { owner, bounty }: Vote, on: boolean): void {
  ctx.requireAuth(owner);
  const pair = pairOf(ctx, bounty);
  check(ctx, !pair.active, 'pair is already active');
  const custodian = ctx.table('custodians').has(owner);
  check(ctx, custodian || isOracle(ctx, owner), 'account is not a qualified oracle or custodian');
  const list = custodian ? 'approving_custodians' : 'approving_oracles';
  const voted = pair[list].includes(owner);
  check(ctx, voted !== on, on ? 'already voted' : "hasn't voted");
  const { approving_oracles_threshold: oracles, approving_custodians_threshold: custodians } = settingsOf(ctx);
  const names = on ? [...pair[list], owner] : pair[list].filter((name) => name !== owner);
  const changed = { ...pair, [list]: names };
  const enough =
    BigInt(changed.approving_oracles.length) >= oracles && BigInt(changed.approving_custodians.length) >= custodians;
  // The proposer paid for the row; votes grow it at the contract's expense.
  pairsOf(ctx).modify(bounty, ctx.receiver, (row) => {
    Object.assign(row, changed, { active: enough });
  });
  if (enough) makeRoom(ctx, bounty);
}

/** Creates the datapoint slots, which quotes then overwrite. */
function makeRoom(ctx: ApplyContext, pair: string): void {
  const table = datapointsOf(ctx, pair);
  for (let id = 0n; id < settingsOf(ctx).datapoints_per_instrument; id++) {
    const row = { id, owner: '', value: 0n, median: 0n, timestamp: never };
    table.emplace(ctx.receiver, id, row, datapointKeys(row));
  }
}

function cancelBounty(ctx: ApplyContext, { name }: { name: string; reason: string }): void {
  const pair = pairOf(ctx, name);
  if (!ctx.hasAuth(ctx.receiver)) ctx.requireAuth(pair.proposer);
  check(ctx, !pair.active, 'cannot cancel live pair');
  pairsOf(ctx).erase(name);
  if (unitsOf(pair.bounty_amount) === 0n) return;
  pay(ctx, pair.proposer, pair.bounty_amount, 'bounty cancelled');
}

function write(ctx: ApplyContext, data: { owner: string; quotes: { value: bigint; pair: string }[] }): void {
  ctx.requireAuth(data.owner);
  check(ctx, data.quotes.length > 0, 'must supply non-empty array of quotes');
  check(ctx, isOracle(ctx, data.owner), 'account is not an active producer or approved oracle');
  const settings = settingsOf(ctx);
  for (const { value, pair } of data.quotes) {
    check(ctx, value > 0n, 'value cannot be 0');
    check(ctx, pairOf(ctx, pair).active, 'pair not allowed');
    countQuote(ctx, pair, data.owner, settings.write_cooldown);
    countQuote(ctx, ctx.receiver, data.owner, 0n);
    reward(ctx, pair, data.owner, settings.datapoints_per_instrument);
    writeQuote(ctx, pair, data.owner, value);
  }
  ctx.table<SettingsRow>('global').modify(1n, null, (row) => {
    row.total_datapoints_count += BigInt(data.quotes.length);
  });
}

function countQuote(ctx: ApplyContext, scope: string, owner: string, cooldown: bigint): void {
  const table = ctx.table<StatsRow>('stats', { scope });
  const timestamp = microsToTimePoint(ctx.now);
  const row = table.get(owner);
  if (row === null) {
    const balance = quantity(0n, coreSymbolOf(ctx, 'eosio'));
    table.emplace(ctx.receiver, owner, { owner, timestamp, count: 1n, last_claim: never, balance });
    return;
  }
  check(ctx, timePointToMicros(row.timestamp) + cooldown <= ctx.now, 'can only call every 60 seconds');
  table.modify(owner, ctx.receiver, (changed) => {
    changed.timestamp = timestamp;
    changed.count += 1n;
  });
}

/** Pays each quote a share of the pair's remaining bounty. */
function reward(ctx: ApplyContext, name: string, owner: string, shares: bigint): void {
  const { bounty_amount } = pairOf(ctx, name);
  const share = unitsOf(bounty_amount) / shares;
  if (share === 0n) return;
  pairsOf(ctx).modify(name, null, (row) => {
    row.bounty_amount = plus(row.bounty_amount, -share);
    row.bounty_awarded = true;
  });
  ctx.table<StatsRow>('stats').modify(owner, null, (row) => {
    row.balance = plus(row.balance, share);
  });
}

/** Overwrites the oldest quote with a new one and the current median. */
function writeQuote(ctx: ApplyContext, pair: string, owner: string, value: bigint): void {
  const table = datapointsOf(ctx, pair);
  const [oldest] = table.bySecondary(1);
  check(ctx, oldest !== undefined, 'pair has no datapoints');
  const [, id] = oldest;
  const others = [...table.lowerBound()]
    .filter(([key, row]) => key !== id && row.value > 0n)
    .map(([, row]) => row.value);
  const values = [...others, value].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const median = values[Math.floor(values.length / 2)]!;
  table.modify(
    id,
    ctx.receiver,
    (row) => {
      Object.assign(row, { owner, value, median, timestamp: microsToTimePoint(ctx.now) });
    },
    datapointKeys,
  );
  updateAverages(ctx, pair, median);
}

/** Updates averages, weighting each new median by its time share of the period. */
function updateAverages(ctx: ApplyContext, pair: string, median: bigint): void {
  const table = ctx.table<AverageRow>('averages', { scope: pair });
  const timestamp = microsToTimePoint(ctx.now);
  for (const [type, period] of periods) {
    const id = BigInt(type - 1);
    const row = table.get(id);
    if (row === null) {
      table.emplace(ctx.receiver, id, { id, type, value: median, timestamp });
      continue;
    }
    const passed = ctx.now - timePointToMicros(row.timestamp);
    const share = passed > period ? period : passed;
    table.modify(id, null, (changed) => {
      changed.value = (row.value * (period - share) + median * share) / period;
      changed.timestamp = timestamp;
    });
  }
}

/** Commits to a value by its hash, and reveals the previous one. */
function writeHash(ctx: ApplyContext, data: { owner: string; hash: string; reveal: string }): void {
  const { owner, hash, reveal } = data;
  ctx.requireAuth(owner);
  check(ctx, isOracle(ctx, owner), 'account is not an active producer or approved oracle');
  const table = ctx.table<HashRow>('hashes');
  const before = [...table.lowerBound()].find(([, row]) => row.owner === owner)?.[1];
  const timestamp = microsToTimePoint(ctx.now);
  if (before === undefined) {
    const id = table.availablePrimaryKey();
    table.emplace(ctx.receiver, id, { id, owner, hash, reveal: '', timestamp });
    return;
  }
  check(ctx, toHex(sha256(encodeText(reveal))) === before.hash, 'hash mismatch');
  table.modify(before.id, ctx.receiver, (row) => {
    Object.assign(row, { hash, reveal, timestamp });
  });
}

/** Pays an oracle its earned share of bounties. */
function claim(ctx: ApplyContext, { owner }: { owner: string }): void {
  ctx.requireAuth(owner);
  const table = ctx.table<StatsRow>('stats');
  const row = table.get(owner);
  check(ctx, row !== null, 'account not found');
  check(ctx, unitsOf(row.balance) > 0n, 'no rewards to claim');
  table.modify(owner, null, (changed) => {
    changed.balance = quantity(0n, symbolOf(row.balance));
    changed.last_claim = microsToTimePoint(ctx.now);
  });
  pay(ctx, owner, row.balance, 'claim');
}

function pay(ctx: ApplyContext, to: string, amount: string, memo: string): void {
  const authorization = [{ actor: ctx.receiver, permission: 'active' }];
  const data = { from: ctx.receiver, to, quantity: amount, memo };
  ctx.sendInline({ account: 'eosio.token', name: 'transfer', authorization, data });
}

/** Registered producers may quote. */
function isOracle(ctx: ApplyContext, account: string): boolean {
  return ctx.table<ProducerRow>('producers', { code: 'eosio', scope: 'eosio' }).get(account)?.is_active ?? false;
}

function pairOf(ctx: ApplyContext, name: string): PairRow {
  const row = pairsOf(ctx).get(name);
  check(ctx, row !== null, 'pair does not exist');
  return row;
}

function pairsOf(ctx: ApplyContext): Table<PairRow> {
  return ctx.table<PairRow>('pairs');
}

function datapointsOf(ctx: ApplyContext, pair: string): Table<DatapointRow> {
  return ctx.table<DatapointRow>('datapoints', { scope: pair });
}

function datapointKeys({ value, timestamp }: DatapointRow): SecondaryKeys {
  return [
    { type: 'idx64', key: value },
    { type: 'idx64', key: timePointToMicros(timestamp) },
  ];
}
