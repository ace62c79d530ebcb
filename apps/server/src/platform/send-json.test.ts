import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { sendJson } from './send-json.ts';

test('an answer above 5 MB is refused, a smaller one is sent', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  app.get<{ Params: { size: string } }>('/:size', (request, reply) =>
    sendJson(request, reply, { status: 200, body: { text: 'x'.repeat(Number(request.params.size)) } }),
  );
  expect((await app.inject('/4900000')).statusCode).toBe(200);
  const refused = await app.inject('/5000001');
  expect(refused.statusCode).toBe(413);
  expect(refused.json()).toMatchObject({ error: { code: 'too-large' } });
});
