import type { ByteReader, ByteWriter } from '../cursor.ts';
import { within } from '../error.ts';
import type { Decode, DecoderCompiler } from './decode.ts';
import type { Encode, EncoderCompiler } from './encode.ts';
import { generateDecoder, generateSkipper } from './generate-read.ts';
import { generateEncoder } from './generate-write.ts';
import type { TypeResolver } from './resolve.ts';
import type { Skip, SkipperCompiler } from './skip.ts';

/** What all types of an ABI are compiled with. */
export interface Compilers {
  resolver: TypeResolver;
  decoders: DecoderCompiler;
  encoders: EncoderCompiler;
  skippers: SkipperCompiler;
  /** Uses of a type after which it is worth generating source for it; Infinity where none may be. */
  hotAfter: number;
}

/** Values that generated code may hand back to the closures, without an error coming of it, before it is given up. */
const mostReturned = 50;

/**
 * One type's functions. Closures do the first uses and say what is wrong with a value: generated code keeps no path, so
 * where it fails, or meets what it was not made for, the closures start over.
 */
export class TypeCodec {
  readonly type: string;
  readonly #with: Compilers;
  readonly #read: FormSwitch<Decode>;
  readonly #write: FormSwitch<Encode>;
  readonly #pass: FormSwitch<Skip>;

  constructor(type: string, compilers: Compilers) {
    this.type = type;
    this.#with = compilers;
    const { resolver, hotAfter } = compilers;
    this.#read = new FormSwitch(hotAfter, () => generateDecoder(resolver, type));
    this.#write = new FormSwitch(hotAfter, () => generateEncoder(resolver, type));
    this.#pass = new FormSwitch(hotAfter, () => generateSkipper(resolver, type));
  }

  decode(reader: ByteReader): unknown {
    const generated = this.#read.generated ?? this.#read.use();
    const { pos, depth, emptyValues } = reader;
    if (generated !== null) {
      try {
        return generated(reader);
      } catch {
        reader.pos = pos;
        reader.depth = depth;
        reader.emptyValues = emptyValues;
      }
    }
    try {
      return this.#with.decoders.decoderOf(this.type)(reader);
    } catch (error) {
      throw within(error, this.type);
    } finally {
      reader.depth = depth;
    }
  }

  skip(reader: ByteReader): void {
    const generated = this.#pass.generated ?? this.#pass.use();
    const { pos, depth, emptyValues } = reader;
    if (generated !== null) {
      try {
        return generated(reader);
      } catch {
        reader.pos = pos;
        reader.depth = depth;
        reader.emptyValues = emptyValues;
      }
    }
    try {
      this.#with.skippers.skipperOf(this.type)(reader);
    } catch (error) {
      throw within(error, this.type);
    } finally {
      reader.depth = depth;
    }
  }

  encode(value: unknown, writer: ByteWriter): void {
    const generated = this.#write.generated ?? this.#write.use();
    const { size, depth } = writer;
    if (generated !== null) {
      try {
        return generated(writer, value, true);
      } catch {
        writer.size = size;
        writer.depth = depth;
      }
    }
    try {
      this.#with.encoders.encoderOf(this.type)(writer, value, true);
    } catch (error) {
      throw within(error, this.type);
    } finally {
      writer.depth = depth;
    }
    if (generated !== null) this.#write.returned();
  }
}

/** Decides when a type's generated function is made, and keeps it. */
class FormSwitch<F> {
  generated: F | null = null;
  readonly #generate: () => F | null;
  #usesLeft: number;
  #returned = 0;

  constructor(hotAfter: number, generate: () => F | null) {
    this.#usesLeft = hotAfter;
    this.#generate = generate;
  }

  /** Counts a use without a generated function; gives the function once the type is used enough. */
  use(): F | null {
    if (this.#usesLeft-- > 0) return null;
    // Once, whether it could be made or not.
    this.#usesLeft = Infinity;
    this.generated = this.#generate();
    return this.generated;
  }

  /** A value that the generated function refused was fine. */
  returned(): void {
    if (++this.#returned > mostReturned) this.generated = null;
  }
}
