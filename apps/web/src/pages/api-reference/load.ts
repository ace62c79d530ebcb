import { meta } from '@antescope/sources/core/outcome';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage } from '../../lib/page/page-result.ts';
import { limitsText, type Schema, schemaText } from './schema-text.ts';

/** A parameter, formatted for display. */
export interface ApiParameter {
  name: string;
  place: 'path' | 'query';
  required: boolean;
  kind: string;
  /** Allowed values; null if not an enum. */
  options: string[] | null;
  /** Default value. */
  defaultValue: string | null;
  about: string;
  example: string | null;
}

export interface ApiResource {
  path: string;
  tag: string;
  summary: string;
  parameters: ApiParameter[];
  /** TypeScript-like type of `data`. */
  answer: string;
  /** Description of the 404 response; null for lists, which are empty instead. */
  missing: string | null;
}

export interface ApiReferencePageData {
  /** Base URL of the API: '/wax/api/v1'. null if the page is not rendered by a server. */
  server: string | null;
  version: string;
  resources: ApiResource[];
  /** Named response types. */
  shapes: { name: string; text: string }[];
}

interface OpenApi {
  info: { version: string };
  servers: { url: string }[];
  paths: Record<string, { get: Operation }>;
  components: { schemas: Record<string, Schema> };
}

interface Operation {
  tags: string[];
  summary: string;
  parameters: {
    name: string;
    in: 'path' | 'query';
    required: boolean;
    description?: string;
    example?: string | number;
    schema: Schema;
  }[];
  responses: Record<string, { description: string; content: { 'application/json': { schema: Schema } } }>;
}

/** The page renders the OpenAPI document that the server publishes, so that both always match. */
export const load: PageLoader<ApiReferencePageData> = async (_request, { apiDocument, version }) => {
  const source = meta({ source: 'configuration' });
  if (apiDocument === undefined) return openPage(source, { server: null, version, resources: [], shapes: [] });
  const { info, servers, paths, components } = apiDocument() as OpenApi;
  const resources = Object.entries(paths).map(([path, { get }]) => resourceOf(path, get));
  const shapes = Object.entries(components.schemas).map(([name, schema]) => ({ name, text: schemaText(schema) }));
  return openPage(source, { server: servers[0]!.url, version: info.version, resources, shapes });
};

function resourceOf(path: string, { tags, summary, parameters, responses }: Operation): ApiResource {
  const envelope = responses['200']!.content['application/json'].schema;
  const missing = responses['404']?.description ?? null;
  return {
    path,
    tag: tags[0] ?? '',
    summary,
    parameters: parameters.map(({ name, in: place, required, description = '', example, schema }) => ({
      name,
      place,
      required,
      kind: limitsText(schema),
      options: schema.enum ?? null,
      defaultValue: schema.default === undefined ? null : String(schema.default),
      about: description,
      example: example === undefined ? null : String(example),
    })),
    answer: schemaText(envelope.properties?.['data'] ?? {}),
    missing,
  };
}
