import { maxDepth, type ByteReader } from '../bytes/cursor.ts';
import { CodecError, within } from '../bytes/error.ts';
import { builtins } from './builtins.ts';
import { defineField, type DecoderCompiler } from './decode.ts';
import type { ResolvedField, ResolvedType, TypeResolver } from './resolve.ts';

export type Skip = (reader: ByteReader) => void;

/**
 * Compiles types to functions that skip their values. Checks lengths, tags and depth, but not contents (symbol letters,
 * UTF-8).
 */
export class SkipperCompiler {
  readonly #resolver: TypeResolver;
  readonly #compiled = new Map<string, Skip>();

  constructor(resolver: TypeResolver) {
    this.#resolver = resolver;
  }

  skipperOf(type: string): Skip {
    const cached = this.#compiled.get(type);
    if (cached !== undefined) return cached;
    const compiled = this.#resolver.nested(type, (resolved) => this.#compile(resolved));
    this.#compiled.set(type, compiled);
    return compiled;
  }

  #compile(type: ResolvedType): Skip {
    switch (type.kind) {
      case 'builtin':
        return builtins.get(type.name)!.skip;
      case 'optional': {
        const skip = this.skipperOf(type.of);
        return (reader) => {
          if (reader.u8() !== 0) skip(reader);
        };
      }
      case 'array':
        return this.#array(type.of, type.size);
      case 'struct':
        return this.#struct(type.fields);
      case 'variant':
        return this.#variant(type.types);
    }
  }

  #array(of: string, fixedSize: number | null): Skip {
    const skip = this.skipperOf(of);
    return (reader) => {
      const size = fixedSize ?? reader.varuint32();
      if (size > reader.remaining && !this.#resolver.canBeEmpty(of)) throw new CodecError('Read past end of buffer');
      let i = 0;
      try {
        for (; i < size; i++) {
          const start = reader.pos;
          skip(reader);
          if (reader.pos === start) reader.countEmptyValue();
        }
      } catch (error) {
        throw within(error, `[${i}]`);
      }
    };
  }

  #struct(fields: readonly ResolvedField[]): Skip {
    let skippers: Skip[] | null = null;
    return (reader) => {
      skippers ??= fields.map((field) => namingField(field, () => this.skipperOf(field.type)));
      enter(reader);
      const start = reader.pos;
      for (let i = 0; i < fields.length; i++) {
        if (fields[i]!.extension && reader.remaining === 0) break;
        const skip = skippers[i]!;
        namingField(fields[i]!, () => skip(reader));
      }
      if (reader.pos === start) reader.countEmptyValue();
      reader.depth--;
    };
  }

  #variant(types: readonly string[]): Skip {
    return (reader) => {
      const index = reader.varuint32();
      const type = types[index];
      if (type === undefined) throw new CodecError(`Unpacked invalid tag (${index}) for variant`, { namesPath: true });
      enter(reader);
      this.skipperOf(type)(reader);
      reader.depth--;
    };
  }
}

function enter(reader: ByteReader): void {
  if (++reader.depth > maxDepth) throw new CodecError(`recursive definition, max_recursion_depth ${maxDepth}`);
}

function namingField<T>(field: ResolvedField, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw within(error, field.name);
  }
}

/** Reads the wanted fields and skips the others, up to the last wanted one. */
export function pickFields(
  fields: readonly ResolvedField[],
  wanted: ReadonlySet<string>,
  decoders: DecoderCompiler,
  skippers: SkipperCompiler,
): (reader: ByteReader) => Record<string, unknown> {
  const last = fields.findLastIndex((field) => wanted.has(field.name));
  return (reader) => {
    const value: Record<string, unknown> = {};
    enter(reader);
    for (const field of fields.slice(0, last + 1)) {
      if (field.extension && reader.remaining === 0) break;
      namingField(field, () => {
        if (wanted.has(field.name)) defineField(value, field.name, decoders.decoderOf(field.type)(reader));
        else skippers.skipperOf(field.type)(reader);
      });
    }
    reader.depth--;
    return value;
  };
}
