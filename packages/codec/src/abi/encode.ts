import { maxDepth, type ByteWriter } from '../bytes/cursor.ts';
import { CodecError, within } from '../bytes/error.ts';
import { builtins } from './builtins.ts';
import type { ResolvedField, ResolvedType, TypeResolver } from './resolve.ts';

/** `last`: nothing follows this value, so binary extensions may be omitted. */
export type Encode = (writer: ByteWriter, value: unknown, last: boolean) => void;

/** Compiles types to functions that write them, one per type, created on first use and cached. */
export class EncoderCompiler {
  readonly #resolver: TypeResolver;
  readonly #compiled = new Map<string, Encode>();

  constructor(resolver: TypeResolver) {
    this.#resolver = resolver;
  }

  encoderOf(type: string): Encode {
    const cached = this.#compiled.get(type);
    if (cached !== undefined) return cached;
    const compiled = this.#resolver.nested(type, (resolved) => this.#compile(resolved));
    this.#compiled.set(type, compiled);
    return compiled;
  }

  #compile(type: ResolvedType): Encode {
    switch (type.kind) {
      case 'builtin':
        return builtins.get(type.name)!.write;
      case 'optional': {
        const encode = this.encoderOf(type.of);
        return (writer, value) => {
          if (value === null || value === undefined) return writer.u8(0);
          writer.u8(1);
          encode(writer, value, false);
        };
      }
      case 'array':
        return this.#array(type.of, type.size);
      case 'struct':
        return this.#struct(type.fields, type.derived);
      case 'variant':
        return this.#variant(type.types);
    }
  }

  #array(of: string, fixedSize: number | null): Encode {
    const encode = this.encoderOf(of);
    return (writer, value) => {
      if (!Array.isArray(value))
        throw new CodecError('Expected input to be an array while processing', { namesPath: true });
      if (fixedSize === null) writer.varuint32(value.length);
      else if (value.length !== fixedSize) {
        throw new CodecError(`Expected ${fixedSize} elements, found ${value.length}, while processing`, {
          namesPath: true,
        });
      }
      let i = 0;
      try {
        for (; i < value.length; i++) encode(writer, value[i], false);
      } catch (error) {
        throw within(error, `[${i}]`);
      }
    };
  }

  #struct(fields: readonly ResolvedField[], derived: boolean): Encode {
    let encoders: Encode[] | null = null;
    return (writer, value, last) => {
      encoders ??= this.#linkFields(fields);
      if (++writer.depth > maxDepth) throw new CodecError(`recursive definition, max_recursion_depth ${maxDepth}`);
      if (Array.isArray(value)) writeItems(writer, fields, encoders, value, last, derived);
      else if (typeof value === 'object' && value !== null && !(value instanceof Uint8Array)) {
        writeFields(writer, fields, encoders, value as Record<string, unknown>, last);
      } else throw new CodecError('Unexpected input encountered while processing struct', { namesPath: true });
      writer.depth--;
    };
  }

  #linkFields(fields: readonly ResolvedField[]): Encode[] {
    return fields.map((field) => {
      try {
        return this.encoderOf(field.type);
      } catch (error) {
        throw within(error, field.name);
      }
    });
  }

  #variant(types: readonly string[]): Encode {
    const encoders = types.map((): Encode | null => null);
    return (writer, value) => {
      if (!Array.isArray(value) || value.length !== 2) {
        throw new CodecError('Expected input to be an array of two items while processing variant', {
          namesPath: true,
        });
      }
      const [type, content] = value as [unknown, unknown];
      if (typeof type !== 'string') {
        throw new CodecError('Encountered non-string as first item of input array while processing variant', {
          namesPath: true,
        });
      }
      const index = types.indexOf(type);
      if (index < 0) {
        throw new CodecError(`Specified type '${type}' in input array is not valid within the variant`, {
          namesPath: true,
        });
      }
      if (++writer.depth > maxDepth) throw new CodecError(`recursive definition, max_recursion_depth ${maxDepth}`);
      writer.varuint32(index);
      const encode = (encoders[index] ??= this.encoderOf(type));
      encode(writer, content, false);
      writer.depth--;
    };
  }
}

function writeFields(
  writer: ByteWriter,
  fields: readonly ResolvedField[],
  encoders: readonly Encode[],
  value: Record<string, unknown>,
  last: boolean,
): void {
  let ended = false;
  const { length } = fields;
  for (let i = 0; i < length; i++) {
    const field = fields[i]!;
    const item = Object.hasOwn(value, field.name) ? value[field.name] : undefined;
    if (item !== undefined) {
      if (ended) throw structError(`Unexpected field '${field.name}' found in input object while processing struct`);
      writeField(writer, field, encoders[i]!, item, last && i === length - 1);
    } else if (field.extension && last) ended = true;
    else if (ended)
      throw structError(
        `Encountered field '${field.name}' without binary extension designation while processing struct`,
      );
    else throw structError(`Missing field '${field.name}' in input object while processing struct`);
  }
}

/** nodeos also accepts an array of the field values in order. */
function writeItems(
  writer: ByteWriter,
  fields: readonly ResolvedField[],
  encoders: readonly Encode[],
  value: readonly unknown[],
  last: boolean,
  derived: boolean,
): void {
  if (derived) {
    throw structError('Using an input array is only allowed for structs without a base, not for the derived struct');
  }
  const { length } = fields;
  for (let i = 0; i < length; i++) {
    const field = fields[i]!;
    if (i < value.length) writeField(writer, field, encoders[i]!, value[i], last && i === length - 1);
    else if (field.extension && last) return;
    else
      throw structError(`Early end to input array, requires input for field '${field.name}', while processing struct`);
  }
}

function writeField(writer: ByteWriter, field: ResolvedField, encode: Encode, value: unknown, last: boolean): void {
  try {
    encode(writer, value, last);
  } catch (error) {
    throw within(error, field.name);
  }
}

function structError(text: string): CodecError {
  return new CodecError(text, { namesPath: true });
}
