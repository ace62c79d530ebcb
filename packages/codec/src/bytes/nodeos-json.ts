import type { CompiledAbi } from '../abi/compile.ts';
import { toHex } from './bytes.ts';
import { formatLegacyKey, parsePublicKey } from '../keys/key.ts';

/*
 * nodeos' JSON: integers above 2^32-1 are strings, smaller ones and all negative ones are bare numbers of any size;
 * 128-bit integers and floats are strings.
 */

const maxBareInteger = 0xffffffffn;

function integerText(value: bigint): string {
  return value > maxBareInteger ? `"${value}"` : String(value);
}

/** Float with 17 decimals. */
export function floatText(value: number): string {
  if (Number.isNaN(value)) return 'nan';
  if (!Number.isFinite(value)) return value > 0 ? 'inf' : '-inf';
  if (Object.is(value, -0)) return `-${(0).toFixed(17)}`;
  if (Math.abs(value) < 1e21) return exactDigits(value);
  return `${BigInt(value)}.${'0'.repeat(17)}`;
}

/** toFixed is exact below 1e21 and accepts 17 digits. */
function exactDigits(value: number): string {
  return value.toFixed(17);
}

/** Strings without escapes, nearly all. */
const plain = /^[ !#-[\]-~]*$/;

/** JSON string with nodeos' escapes: as JSON.stringify, except that \b, \f and the delete character are numeric. */
function stringText(value: string): string {
  if (plain.test(value)) return `"${value}"`;
  const text = JSON.stringify(value).replaceAll('\u007f', '\\u007f');
  if (!/[\b\f]/.test(value)) return text;
  return text.replaceAll(/\\(.)/g, (pair, letter) => (letter === 'b' ? '\\u0008' : letter === 'f' ? '\\u000c' : pair));
}

/**
 * nodeos' JSON of a value. With a type (and its ABI) by the rules of that type: bool as 0 or 1, floats as strings, K1
 * keys in legacy format with the chain's prefix. Without: boolean as true or false, non-integers as floats, bytes as
 * hex.
 */
export function toNodeosJson(value: unknown, type?: string, abi?: CompiledAbi, keyPrefix = 'EOS'): string {
  if (type === undefined || abi === undefined)
    return type === undefined ? untyped(value) : ofBuiltin(value, type, keyPrefix);
  const resolved = abi.resolve(type);
  switch (resolved.kind) {
    case 'builtin':
      return ofBuiltin(value, resolved.name, keyPrefix);
    case 'optional':
      return value === null || value === undefined ? 'null' : toNodeosJson(value, resolved.of, abi, keyPrefix);
    case 'array':
      return `[${(value as unknown[]).map((item) => toNodeosJson(item, resolved.of, abi, keyPrefix)).join(',')}]`;
    case 'variant': {
      const [name, content] = value as [string, unknown];
      return `[${stringText(name)},${toNodeosJson(content, name, abi, keyPrefix)}]`;
    }
    case 'struct': {
      const object = value as Record<string, unknown>;
      let text = '';
      for (const field of resolved.fields) {
        if (!Object.hasOwn(object, field.name)) continue;
        const content = toNodeosJson(object[field.name], field.type, abi, keyPrefix);
        text += `${text === '' ? '' : ','}${stringText(field.name)}:${content}`;
      }
      return `{${text}}`;
    }
  }
}

function ofBuiltin(value: unknown, type: string, keyPrefix: string): string {
  switch (type) {
    case 'bool':
      return value ? '1' : '0';
    case 'float32':
    case 'float64':
      return stringText(floatText(Number(value)));
    case 'int128':
    case 'uint128':
      return stringText(String(value));
    case 'public_key':
      return stringText(formatLegacyKey(parsePublicKey(String(value)), keyPrefix));
    case 'time_point':
      // nodeos truncates microseconds.
      return stringText(String(value).slice(0, String(value).indexOf('.') + 4));
    default:
      return untyped(value);
  }
}

function untyped(value: unknown): string {
  switch (typeof value) {
    case 'bigint':
      return integerText(value);
    case 'number':
      if (Number.isSafeInteger(value) && !Object.is(value, -0))
        return value > 0xffffffff ? `"${value}"` : String(value);
      return stringText(floatText(value));
    case 'boolean':
      return value ? 'true' : 'false';
    case 'string':
      return stringText(value);
    case 'object':
      return ofObject(value);
    default:
      return 'null';
  }
}

function ofObject(value: object | null): string {
  if (value === null) return 'null';
  if (value instanceof Uint8Array) return `"${toHex(value)}"`;
  if (Array.isArray(value)) return `[${value.map((item) => untyped(item)).join(',')}]`;
  let text = '';
  for (const name of Object.keys(value)) {
    const content = (value as Record<string, unknown>)[name];
    if (content !== undefined) text += `${text === '' ? '' : ','}${stringText(name)}:${untyped(content)}`;
  }
  return `{${text}}`;
}

// Matches strings and numbers as a whole, to ignore digits within strings and after a decimal point.
// The closing quote is optional: an unterminated string would be retried from each of its escaped quotes.
const tokens = /"(?:[^"\\]|\\.)*"?|-?\d[\d.eE+-]*/g;
const longInteger = /^-?[1-9]\d{15,}$/;

/**
 * Parses JSON with bare integers beyond 2^53 as bigint, everything else as JSON.parse. Throws SyntaxError as JSON.parse
 * does.
 */
export function parseJsonExact(text: string): unknown {
  if (!/\d{16}/.test(text)) return JSON.parse(text);
  // A random marker, so that no string in the input can be mistaken for it.
  const random = globalThis.crypto.getRandomValues(new Uint8Array(12));
  const mark = `integer ${toHex(random)} `;
  let marked = false;
  const source = text.replace(tokens, (token) => {
    if (!longInteger.test(token) || Number.isSafeInteger(Number(token))) return token;
    marked = true;
    return `"${mark}${token}"`;
  });
  if (!marked) return JSON.parse(text);
  try {
    return JSON.parse(source, (_key, value: unknown) =>
      typeof value === 'string' && value.startsWith(mark) ? BigInt(value.slice(mark.length)) : value,
    );
  } catch (error) {
    // The reviver recurses per level; real responses have a few dozen levels at most.
    if (error instanceof RangeError) throw new SyntaxError('JSON is nested too deep', { cause: error });
    throw error;
  }
}
