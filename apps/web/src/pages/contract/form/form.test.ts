import { compileAbi } from '@antescope/codec/abi/compile';
import { fromHex, toHex } from '@antescope/codec/bytes/bytes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleAbi } from '../../../../../../fixtures/example-abi.ts';
import { TypeBook } from '../../../domain/value/type-book.ts';
import { checkForm, readPacked } from './check-form.ts';
import { blank, coerceToType, withValue, type FormValue } from './form-value.ts';
import { proposedSigner } from './proposed-signer.ts';

const { types, structs, variants } = exampleAbi;
const abi = { types, structs, variants };
const book = new TypeBook(abi);

const item = {
  id: '18446744073709551615',
  owner: 'alice',
  price: '1.0000 EOS',
  tags: ['a', ''],
  path: [
    { x: '-1', y: null },
    { x: '2', y: '3' },
  ],
  kind: ['point', { x: '7', y: null }],
  note: 'hello',
} satisfies FormValue;

test('a form of any type starts blank, and what it says is what the codec packs', () => {
  expect(blank(book, 'put')).toEqual({
    item: { id: '', owner: '', price: '', tags: [], path: [], kind: ['uint8', ''] },
  });
  const checked = checkForm(abi, 'put', { item });
  expect(checked.errors.size).toBe(0);
  expect(checked.hex).toBe(toHex(compileAbi(exampleAbi).encodeAction('put', { item })));
  expect(coerceToType(book, 'put', readPacked(abi, 'put', fromHex(checked.hex!)))).toMatchObject({
    item: { owner: 'alice', note: 'hello', kind: ['point', { x: '7', y: null }] },
  });
});

test('[CONTRACT-010] every invalid value is reported with its path, all at once', () => {
  const wrong = {
    item: { ...item, id: '-1', price: 'much', path: [{ x: 'left', y: '9999999999' }], kind: ['uint8', '256'] },
  };
  expect([...checkForm(abi, 'put', wrong).errors.keys()]).toEqual([
    'put.item.id',
    'put.item.price',
    'put.item.path[0].x',
    'put.item.path[0].y',
    'put.item.kind.uint8',
  ]);
});

test('an extension may be left out, an optional may be nothing', () => {
  const { note: _note, ...rest } = item;
  const without = checkForm(abi, 'put', { item: rest });
  expect(without.hex).not.toBeNull();
  expect(without.hex!.length).toBeLessThan(checkForm(abi, 'put', { item }).hex!.length);
});

test('a type that contains itself is a form that grows as it is filled', () => {
  expect(blank(book, 'tree')).toEqual({ branches: [] });
  expect(checkForm(abi, 'tree', { branches: [{ branches: [] }] }).hex).toBe('0100');
});

test('whatever an address brings becomes a form of the type, never an error', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (input) => {
      const form = coerceToType(book, 'put', input) as { item: FormValue };
      expect(Object.keys(form)).toEqual(['item']);
      checkForm(abi, 'put', form);
    }),
  );
  expect(coerceToType(book, 'put', { item: { kind: ['evil', 1], tags: 'x', id: 7 } })).toEqual({
    item: { id: '7', owner: '', price: '', tags: [], path: [], kind: ['uint8', ''] },
  });
});

test('changing one value changes nothing else', () => {
  const value: FormValue = { item };
  const changed = withValue(value, ['item', 'path', 1, 'x'], '5') as { item: typeof item };
  expect(changed.item.path).toEqual([item.path[0], { x: '5', y: '3' }]);
  expect(item.path[1]!.x).toBe('2');
  expect((withValue(value, ['item', 'tags', 0], undefined) as { item: typeof item }).item.tags).toEqual(['']);
  expect(withValue(value, ['item', 'note'], undefined)).not.toHaveProperty('item.note');
  expect(withValue([], [0], 'a')).toEqual(['a']);
});

test('[SIGN-017] the form of the WebAuth wrapper proposes webauth of its account', () => {
  const value = { account: 'alice', nonce: '1' };
  const exec = { account: 'webauthn', name: 'exec' };
  expect(proposedSigner(null, value, exec)).toBe('alice@webauth');
  expect(proposedSigner(null, value, { account: 'eosio', name: 'sellram' })).toBe('alice@active');
  expect(proposedSigner(null, { account: '' }, exec)).toBe('');
  // A connected account cannot sign for another permission.
  expect(proposedSigner({ actor: 'alice', permission: 'active' }, value, exec)).toBe('alice@active');
});
