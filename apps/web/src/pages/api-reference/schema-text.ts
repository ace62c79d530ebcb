/** The subset of JSON Schema that our OpenAPI document uses. */
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

/** A schema in TypeScript syntax: "{ rows: ActionRow[]; next: string | null }". Named schemas appear by name. */
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

/** Type and limits of a parameter: 'integer, 1 – 100'. */
export function limitsText({ type, minimum, maximum, maxLength }: Schema): string {
  const kind = typeof type === 'string' ? type : 'string';
  if (minimum !== undefined && maximum !== undefined) return `${kind}, ${minimum} – ${maximum}`;
  return maxLength === undefined ? kind : `${kind}, ≤ ${maxLength}`;
}

/** Splits a type's text at the names of schemas, so that they can be linked. */
export function namesIn(text: string, names: ReadonlySet<string>): { text: string; name: string | null }[] {
  return text
    .split(/\b([A-Z]\w*)\b/)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, name: names.has(part) ? part : null }));
}
