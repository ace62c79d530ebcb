import { expect, test } from 'vitest';
import { csvCell } from './csv-cell.ts';

test.each([
  ['=1+1', `"'=1+1"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  [' =1', `"' =1"`],
  ['\u00a0=1', `"'\u00a0=1"`],
  ['\u200b=1', `"'\u200b=1"`],
  ['＝1', `"'＝1"`],
  ['＠SUM(A1)', `"'＠SUM(A1)"`],
  ['\t=1', `"'\t'=1"`],
  ['\n=1', `"'\n'=1"`],
  ['\r=1', `"'\r'=1"`],
  ['\tx', `"'\tx"`],
  ['a;=1+1', `"a;'=1+1"`],
  ['a; =1', `"a;' =1"`],
  ['a\t=1', `"a\t'=1"`],
  ['a\n@x', `"a\n'@x"`],
  ['a;＝1', `"a;'＝1"`],
])('no cell that a spreadsheet runs: %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

test('other texts are unchanged, and quoted unless they are plain', () => {
  expect(csvCell('alice')).toBe('alice');
  expect(csvCell('alice@active')).toBe('alice@active');
  expect(csvCell('1-2 = 3')).toBe('"1-2 = 3"');
  expect(csvCell('a,"b"')).toBe(['"a,', 'b', '"'].join('""'));
  expect(csvCell('')).toBe('');
});
