import type { CompiledAbi } from '@antescope/codec/abi/compile';
import { parseAsset } from '@antescope/codec/chain/asset';
import { microsToTimePoint, timePointToMicros } from '@antescope/codec/chain/time';
import { telosPaidRanks } from '@antescope/economics/telos-pay';
import { inverseVotes, quarterlyDecay, voteWeight, weightByRule, yearlyDecay } from '@antescope/economics/vote-weight';
import { describe, expect, test } from 'vitest';
import { Chain } from '../src/chain.ts';
import type { ProposalRow } from '../src/contracts/msig/msig-contract.ts';
import type { ProducerRow, VoterRow } from '../src/contracts/system/rows.ts';
import type { TokenBalance, TokenStats } from '../src/contracts/token/token-contract.ts';
import { contracts } from '../src/registry.ts';
import { eosFlavor } from '../src/flavors/eos/flavor.ts';
import type { Flavor } from '../src/flavors/flavor.ts';
import { flavorKeys } from '../src/flavors/flavor-keys.ts';
import { flavors } from '../src/flavors/registry.ts';
import { Generator } from '../src/story/generator.ts';
import { genesisKey, producerKeys, runStory } from '../src/story/story.ts';

const seed = 'flavors';

/** A chain of that flavor after its story and a minute of everyday transactions. Throws what it rejects. */
function lived(flavor: Flavor): Chain {
  const chain = Chain.create(
    { time: '2026-11-21T00:00:00.000', key: genesisKey(seed) },
    { contracts: contracts.values(), producerKeys: producerKeys(seed), finalityLag: 24 },
  );
  runStory(chain, seed, flavor);
  const generator = new Generator(seed, '', flavor);
  for (let block = 0; block < 120; block++) {
    const time = microsToTimePoint(timePointToMicros(chain.head.time) + 500_000n);
    chain.startBlock(time);
    for (const packed of generator.next(chain)) chain.pushTransaction(packed);
    chain.produceBlock(time);
  }
  return chain;
}

function abiOf(chain: Chain, code: string): CompiledAbi {
  return chain.state.contracts.abiOf(code)!;
}

