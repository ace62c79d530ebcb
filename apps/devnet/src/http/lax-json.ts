import { badParameters, detail } from './problem.ts';
import type { ProblemDetail } from './problem.ts';

/**
 * A value as nodeos parses it. Integers are bigint, and everything with a point or exponent is a number, because nodeos'
 * casts and their error texts depend on the difference.
 */
export type LaxValue = null | boolean | bigint | number | string | LaxValue[] | LaxObject;
export type LaxObject = Map<string, LaxValue>;

/** nodeos rejects 200 nested arrays and accepts 199. */
const maxDepth = 199;
const uint64Max = (1n << 64n) - 1n;
const int64Min = -(1n << 63n);

export class ParseFailure extends Error {
  readonly details: ProblemDetail[];
  readonly endOfFile: boolean;
  constructor(details: ProblemDetail[], endOfFile = false) {
    super(details[0]?.message ?? '');
    this.details = details;
    this.endOfFile = endOfFile;
  }
  rethrown(message: string, line: number, method: string, endOfFile = false): ParseFailure {
    return new ParseFailure([...this.details, detail(message, 'json.cpp', line, method)], endOfFile);
  }
}

/**
 * Parses a request body as leniently as nodeos: commas are optional, text after the first value is ignored, the first of
 * duplicate keys wins. Throws a 400 Problem with nodeos' text.
 */
export function parseLaxJson(text: string): LaxValue {
  try {
    return parseText(text);
  } catch (error) {
    if (error instanceof ParseFailure) throw badParameters(...error.details);
    throw error;
  }
}

/** The same for endpoints with errors of their own. Throws ParseFailure. */
export function parseText(text: string): LaxValue {
  const parser = new LaxParser(text);
  try {
    return parser.value(maxDepth);
  } catch (error) {
    if (error instanceof ParseFailure) throw error.rethrown('', 459, 'from_string', error.endOfFile);
    throw error;
  }
}

class LaxParser {
  private readonly text: string;
  private position = 0;

  constructor(text: string) {
    this.text = text;
  }

  value(depth: number): LaxValue {
    if (depth === 0) {
      throw new ParseFailure([detail('Too many nested items in JSON input!', 'json.cpp', 392, 'variant_from_stream')]);
    }
    this.skipSpace();
    const char = this.peek();
    if (char === '"') return this.string();
    if (char === '{') return this.object(depth);
    if (char === '[') return this.array(depth);
    if (/[-.0-9]/.test(char)) return this.number();
    if (char === 'n' || char === 't' || char === 'f') return this.word();
    const token = /^[\w./+-]*/.exec(this.text.slice(this.position, this.position + 80))?.[0] ?? '';
    const rest = char === '/' ? '/' : token;
    throw this.failure(`Unexpected char '${signedByte(char)}' in "${rest}"`, 435, 'variant_from_stream');
  }

  private object(depth: number): LaxObject {
    const fields: LaxObject = new Map();
    try {
      this.position++;
      this.skipSpace();
      while (this.peek() !== '}') {
        if (this.peek() === ',') {
          this.position++;
          continue;
        }
        if (this.skipSpace()) continue;
        const key = this.string();
        this.skipSpace();
        if (this.peek() !== ':') throw this.failure(`Expected ':' after key "${key}"`, 199, 'objectFromStream');
        this.position++;
        const value = this.value(depth - 1);
        if (!fields.has(key)) fields.set(key, value);
        this.skipSpace();
      }
      this.position++;
      return fields;
    } catch (error) {
      if (!(error instanceof ParseFailure)) throw error;
      if (error.endOfFile) {
        const inner =
          'eof_exception: End Of File\nunexpected end of file\n    {}\n    nodeos  json.cpp:433 variant_from_stream\n';
        throw this.failure(`Unexpected EOF: 11 ${inner}`, 212, 'objectFromStream');
      }
      throw error.rethrown('Error parsing object', 217, 'objectFromStream');
    }
  }

  private array(depth: number): LaxValue[] {
    const items: LaxValue[] = [];
    try {
      this.position++;
      this.skipSpace();
      while (this.peek() !== ']') {
        if (this.peek() === ',') {
          this.position++;
          continue;
        }
        if (this.skipSpace()) continue;
        items.push(this.value(depth - 1));
        this.skipSpace();
      }
      this.position++;
      return items;
    } catch (error) {
      if (!(error instanceof ParseFailure)) throw error;
      throw error.rethrown('Attempting to parse array []', 247, 'arrayFromStream');
    }
  }

  private string(): string {
    const first = this.peek();
    if (first !== '"') {
      throw this.failure(`Expected '"' but read '${first}'`, 97, 'stringFromStream').rethrown(
        "while parsing token ''",
        121,
        'stringFromStream',
      );
    }
    this.position++;
    let text = '';
    for (;;) {
      const char = this.peek();
      this.position++;
      if (char === '"') return text;
      text += char === '\\' ? this.escape() : char;
    }
  }

  private escape(): string {
    const char = this.peek();
    this.position++;
    if (char !== 'u') return { t: '\t', n: '\n', r: '\r', b: '\b', f: '\f' }[char] ?? char;
    const hex = this.text.slice(this.position, this.position + 4);
    if (!/^[0-9a-fA-F]{4}$/.test(hex)) return char;
    this.position += 4;
    return String.fromCharCode(Number.parseInt(hex, 16));
  }

  private number(): LaxValue {
    const token = /^[-+.0-9eE]+/.exec(this.text.slice(this.position, this.position + 400))?.[0] ?? '';
    this.position += token.length;
    if (/[.eE]/.test(token)) {
      const value = Number(token);
      if (Number.isNaN(value)) throw numberFailure('double', 126, 'to_double');
      return value;
    }
    if (!/^-?\d+$/.test(token)) throw numberFailure('uint64_t', 113, 'to_uint64');
    const value = BigInt(token);
    if (value > uint64Max) throw numberFailure('uint64_t', 113, 'to_uint64');
    if (value < int64Min) throw numberFailure('int64_t', 100, 'to_int64');
    return value;
  }

  private word(): LaxValue {
    const token = /^[a-zA-Z0-9_]+/.exec(this.text.slice(this.position, this.position + 80))?.[0] ?? '';
    this.position += token.length;
    if (token === 'null') return null;
    if (token === 'true') return true;
    if (token === 'false') return false;
    // nodeos reads any other bare word with the same first letter as a string.
    return token;
  }

  private peek(): string {
    const char = this.text[this.position];
    if (char === undefined || char === '\u0004') {
      throw new ParseFailure([detail('unexpected end of file', 'json.cpp', 433, 'variant_from_stream')], true);
    }
    return char;
  }

  private skipSpace(): boolean {
    const from = this.position;
    while (/[ \t\n\r]/.test(this.text[this.position] ?? '')) this.position++;
    return this.position > from;
  }

  private failure(message: string, line: number, method: string): ParseFailure {
    return new ParseFailure([detail(message, 'json.cpp', line, method)]);
  }
}

function numberFailure(kind: string, line: number, method: string): ParseFailure {
  const first = detail(`Couldn't parse ${kind}`, 'string.cpp', line, method);
  return new ParseFailure([first, detail('', 'string.cpp', line + 3, method)]);
}

function signedByte(char: string): number {
  const byte = new TextEncoder().encode(char)[0] ?? 0;
  return byte > 127 ? byte - 256 : byte;
}
