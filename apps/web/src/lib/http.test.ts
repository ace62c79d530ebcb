import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { getData } from './api-data.ts';
import { getJson, HttpError } from './http.ts';

async function serve(status: number, body: string): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(status).end(body));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test('the body of a 2xx response', async () => {
  expect(await getJson(await serve(200, '{"data":[1]}'))).toEqual({ data: [1] });
  expect(await getData(await serve(200, '{"data":[1]}'))).toEqual([1]);
});

test.each([
  [404, '{"error":{"code":"not-found","message":"Account not found"}}', 'Account not found'],
  [502, '<h1>Bad gateway</h1>', 'The server answered 502'],
  [200, 'no JSON', 'The server answered 200'],
])('%i %s', async (status, body, message) => {
  const failure = await getJson(await serve(status, body)).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(HttpError);
  expect(failure).toMatchObject({ status, message });
});

test('404 is no data', async () => {
  expect(await getData(await serve(404, '{"error":{"message":"none"}}'))).toBeNull();
});

test('no connection, and an aborted request', async () => {
  await expect(getJson('http://127.0.0.1:1/')).rejects.toMatchObject({
    status: null,
    message: 'The server did not answer',
  });
  const abort = new AbortController();
  abort.abort(new Error('left'));
  await expect(getJson(await serve(200, '{}'), { signal: abort.signal })).rejects.toThrow('left');
});
