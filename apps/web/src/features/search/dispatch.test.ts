import { describe, expect, test } from 'vitest';
import { dispatch, targetPath } from './dispatch.ts';

const plain = { fio: false };
const fio = { fio: true };
const legacyKey = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
const id = 'c4f36e3d6de5d16a16d0dc6e00ebb0228929eb663fb18d7946c34c5de465b5ff';

describe('search dispatch', () => {
  test('[SEARCH-001] empty or blank input leads nowhere, and input is trimmed', () => {
    expect(dispatch('', plain)).toEqual({ kind: 'nothing' });
    expect(dispatch('  \t ', plain)).toEqual({ kind: 'nothing' });
    expect(dispatch('  alice ', plain)).toEqual({ kind: 'account', name: 'alice' });
  });

  test('[SEARCH-002] [SEARCH-005] lengths 42, 51 (digits), 53 and 57 and PUB_WA_ mean a key', () => {
    expect(dispatch(legacyKey, plain)).toEqual({ kind: 'key', key: legacyKey });
    const modern = 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63';
    expect(dispatch(modern, plain)).toEqual({ kind: 'key', key: modern });
    const webAuthn = `PUB_WA_${'A'.repeat(60)}`;
    expect(dispatch(webAuthn, plain)).toEqual({ kind: 'key', key: webAuthn });
    const ethereum = `0x${'Ab'.repeat(20)}`;
    expect(targetPath(dispatch(ethereum, plain))).toBe(`/key/${ethereum}`);
  });

  test('[SEARCH-003] a private key is never a target with an address', () => {
    const wif = '5KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD3';
    expect(dispatch(wif, plain)).toEqual({ kind: 'private-key', privateKey: wif });
    const modern = 'PVT_K1_2bfGi9rYsXQSXXTvJbDAPhHLQUojjaNLomdm3cEJ1XTzMqUt3V';
    expect(dispatch(modern, plain).kind).toBe('private-key');
    for (const slip of [`/${wif}`, `key: ${modern}`, wif.slice(0, -2), `${wif}x`, modern.toLowerCase()])
      expect(dispatch(slip, plain).kind).toBe('private-key');
    expect(dispatch(`EOS${wif.slice(0, 47)}`, plain).kind).not.toBe('private-key');
    for (const text of [wif, modern]) expect(targetPath(dispatch(text, plain))).toBeNull();
  });

  test('[SEARCH-006] 64 characters that are not all digits mean a transaction', () => {
    expect(targetPath(dispatch(id.toUpperCase(), plain))).toBe(`/transaction/${id}`);
  });

  test('[SEARCH-014] the first rule that matches wins', () => {
    expect(dispatch('7'.repeat(64), plain)).toEqual({ kind: 'number', text: '7'.repeat(64) });
    expect(dispatch('7'.repeat(51), plain)).toEqual({ kind: 'key', key: '7'.repeat(51) });
    expect(dispatch('12345', plain)).toEqual({ kind: 'number', text: '12345' });
  });

  test('[SEARCH-009] [SEARCH-012] on FIO chains an @ means an address, whatever the length', () => {
    expect(targetPath(dispatch('bob@dapixdev', fio))).toBe('/address/bob%40dapixdev');
    const long = `${'a'.repeat(30)}@${'b'.repeat(11)}`;
    expect(long).toHaveLength(42);
    expect(dispatch(long, fio).kind).toBe('fio-address');
    expect(dispatch(`${'a'.repeat(60)}@bbb`, fio).kind).toBe('fio-address');
    expect(dispatch('dapixdev', fio)).toEqual({ kind: 'fio-domain-or-account', name: 'dapixdev' });
  });

  test('[SEARCH-011] anything else is an account, lower-cased; keys and ids keep their case', () => {
    expect(targetPath(dispatch('EOSIO.token', plain))).toBe('/account/eosio.token');
    expect(targetPath(dispatch('<script>', plain))).toBe('/account/%3Cscript%3E');
    expect(dispatch(legacyKey, plain)).toEqual({ kind: 'key', key: legacyKey });
  });
});
