import fastify from 'fastify';
import type { JsonSchema } from '../src/rest/parameter.ts';
import { responseSchemas } from '../src/rest/schemas.ts';

/**
 * Judges a value by a schema of the OpenAPI document, with the HTTP server's own validator: 'fits', or what does not.
 */
export async function judge(answer: JsonSchema, value: unknown): Promise<string> {
  const options = { coerceTypes: false, removeAdditional: false, useDefaults: false, strict: false } as const;
  const judging = fastify({
    ajv: { customOptions: options },
    bodyLimit: 64 * 1024 * 1024,
    // What a chain's people wrote may have keys of any name; here it is judged, not used.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
  });
  const schema = {
    type: 'object',
    components: { schemas: responseSchemas },
    properties: { value: answer },
    required: ['value'],
  };
  judging.post('/', { schema: { body: schema } }, () => 'fits');
  return (await judging.inject({ method: 'POST', url: '/', payload: { value } as object })).body;
}
