import { describe, expect, test } from 'vitest';
import { dispatch, mayBeSecret, targetPath } from './dispatch.ts';

const plain = { handles: false };
const fio = { handles: true };
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

  test.each([
    'legal winner thank year wave sausage worth useful legal winner thank yellow',
    'Legal Winner Thank Year Wave Sausage Worth Useful Legal Winner Thank Yellow',
    '1. legal 2. winner 3. thank 4. year 5. wave 6. sausage 7. worth 8. useful 9. legal 10. winner 11. thank 12. yellow',
    'legal, winner, thank, year, wave, sausage, worth, useful, legal, winner, thank, yellow, zoo, zoo, zoo',
    `${'abandon '.repeat(23)}art`,
    'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi',
    'my key: xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqji ChkVvvNKmPGJxWUtg6',
    '5KQwr PbwdL 6PhXu jxW37 FSSQZ 1Jiws ST4cq QzDey XtP79 zkvFD 3',
    '5KQwrPbwdL6PhXujxW37FSSQZ1\nJiwsST4cqQzDeyXtP79zkvFD3',
    '5kqwrpbwdl6phxujxw37fssqz1 jiwsst4cqqzdeyxtp79zkvfd3',
    'PVT_ K1_2bfGi9rYsXQSXXTvJbDAPhHLQUojjaNLomdm3cEJ1XTzMqUt3V',
  ])('a seed phrase, an extended key and a key with spaces are secrets: %s', (text) => {
    expect(targetPath(dispatch(text, plain))).toBeNull();
    expect(dispatch(text, plain).kind).toBe('private-key');
    expect(dispatch(text, fio).kind).toBe('private-key');
    expect(mayBeSecret(text)).toBe(true);
  });

  test('the beginning of a key may be a secret; names and sentences are not', () => {
    for (const text of ['5Jd', '5jdsrura', 'PVT', 'pvt_k1', 'xprv9']) expect(mayBeSecret(text)).toBe(true);
    for (const text of ['5', '5alice', 'alice', 'eosio.token', '1,234', legacyKey, id, 'how to vote for a proxy'])
      expect(mayBeSecret(text)).toBe(false);
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

  test.each([
    ['1,234,567', { kind: 'number', text: '1234567' }],
    ['412 345 678', { kind: 'number', text: '412345678' }],
    ["1'000", { kind: 'number', text: '1000' }],
    ['#60', { kind: 'number', text: '60' }],
    ['1.111', { kind: 'account', name: '1.111' }],
    ['1,23', { kind: 'account', name: '1,23' }],
    ['\u200Balice\uFEFF', { kind: 'account', name: 'alice' }],
    ['eosio.token::transfer', { kind: 'account', name: 'eosio.token' }],
    ['https://explorer.example/account/eosio.token?tab=contract', { kind: 'account', name: 'eosio.token' }],
    ['https://explorer.example/wax/block/1234', { kind: 'number', text: '1234' }],
    [`/transaction/${id}`, { kind: 'transaction', id }],
    [`https://explorer.example/tx/${id}#raw`, { kind: 'transaction', id }],
    [`https://explorer.example/key/${legacyKey}`, { kind: 'key', key: legacyKey }],
    ['carol/ready', { kind: 'proposal', proposer: 'carol', name: 'ready' }],
    ['account/alice', { kind: 'account', name: 'alice' }],
    ['https://explorer.example/msig/carol/ready', { kind: 'proposal', proposer: 'carol', name: 'ready' }],
    [
      `https://explorer.example/account/${'a'.repeat(12)}`.padEnd(51, '?').slice(0, 51),
      { kind: 'account', name: 'a'.repeat(12) },
    ],
  ])('what is written around a name, a number or an id is left out: %s', (text, target) => {
    expect(dispatch(text, plain)).toEqual(target);
  });

  test('a link to a proposal leads to it, and a private key within a link nowhere', () => {
    expect(targetPath(dispatch('/msig/carol/ready', plain))).toBe('/msig/carol/ready');
    const wif = '5KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD3';
    expect(dispatch(`https://explorer.example/key/${wif}`, plain).kind).toBe('private-key');
    expect(dispatch('bob@dapixdev', fio)).toEqual({ kind: 'fio-address', address: 'bob@dapixdev' });
  });
});
