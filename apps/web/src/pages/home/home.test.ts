import { buyRam, buyRamBytes } from '@antescope/economics/ram';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { producerStatus } from '../../domain/producer/producer-status.ts';
import { strings } from './strings.ts';
import { ramQuote } from './ram-quote.ts';
import { arcPath } from './ring-shape.ts';

test('[HOME-005] [PROD-005] producing, top 21, standby', () => {
  expect(producerStatus({ name: 'bp1', rank: 30 }, 'bp1')).toBe('producing');
  expect(producerStatus({ name: 'bp2', rank: 21 }, 'bp1')).toBe('top');
  expect(producerStatus({ name: 'bp3', rank: 22 }, 'bp1')).toBe('standby');
  expect(producerStatus({ name: 'bp1', rank: 1 }, null)).toBe('top');
  const labels = Array.from({ length: 50 }, (_, rank) => strings[producerStatus({ name: `bp${rank}`, rank }, 'bp7')]);
  expect(new Set(labels)).toEqual(new Set(['Producing', 'Top 21', 'Standby']));
});

const reserves = { base: '129542469746 RAM', quote: '1911022.5421 EOS' };

test('[HOME-002] bytes and KiB cost what the contract would take, fee included', () => {
  const market = { bytes: 129_542_469_746n, units: 19_110_225_421n };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (bytes) => {
      if (BigInt(bytes) * market.units < market.bytes) {
        expect(ramQuote(String(bytes), 'bytes', reserves)).toEqual({ ok: false, reason: 'too-little' });
        return;
      }
      const { units } = buyRamBytes(market, BigInt(bytes));
      const digits = units.toString().padStart(5, '0');
      expect(ramQuote(String(bytes), 'bytes', reserves)).toEqual({
        ok: true,
        cost: `${digits.slice(0, -4)}.${digits.slice(-4)} EOS`,
        bytes: BigInt(bytes),
      });
    }),
  );
  expect(ramQuote('1', 'kib', reserves)).toEqual(ramQuote('1,024', 'bytes', reserves));
});

test('an amount of the token buys what the contract would give, fee included', () => {
  const market = { bytes: 129_542_469_746n, units: 19_110_225_421n };
  fc.assert(
    fc.property(fc.bigInt({ min: 1000n, max: 10_000_000n }), (units) => {
      const digits = units.toString().padStart(5, '0');
      const text = `${digits.slice(0, -4)}.${digits.slice(-4)}`;
      expect(ramQuote(text, 'token', reserves)).toEqual({
        ok: true,
        cost: `${text} EOS`,
        bytes: buyRam(market, units).bytes,
      });
    }),
  );
  expect(ramQuote('1.5', 'token', reserves)).toEqual(ramQuote('1.5000', 'token', reserves));
  for (const text of ['', '0', '-1', '1.00001', '.5', 'abc'])
    expect(ramQuote(text, 'token', reserves), text).toEqual({ ok: false, reason: 'not-an-amount' });
});

test('an invalid number of bytes, or more than available, has no price', () => {
  for (const text of ['', '-1', '1.5', 'abc', '0'])
    expect(ramQuote(text, 'bytes', reserves)).toEqual({ ok: false, reason: 'not-a-number' });
  expect(ramQuote('129542469746', 'bytes', reserves)).toEqual({ ok: false, reason: 'too-much' });
});

test('the arcs of a ring start at the top and go round', () => {
  expect(arcPath(0, 4, 10, 0)).toBe('M0.00 -10.00A10 10 0 0 1 10.00 0.00');
  expect(arcPath(0, 1, 10)).toContain('A10 10 0 1 1');
});
