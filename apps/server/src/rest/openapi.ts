import { exportResource } from './export-resource.ts';
import { restRoutes } from './routes.ts';
import type { JsonSchema } from './parameter.ts';
import type { RestRoute } from './rest-route.ts';
import { responseSchemas, refTo } from './schemas.ts';

/** OpenAPI 3.1 document of /api/v1, generated from the route table. `base`: '' or '/wax'. */
export function openApiDocument(base: string, version: string): unknown {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Antescope',
      version,
      description:
        "Public REST API, no key, CORS enabled. Amounts ('1.0000 EOS') and 64-bit integers are strings; times are UTC, ISO 8601 with Z. `meta` of every response names its source, endpoint and block.",
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: `${base}/api/v1` }],
    security: [],
    paths: Object.fromEntries(
      restRoutes.flatMap((route) =>
        route.path === '/accounts/{name}/actions'
          ? [pathOf(route), [exportResource.path, { get: fileOperation() }]]
          : [pathOf(route)],
      ),
    ),
    components: { schemas: responseSchemas },
  };
}

function pathOf(route: RestRoute): [string, unknown] {
  return [route.path, { get: operation(route) }];
}

type DocumentedRoute = typeof exportResource & Pick<RestRoute, 'required'>;

/** The export is a file, or JSON if its manifest is requested. */
function fileOperation(): unknown {
  const documented = operation(exportResource) as { responses: Record<number, { content: Record<string, unknown> }> };
  const file = { schema: { type: 'string' } };
  const { content: manifest } = documented.responses[200]!;
  const contents = { ...manifest, 'text/csv': file, 'application/x-ndjson': file };
  return {
    ...documented,
    responses: { ...documented.responses, 200: { ...documented.responses[200], content: contents } },
  };
}

function operation(route: DocumentedRoute): unknown {
  const errorOf = (description: string): unknown => ({ description, content: content(refTo('Error')) });
  return {
    operationId: operationId(route.path),
    tags: [route.tag],
    summary: route.summary,
    parameters: [
      ...Object.entries(route.params).map(([name, schema]) => parameter(route, name, 'path', schema)),
      ...Object.entries(route.query).map(([name, schema]) => parameter(route, name, 'query', schema)),
    ],
    responses: {
      200: { description: 'OK', content: content(envelope(route.response)) },
      400: errorOf('Invalid parameter'),
      ...(route.notFound === null ? {} : { 404: errorOf(route.notFound) }),
      ...(route.query.cursor === undefined ? {} : { 410: errorOf("The cursor's block was removed by a fork") }),
      429: errorOf('Too many requests'),
      502: errorOf('All sources failed; listed in `details.failures`'),
    },
  };
}

function envelope(answer: JsonSchema): JsonSchema {
  return { type: 'object', properties: { data: answer, meta: refTo('Meta') }, required: ['data', 'meta'] };
}

function parameter(route: DocumentedRoute, name: string, place: 'path' | 'query', schema: JsonSchema): unknown {
  const { description, examples = [], ...rest } = schema;
  const required = place === 'path' || route.required?.includes(name) === true;
  // Optional parameters have no example unless the route sets one.
  const text = route.example?.[name] ?? (required ? examples[0] : undefined);
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  const example = text !== undefined && isNumber ? Number(text) : text;
  return { name, in: place, required, description, ...(example === undefined ? {} : { example }), schema: rest };
}

function content(schema: JsonSchema): unknown {
  return { 'application/json': { schema } };
}

function operationId(path: string): string {
  return `get${path.replaceAll(/[-/{}]+(\w)?/g, (_match, letter: string | undefined) => (letter ?? '').toUpperCase())}`;
}
