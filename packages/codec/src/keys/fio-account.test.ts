import { expect, test } from 'vitest';
import { fioAccountOfKey } from './fio-account.ts';

test('the account of a key is the published one', () => {
  expect(fioAccountOfKey('FIO6zwqqzHQcqCc2MB4jpp1F73MXpisEQe2SDghQFSGQKoAPjvQ3H')).toBe('qhh25sqpktwh');
});

test('a malformed key has none', () => {
  expect(() => fioAccountOfKey('FIO6zwqqzHQcqCc2MB4jpp1F73MXpisEQe2SDghQFSGQKoAPjvQ3h')).toThrow(
    "checksum doesn't match",
  );
});
