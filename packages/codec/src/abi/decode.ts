import { maxDepth, type ByteReader } from '../bytes/cursor.ts';
import { CodecError, within } from '../bytes/error.ts';
import { builtins } from './builtins.ts';
import type { ResolvedField, ResolvedType, TypeResolver } from './resolve.ts';

export type Decode = (reader: ByteReader) => unknown;

/** Compiles types to functions that read them, one per type, created on first use and cached. */
export class DecoderCompiler {
  readonly #resolver: TypeResolver;
  readonly #compiled = new Map<string, Decode>();
  /** Pending work of structs and variants that are created but not yet used. */
  #toLink: (() => void)[] = [];

  constructor(resolver: TypeResolver) {
    this.#resolver = resolver;
  }

  /**
   * Compiles these types and all they refer to now, so that the first value has no delay. Unknown types throw later,
   * when used.
   */
  prepare(types: Iterable<string>): void {
    for (const type of types) tryTo(() => void this.decoderOf(type));
    // Linking may create further structs that need linking.
    for (let link = this.#toLink.pop(); link !== undefined; link = this.#toLink.pop()) tryTo(link);
  }

  decoderOf(type: string): Decode {
    const cached = this.#compiled.get(type);
    if (cached !== undefined) return cached;
    const compiled = this.#resolver.nested(type, (resolved) => this.#compile(resolved));
    this.#compiled.set(type, compiled);
    return compiled;
  }

  #compile(type: ResolvedType): Decode {
    switch (type.kind) {
      case 'builtin':
        return builtins.get(type.name)!.read;
      case 'optional': {
        const decode = this.decoderOf(type.of);
        return (reader) => (reader.u8() === 0 ? null : decode(reader));
      }
      case 'array':
        return this.#array(type.of, type.size);
      case 'struct':
        return this.#struct(type.fields);
      case 'variant':
        return this.#variant(type.types);
    }
  }

  #array(of: string, fixedSize: number | null): Decode {
    const decode = this.decoderOf(of);
    return (reader) => {
      const size = fixedSize ?? reader.varuint32();
      // Each element takes at least one byte, unless it can be empty, which the reader counts.
      if (size > reader.remaining && !this.#resolver.canBeEmpty(of)) throw new CodecError('Read past end of buffer');
      const values: unknown[] = [];
      let i = 0;
      try {
        for (; i < size; i++) {
          const start = reader.pos;
          values.push(decode(reader));
          if (reader.pos === start) reader.countEmptyValue();
        }
      } catch (error) {
        throw within(error, `[${i}]`);
      }
      return values;
    };
  }

  #struct(fields: readonly ResolvedField[]): Decode {
    let decoders: Decode[] | null = null;
    const { length } = fields;
    const link = (): Decode[] => (decoders ??= this.#linkFields(fields));
    this.#toLink.push(link);
    return (reader) => {
      decoders ??= link();
      if (++reader.depth > maxDepth) throw new CodecError(`recursive definition, max_recursion_depth ${maxDepth}`);
      const start = reader.pos;
      const value: Record<string, unknown> = {};
      let i = 0;
      try {
        for (; i < length; i++) {
          const field = fields[i]!;
          if (field.extension && reader.remaining === 0) break;
          if (field.name === '__proto__') defineField(value, field.name, decoders[i]!(reader));
          else value[field.name] = decoders[i]!(reader);
        }
      } catch (error) {
        throw this.#failed(error, fields[i]!);
      }
      if (reader.pos === start) reader.countEmptyValue();
      reader.depth--;
      return value;
    };
  }

  #linkFields(fields: readonly ResolvedField[]): Decode[] {
    return fields.map((field) => {
      try {
        return this.decoderOf(field.type);
      } catch (error) {
        throw within(error, field.name);
      }
    });
  }

  #failed(error: unknown, field: ResolvedField): CodecError {
    const first = !(error instanceof CodecError) || error.path === '';
    const failure = within(error, field.name);
    const type = first ? this.#resolver.resolve(field.type) : null;
    if (type?.kind === 'builtin') failure.builtin = type.name;
    return failure;
  }

  #variant(types: readonly string[]): Decode {
    const decoders = types.map((): Decode | null => null);
    this.#toLink.push(() => {
      for (const [index, type] of types.entries()) decoders[index] ??= this.decoderOf(type);
    });
    return (reader) => {
      const index = reader.varuint32();
      const type = types[index];
      if (type === undefined) throw new CodecError(`Unpacked invalid tag (${index}) for variant`, { namesPath: true });
      if (++reader.depth > maxDepth) throw new CodecError(`recursive definition, max_recursion_depth ${maxDepth}`);
      const decode = (decoders[index] ??= this.decoderOf(type));
      const value = decode(reader);
      reader.depth--;
      return [type, value];
    };
  }
}

function tryTo(prepare: () => void): void {
  try {
    prepare();
  } catch {
    // Thrown again, with its path, when a value reaches it.
  }
}

/** Sets a field of any name: assigning to `__proto__` would change the prototype instead. */
export function defineField(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
}
