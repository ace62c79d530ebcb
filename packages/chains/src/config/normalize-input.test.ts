import * as v from 'valibot';
import { expect, test } from 'vitest';
import { overrideChains } from './override.ts';
import { chainByKey } from './registry.ts';

const overridden = (key: string, part: object) => overrideChains({ [key]: part }).get(key)!;

test('deprecated British spellings are accepted', () => {
  expect(overridden('wax', { colour: { light: '#000000' }, spam: { usual: false } })).toEqual(
    overridden('wax', { color: { light: '#000000' }, spam: { builtIn: false } }),
  );
});

test('deprecated product features select a family and its features', () => {
  const fio = overridden('local', { features: { fio: true } });
  expect(fio).toMatchObject({
    family: 'fio',
    keyPrefix: 'FIO',
    coreContract: 'fio.token',
    features: { handles: true },
  });
  expect(fio.features.nft).toBe(true);
  const xpr = overridden('local', { features: { proton: true } });
  expect(xpr).toMatchObject({ family: 'xpr', maxVotes: 4, oracle: { kind: 'oracles' } });
  const off = overridden('proton', { features: { proton: false } });
  expect(off.family).toBe('xpr');
  expect(off.features).toEqual({
    ...chainByKey('proton').features,
    xprStaking: false,
    longStaking: false,
    xtokens: false,
    adminPages: false,
    dex: false,
  });
});

test('a service is configured below services or by its original key', () => {
  const light = { url: 'https://light.example', network: 'wax' };
  const feeds = [{ type: 'static', usd: '0.05' }];
  expect(
    overridden('wax', {
      services: { lightApi: light, atomicApi: 'https://a.example', priceFeeds: feeds, forex: null },
    }),
  ).toEqual(
    overridden('wax', { lightApi: light, nftApi: { atomic: 'https://a.example' }, prices: { feeds, forex: null } }),
  );
});

test('other services declare their own schema', () => {
  const services = { dexApi: v.strictObject({ url: v.string(), token: v.string() }) };
  const dexApi = { url: 'https://dex.example', token: 't' };
  expect(overrideChains({ proton: { services: { dexApi } } }, services).get('proton')!.services).toEqual({ dexApi });
  expect(() => overrideChains({ proton: { services: { dexApi: { url: 'https://dex.example' } } } }, services)).toThrow(
    'proton.services.dexApi.token: is missing',
  );
});
