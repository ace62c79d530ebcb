import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isoZ,
  microsToTimePoint,
  secondsToTimePointSec,
  slotToTime,
  timePointSecToSeconds,
  timePointToMicros,
  timeToSlot,
} from './time.ts';

describe('time', () => {
  test('known values', () => {
    expect(timeToSlot('2026-01-01T00:00:00.500Z')).toBe(1641081601);
    expect(slotToTime(0)).toBe('2000-01-01T00:00:00.000');
    expect(timePointSecToSeconds('1970-01-01T00:00:01')).toBe(1);
    expect(microsToTimePoint(timePointToMicros('2026-11-21T03:20:00.500'))).toBe('2026-11-21T03:20:00.500');
    expect(isoZ('2026-11-21T03:20:00')).toBe('2026-11-21T03:20:00Z');
    expect(isoZ('2026-11-21T03:20:00Z')).toBe('2026-11-21T03:20:00Z');
  });

  test('[BLOCK-003] block times step by half a second from the year 2000 on', () => {
    expect([0, 1, 2].map(slotToTime)).toEqual([
      '2000-01-01T00:00:00.000',
      '2000-01-01T00:00:00.500',
      '2000-01-01T00:00:01.000',
    ]);
    for (const slot of [0, 1, 2, 0xffffffff]) expect(timeToSlot(slotToTime(slot))).toBe(slot);
  });

  test('agrees with Date over its whole range', () => {
    const most = 8_640_000_000_000_000;
    fc.assert(
      fc.property(fc.integer({ min: -62_167_219_200_000, max: 253_402_300_799_999 }), (ms) => {
        expect(isoZ(microsToTimePoint(BigInt(ms) * 1000n))).toBe(new Date(ms).toISOString());
      }),
    );
    expect(microsToTimePoint(BigInt(most) * 1000n)).toBe('275760-09-13T00:00:00.000');
  });

  test('every 64-bit number of microseconds survives', () => {
    fc.assert(
      fc.property(fc.bigInt(-(1n << 63n), (1n << 63n) - 1n), (micros) => {
        expect(timePointToMicros(microsToTimePoint(micros))).toBe(micros);
      }),
    );
  });

  test('every 32-bit number of seconds and of slots survives', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffffff }), (n) => {
        expect(timePointSecToSeconds(secondsToTimePointSec(n))).toBe(n);
        expect(timeToSlot(slotToTime(n))).toBe(n);
      }),
    );
  });

  test('the short way to read a time reads what the long way does, and refuses what it refuses', () => {
    const outcome = (text: string): unknown => {
      try {
        return timePointToMicros(text);
      } catch (error) {
        return (error as Error).message;
      }
    };
    const time = fc.bigInt(0n, 4_102_444_800_000n).map((ms) => microsToTimePoint(ms * 1000n));
    const change = fc.tuple(fc.nat(22), fc.constantFrom(...'0159-:.T é/'));
    fc.assert(
      fc.property(time, fc.array(change, { maxLength: 2 }), fc.boolean(), (valid, changes, whole) => {
        const letters = [...(whole ? valid.slice(0, 19) : valid)];
        for (const [at, letter] of changes) letters[at % letters.length] = letter;
        const text = letters.join('');
        // A zone takes the slow path.
        expect(outcome(text)).toEqual(outcome(`${text}Z`));
      }),
      { numRuns: 2000 },
    );
  });

  test('what is no time is refused', () => {
    for (const bad of ['', 'now', '2026-13-01T00:00:00', '2026-00-01T00:00:00', '2026-01-32', '2026-01-01T24:00:00']) {
      expect(() => timePointToMicros(bad)).toThrow('Invalid time format');
    }
    expect(() => timePointSecToSeconds('1969-12-31T23:59:59')).toThrow('number is out of range');
    expect(() => timeToSlot('1999-12-31T23:59:59.999')).toThrow('number is out of range');
  });
});
