import { toNodeosJson } from '@antescope/codec/bytes/nodeos-json';

/** Serialized JSON (of a value decoded by its ABI type, which determines how numbers are written). */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Serializes a plain value with `JsonText` parts by nodeos' rules. Undefined fields are omitted. */
export function jsonText(value: unknown): string {
  if (value instanceof JsonText) return value.text;
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return toNodeosJson(value);
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += `${text === '' ? '' : ','}${jsonText(item)}`;
    return `[${text}]`;
  }
  for (const key of Object.keys(value)) {
    const field = (value as Record<string, unknown>)[key];
    if (field !== undefined) text += `${text === '' ? '' : ','}${toNodeosJson(key)}:${jsonText(field)}`;
  }
  return `{${text}}`;
}
