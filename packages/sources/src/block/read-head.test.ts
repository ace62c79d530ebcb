import { expect, test } from 'vitest';
import { loadExchanges } from '../../../../fixtures/exchanges.ts';
import { Field } from '../core/fields.ts';
import { newerHead, readHead } from './read-head.ts';

const info = JSON.parse(loadExchanges().find(({ id }) => id === 'get_info.post')!.responseText) as object;
const headAt = (number: number, chainId = 'a') =>
  readHead(new Field({ ...info, head_block_num: number, chain_id: chainId }));

test('[NODE-036] a lower head of another node does not replace the one shown; another chain does', () => {
  const shown = headAt(5000);
  expect(newerHead(null, shown)).toBe(shown);
  expect(newerHead(shown, headAt(4999))).toBe(shown);
  expect(newerHead(shown, headAt(5000))).toBe(shown);
  expect(newerHead(shown, headAt(5001)).head).toBe(5001);
  expect(newerHead(shown, headAt(7, 'b')).head).toBe(7);
});

test('[NODE-038] the head has its number and producer', () => {
  expect(readHead(new Field(info))).toMatchObject({
    head: 2450,
    producer: 'granitebp111',
    headTime: '2026-11-21T03:20:00.500Z',
  });
});
