import { hyperionEndpoints } from './endpoints.ts';

const integers = ['limit', 'skip', 'block_num', 'block', 'version', 'min_blocks', 'start_block', 'end_block'];
const flags = ['simple', 'noBinary', 'present', 'executed', 'expired', 'details', 'unique_actors', 'fetch'];

/** OpenAPI 3.1 document of /v2. `base`: '' or '/wax'. */
export function hyperionDocument(base: string, version: string): unknown {
  return {
    openapi: '3.1.0',
    info: { title: 'Hyperion API', version, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    servers: [{ url: `${base}/v2` }],
    security: [],
    paths: Object.fromEntries(
      Object.entries(hyperionEndpoints).map(([path, { summary, parameters }]) => {
        const [tag = '', name = ''] = path.slice(1).split('/');
        const responses = { 200: answer('OK'), 400: answer('A parameter is invalid'), 503: answer('Not indexed') };
        return [
          path,
          { get: { operationId: name, tags: [tag], summary, parameters: parametersOf(parameters), responses } },
        ];
      }),
    ),
  };
}

function parametersOf(names: string): unknown[] {
  return names.split(' ').map((text) => {
    const name = text.replace('!', '');
    const type = integers.includes(name) ? 'integer' : flags.includes(name) ? 'boolean' : 'string';
    return { name, in: 'query', required: text.endsWith('!'), schema: { type } };
  });
}

function answer(description: string): unknown {
  return { description, content: { 'application/json': { schema: { type: 'object' } } } };
}
