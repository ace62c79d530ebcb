import { readFileSync } from 'node:fs';
import { formatAsset } from '@antescope/codec/chain/asset';
import { describe, expect, test } from 'vitest';
import { chainOfNode } from './config/chain-config.ts';
import { ChainFileError } from './config/chain-file-error.ts';
import { chainList } from './config/chain-list.ts';
import { chainSchema } from './config/chain-schema.ts';
import { chainFileJsonSchema } from './config/json-schema.ts';
import { overrideChains } from './config/override.ts';
import { chainById, chainByKey, chainRegistry } from './config/registry.ts';
import { chainOfHost, resolveChain } from './config/resolve.ts';
import * as v from 'valibot';

const chains = [...chainRegistry.values()];

describe('registry', () => {
  test('[CHAIN-001] knows exactly the 17 chains of the product', () => {
    expect([...chainRegistry.keys()].sort()).toEqual(
      (
        'bos coffe eos eos-test fio fio-test jungle kylin local proton proton-test remme ' +
        'telos telos-test wax wax-test xec'
      )
        .split(' ')
        .sort(),
    );
    expect(() => chainByKey('solana')).toThrow("Unknown chain 'solana'. Known: eos, jungle");
  });

  test.each(chains)('[CHAIN-005] [CHAIN-008] $key states everything a chain is made of', (chain) => {
    expect(v.safeParse(chainSchema, chain).issues).toBeUndefined();
    for (const flag of ['nft', 'rex', 'voting', 'freeCpu', 'rentBandwidth', 'noMemo'] as const) {
      expect(typeof chain.features[flag]).toBe('boolean');
    }
  });

  test('[CHAIN-006] precisions: EOS main chain 4, WAX 8, XPR 4, FIO 9, others 4', () => {
    for (const chain of chains) {
      const expected = chain.key.startsWith('wax') ? 8 : chain.key.startsWith('fio') ? 9 : 4;
      expect([chain.key, chain.coreSymbol.precision]).toEqual([chain.key, expected]);
    }
    expect(formatAsset({ units: 10n ** 8n, ...chainByKey('wax').coreSymbol })).toBe('1.00000000 WAX');
  });

  test('[CHAIN-007] Proton voters choose at most 4, others 30', () => {
    for (const chain of chains) expect(chain.maxVotes).toBe(chain.key.startsWith('proton') ? 4 : 30);
  });

  test('[CHAIN-010] the FIO fee account is set on fio and fio-test only, by the operator or the devnet', () => {
    const setOn = (key: string) => overrideChains({ [key]: { fioFeeAccount: 'wallet@example' } }).get(key)!;
    for (const chain of chains) {
      expect(chain.fioFeeAccount).toBeNull();
      if (chain.features.handles) expect(setOn(chain.key).fioFeeAccount).toBe('wallet@example');
      else
        expect(() => setOn(chain.key)).toThrow(`${chain.key}.fioFeeAccount: is a setting of chains of the family fio`);
    }
    expect(chains.filter(({ features }) => features.handles).map(({ key }) => key)).toEqual(['fio', 'fio-test']);
    expect(() => overrideChains({ fio: { fioFeeAccount: 'fees.example' } })).toThrow(
      'fio.fioFeeAccount: must be a FIO address like wallet@domain',
    );
  });

  test('[CHAIN-015] chains with public ids are found by them, test chains and ended chains included', () => {
    for (const [key, start] of [
      ['eos', 'aca376f2'],
      ['wax', '1064487b'],
      ['telos', '4667b205'],
      ['proton', '384da888'],
      ['proton-test', '71ee83bc'],
      ['fio', '21dcae42'],
      ['fio-test', 'b20901380a'],
      ['kylin', '5fff1dae'],
      ['jungle', '73e4385a'],
      ['wax-test', 'f16b1833'],
      ['telos-test', '1eaa0824'],
    ] as const) {
      const id = chainByKey(key).chainId!;
      expect(id.startsWith(start)).toBe(true);
      expect(chainById(id)?.key).toBe(key);
    }
    expect(new Set(chains.map((chain) => chain.chainId)).size).toBe(17);
  });

  test('free CPU is on the main chain alone, handles on FIO chains alone', () => {
    expect(chains.filter((chain) => chain.features.freeCpu).map((chain) => chain.key)).toEqual(['eos']);
    expect(chains.filter((chain) => chain.features.handles).map((chain) => chain.key)).toEqual(['fio', 'fio-test']);
    expect(chains.filter((chain) => chain.features.noMemo).map((chain) => chain.key)).toEqual(['fio', 'fio-test']);
  });

  test('the main chain knows both of its tokens', () => {
    const eos = chainByKey('eos');
    expect([eos.coreSymbol.code, eos.coreContract]).toEqual(['A', 'core.vaulta']);
    expect(eos.systemToken).toEqual({ code: 'EOS', precision: 4, contract: 'eosio.token' });
    expect(chainByKey('remme').systemAccounts.msig).toBe('rem.msig');
  });

  test('[CHAIN-011] menu entries carry key, text, value, image, testnet and invert', () => {
    const list = chainList(chainRegistry, (key) => `/${key}`);
    expect(list).toHaveLength(17);
    expect(list[0]).toEqual({ key: 'eos', text: 'Vaulta', value: '/eos', image: 'A', testnet: false, invert: true });
    const firstTest = list.findIndex((entry) => entry.testnet);
    expect(list.slice(firstTest).every((entry) => entry.testnet)).toBe(true);
  });

  test('the local chain gets its data from the node', () => {
    const facts = {
      chainId: 'ab'.repeat(32),
      coreSymbol: { code: 'SYS', precision: 6 },
      endpoint: 'http://127.0.0.1:1',
    };
    const { chainId, coreSymbol } = facts;
    expect(chainOfNode(chainByKey('local'), facts)).toMatchObject({ chainId, coreSymbol, endpoints: [facts.endpoint] });
  });
});

