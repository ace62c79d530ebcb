import { ByteReader, ByteWriter } from '../bytes/cursor.ts';
import { CodecError } from '../bytes/error.ts';
import { checkAbiVersion, type Abi } from './abi.ts';
import { DecoderCompiler } from './decode.ts';
import { EncoderCompiler } from './encode.ts';
import { canGenerate } from './generate.ts';
import { TypeResolver, type ResolvedType } from './resolve.ts';
import { makePicker, type Picker } from './pick.ts';
import { SkipperCompiler } from './skip.ts';
import { TypeCodec, type Compilers } from './type-codec.ts';

/**
 * How types are compiled. 'generated': generates source for a type on first use. 'closures': nested functions, which
 * need no permission to evaluate code. 'auto': closures, and in Node generated code for hot types. Values, bytes and
 * errors are the same.
 */
export type CompiledForm = 'auto' | 'generated' | 'closures';

/**
 * A compiled ABI: functions that read, write and skip each type. Types are compiled on first use, so a large or hostile
 * ABI costs nothing until then. The README of this package describes the values. All methods throw CodecError with the
 * path of the value.
 */
export interface CompiledAbi {
  readonly abi: Abi;
  /** Decodes a value; trailing data is an error. */
  decode(type: string, data: Uint8Array): unknown;
  /** Decodes the value at the reader's position and ignores what follows. */
  decodeFrom(type: string, reader: ByteReader): unknown;
  /** Skips a value. Checks lengths, tags and depth, but not contents. */
  skip(type: string, reader: ByteReader): void;
  /**
   * Returns a function that reads only these fields of a struct, skipping the others and ignoring what follows the last
   * of them. Throws if the type is not a struct or lacks a field.
   */
  picker(type: string, fields: readonly string[]): Picker;
  encode(type: string, value: unknown): Uint8Array;
  /** Throws what encode would throw, without encoding. */
  validate(type: string, value: unknown): void;
  encodeTo(type: string, value: unknown, writer: ByteWriter): void;
  actionType(name: string): string | undefined;
  tableType(name: string): string | undefined;
  actionResultType(name: string): string | undefined;
  /**
   * Decodes action data. Data after the fields of the ABI is ignored, as in nodeos. `contract` is for messages only.
   */
  decodeAction(name: string, data: Uint8Array, contract?: string): unknown;
  encodeAction(name: string, value: unknown, contract?: string): Uint8Array;
  /** Decodes a table row; trailing data is ignored. */
  decodeTableRow(table: string, data: Uint8Array): unknown;
  encodeTableRow(table: string, value: unknown): Uint8Array;
  /** Resolves a type name. */
  resolve(type: string): ResolvedType;
}

/** Compiles an ABI. Throws 'Unsupported abi version'; invalid types throw when used. */
export function compileAbi(abi: Abi, options: { form?: CompiledForm } = {}): CompiledAbi {
  checkAbiVersion(abi.version);
  return new Compiled(abi, options.form ?? 'auto');
}

/** Number of uses after which generating code for a type pays off in Node. */
const hotAfter = 100;
/** Maximum number of cached types, above what any contract has. */
const maxCached = 10_000;
/** ABIs with up to this many parts are compiled at once, so that the first value has no delay. */
const maxEager = 3000;

function usesBefore(form: CompiledForm): number {
  if (form === 'generated') return 0;
  return form === 'auto' && canGenerate() ? hotAfter : Infinity;
}

class Compiled implements CompiledAbi {
  readonly abi: Abi;
  readonly #compilers: Compilers;
  readonly #codecs = new Map<string, TypeCodec>();
  readonly #actions: Map<string, string>;
  readonly #tables: Map<string, string>;
  readonly #results: Map<string, string>;
  readonly #writer = new ByteWriter(1024);
  #writing = false;

