import { expect, test } from 'vitest';
import { exampleAbi } from '../../../../../fixtures/example-abi.ts';
import { leafKind } from './leaf-kind.ts';
import { TypeBook } from './type-book.ts';

test('types of an ABI: bases first, aliases followed, containers one step at a time', () => {
  const book = new TypeBook(exampleAbi);
  const item = book.shapeOf('item');
  expect(item.kind === 'struct' && item.fields.map(({ name }) => name)).toEqual([
    'id',
    'owner',
    'price',
    'tags',
    'path',
    'kind',
    'note',
  ]);
  expect(item.kind === 'struct' && item.fields.at(-1)).toEqual({ name: 'note', type: 'string', extension: true });
  expect(book.shapeOf('tag')).toEqual({ kind: 'leaf', type: 'string' });
  expect(book.shapeOf('point[]?')).toEqual({ kind: 'optional', of: 'point[]' });
  expect(book.shapeOf('point[3]')).toEqual({ kind: 'array', of: 'point', size: 3 });
  expect(book.shapeOf('choice')).toMatchObject({ kind: 'variant', types: ['uint8', 'point', 'string[]'] });
  expect(book.shapeOf('nowhere')).toEqual({ kind: 'unknown', type: 'nowhere' });
});

test('a hostile ABI ends in unknown types, not in a loop', () => {
  const book = new TypeBook({
    types: [
      { new_type_name: 'a', type: 'b' },
      { new_type_name: 'b', type: 'a' },
    ],
    structs: [
      { name: 'self', base: 'self', fields: [] },
      { name: 'up', base: 'missing', fields: [] },
    ],
    variants: [],
  });
  for (const type of ['a', 'self', 'up']) expect(book.shapeOf(type).kind).toBe('unknown');
});

test.each([
  ['name', 'owner', 'alice', 'account'],
  ['name', 'permission', 'active', 'name'],
  ['asset', 'x', '1.0000 EOS', 'amount'],
  ['time_point_sec', 'x', '2026-01-01T00:00:00', 'time'],
  ['public_key', 'x', 'PUB_K1_x', 'key'],
  ['checksum256', 'trx_id', 'ab', 'transaction'],
  ['checksum256', 'hash', 'ab', 'hash'],
  ['uint64', 'id', '7', 'number'],
  ['string', 'memo', '1.0000 EOS', 'text'],
  [undefined, 'quantity', '1.0000 EOS', 'amount'],
  [undefined, 'from', 'alice', 'account'],
  [undefined, 'memo', 'alice', 'text'],
  [undefined, 'owner', '<b>alice</b>', 'text'],
  [undefined, 'url', 'javascript:alert(1)', 'text'],
  [undefined, 'trx_id', 'ab'.repeat(32), 'transaction'],
] as const)('%s %s of %s is drawn as %s', (type, field, value, kind) => {
  expect(leafKind(type, field, value)).toBe(kind);
});
