import { afterAll, beforeAll, expect, test } from 'vitest';
import { json, type JsonService, startJsonService } from '../../../../../fixtures/json-service.ts';
import { canSponsor, FreeCounter } from './free-count.ts';

let service: JsonService;

beforeAll(async () => {
  service = await startJsonService();
});
afterAll(() => service.close());

const address = (account: string): string => `${service.url}/api/v1/cpu/${account}`;

test('[FREECPU-013] the free transactions left are requested by account, once for all listeners', async () => {
  service.answers['/api/v1/cpu/alice'] = json({ left: 4, limit: 5 });
  const counter = new FreeCounter(address('alice'));
  expect(counter.count()).toBeNull();
  let calls = 0;
  await new Promise<void>((resolve) => {
    counter.subscribe(() => {
      calls += 1;
      resolve();
    });
    counter.subscribe(() => undefined);
  });
  expect(calls).toBe(1);
  expect(service.requests).toEqual([{ method: 'GET', path: '/api/v1/cpu/alice', body: '' }]);
  expect(counter.count()).toEqual({ left: 4, limit: 5 });
});

test('[FREECPU-009] with none left free CPU is off, and also while the count is unknown', async () => {
  service.answers['/api/v1/cpu/bob'] = json({ left: 1, limit: 5 });
  const counter = new FreeCounter(address('bob'));
  expect(canSponsor(await counter.refresh())).toBe(true);
  service.answers['/api/v1/cpu/bob'] = json({ left: 0, limit: 5 });
  expect(canSponsor(await counter.refresh())).toBe(false);
  service.answers['/api/v1/cpu/bob'] = { status: 503, body: 'busy' };
  expect(await counter.refresh()).toBeNull();
  expect(canSponsor(counter.count())).toBe(false);
});

test('a chain without a sponsor has no count', async () => {
  expect(await new FreeCounter(address('nosponsor')).refresh()).toBeNull();
});
