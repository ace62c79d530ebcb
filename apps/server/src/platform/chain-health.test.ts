import type { HeadView } from '@antescope/sources/block/block-view';
import { data, meta } from '@antescope/sources/core/outcome';
import { commentCount } from '@antescope/sources/services/backend/comment-count';
import { expect, test } from 'vitest';
import { startFakeNode } from '../../../../fixtures/fake-node.ts';
import { json, startJsonService } from '../../../../fixtures/json-service.ts';
import { appOver, chainOver } from '../../test/app-over.ts';
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
  expect(jumped.node.problem).toMatch(/^The clock of this machine is at least 3[56]\d\d s behind the chain$/);
});

test.each([
  ['stalled finality under Savanna', 0x8000_0000, 90, 'behind', 90],
  ['the usual lag under Savanna', 0x8000_0000, 2, 'ok', null],
  ['the usual lag without Savanna', 7, 330, 'ok', null],
])('%s', async (_title, scheduleVersion, lag, status, finalityStandstill) => {
  const node = await startFakeNode(() => ({ id: '0', schedule_version: scheduleVersion }));
  const chain = chainOver([node.url]);
  const head = { head: 1000, lastIrreversible: 1000 - lag, headTime: new Date().toISOString() } as HeadView;
  chain.sources.head = () => Promise.resolve(data(head, meta({ source: 'node' })));
  expect(await healthOf(chain)).toMatchObject({ status, node: { finalityStandstill } });
  await node.close();
});

test('every configured service has its health, in /health and as metrics', async () => {
  const service = await startJsonService({ '/proxy/eosio?type=disqus_count': json({ comments: 7 }) });
  const chain = chainOver(['http://127.0.0.1:1'], 'local', undefined, { backend: service.url });
  const app = await appOver([chain]);
  try {
    await commentCount(chain.sources.at);
    await service.close();
    await commentCount.of(chain.sources.at, 'http://127.0.0.1:1/other');
    const { services } = await healthOf(chain);
    expect(services.find((row) => row.service === 'backend')).toMatchObject({
      endpoint: service.url,
      answered: 1,
      failed: 0,
      failuresInRow: 0,
      lastFailure: null,
      lastSuccess: expect.stringMatching(/Z$/),
    });
    expect(services.find((row) => row.service === 'reference-rates')).toMatchObject({ lastSuccess: null, answered: 0 });
    const metrics = (await app.fastify.inject('/metrics')).body;
    expect(metrics).toContain(
      `antescope_service_requests_total{chain="local",service="backend",endpoint="${service.url}",outcome="answered"} 1`,
    );
    expect(metrics).toMatch(
      /antescope_node_requests_total\{chain="local",endpoint="http:\/\/127.0.0.1:1",outcome="failed"\} \d/,
    );
  } finally {
    await app.fastify.close();
  }
});
