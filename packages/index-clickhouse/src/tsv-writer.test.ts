import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TsvWriter } from './tsv-writer.ts';

test('a row of any bytes is one line of ASCII with columns separated by tabs', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 600 }), { minLength: 1, maxLength: 5 }), (columns) => {
      const writer = new TsvWriter();
      for (const column of columns) writer.bytes(column);
      writer.endRow();
      expect(writer.rows).toBe(1);
      const text = writer.take().toString('latin1');
      expect(text).toMatch(/^[\x20-\x7e\t]*\n$/);
      expect(text.slice(0, -1).split('\t').map(unescaped)).toEqual(columns.map((column) => [...column]));
    }),
  );
});

test('rows are appended, and take() resets the writer', () => {
  const writer = new TsvWriter();
  writer.plain(1).list(['18446744073709551615', 2]).none().text('').endRow();
  writer.plain(2).list([]).text('ü\t').bytesOrNone(null).endRow();
  expect([writer.rows, writer.byteLength]).toEqual([2, 52]);
  expect(writer.take().toString()).toBe('1\t[18446744073709551615,2]\t\\N\t\n2\t[]\t\\xc3\\xbc\\x09\t\\N\n');
  expect(writer.rows).toBe(0);
  expect(writer.take()).toHaveLength(0);
});

function unescaped(text: string): number[] {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\\') {
      bytes.push(Number.parseInt(text.slice(at + 2, at + 4), 16));
      at += 3;
    } else bytes.push(text.charCodeAt(at));
  }
  return bytes;
}