describe('resolve', () => {
  test.each([
    ['wax.example.org', 'wax'],
    ['wax.localhost:8090', 'wax'],
    ['www.example.org', 'eos'],
    ['example.org', 'eos'],
    ['jungle4.example.org', 'jungle'],
    ['fio-test.example.org', 'fio-test'],
    ['local.example.org', 'local'],
    ['EXPLORER.xprnetwork.org', 'proton'],
    ['elsewhere.example.org', 'telos'],
    ['127.0.0.1:8090', 'telos'],
    ['localhost:8090', 'telos'],
    ['[::1]:8090', 'telos'],
  ])('[CHAIN-002] [CHAIN-004] host %s shows %s', (host, key) => {
    expect(resolveChain({ host, path: '/account/alice' }, chainRegistry, 'telos')).toMatchObject({
      chain: { key },
      base: '',
    });
  });

  test('[CHAIN-003] an explicit setting wins over the host', () => {
    expect(resolveChain({ setting: 'wax', host: 'eos.example.org', path: '/' }, chainRegistry, 'eos').chain.key).toBe(
      'wax',
    );
    expect(() => resolveChain({ setting: 'nope' }, chainRegistry, 'eos')).toThrow("Unknown chain 'nope'");
  });

  test('the first path segment is the base if the host selects no chain', () => {
    const resolved = resolveChain({ host: '127.0.0.1', path: '/wax/account/alice' }, chainRegistry, 'eos');
    expect([resolved.chain.key, resolved.base]).toEqual(['wax', '/wax']);
    expect(resolveChain({ host: 'fio.example.org', path: '/wax/x' }, chainRegistry, 'eos')).toMatchObject({ base: '' });
  });

  test('only served chains are resolved', () => {
    const served = new Map([['local', chainByKey('local')]]);
    expect(chainOfHost('wax.example.org', served)).toBeUndefined();
    expect(resolveChain({ host: 'example.org', path: '/wax' }, served, 'local')).toMatchObject({
      chain: { key: 'local' },
    });
  });
});

describe('override', () => {
  test('merges objects, replaces lists, adds chains', () => {
    const merged = overrideChains({
      $schema: './chain.schema.json',
      wax: { endpoints: ['https://wax.example.org'], features: { nft: false }, color: { light: '#000000' } },
      libre: {
        name: 'Libre',
        chainId: '38b1d7815474d0c60683ecbea321d723e83f5da6ae5f1c1f9fecc69d9ba96465',
        coreSymbol: { code: 'LIBRE', precision: 4 },
        color: { light: '#111111', dark: '#eeeeee' },
        logo: { glyph: 'L' },
      },
    });
    const wax = merged.get('wax')!;
    expect(wax.endpoints).toEqual(['https://wax.example.org']);
    expect(wax.features).toEqual({ ...chainByKey('wax').features, nft: false });
    expect(wax.color.dark).toBe(chainByKey('wax').color.dark);
    expect(merged.get('libre')?.coreContract).toBe('eosio.token');
    expect(chainRegistry.get('wax')?.features.nft).toBe(true);
  });

  test.each([
    [{ wax: { coreSymbol: { precision: 'eight' } } }, 'wax.coreSymbol.precision'],
    [{ wax: { endpoints: ['https://ok.example', 'ftp://no'] } }, 'wax.endpoints.1'],
    [{ wax: { color: { light: 'red' } } }, 'wax.color.light'],
    [{ wax: { color: { light: '#000000' }, colour: { light: '#000000' } } }, 'wax.colour'],
    [{ wax: { family: 'cardano' } }, 'wax.family'],
    [{ wax: { features: { fio: 1 } } }, 'wax.features.fio'],
    [{ wax: { services: { nothing: {} } } }, 'wax.services.nothing'],
    [{ fio: { services: { lightApi: { url: 'https://x' } } } }, 'fio.lightApi.network'],
    [{ wax: { lightApi: null, services: { lightApi: null } } }, 'wax.services.lightApi'],
    [{ wax: { endpiont: [] } }, 'wax.endpiont'],
    [{ wax: 3 }, 'wax'],
    [{ wax: { key: 'eos' } }, 'wax.key'],
    [{ fresh: { name: 'Fresh' } }, 'fresh.chainId'],
    [{ fresh: { name: 'Fresh', features: 1 } }, 'fresh.features'],
    [[], '(file)'],
  ])('a wrong file names the path: %j', (file, path) => {
    const error = catchError(() => overrideChains(file));
    expect(error).toBeInstanceOf(ChainFileError);
    expect((error as ChainFileError).path).toBe(path);
    expect((error as ChainFileError).message.startsWith(`${path}: `)).toBe(true);
  });
});

test('the published JSON Schema is the one the code validates by', () => {
  const published = JSON.parse(readFileSync(new URL('../chain.schema.json', import.meta.url), 'utf8')) as unknown;
  expect(published).toEqual(JSON.parse(JSON.stringify(chainFileJsonSchema())));
});

function catchError(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}
