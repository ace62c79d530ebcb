import { maxDepth } from '../bytes/cursor.ts';
import { builtins, type FixedBuiltin } from './builtins.ts';
import type { Encode } from './encode.ts';
import { SourceUnit, unsuited } from './generate.ts';
import type { ResolvedField, ResolvedType, TypeResolver } from './resolve.ts';
import { shapeOf } from './shape.ts';

/**
 * Generates a function that writes a type; null if the type is left to closures. The function accepts plain objects
 * with all fields. For anything else (an array for a struct, a class instance, a missing field) it throws `unsuited` or
 * an error without a path.
 */
export function generateEncoder(resolver: TypeResolver, type: string): Encode | null {
  const shape = shapeOf(resolver, type);
  return shape === null ? null : new WriteSource(resolver, shape.counted).whole(type);
}

class Inherited extends Error {}

class WriteSource {
  readonly #resolver: TypeResolver;
  readonly #counted: boolean;
  readonly #unit = new SourceUnit();
  readonly #functions = new Map<string, string>();
  readonly #unsuited: string;

  constructor(resolver: TypeResolver, counted: boolean) {
    this.#resolver = resolver;
    this.#counted = counted;
    this.#unsuited = `throw ${this.#unit.constant(unsuited)};`;
  }

  whole(type: string): Encode | null {
    const name = this.#unit.newName();
    try {
      this.#unit.define(name, 'w, v, last', [this.#write(type, 'v', 'last')]);
    } catch (error) {
      if (error instanceof Inherited) return null;
      throw error;
    }
    return this.#unit.compile(name) as Encode;
  }

  /** Statement that writes the value of an expression. `last` is an expression too. */
  #write(type: string, value: string, last: string): string {
    const resolved = this.#resolver.resolve(type);
    switch (resolved.kind) {
      case 'builtin':
        return `${this.#unit.constant(builtins.get(resolved.name)!.write)}(w, ${value});`;
      case 'optional': {
        const write = this.#write(resolved.of, value, 'false');
        return `if (${value} === null || ${value} === undefined) w.u8(0); else { w.u8(1); ${write} }`;
      }
      default:
        return `${this.#function(type, resolved)}(w, ${value}, ${last});`;
    }
  }

  /** Names the function before generating it, so that the type may contain itself. */
  #function(type: string, resolved: ResolvedType): string {
    const cached = this.#functions.get(type);
    if (cached !== undefined) return cached;
    const name = this.#unit.newName();
    this.#functions.set(type, name);
    if (resolved.kind === 'array') this.#unit.define(name, 'w, v, last', this.#array(resolved.of, resolved.size));
    else if (resolved.kind === 'struct') this.#unit.define(name, 'w, v, last', this.#struct(resolved.fields));
    else if (resolved.kind === 'variant') this.#unit.define(name, 'w, v, last', this.#variant(resolved.types));
    return name;
  }

  #enter(): string[] {
    return this.#counted ? [`if (++w.depth > ${maxDepth}) ${this.#unsuited}`] : [];
  }

  #leave(): string[] {
    return this.#counted ? ['w.depth--;'] : [];
  }

  #array(of: string, size: number | null): string[] {
    return [
      `if (!Array.isArray(v)) ${this.#unsuited}`,
      'const n = v.length;',
      size === null ? 'w.varuint32(n);' : `if (n !== ${size}) ${this.#unsuited}`,
      `for (let i = 0; i < n; i++) { const x = v[i]; ${this.#write(of, 'x', 'false')} }`,
    ];
  }

  #variant(types: readonly string[]): string[] {
    const cases = types.map((type, index) =>
      [
        `case ${JSON.stringify(type)}: {`,
        `w.varuint32(${index});`,
        this.#write(type, 'x', 'false'),
        ...this.#leave(),
        'return;',
        '}',
      ].join('\n'),
    );
    // Of two equal types the first is written, as in the switch.
    return [
      `if (!Array.isArray(v) || v.length !== 2) ${this.#unsuited}`,
      ...this.#enter(),
      'const x = v[1];',
      'switch (v[0]) {',
      ...cases,
      `default: ${this.#unsuited}`,
      '}',
    ];
  }

  #struct(fields: readonly ResolvedField[]): string[] {
    const proto = this.#unit.constant(Object.prototype);
    const lines = [
      `if (typeof v !== 'object' || v === null || Object.getPrototypeOf(v) !== ${proto}) ${this.#unsuited}`,
      ...this.#enter(),
    ];
    for (const [i, field] of fields.entries()) {
      // Every object inherits such a property; the closures check whether it is its own.
      if (field.name in Object.prototype) throw new Inherited();
      lines.push(`const v${i} = v[${JSON.stringify(field.name)}];`);
    }
    for (let i = 0; i < fields.length;) {
      if (fields[i]!.extension) lines.push(this.#ending(fields, i));
      const run = this.#runFrom(fields, i);
      lines.push(...(run.length === 0 ? this.#field(fields, i) : this.#fixedFields(i, run)));
      i += Math.max(1, run.length);
    }
    return [...lines, ...this.#leave()];
  }

  /** An extension may be omitted if nothing follows; all extensions after it must then be omitted too. */
  #ending(fields: readonly ResolvedField[], from: number): string {
    const later = fields.slice(from);
    if (later.some((field) => !field.extension)) return `if (v${from} === undefined) ${this.#unsuited}`;
    const laterPresent = later.slice(1).map((_, offset) => ` || v${from + 1 + offset} !== undefined`);
    return `if (v${from} === undefined) { if (!last${laterPresent.join('')}) ${this.#unsuited} ${this.#leave().join('')} return; }`;
  }

  #field(fields: readonly ResolvedField[], i: number): string[] {
    const { type } = fields[i]!;
    // Other types reject undefined themselves.
    const missing =
      this.#resolver.resolve(type).kind === 'optional' ? [`if (v${i} === undefined) ${this.#unsuited}`] : [];
    return [...missing, this.#write(type, `v${i}`, i === fields.length - 1 ? 'last' : 'false')];
  }

  #fixedFields(start: number, run: readonly FixedBuiltin[]): string[] {
    const size = run.reduce((sum, fixed) => sum + fixed.size, 0);
    const lines = [`const p${start} = w.reserve(${size});`, `const d${start} = w.data;`];
    let at = 0;
    for (const [offset, fixed] of run.entries()) {
      lines.push(`${this.#unit.constant(fixed.put)}(d${start}, p${start} + ${at}, v${start + offset});`);
      at += fixed.size;
    }
    return lines;
  }

  /** The run of consecutive fixed-size fields starting at `start`. */
  #runFrom(fields: readonly ResolvedField[], start: number): FixedBuiltin[] {
    const run: FixedBuiltin[] = [];
    for (let i = start; i < fields.length; i++) {
      const resolved = this.#resolver.resolve(fields[i]!.type);
      const fixed = resolved.kind === 'builtin' ? builtins.get(resolved.name)!.fixed : null;
      if (fixed === null || (i > start && fields[i]!.extension)) break;
      run.push(fixed);
    }
    return run;
  }
}