function rowsOf<Row>(chain: Chain, code: string, table: string): { scope: string; row: Row }[] {
  return [...chain.state.database.rows.values()]
    .filter((row) => row.code === code && row.table === table)
    .map(({ scope, value }) => ({ scope, row: abiOf(chain, code).decodeTableRow(table, value) as Row }));
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

test('the default flavor is EOS', () => {
  const plain = Chain.create(
    { time: '2026-11-21T00:00:00.000', key: genesisKey(seed) },
    { contracts: contracts.values(), producerKeys: producerKeys(seed), finalityLag: 24 },
  );
  runStory(plain, seed);
  const symbols = rowsOf<TokenStats>(plain, 'eosio.token', 'stat').map(({ row }) => row.max_supply);
  expect(symbols).toEqual(['2100000000.0000 EOS']);
  expect(flavors.eos).toBe(eosFlavor);
  expect(Object.keys(flavors)).toEqual([...flavorKeys]);
});

describe.each([flavors.wax, flavors.telos, flavors.proton])('the story as $key', (flavor) => {
  const chain = lived(flavor);
  const { core } = flavor;
  const now = Number(timePointToMicros(chain.head.time) / 1_000_000n);
  const voters = rowsOf<VoterRow>(chain, 'eosio', 'voters').map(({ row }) => row);

  test('counts in its core token alone, of which as much is held as was issued', () => {
    const stats = rowsOf<TokenStats>(chain, 'eosio.token', 'stat').map(({ row }) => row);
    const balances = rowsOf<TokenBalance>(chain, 'eosio.token', 'accounts').map(({ row }) => parseAsset(row.balance));
    expect(stats.map(({ max_supply }) => max_supply)).toEqual([
      `2100000000.${'0'.repeat(core.precision)} ${core.code}`,
    ]);
    expect(new Set(balances.map(({ code, precision }) => `${precision},${code}`))).toEqual(
      new Set([`${core.precision},${core.code}`]),
    );
    const held = balances.reduce((total, { units }) => total + units, 0n);
    expect(held).toBe(parseAsset(stats[0]!.supply).units);
  });

  test('has no trace of EOS: fakes are of its own token', () => {
    const contractsOf = (code: string): string[] => {
      const stats = [...chain.state.database.rows.values()].filter(({ table }) => table === 'stat');
      const own = stats.filter((row) => {
        const { max_supply } = abiOf(chain, row.code).decodeTableRow('stat', row.value) as TokenStats;
        return parseAsset(max_supply).code === code;
      });
      return own.map((row) => row.code).sort();
    };
    expect(contractsOf(core.code)).toEqual(['eosio.token', 'eosiotokens1', 'memetoken111']);
    expect(contractsOf('EOS')).toEqual([]);
    expect(rowsOf(chain, 'core.vaulta', 'accounts')).toEqual([]);
    const pairs = rowsOf<{ name: string }>(chain, 'delphioracle', 'pairs').map(({ row }) => row.name);
    expect(pairs).toContain(`${core.oracleName}usd`);
    const proposals = rowsOf<ProposalRow>(chain, 'eosio.msig', 'proposal').map(({ row }) => row.packed_transaction);
    const texts = proposals.map((bytes) => Buffer.from(bytes).toString('latin1'));
    expect(texts.filter((text) => text.includes('EOS\0\0\0\0'))).toEqual([]);
    expect(texts.filter((text) => text.includes(`${core.code}\0`)).length).toBeGreaterThan(5);
  });

  test('weighs votes by its own rule', () => {
    const rule = { wax: quarterlyDecay, telos: inverseVotes, proton: yearlyDecay }[flavor.key as 'wax'];
    const plain = voters.filter(({ proxy, is_proxy, producers }) => proxy === '' && !is_proxy && producers.length > 0);
    expect(plain.length).toBeGreaterThan(10);
    const fresh = plain.filter(({ staked, producers, last_vote_weight }) => {
      return last_vote_weight === weightByRule(rule, staked, now, producers.length);
    });
    // Votes of this week have the weight of the current formula; on Telos all votes do.
    expect(fresh.length).toBeGreaterThanOrEqual(flavor.key === 'telos' ? plain.length : 3);
    if (flavor.key === 'telos') {
      expect(fresh.every(({ staked }) => voteWeight(staked, now) > 1e6 * Number(staked))).toBe(true);
    }
    for (const { row } of rowsOf<ProducerRow>(chain, 'eosio', 'producers')) {
      const given = sum(
        voters.filter(({ producers }) => producers.includes(row.owner)).map((one) => one.last_vote_weight),
      );
      expect(Math.abs(row.total_votes - given)).toBeLessThanOrEqual(1e-9 * Math.max(1e12, given));
    }
  });

  test('has REX and PowerUp where such a chain has them', () => {
    expect(rowsOf(chain, 'eosio', 'rexpool').length).toBe(flavor.key === 'telos' ? 1 : 0);
    expect(rowsOf(chain, 'eosio', 'powup.state').length).toBe(flavor.key === 'wax' ? 1 : 0);
    const lenders = rowsOf<{ owner: string }>(chain, 'eosio', 'rexbal').map(({ row }) => row.owner);
    expect(lenders.includes('niaj')).toBe(flavor.key === 'telos');
  });

  test('pays its producers by its own rule', () => {
    const tables = chain.state.contracts.abiOf('eosio')!.abi.tables.map(({ name }) => name);
    expect(tables.includes('payments')).toBe(flavor.key === 'telos');
    if (flavor.key !== 'telos') return;
    const payouts = rowsOf<{ to: string }>(chain, 'eosio.tedp', 'payouts').map(({ row }) => row.to);
    expect(payouts.toSorted()).toEqual(['econdevfunds', 'eosio.rex', 'tf']);
    const rows = rowsOf<{ bp: string; pay: string }>(chain, 'eosio', 'payments').map(({ row }) => row);
    // Ranks change: producers below 35 have what they earned above.
    expect(rows.length).toBeGreaterThanOrEqual(telosPaidRanks);
    expect(rows.every(({ pay }) => parseAsset(pay).units > 0n)).toBe(true);
    const due = rows.reduce((total, { pay }) => total + parseAsset(pay).units, 0n);
    const [held] = rowsOf<TokenBalance>(chain, 'eosio.token', 'accounts').filter(({ scope }) => scope === 'eosio.bpay');
    expect(parseAsset(held!.row.balance).units).toBeGreaterThanOrEqual(due);
  });
});
