import { toNodeosJson } from '@antescope/codec/bytes/nodeos-json';

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
