import { parsePreferences } from '@antescope/web-contract/parse-preferences';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseIndexes, parseUserConfig } from './user-config.ts';

const defaults = { ledgerIndexList: [0, 1, 2], trezorIndexList: [0], userFavorites: {}, freeCpuEnabled: false };
const alice = { type: 'account', name: 'alice' };

test('[CFG-001] the defaults of the persisted config, of which the server reads four fields', () => {
  expect(parsePreferences({})).toEqual({ locale: null, theme: 'system', utc: false, currency: 'USD' });
  expect(parseUserConfig(null)).toEqual(defaults);
});

test('[CFG-001] what is stored is read again', () => {
  const config = {
    ledgerIndexList: [0, 7],
    trezorIndexList: [3],
    userFavorites: { eos: [alice], wax: [] },
    freeCpuEnabled: true,
  };
  expect(parseUserConfig(JSON.stringify(config))).toEqual(config);
});

test('an invalid field gets its default and leaves the others', () => {
  for (const ledgerIndexList of [
    [],
    [-1],
    [0.5],
    ['0'],
    [2 ** 31],
    Array.from({ length: 21 }, (_, index) => index),
    1,
  ]) {
    const stored = JSON.stringify({ ledgerIndexList, trezorIndexList: [1], freeCpuEnabled: 'yes' });
    expect(parseUserConfig(stored)).toEqual({ ...defaults, trezorIndexList: [1] });
  }
  const userFavorites = { eos: [alice, { type: 'javascript', name: 'x' }, null, { type: 'block', name: 7 }], wax: 1 };
  expect(parseUserConfig(JSON.stringify({ userFavorites })).userFavorites).toEqual({ eos: [alice], wax: [] });
});

test('no text in the storage breaks the config', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseUserConfig(text)).toEqual(defaults);
    }),
  );
  fc.assert(
    fc.property(fc.json(), (text) => {
      const { ledgerIndexList, trezorIndexList } = parseUserConfig(text);
      expect(ledgerIndexList.length).toBeGreaterThan(0);
      expect(trezorIndexList.length).toBeGreaterThan(0);
    }),
  );
});

test('index lists are written with commas or spaces', () => {
  expect(parseIndexes('0, 1,2')).toEqual([0, 1, 2]);
  expect(parseIndexes(' 4  4 5 ')).toEqual([4, 5]);
  for (const text of ['', ',', 'a', '-1', '1.5', '2147483648', '99999999999']) expect(parseIndexes(text)).toBeNull();
});
