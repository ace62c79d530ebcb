import type { HeadView } from '@antescope/sources/block/block-view';
import { data, meta } from '@antescope/sources/core/outcome';
import { expect, test } from 'vitest';
import { chainOver } from '../../test/app-over.ts';
import { healthOf } from './chain-health.ts';
import type { ServedChain } from './served-chain.ts';

/** A chain whose head was made so many seconds ago by the clock of this machine. */
function headOfAge(seconds: number): ServedChain {
  const chain = chainOver(['http://127.0.0.1:1']);
  const head = { head: 100, headTime: new Date(Date.now() - seconds * 1000).toISOString() } as HeadView;
  chain.sources.head = () => Promise.resolve(data(head, meta({ source: 'node' })));
  return chain;
}

test('an old head is behind, and a head in the future is a clock that is wrong', async () => {
  expect(await healthOf(headOfAge(1))).toMatchObject({ status: 'ok', node: { problem: null }, index: null });
  expect(await healthOf(headOfAge(40))).toMatchObject({ status: 'behind' });
  const jumped = await healthOf(headOfAge(-3600));
  expect(jumped.status).toBe('behind');
  expect(jumped.node.problem).toMatch(/^The clock of this machine is at least 3[56]\d\d s behind that of the chain$/);
});
