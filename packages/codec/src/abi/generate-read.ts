import type { ByteReader } from '../bytes/cursor.ts';
import { maxDepth } from '../bytes/cursor.ts';
import { builtins } from './builtins.ts';
import type { Decode } from './decode.ts';
import { SourceUnit, unsuited } from './generate.ts';
import type { ResolvedField, TypeResolver } from './resolve.ts';
import { shapeOf } from './shape.ts';
import type { Skip } from './skip.ts';

/**
 * Generates a function that reads a type; null if the type is left to closures. The function throws `unsuited` or the
 * reader's errors, without a path.
 */
export function generateDecoder(resolver: TypeResolver, type: string): Decode | null {
  const source = sourceFor(resolver, type);
  return source === null ? null : (source.whole('reads', type) as Decode);
}

/** Generates a function that skips a value; null if left to closures. */
export function generateSkipper(resolver: TypeResolver, type: string): Skip | null {
  const source = sourceFor(resolver, type);
  return source === null ? null : (source.whole('skips', type) as Skip);
}

/**
 * Generates a function that reads some fields of a struct and ignores what follows the last of them; null if left to
 * closures.
 */
export function generatePicker(
  resolver: TypeResolver,
  type: string,
  fields: readonly ResolvedField[],
  wanted: ReadonlySet<string>,
): ((reader: ByteReader) => Record<string, unknown>) | null {
  const source = sourceFor(resolver, type);
  return source === null ? null : source.picker(fields, wanted);
}

function sourceFor(resolver: TypeResolver, type: string): ReadSource | null {
  const shape = shapeOf(resolver, type);
  return shape === null ? null : new ReadSource(resolver, shape.counted);
}

/** Consecutive fixed-size values share one bounds check: `at` returns the expression for an offset. */
interface FixedRead {
  size: number;
  at: (place: string) => string;
}

class ReadSource {
  readonly #resolver: TypeResolver;
  readonly #counted: boolean;
  readonly #unit = new SourceUnit();
  readonly #fixed = new Map<string, FixedRead | null>();
  readonly #functions = { reads: new Map<string, string>(), skips: new Map<string, string>() };

  constructor(resolver: TypeResolver, counted: boolean) {
    this.#resolver = resolver;
    this.#counted = counted;
  }

  whole(what: 'reads' | 'skips', type: string): Decode | Skip {
    const name = this.#unit.newName();
    const line = what === 'reads' ? `return ${this.#read(type)};` : `${this.#skip(type)};`;
    this.#unit.define(name, 'r', [line]);
    return this.#unit.compile(name) as Decode | Skip;
  }

  picker(
    fields: readonly ResolvedField[],
    wanted: ReadonlySet<string>,
  ): (reader: ByteReader) => Record<string, unknown> {
    const name = this.#unit.newName();
    const last = fields.findLastIndex((field) => wanted.has(field.name));
    this.#unit.define(name, 'r', this.#struct(fields.slice(0, last + 1), wanted));
    return this.#unit.compile(name) as (reader: ByteReader) => Record<string, unknown>;
  }

