import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packAttributes, unpackAttributes, isAttributeType, type Attribute } from './atomic-data.ts';
import { fromHex, toHex } from '../bytes/bytes.ts';

const cats = [
  { name: 'name', type: 'string' },
  { name: 'level', type: 'uint32' },
  { name: 'rare', type: 'bool' },
];

describe('attribute data of atomic assets', () => {
  test('a name, a number and a flag are packed as the standard has it', () => {
    const packed = packAttributes(
      [
        ['rare', ['uint8', 1]],
        ['name', ['string', 'A']],
        ['level', ['uint32', 300]],
      ],
      cats,
    );
    expect(toHex(packed)).toBe('04014105ac020601');
    expect([...unpackAttributes(packed, cats)]).toEqual([
      ['name', ['string', 'A']],
      ['level', ['uint32', 300]],
      ['rare', ['uint8', 1]],
    ]);
  });

  test('what a recorded chain packed for a collection is read, the picture as its base58 text', () => {
    const data =
      '040e436f6f6c204361747320f09f90b1052212209d6c2be50f706953479ab9df2ce3edca90b68053c00b3004b7f0accbe1e8eedf' +
      '06194120636f6c6c656374696f6e206f6620746573742063617473';
    const format = [
      { name: 'name', type: 'string' },
      { name: 'img', type: 'ipfs' },
      { name: 'description', type: 'string' },
    ];
    const attributes = unpackAttributes(fromHex(data), format);
    expect(attributes.get('name')).toEqual(['string', 'Cool Cats 🐱']);
    expect(attributes.get('img')).toEqual(['string', 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG']);
    expect(toHex(packAttributes(attributes, format))).toBe(data);
  });

  const integers = (bits: number): Record<string, [fc.Arbitrary<unknown>, string, string]> => ({
    [`int${bits}`]: [fc.maxSafeInteger().map((n) => signedOf(n, bits)), `int${bits}`, `INT${bits}_VEC`],
    [`uint${bits}`]: [fc.maxSafeInteger().map((n) => unsignedOf(n, bits)), `uint${bits}`, `UINT${bits}_VEC`],
    [`fixed${bits}`]: [fc.maxSafeInteger().map((n) => unsignedOf(n, bits)), `uint${bits}`, `UINT${bits}_VEC`],
  });
  const kinds: Record<string, [value: fc.Arbitrary<unknown>, carrier: string, list: string]> = {
    ...integers(8),
    ...integers(16),
    ...integers(32),
    ...integers(64),
    byte: [fc.nat(255), 'uint8', 'UINT8_VEC'],
    bool: [fc.nat(1), 'uint8', 'UINT8_VEC'],
    float: [fc.float({ noNaN: true }), 'float32', 'FLOAT_VEC'],
    double: [fc.double({ noNaN: true }), 'float64', 'DOUBLE_VEC'],
    string: [fc.string({ unit: 'grapheme' }), 'string', 'STRING_VEC'],
    image: [fc.webUrl(), 'string', 'STRING_VEC'],
    ipfs: [fc.constantFrom('QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG', '111z'), 'string', 'STRING_VEC'],
  };

  test.each(Object.entries(kinds))(
    '%s, alone and in lists, comes out as it went in',
    (type, [value, carrier, list]) => {
      expect(isAttributeType(type) && isAttributeType(`${type}[]`)).toBe(true);
      const format = [
        { name: 'unset', type: 'string' },
        { name: 'one', type },
        { name: 'many', type: `${type}[]` },
      ];
      fc.assert(
        fc.property(value, fc.array(value, { maxLength: 5 }), (one, many) => {
          const bytes = list === 'INT8_VEC';
          const attributes: [string, Attribute][] = [
            ['one', [carrier, one]],
            ['many', [list, bytes ? Uint8Array.from(many as number[]) : many]],
          ];
          expect([...unpackAttributes(packAttributes(attributes, format), format)]).toEqual(attributes);
        }),
        { numRuns: 40 },
      );
    },
  );

  test.each<[string, [string, Attribute], string]>([
    ['an attribute of another type', ['level', ['uint8', 3]], 'Expected a uint32, but got something else'],
    ['a flag of two', ['rare', ['uint8', 2]], 'Bools need to be provided as an uint8_t that is either 0 or 1'],
    [
      'an attribute that is not in the schema',
      ['hat', ['string', 'red']],
      'is not specified in the provided format: hat',
    ],
  ])('%s is refused', (_, attribute, reason) => {
    expect(() => packAttributes([attribute], cats)).toThrow(reason);
  });

  test.each([
    ['a number that never ends', 'ff'.repeat(12)],
    ['a place behind the schema', '0701'],
    ['a reserved place', '0001'],
    ['a text that is longer than the data', '04ff41'],
    ['a list of more than there is', '04ffffff7f'],
  ])('%s is refused when read', (_, data) => {
    const format = data === '04ffffff7f' ? [{ name: 'list', type: 'uint8[]' }] : cats;
    expect(() => unpackAttributes(fromHex(data), format)).toThrow();
  });
});

function unsignedOf(n: number, bits: number): unknown {
  const wide = BigInt.asUintN(bits, BigInt(n) * 1023n);
  return bits === 64 ? wide : Number(wide);
}

function signedOf(n: number, bits: number): unknown {
  const wide = BigInt.asIntN(bits, BigInt(n) * 1023n);
  return bits === 64 ? wide : Number(wide);
}
