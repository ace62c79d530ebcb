import { formatUnits, parseAsset } from '@antescope/codec/chain/asset';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eosChain, alice } from '../../test/tool-chain.ts';
import { amountField, integerField } from './field.ts';
import { fioAmountField } from './fio/fio-fields.ts';
import { transfer } from './transfer.ts';
import { readTransferLines } from './transfer-lines.ts';
import { assetText, decimalText, parseUnits, partOf } from './units.ts';

const limit = 1n << 62n;
const precision = fc.integer({ min: 0, max: 18 });
const units = fc.bigInt({ min: 0n, max: limit - 1n });
const digits = (max: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: max }).map((each) => each.join(''));
/** What a person may type for a number. */
const typed = fc.record({ whole: digits(22), decimals: fc.option(digits(20)) });
const textOf = ({ whole, decimals }: { whole: string; decimals: string | null }): string =>
  decimals === null ? whole : `${whole}.${decimals}`;

test('an amount shown in a field reads back as the same units, at every precision', () => {
  fc.assert(
    fc.property(units, precision, (amount, places) => {
      expect(parseUnits(decimalText(amount, places), places)).toBe(amount);
      expect(parseUnits(formatUnits(amount, places), places)).toBe(amount);
      const text = assetText(amount, { code: 'TOK', precision: places });
      expect(parseAsset(text)).toEqual({ units: amount, precision: places, code: 'TOK' });
      expect(text).toMatch(places === 0 ? /^\d+ TOK$/ : new RegExp(String.raw`^\d+\.\d{${places}} TOK$`));
    }),
  );
});

test('a typed number is exact or refused: never rounded, never of another precision', () => {
  fc.assert(
    fc.property(typed, precision, (number, places) => {
      const { whole, decimals } = number;
      const read = parseUnits(textOf(number), places);
      const given = decimals ?? '';
      if (typeof read === 'bigint') {
        // units / 10^places = whole.decimals, without a division.
        expect(read * 10n ** BigInt(given.length)).toBe(BigInt(whole + given) * 10n ** BigInt(places));
        expect(given.length).toBeLessThanOrEqual(places);
        expect(read < limit).toBe(true);
      } else if (read === 'too-precise') expect(given.length).toBeGreaterThan(places);
      else {
        const isTooLarge = whole.length > 19 || BigInt(whole + given.padEnd(places, '0')) >= limit;
        expect(whole === '' || isTooLarge).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
});

test('texts that are no plain decimal number are refused', () => {
  for (const text of [
    '',
    '.',
    '.5',
    '-1',
    '+1',
    '1e3',
    '0x10',
    '1,5',
    '1 000',
    '1.5.0',
    '٣',
    'NaN',
    'Infinity',
    '1_000',
  ])
    expect(parseUnits(text, 4), text).toBeNull();
  fc.assert(
    fc.property(fc.string(), precision, (text, places) => {
      if (!/^\d+(?:\.\d*)?$/.test(text.trim())) expect(parseUnits(text, places)).toBeNull();
    }),
  );
});

test('25 %, 50 % and Max are parts of the balance rounded down, and read back as such', () => {
  fc.assert(
    fc.property(units, precision, fc.constantFrom(25n, 50n, 100n), (balance, places, percent) => {
      const part = partOf(balance, percent);
      expect(part * 100n <= balance * percent).toBe(true);
      expect((part + 1n) * 100n > balance * percent).toBe(true);
      expect(parseUnits(decimalText(part, places), places)).toBe(part);
      if (percent === 100n) expect(part).toBe(balance);
    }),
  );
});

test('amount fields give the units of the text at the precision of the token', () => {
  const context = { chain: eosChain, facts: {} };
  fc.assert(
    fc.property(typed, precision, fc.boolean(), (number, places, optional) => {
      const field = amountField({ symbol: () => ({ code: 'TOK', precision: places }), optional });
      const text = textOf(number);
      const reading = field.read(text, context, {});
      const expected = parseUnits(text, places);
      if (typeof expected === 'bigint' && (expected > 0n || optional))
        expect(reading).toEqual({ ok: true, value: expected });
      else if (optional && text === '') expect(reading).toEqual({ ok: true, value: 0n });
      else expect(reading.ok).toBe(false);
    }),
  );
  const fio = fioAmountField('available').read('1.000000001', { chain: eosChain, facts: { own: null } as never }, {});
  expect(fio).toEqual({ ok: true, value: 1_000_000_001n });
});

test('a transfer carries exactly the typed amount with the decimals of its token', () => {
  fc.assert(
    fc.property(units, units, precision, (held, amount, places) => {
      const quantity = assetText(held, { code: 'TOK', precision: places });
      const facts = { tokens: [{ contract: 'tokens', quantity, looksLike: null, spam: false }] };
      const input = { to: 'bob', amount: decimalText(amount, places), token: 'tokens TOK', memo: '' };
      const reading = transfer.read(input, { chain: eosChain, facts });
      expect(reading.ok).toBe(amount > 0n);
      if (!reading.ok) return;
      const [action] = reading.act.actions(alice);
      const sent = parseAsset((action!.data as { quantity: string }).quantity);
      expect(sent).toEqual({ units: amount, precision: places, code: 'TOK' });
    }),
  );
});

test('lines of a batch carry exactly the amount of their cell', () => {
  fc.assert(
    fc.property(typed, precision, (number, places) => {
      const text = textOf(number);
      const expected = parseUnits(text, places);
      const { transfers } = readTransferLines(`bob,${text},memo`, places);
      expect(transfers.map(({ units: each }) => each)).toEqual(
        typeof expected === 'bigint' && expected > 0n ? [expected] : [],
      );
    }),
  );
});

test('whole numbers take separators of thousands, which are no decimal points', () => {
  const field = integerField({ most: 10n ** 18n });
  const read = (text: string) => field.read(text, { chain: eosChain, facts: {} }, {});
  expect(read('1,234,567')).toEqual({ ok: true, value: 1_234_567n });
  expect(read('12 345')).toEqual({ ok: true, value: 12_345n });
  for (const text of ['1,5', '1,50', '12,34', '1.5', '1,2345', ',123', '1,,234'])
    expect(read(text).ok, text).toBe(false);
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 18n }), (number) => {
      const grouped = String(number).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
      expect(read(grouped)).toEqual({ ok: true, value: number });
    }),
  );
});
