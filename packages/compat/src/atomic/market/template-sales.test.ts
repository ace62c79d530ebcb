import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cheapestByTemplate } from './template-sales.ts';

const amount = fc.bigInt({ min: 1n, max: 6n });

test('one sale of each template, none of whose others is cheaper or as cheap and earlier', () => {
  const sale = fc.record({ id: fc.bigInt({ min: 1n, max: 999n }), template: amount, units: amount });
  fc.assert(
    fc.property(fc.uniqueArray(sale, { selector: ({ id }) => id }), (sales) => {
      const cheapest = cheapestByTemplate(sales);
      const templates = cheapest.map(({ template }) => template);
      expect(new Set(templates)).toEqual(new Set(sales.map(({ template }) => template)));
      expect(new Set(templates).size).toBe(templates.length);
      for (const one of cheapest) {
        const others = sales.filter((other) => other.template === one.template && other !== one);
        for (const other of others)
          expect(other.units > one.units || (other.units === one.units && other.id > one.id)).toBe(true);
      }
    }),
  );
});
