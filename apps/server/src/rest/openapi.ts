import { exportResource } from './export-resource.ts';
import { restRoutes } from './routes.ts';
import type { JsonSchema } from './parameter.ts';
import type { RestRoute } from './rest-route.ts';
import { responseSchemas, refTo } from './schemas.ts';

/** The OpenAPI 3.1 document of /api/v1, made from the route table. `base`: '' or '/wax'. */
export function openApiDocument(base: string, version: string): unknown {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Antescope',
      version,
      description:
        "Amounts are texts such as '1.0000 EOS', 64-bit integers texts of digits, times UTC with Z. Every answer names in `meta` the source, the endpoint and the block it is true at.",
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: `${base}/api/v1` }],
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

/** The export is a file, and JSON where its manifest is asked for. */
function fileOperation(): unknown {
  const told = operation(exportResource) as { responses: Record<number, { content: Record<string, unknown> }> };
  const file = { schema: { type: 'string' } };
  const { content: manifest } = told.responses[200]!;
  const whole = { ...manifest, 'text/csv': file, 'application/x-ndjson': file };
  return { ...told, responses: { ...told.responses, 200: { ...told.responses[200], content: whole } } };
}

function operation(route: DocumentedRoute): unknown {
  const fails = (description: string): unknown => ({ description, content: content(refTo('Error')) });
  return {
    operationId: operationId(route.path),
    tags: [route.tag],
    summary: route.summary,
    parameters: [
      ...Object.entries(route.params).map(([name, schema]) => parameter(route, name, 'path', schema)),
      ...Object.entries(route.query).map(([name, schema]) => parameter(route, name, 'query', schema)),
    ],
    responses: {
      200: { description: 'What was asked for', content: content(envelope(route.response)) },
      400: fails('A parameter is wrong'),
      ...(route.notFound === null ? {} : { 404: fails(route.notFound) }),
      ...(route.query.cursor === undefined
        ? {}
        : { 410: fails('The cursor belongs to a block that a fork took away') }),
      429: fails('Too many requests'),
      502: fails('No source could answer; `details.failures` names each'),
    },
  };
}

function envelope(answer: JsonSchema): JsonSchema {
  return { type: 'object', properties: { data: answer, meta: refTo('Meta') }, required: ['data', 'meta'] };
}

function parameter(route: DocumentedRoute, name: string, place: 'path' | 'query', schema: JsonSchema): unknown {
  const { description, examples = [], ...rest } = schema;
  const required = place === 'path' || route.required?.includes(name) === true;
  // Of what may be left out the example is without it, unless the route says otherwise.
  const example = route.example?.[name] ?? (required ? examples[0] : undefined);
  return { name, in: place, required, description, ...(example === undefined ? {} : { example }), schema: rest };
}

function content(schema: JsonSchema): unknown {
  return { 'application/json': { schema } };
}

function operationId(path: string): string {
  return `get${path.replaceAll(/[/{}]+(\w)?/g, (_match, letter: string | undefined) => (letter ?? '').toUpperCase())}`;
}
