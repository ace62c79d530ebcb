import { toNodeosJson } from '@antescope/codec/nodeos-json';

/** A piece of JSON that is written already (a value decoded by its ABI type, whose number rules only the type knows). */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** JSON by nodeos' rules of a plain value with `JsonText` parts in it. Undefined fields are left out. */
export function jsonText(value: unknown): string {
  if (value instanceof JsonText) return value.text;
  if (Array.isArray(value)) return `[${value.map(jsonText).join(',')}]`;
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return toNodeosJson(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields.map(([key, field]) => `${toNodeosJson(key)}:${jsonText(field)}`).join(',')}}`;
}
