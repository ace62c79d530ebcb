import { describe, expect, test } from 'vitest';
import { overrideChains } from '../config/override.ts';
import { chainByKey, chainFacts, chainRegistry, families } from '../config/registry.ts';

const chains = [...chainRegistry.values()];
const keysOf = (family: string) => chains.filter((chain) => chain.family === family).map(({ key }) => key);

test('every chain belongs to one of six families', () => {
  expect(families.map(({ name }) => name).toSorted()).toEqual(['eosio', 'fio', 'remme', 'telos', 'wax', 'xpr']);
  expect(keysOf('fio')).toEqual(['fio', 'fio-test']);
  expect(keysOf('xpr')).toEqual(['proton', 'proton-test']);
  expect(keysOf('wax')).toEqual(['wax', 'wax-test']);
  expect(keysOf('telos')).toEqual(['telos', 'telos-test']);
  expect(keysOf('remme')).toEqual(['remme']);
});

test("a family's settings apply unless a chain overrides them", () => {
  for (const { key, family, ...own } of chainFacts.values()) {
    const chain = chainByKey(key);
    for (const [name, value] of Object.entries(family.facts)) {
      const stated = own[name as keyof typeof own];
      const expected = typeof value === 'object' && !Array.isArray(value) ? { ...value, ...(stated as object) } : value;
      expect([key, name, chain[name as keyof typeof chain]]).toEqual([
        key,
        name,
        typeof expected === 'object' && !Array.isArray(expected) ? expect.objectContaining(expected) : expected,
      ]);
    }
  }
});

describe('family settings', () => {
  test('privileged accounts: rem on Remme, eosio elsewhere', () => {
    for (const { key, systemAccounts, systemDomain } of chains) {
      expect([key, systemDomain]).toEqual([key, key === 'remme' ? 'rem' : 'eosio']);
      expect(systemAccounts.system).toBe(systemDomain);
    }
    expect(chainByKey('remme')).toMatchObject({
      coreContract: 'rem.token',
      systemAccounts: { system: 'rem', msig: 'rem.msig', wrap: 'rem.wrap', vpay: 'rem.vpay' },
    });
  });

  test('votes: decay of 52 weeks, 13 on WAX; none on Telos and FIO', () => {
    for (const { key, family, contractVariants } of chains) {
      const votes = family === 'telos' ? 'inverse' : family === 'fio' ? 'plain' : 'decay';
      expect([key, contractVariants.votes]).toEqual([key, votes]);
      expect(contractVariants.voteWeightWeeks).toBe(family === 'wax' ? 13 : 52);
    }
  });

  test('transfers: on FIO also to keys', () => {
    for (const { family, transfers } of chains) {
      const toKeys = transfers.filter(({ to }) => to === null).map(({ action }) => action);
      expect(toKeys).toEqual(family === 'fio' ? ['trnsfiopubky', 'trnsloctoks'] : []);
    }
  });

  test('resources: granted on FIO, RAM at a fixed price on XPR Network', () => {
    expect(chainByKey('fio').resources).toEqual({ bandwidth: 'granted', ram: 'granted' });
    expect(chainByKey('proton').resources).toEqual({ bandwidth: 'staked', ram: 'fixed-price' });
    expect(chainByKey('eos').resources).toEqual({ bandwidth: 'staked', ram: 'market' });
  });
});

test('an operator overrides the family and single values', () => {
  const libre = overrideChains({
    libre: {
      name: 'Libre',
      chainId: '38b1d7815474d0c60683ecbea321d723e83f5da6ae5f1c1f9fecc69d9ba96465',
      coreSymbol: { code: 'LIBRE', precision: 4 },
      family: 'telos',
      contractVariants: { refundDays: 7 },
      color: { light: '#111111', dark: '#eeeeee' },
      logo: { glyph: 'L' },
    },
  }).get('libre')!;
  expect(libre.contractVariants).toMatchObject({ votes: 'inverse', rexNeedsVotes: true, refundDays: 7 });
  const local = overrideChains({ local: { systemDomain: 'rem' } }).get('local')!;
  expect(local).toMatchObject({ coreContract: 'rem.token', systemAccounts: { system: 'rem', msig: 'rem.msig' } });
});
