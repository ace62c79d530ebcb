/** A JSON schema as far as the OpenAPI document of our API uses it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  items?: Schema;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  description?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  enum?: string[];
  default?: string | number | boolean;
}

/** A schema as people write types: "{ rows: ActionRow[]; next: string | null }". Named schemas stand by their names. */
export function schemaText(schema: Schema): string {
  const { $ref: reference } = schema;
  if (reference !== undefined) return reference.slice(reference.lastIndexOf('/') + 1);
  if (schema.anyOf !== undefined) return schema.anyOf.map(schemaText).join(' | ');
  if (schema.enum !== undefined) return schema.enum.map((value) => `'${value}'`).join(' | ');
  if (Array.isArray(schema.type)) return schema.type.join(' | ');
  if (schema.type === 'array') return listText(schema.items);
  if (schema.properties !== undefined) {
    const fields = Object.entries(schema.properties).map(([name, field]) => `${name}: ${schemaText(field)}`);
    return `{ ${fields.join('; ')} }`;
  }
  return schema.type ?? 'any';
}

function listText(items: Schema | undefined): string {
  if (items === undefined) return 'any[]';
  const text = schemaText(items);
  return / \| /.test(text) && !text.startsWith('{') ? `(${text})[]` : `${text}[]`;
}

/** What a parameter may be: 'integer, 1 – 100'. */
export function limitsText({ type, minimum, maximum, maxLength }: Schema): string {
  const kind = typeof type === 'string' ? type : 'string';
  if (minimum !== undefined && maximum !== undefined) return `${kind}, ${minimum} – ${maximum}`;
  return maxLength === undefined ? kind : `${kind}, ≤ ${maxLength}`;
}

/** A type's text cut where a named schema stands, so that the name can lead to it. */
export function namesIn(text: string, names: ReadonlySet<string>): { text: string; name: string | null }[] {
  return text
    .split(/\b([A-Z]\w*)\b/)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, name: names.has(part) ? part : null }));
}