  /** Expression that reads a value at the reader's position. */
  #read(type: string): string {
    const fixed = this.#fixedRead(type);
    if (fixed !== null) return this.#call('reads', type, (name) => this.#defineFixed(name, fixed));
    const resolved = this.#resolver.resolve(type);
    switch (resolved.kind) {
      case 'builtin':
        return `${this.#unit.constant(builtins.get(resolved.name)!.read)}(r)`;
      case 'optional':
        return `(r.u8() === 0 ? null : ${this.#read(resolved.of)})`;
      case 'array':
        return this.#call('reads', type, (name) => this.#defineArray(name, resolved.of, resolved.size));
      case 'struct':
        return this.#call('reads', type, (name) => this.#unit.define(name, 'r', this.#struct(resolved.fields, null)));
      case 'variant':
        return this.#call('reads', type, (name) => this.#defineVariant(name, resolved.types));
    }
  }

  /** Names the function before generating it, so that the type may contain itself. */
  #call(what: 'reads' | 'skips', type: string, define: (name: string) => void): string {
    const names = this.#functions[what];
    const cached = names.get(type);
    if (cached !== undefined) return `${cached}(r)`;
    const name = this.#unit.newName();
    names.set(type, name);
    define(name);
    return `${name}(r)`;
  }

  #defineFixed(name: string, fixed: FixedRead): void {
    this.#unit.define(name, 'r', ['const d = r.data;', `const p = r.skip(${fixed.size});`, `return ${fixed.at('p')};`]);
  }

  #fixedRead(type: string): FixedRead | null {
    const cached = this.#fixed.get(type);
    if (cached !== undefined) return cached;
    // Found by a type that contains itself, which never has a fixed size.
    this.#fixed.set(type, null);
    const compiled = this.#makeFixed(type);
    this.#fixed.set(type, compiled);
    return compiled;
  }

  #makeFixed(type: string): FixedRead | null {
    const resolved = this.#resolver.resolve(type);
    if (resolved.kind === 'builtin') {
      const { fixed } = builtins.get(resolved.name)!;
      if (fixed === null) return null;
      const at = this.#unit.constant(fixed.at);
      return { size: fixed.size, at: (place) => `${at}(d, ${place})` };
    }
    if (resolved.kind !== 'struct' || this.#counted) return null;
    const parts: { name: string; at: number; read: FixedRead }[] = [];
    let size = 0;
    for (const field of resolved.fields) {
      const read = field.extension ? null : this.#fixedRead(field.type);
      if (read === null) return null;
      parts.push({ name: field.name, at: size, read });
      size += read.size;
    }
    const name = this.#unit.newName();
    const fields = parts.map((part) => `${key(part.name)}: ${part.read.at(`p + ${part.at}`)}`);
    this.#unit.define(name, 'd, p', [`return { ${fields.join(', ')} };`]);
    return { size, at: (place) => `${name}(d, ${place})` };
  }

  #enter(): string[] {
    return this.#counted ? [`if (++r.depth > ${maxDepth}) throw ${this.#unit.constant(unsuited)};`] : [];
  }

  #leave(): string[] {
    return this.#counted ? ['r.depth--;'] : [];
  }

  /** Body of a function that reads a struct, or only its `wanted` fields. */
  #struct(fields: readonly ResolvedField[], wanted: ReadonlySet<string> | null): string[] {
    const lines = [...this.#enter(), 'const d = r.data;'];
    const properties: string[] = [];
    const result = (): string[] => [...this.#leave(), `return { ${properties.join(', ')} };`];
    for (let i = 0; i < fields.length;) {
      if (fields[i]!.extension) lines.push(`if (r.pos === d.length) {`, ...result(), '}');
      const run = this.#runFrom(fields, i);
      if (run.length === 0) {
        const field = fields[i]!;
        if (wanted === null || wanted.has(field.name)) {
          lines.push(`const v${i} = ${this.#read(field.type)};`);
          properties.push(`${key(field.name)}: v${i}`);
        } else lines.push(`${this.#skip(field.type)};`);
        i++;
        continue;
      }
      const size = run.reduce((sum, read) => sum + read.size, 0);
      lines.push(`const p${i} = r.skip(${size});`);
      let at = 0;
      for (const [offset, read] of run.entries()) {
        const field = fields[i + offset]!;
        if (wanted === null || wanted.has(field.name)) {
          lines.push(`const v${i + offset} = ${read.at(`p${i} + ${at}`)};`);
          properties.push(`${key(field.name)}: v${i + offset}`);
        }
        at += read.size;
      }
      i += run.length;
    }
    return [...lines, ...result()];
  }

  /** The run of consecutive fixed-size fields starting at `start`. */
  #runFrom(fields: readonly ResolvedField[], start: number): FixedRead[] {
    const run: FixedRead[] = [];
    for (let i = start; i < fields.length; i++) {
      if (i > start && fields[i]!.extension) break;
      const fixed = this.#fixedRead(fields[i]!.type);
      if (fixed === null) break;
      run.push(fixed);
    }
    return run;
  }

  #sizeLines(size: number | null): string[] {
    return [
      `const n = ${size ?? 'r.varuint32()'};`,
      `if (n > r.data.length - r.pos) throw ${this.#unit.constant(unsuited)};`,
    ];
  }

  #defineArray(name: string, of: string, size: number | null): void {
    const fixed = this.#fixedRead(of);
    const loop =
      fixed === null
        ? [`for (let i = 0; i < n; i++) a.push(${this.#read(of)});`]
        : [
            'const d = r.data;',
            `let p = r.skip(n * ${fixed.size});`,
            `for (let i = 0; i < n; i++, p += ${fixed.size}) a.push(${fixed.at('p')});`,
          ];
    this.#unit.define(name, 'r', [...this.#sizeLines(size), 'const a = [];', ...loop, 'return a;']);
  }

  #defineVariant(name: string, types: readonly string[]): void {
    const cases = types.map((type, index) =>
      [
        `case ${index}: {`,
        ...this.#enter(),
        `const v = ${this.#read(type)};`,
        ...this.#leave(),
        `return [${JSON.stringify(type)}, v];`,
        '}',
      ].join('\n'),
    );
    const other = `default: throw ${this.#unit.constant(unsuited)};`;
    this.#unit.define(name, 'r', ['switch (r.varuint32()) {', ...cases, other, '}']);
  }

  /** Statement that skips a value. */
  #skip(type: string): string {
    const fixed = this.#fixedRead(type);
    if (fixed !== null) return `r.skip(${fixed.size})`;
    const resolved = this.#resolver.resolve(type);
    switch (resolved.kind) {
      case 'builtin':
        return `${this.#unit.constant(builtins.get(resolved.name)!.skip)}(r)`;
      case 'optional':
        return `if (r.u8() !== 0) { ${this.#skip(resolved.of)}; }`;
      case 'array':
        return this.#call('skips', type, (name) => this.#defineArraySkip(name, resolved.of, resolved.size));
      case 'struct':
        return this.#call('skips', type, (name) => this.#unit.define(name, 'r', this.#structSkip(resolved.fields)));
      case 'variant':
        return this.#call('skips', type, (name) => this.#defineVariantSkip(name, resolved.types));
    }
  }

  #defineArraySkip(name: string, of: string, size: number | null): void {
    const fixed = this.#fixedRead(of);
    const rest = fixed === null ? `for (let i = 0; i < n; i++) { ${this.#skip(of)}; }` : `r.skip(n * ${fixed.size});`;
    this.#unit.define(name, 'r', [...this.#sizeLines(size), rest]);
  }

  #structSkip(fields: readonly ResolvedField[]): string[] {
    const lines = this.#enter();
    for (let i = 0; i < fields.length;) {
      if (fields[i]!.extension) lines.push(`if (r.pos === r.data.length) {`, ...this.#leave(), 'return;', '}');
      const run = this.#runFrom(fields, i);
      if (run.length === 0) lines.push(`${this.#skip(fields[i]!.type)};`);
      else lines.push(`r.skip(${run.reduce((sum, read) => sum + read.size, 0)});`);
      i += Math.max(1, run.length);
    }
    return [...lines, ...this.#leave()];
  }

  #defineVariantSkip(name: string, types: readonly string[]): void {
    const cases = types.map((type, index) =>
      [`case ${index}:`, ...this.#enter(), `${this.#skip(type)};`, ...this.#leave(), 'return;'].join('\n'),
    );
    const other = `default: throw ${this.#unit.constant(unsuited)};`;
    this.#unit.define(name, 'r', ['switch (r.varuint32()) {', ...cases, other, '}']);
  }
}

/** Property of an object literal; brackets make `__proto__` an ordinary one. */
function key(name: string): string {
  return name === '__proto__' ? '["__proto__"]' : JSON.stringify(name);
}
