import type { ByteReader, ByteWriter } from '../bytes/cursor.ts';
import { within } from '../bytes/error.ts';
import type { DecoderCompiler } from './decode.ts';
import type { Encode, EncoderCompiler } from './encode.ts';
import { FormSwitch } from './form-switch.ts';
import { generateDecoder, generateSkipper } from './generate-read.ts';
import { generateEncoder } from './generate-write.ts';
import { ReadForms } from './read-forms.ts';
import type { TypeResolver } from './resolve.ts';
import type { SkipperCompiler } from './skip.ts';

/** Compilers shared by all types of an ABI. */
export interface Compilers {
  resolver: TypeResolver;
  decoders: DecoderCompiler;
  encoders: EncoderCompiler;
  skippers: SkipperCompiler;
  /** Number of uses after which source is generated for a type; Infinity if not allowed. */
  hotAfter: number;
}

/** Functions of one type: closures first, generated code once it is hot. */
export class TypeCodec {
  readonly #type: string;
  readonly #encoders: EncoderCompiler;
  readonly #read: ReadForms<unknown>;
  readonly #pass: ReadForms<void>;
  readonly #write: FormSwitch<Encode>;

  constructor(type: string, { resolver, decoders, encoders, skippers, hotAfter }: Compilers) {
    this.#type = type;
    this.#encoders = encoders;
    this.#read = new ReadForms(
      type,
      hotAfter,
      () => generateDecoder(resolver, type),
      () => decoders.decoderOf(type),
    );
    this.#pass = new ReadForms(
      type,
      hotAfter,
      () => generateSkipper(resolver, type),
      () => skippers.skipperOf(type),
    );
    this.#write = new FormSwitch(hotAfter, () => generateEncoder(resolver, type));
  }

  decode(reader: ByteReader): unknown {
    return this.#read.run(reader);
  }

  skip(reader: ByteReader): void {
    this.#pass.run(reader);
  }

  /** As for reading, the closures start over if generated code fails. */
  encode(value: unknown, writer: ByteWriter): void {
    const generated = this.#write.current ?? this.#write.use();
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
      this.#encoders.encoderOf(this.#type)(writer, value, true);
    } catch (error) {
      throw within(error, this.#type);
    } finally {
      writer.depth = depth;
    }
    if (generated !== null) this.#write.returned();
  }
}
