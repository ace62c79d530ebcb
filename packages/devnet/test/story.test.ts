import { compileAbi } from '@antescope/codec/abi/compile';
import { transactionStatuses } from '@antescope/codec/chain/block';
import { parseAsset } from '@antescope/codec/chain/asset';
import { microsToTimePoint, timePointToMicros } from '@antescope/codec/chain/time';
import { describe, expect, test } from 'vitest';
import { Chain } from '../src/chain.ts';
import type { ApprovalsRow } from '../src/contracts/msig/approvals.ts';
import type { AssetRow as AtomicRow } from '../src/contracts/atomicassets/rows.ts';
import type { AssetRow as SimpleRow } from '../src/contracts/simpleassets/rows.ts';
import type { DatapointRow } from '../src/contracts/oracle/rows.ts';
import { MediaLibrary } from '../src/media/library.ts';
import type { DelegationRow, GlobalRow, RefundRow, UserResourcesRow } from '../src/contracts/system/rows.ts';
import type { TokenBalance, TokenStats } from '../src/contracts/token/token-contract.ts';
import { contracts } from '../src/registry.ts';
import { candidates, people, systemAccounts, tokenAccounts } from '../src/story/cast.ts';
import { Generator } from '../src/story/generator.ts';
import { hostileTexts } from '../src/story/hostile-texts.ts';
import { memos } from '../src/story/memos.ts';
import { genesisKey, producerKeys, storySeconds, runStory } from '../src/story/story.ts';

const soak = process.env.ANTESCOPE_SOAK === '1';
const genesisTime = '2026-11-21T00:00:00.000';
const tokenAbi = compileAbi(contracts.get('token')!.abi);

function newChain(seed: string): Chain {
  return Chain.create(
    { time: genesisTime, key: genesisKey(seed) },
    { contracts: contracts.values(), producerKeys: producerKeys(seed), finalityLag: 24 },
  );
}

function rowsOf<Row>(chain: Chain, code: string, table: string): { scope: string; row: Row }[] {
  const abi = chain.state.contracts.abiOf(code)!;
  return [...chain.state.database.rows.values()]
    .filter((row) => row.code === code && row.table === table)
    .map(({ scope, value }) => ({ scope, row: abi.decodeTableRow(table, value) as Row }));
}

function units(asset: string): bigint {
  return parseAsset(asset).units;
}

function sum(values: bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n);
}

/** Invariants. */
function expectSound(chain: Chain): void {
  for (const contract of ['eosio.token', ...tokenAccounts.map(({ name }) => name)]) {
    if (contract === 'delphioracle') continue;
    const balances = rowsOf<TokenBalance>(chain, contract, 'accounts').map(({ row }) => parseAsset(row.balance));
    for (const { row } of rowsOf<TokenStats>(chain, contract, 'stat')) {
      const { code, units: supply } = parseAsset(row.supply);
      expect(sum(balances.filter((balance) => balance.code === code).map((balance) => balance.units))).toBe(supply);
    }
  }
  const stakes = rowsOf<DelegationRow>(chain, 'eosio', 'delband').flatMap(({ row }) => [
    row.net_weight,
    row.cpu_weight,
  ]);
  const refunds = rowsOf<RefundRow>(chain, 'eosio', 'refunds').flatMap(({ row }) => [row.net_amount, row.cpu_amount]);
  const held = rowsOf<TokenBalance>(chain, 'eosio.token', 'accounts').find(({ scope }) => scope === 'eosio.stake')!;
  expect(sum([...stakes, ...refunds].map(units))).toBe(units(held.row.balance));
  const [global] = rowsOf<GlobalRow>(chain, 'eosio', 'global');
  const ram = rowsOf<UserResourcesRow>(chain, 'eosio', 'userres').map(({ row }) => row.ram_bytes);
  expect(sum(ram)).toBe(global!.row.total_ram_bytes_reserved);
  for (const { name } of people) {
    const { ram: limit } = chain.state.resources.limitsOf(name);
    expect(chain.state.resources.ramUsage(name) <= limit).toBe(true);
  }
}

