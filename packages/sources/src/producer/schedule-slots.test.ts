import fc from 'fast-check';
import { expect, test } from 'vitest';
import { producerOfSlot, slotsByProducer } from './schedule-slots.ts';

test('each producer has twelve slots in a row, and the schedule begins again after all of them', () => {
  const producers = ['a', 'b', 'c'];
  expect([0, 11, 12, 35, 36].map((slot) => producerOfSlot(slot, producers))).toEqual(['a', 'a', 'b', 'c', 'a']);
});

test('the slots of a stretch are counted as if one by one, however long it is', () => {
  fc.assert(
    fc.property(fc.nat(1e9), fc.nat(2000), fc.integer({ min: 1, max: 21 }), (first, length, size) => {
      const producers = Array.from({ length: size }, (_, at) => `producer${at}`);
      const counts = new Map<string, number>();
      for (let slot = first; slot < first + length; slot++) {
        const producer = producerOfSlot(slot, producers);
        counts.set(producer, (counts.get(producer) ?? 0) + 1);
      }
      expect(slotsByProducer(first, first + length - 1, producers)).toEqual(counts);
    }),
  );
});
