import { expect, test } from 'vitest';
import { openApiDocument } from './openapi.ts';

interface Parameter {
  name: string;
  example?: unknown;
  schema: { type?: string };
}
interface Operation {
  parameters: Parameter[];
  responses: Record<string, { content: Record<string, unknown> }>;
}
const document = openApiDocument('', '1') as {
  security: unknown;
  paths: Record<string, { get: Operation }>;
};
const operations = Object.entries(document.paths).map(([path, { get }]) => ({ path, ...get }));

test('the document says that no operation needs a key', () => {
  expect(document.security).toEqual([]);
});

test.each(operations)('$path: examples have the type of their parameter', ({ parameters }) => {
  for (const { name, example, schema } of parameters) {
    if (example === undefined) continue;
    const isNumber = schema.type === 'integer' || schema.type === 'number';
    expect(typeof example, name).toBe(isNumber ? 'number' : (schema.type ?? 'string'));
  }
});

test('an export is CSV, NDJSON, or the JSON of its manifest', () => {
  const content = document.paths['/accounts/{name}/export']!.get.responses['200']!.content;
  expect(Object.keys(content).toSorted()).toEqual(['application/json', 'application/x-ndjson', 'text/csv']);
});
