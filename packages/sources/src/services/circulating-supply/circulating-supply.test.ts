import { expect, test } from 'vitest';
import { numberOf } from './circulating-supply.ts';

test.each([
  ['1,234,567.89', '1234567.89'],
  ['{"circulatingSupply": "1200000.5", "other": 7}', '1200000.5'],
  ['{"result": 98}', '98'],
  ['<p>Circulating supply: <b>1,000,000 EOS</b> of 2,100,000,000', '1000000'],
  ['"12.5"', '12.5'],
  ['{"code": 404, "message": "Not Found"}', null],
  ['[1, 2, 3]', null],
  ['{"circulating": 1', null],
  ['<p>under maintenance', null],
])('[TOKEN-014] the figure of %s is %s', (text, figure) => expect(numberOf(text)).toBe(figure));
