import { afterAll, beforeAll, expect, test } from 'vitest';
import { json, type JsonService, startJsonService } from '../../../../../fixtures/json-service.ts';
import { sourcesOver } from '../../../../../fixtures/sources-over.ts';
import { airgrabTokens } from './airgrabs.ts';

let service: JsonService;

beforeAll(async () => {
  service = await startJsonService();
});
afterAll(() => service.close());

const read = (list: unknown) => {
  service.answers['/list.json'] = json(list);
  const { at } = sourcesOver('http://127.0.0.1:9', { services: { airgrabs: { url: `${service.url}/list.json` } } });
  return airgrabTokens(at);
};

const entry = { name: 'Grab', contract: 'grabgrab1111', symbol: '4,GRAB', method: 'claim' };

test('tokens with contract, symbol, method, logo and website; other addresses are dropped', async () => {
  expect(
    await read([
      { ...entry, logo: 'https://grab.example/logo.png', more: 1 },
      { ...entry, symbol: '0,WIZZ', method: 'signup', logo: 'javascript:alert(1)', website: '//x' },
    ]),
  ).toMatchObject({
    state: 'data',
    data: [
      {
        name: 'Grab',
        contract: 'grabgrab1111',
        code: 'GRAB',
        precision: 4,
        method: 'claim',
        logo: 'https://grab.example/logo.png',
        website: null,
      },
      { code: 'WIZZ', precision: 0, method: 'signup', logo: null, website: null },
    ],
    meta: { source: 'airgrabs' },
  });
});

test('an empty list is empty; a chain without a list has none; a bad entry is a failure', async () => {
  expect((await read([])).state).toBe('empty');
  expect((await airgrabTokens(sourcesOver('http://127.0.0.1:9').at)).state).toBe('empty');
  for (const bad of [{ contract: 'Not A Name' }, { symbol: 'GRAB' }, { symbol: '19,GRAB' }, { method: 'transfer' }])
    expect(await read([{ ...entry, ...bad }])).toMatchObject({
      state: 'failed',
      meta: { failures: [{ code: 'bad-answer' }] },
    });
});