  constructor(abi: Abi, form: CompiledForm) {
    this.abi = abi;
    const resolver = new TypeResolver(abi);
    this.#compilers = {
      resolver,
      decoders: new DecoderCompiler(resolver),
      encoders: new EncoderCompiler(resolver),
      skippers: new SkipperCompiler(resolver),
      hotAfter: usesBefore(form),
    };
    this.#actions = new Map(abi.actions.map((action) => [action.name, action.type]));
    this.#tables = new Map((abi.kv_tables ?? []).map((table) => [table.name, table.type]));
    for (const table of abi.tables) this.#tables.set(table.name, table.type);
    this.#results = new Map(abi.action_results.map((result) => [result.name, result.result_type]));
    this.#prepare();
  }

  #prepare(): void {
    const { types: aliases, actions, structs, variants } = this.abi;
    let parts = aliases.length + actions.length + this.#tables.size + structs.length + variants.length;
    for (const struct of structs) parts += struct.fields.length;
    for (const variant of variants) parts += variant.types.length;
    if (parts > maxEager) return;
    const types = new Set([...this.#actions.values(), ...this.#tables.values()]);
    for (const type of types) this.#codec(type);
    this.#compilers.decoders.prepare(types);
  }

  #codec(type: string): TypeCodec {
    const cached = this.#codecs.get(type);
    if (cached !== undefined) return cached;
    const compiled = new TypeCodec(type, this.#compilers);
    // Unknown names get here too.
    if (this.#codecs.size < maxCached) this.#codecs.set(type, compiled);
    return compiled;
  }

  actionType(name: string): string | undefined {
    return this.#actions.get(name);
  }

  tableType(name: string): string | undefined {
    return this.#tables.get(name);
  }

  actionResultType(name: string): string | undefined {
    return this.#results.get(name);
  }

  resolve(type: string): ResolvedType {
    return this.#compilers.resolver.resolve(type);
  }

  decodeFrom(type: string, reader: ByteReader): unknown {
    return this.#codec(type).decode(reader);
  }

  skip(type: string, reader: ByteReader): void {
    this.#codec(type).skip(reader);
  }

  picker(type: string, fields: readonly string[]): Picker {
    return makePicker(this.#compilers, type, fields);
  }

  decode(type: string, data: Uint8Array): unknown {
    const reader = new ByteReader(data);
    const value = this.decodeFrom(type, reader);
    if (reader.remaining > 0) throw new CodecError(`${reader.remaining} bytes left after the value`).within(type);
    return value;
  }

  encodeTo(type: string, value: unknown, writer: ByteWriter): void {
    this.#codec(type).encode(value, writer);
  }

  validate(type: string, value: unknown): void {
    this.#codec(type).encode(value, new ByteWriter());
  }

  encode(type: string, value: unknown): Uint8Array {
    // A getter in the value could call encode again while the shared writer is in use.
    if (this.#writing) {
      const writer = new ByteWriter();
      this.encodeTo(type, value, writer);
      return writer.finish();
    }
    this.#writing = true;
    try {
      this.#writer.clear();
      this.encodeTo(type, value, this.#writer);
      return this.#writer.finish();
    } finally {
      this.#writing = false;
    }
  }

  #typeOfAction(name: string, contract: string | undefined): string {
    const type = this.#actions.get(name);
    if (type === undefined) throw new CodecError(`Unknown action ${name} in contract ${contract ?? ''}`.trimEnd());
    return type;
  }

  #typeOfTable(name: string): string {
    const type = this.#tables.get(name);
    if (type === undefined) throw new CodecError(`Unknown table ${name}`);
    return type;
  }

  decodeAction(name: string, data: Uint8Array, contract?: string): unknown {
    return this.decodeFrom(this.#typeOfAction(name, contract), new ByteReader(data));
  }

  encodeAction(name: string, value: unknown, contract?: string): Uint8Array {
    return this.encode(this.#typeOfAction(name, contract), value);
  }

  decodeTableRow(table: string, data: Uint8Array): unknown {
    return this.decodeFrom(this.#typeOfTable(table), new ByteReader(data));
  }

  encodeTableRow(table: string, value: unknown): Uint8Array {
    return this.encode(this.#typeOfTable(table), value);
  }
}
