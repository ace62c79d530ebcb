import { afterEach, expect, test, vi } from 'vitest';
import { readApi } from './read-api.ts';

afterEach(() => vi.unstubAllGlobals());

/** The network's answer to the next request. */
function answers(status: number, body: string): void {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
}

test('data, nothing there, and failures in the words of the server', async () => {
  answers(200, '{"data":[1]}');
  expect(await readApi('/x')).toEqual([1]);
  answers(404, '{"error":{"message":"Account not found!"}}');
  expect(await readApi('/x')).toBeNull();
  answers(502, '{"error":{"message":"No node answers"}}');
  await expect(readApi('/x')).rejects.toMatchObject({ name: 'ApiError', status: 502, message: 'No node answers' });
  for (const body of ['', '<html>', '{"error":{"message":{}}}', 'null', '{"data":null}']) {
    answers(500, body);
    await expect(readApi('/x'), body).rejects.toThrow('The server answered 500');
  }
  answers(200, '{}');
  await expect(readApi('/x')).rejects.toThrow('The server answered 200');
});
