import { afterAll, beforeAll, expect, test } from 'vitest';
import { json, type JsonService, startJsonService } from '../../../../../fixtures/json-service.ts';
import { accountsLike, suggestionLimit } from './use-suggestions.ts';

let service: JsonService;
beforeAll(async () => {
  service = await startJsonService();
});
afterAll(() => service.close());

test('[SEARCH-018] suggestions are requested with the text and a limit of 10', async () => {
  service.answers['/api/v1/search?q=al&limit=10'] = json({ data: ['alice', 'alicia'] });
  const { signal } = new AbortController();
  expect(await accountsLike(service.url, 'al', suggestionLimit, signal)).toEqual(['alice', 'alicia']);
  expect(service.requests.map(({ path }) => path)).toEqual(['/api/v1/search?q=al&limit=10']);
});