describe('the story', () => {
  const seed = 'test';
  const chain = newChain(seed);
  const seen = { transactions: 0, actions: new Set<string>(), memos: new Set<string>(), statuses: new Set<string>() };
  chain.on('block', ({ executed }) => {
    for (const { action_traces, status } of executed) {
      seen.transactions++;
      seen.statuses.add(transactionStatuses[status]!);
      for (const { act } of action_traces) {
        seen.actions.add(`${act.account}:${act.name}`);
        if (act.name !== 'transfer' || act.account.endsWith('assets')) continue;
        seen.memos.add((tokenAbi.decodeAction('transfer', act.data) as { memo: string }).memo);
      }
    }
  });
  runStory(chain, seed);

  test('ends when it says, with all accounts, an elected schedule of 21 and irreversible blocks', () => {
    const elapsed = Number(timePointToMicros(chain.head.time) - timePointToMicros(genesisTime)) / 1e6;
    expect(elapsed).toBeLessThanOrEqual(storySeconds);
    expect(elapsed).toBeGreaterThan(storySeconds - 1200);
    const names = [...systemAccounts, ...[...people, ...tokenAccounts, ...candidates].map(({ name }) => name)];
    expect(names.filter((name) => !chain.state.database.accounts.has(name))).toEqual([]);
    expect(names.length).toBeGreaterThan(60);
    expect(chain.activeSchedule.producers).toHaveLength(21);
    expect(chain.lastIrreversible.number).toBeGreaterThan(chain.head.number - 30);
  });

  test('shows permissions with waits and weights, R1 and WebAuthn keys, links, pending refunds, every kind of memo', () => {
    const { permissions, links } = chain.state.database;
    expect(permissions.get('bob/claimer')!.auth).toMatchObject({
      threshold: 2,
      waits: [{ wait_sec: 86_400, weight: 1 }],
    });
    expect(permissions.get('manykeys1111/active')!.auth).toMatchObject({ threshold: 3 });
    const kinds = [...permissions.values()].flatMap(({ auth }) => auth.keys.map(({ key }) => key.slice(0, 6)));
    expect(new Set(kinds)).toEqual(new Set(['PUB_K1', 'PUB_R1', 'PUB_WA']));
    expect(links.size).toBeGreaterThanOrEqual(3);
    const waiting = rowsOf<RefundRow>(chain, 'eosio', 'refunds').map(({ scope }) => scope);
    expect(waiting.sort()).toEqual(['grace', 'heidi']);
    expect(memos.filter((memo) => !seen.memos.has(memo))).toEqual([]);
  });

  test('has transactions that waited, one that failed when its time came and one that still waits', () => {
    expect(seen.statuses).toEqual(new Set(['executed', 'delayed', 'hard_fail']));
    const payers = [...chain.state.database.generated.values()].map(({ payer }) => payer);
    expect(payers.sort()).toEqual(['erin', 'judy', 'whale1111111']);
  });

  test('leaves proposals fresh, partly approved, ready, waiting, expired, taken back and of who has no say any more', () => {
    const rows = rowsOf<ApprovalsRow>(chain, 'eosio.msig', 'approvals2');
    const given = rows.map(({ scope, row }) => `${scope} ${row.proposal_name} ${row.provided_approvals.length}`);
    expect(given).toEqual(
      expect.arrayContaining(['alice newoffice 0', 'alice audit 1', 'carol ready 3', 'dave cooldown 2']),
    );
    expect(given).toEqual(expect.arrayContaining(['carol outoftime 1', 'bob withdrawn 1', 'whale1111111 inflation 9']));
    const executed = [...seen.actions].filter((name) => name.startsWith('eosio.msig:'));
    const all = ['approve', 'cancel', 'exec', 'invalidate', 'propose', 'unapprove'].map((name) => `eosio.msig:${name}`);
    expect(executed.sort()).toEqual(all);
  });

  test('has unsatisfiable authorities: circular, too deep, null key', () => {
    const { authorization, database } = chain.state;
    const keys = [...database.permissions.values()].flatMap(({ auth }) => auth.keys.map(({ key }) => key));
    const satisfied = (actor: string, permission: string) =>
      authorization.checkPermission({ actor, permission }, { keys }, true);
    for (const actor of ['ringring111a', 'chainlink11a', 'nullkey11111'])
      expect(satisfied(actor, 'active')).toBe(false);
    expect(satisfied('nullkey11111', 'unreachable')).toBe(false);
    expect(satisfied('chainlink11d', 'active')).toBe(true);
    expect(database.permissionIndex.ofAccount('deeptree1111').size).toBe(12);
  });

  test('has assets of both standards: more than a hundred, with media that are there, offered, sold, lent and bound', () => {
    const assets = rowsOf<AtomicRow>(chain, 'atomicassets', 'assets');
    const simple = rowsOf<SimpleRow>(chain, 'simpleassets', 'sassets');
    expect([assets.length >= 100, simple.length >= 50]).toEqual([true, true]);
    const media = new MediaLibrary(seed);
    const texts = simple.map(({ row }) => row.idata).join(' ');
    const kinds = [media.pictures, media.films, media.sounds, media.models, media.papers];
    expect(kinds.map((ids) => ids.some((id) => texts.includes(id)))).toEqual([true, true, true, true, true]);
    for (const table of ['offers', 'holders', 'balances']) {
      expect(rowsOf(chain, 'atomicassets', table).length, table).toBeGreaterThan(0);
    }
    for (const table of ['sales', 'auctions', 'buyoffers', 'balances']) {
      expect(rowsOf(chain, 'atomicmarket', table).length, table).toBeGreaterThan(1);
    }
    for (const table of ['authors', 'snttassets', 'nttoffers', 'delegates', 'offers', 'accounts']) {
      expect(rowsOf(chain, 'simpleassets', table).length, table).toBeGreaterThan(0);
    }
    expect(seen.actions.has('atomicmarket:purchasesale')).toBe(true);
  });

  test('has more than twenty tokens, some of one symbol, an oracle with prices, and what was swapped', () => {
    const stats = [...chain.state.database.rows.values()].filter(({ table }) => table === 'stat');
    const symbols = stats.map(({ code, scope }) => `${code} ${scope}`);
    expect(new Set(symbols).size).toBeGreaterThan(20);
    expect(stats.length - new Set(stats.map(({ scope }) => scope)).size).toBeGreaterThan(3);
    expect(rowsOf<DatapointRow>(chain, 'delphioracle', 'datapoints').filter(({ row }) => row.value > 0n)).toHaveLength(
      54,
    );
    const swapped = rowsOf<{ balance: string }>(chain, 'core.vaulta', 'accounts');
    expect(swapped.map(({ scope }) => scope)).toEqual(
      expect.arrayContaining(['alice', 'bob', 'carol', 'dave', 'judy']),
    );
    expect(seen.memos.has(hostileTexts.rightToLeft)).toBe(true);
  });

  test('supplies, stakes and RAM add up', () => {
    expectSound(chain);
  });

  test('is deterministic for a seed', () => {
    const again = newChain(seed);
    runStory(again, seed);
    expect(again.head.id).toBe(chain.head.id);
    expect(newChain('other').chainId).not.toBe(chain.chainId);
  });

  test('continues with transactions the chain accepts, and balances add up', () => {
    const generator = new Generator(seed);
    const names = new Set<string>();
    let refused = 0;
    let micros = timePointToMicros(chain.head.time);
    for (let block = 0; block < (soak ? 20_000 : 120); block++) {
      micros += 500_000n;
      const time = microsToTimePoint(micros);
      chain.startBlock(time);
      for (const packed of generator.next(chain)) {
        try {
          const { action_traces } = chain.pushTransaction(packed);
          for (const { act } of action_traces) names.add(`${act.account}:${act.name}`);
        } catch (error) {
          if (!soak) throw error;
          refused++;
        }
      }
      chain.produceBlock(time);
    }
    expect(refused).toBeLessThan(1000);
    expect(names.size).toBeGreaterThan(8);
    expectSound(chain);
  });
});
