import { ByteReader, ByteWriter } from '../cursor.ts';
import { CodecError, within } from '../error.ts';
import { checkAbiVersion, type Abi } from './abi.ts';
import { DecoderCompiler } from './decode.ts';
import { EncoderCompiler } from './encode.ts';
import { TypeResolver, type ResolvedType } from './resolve.ts';

/**
 * An ABI made ready for use: each type becomes a function that reads it and one that writes it when it is first needed,
 * so even a huge or hostile ABI costs nothing before. Values are described in the README of this package.
 * All methods throw CodecError with the path into the value.
 */
export interface CompiledAbi {
  readonly abi: Abi;
  /** Value of a type; the data has to end where the value does. */
  decode(type: string, data: Uint8Array): unknown;
  /** Value of a type at the reader's position; what follows is left. */
  decodeFrom(type: string, reader: ByteReader): unknown;
  encode(type: string, value: unknown): Uint8Array;
  encodeTo(type: string, value: unknown, writer: ByteWriter): void;
  actionType(name: string): string | undefined;
  tableType(name: string): string | undefined;
  actionResultType(name: string): string | undefined;
  /** Data of an action. What follows the fields the ABI knows is ignored, as nodeos does. `contract` is for messages only. */
  decodeAction(name: string, data: Uint8Array, contract?: string): unknown;
  encodeAction(name: string, value: unknown, contract?: string): Uint8Array;
  /** Row of a table; what follows is ignored. */
  decodeTableRow(table: string, data: Uint8Array): unknown;
  encodeTableRow(table: string, value: unknown): Uint8Array;
  /** What a type name stands for. */
  resolve(type: string): ResolvedType;
}

/** Compiles an ABI. Throws 'Unsupported abi version'; wrong types are found when used. */
export function compileAbi(abi: Abi): CompiledAbi {
  checkAbiVersion(abi.version);
  return new Compiled(abi);
}

class Compiled implements CompiledAbi {
  readonly abi: Abi;
  readonly #resolver: TypeResolver;
  readonly #decoders: DecoderCompiler;
  readonly #encoders: EncoderCompiler;
  readonly #actions: Map<string, string>;
  readonly #tables: Map<string, string>;
  readonly #results: Map<string, string>;
  readonly #writer = new ByteWriter(1024);
  #writing = false;

  constructor(abi: Abi) {
    this.abi = abi;
    this.#resolver = new TypeResolver(abi);
    this.#decoders = new DecoderCompiler(this.#resolver);
    this.#encoders = new EncoderCompiler(this.#resolver);
    this.#actions = new Map(abi.actions.map((action) => [action.name, action.type]));
    this.#tables = new Map((abi.kv_tables ?? []).map((table) => [table.name, table.type]));
    for (const table of abi.tables) this.#tables.set(table.name, table.type);
    this.#results = new Map(abi.action_results.map((result) => [result.name, result.result_type]));
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
    return this.#resolver.resolve(type);
  }

  decodeFrom(type: string, reader: ByteReader): unknown {
    const decode = this.#decoders.decoderOf(type);
    const { depth } = reader;
    try {
      return decode(reader);
    } catch (error) {
      throw within(error, type);
    } finally {
      reader.depth = depth;
    }
  }

  decode(type: string, data: Uint8Array): unknown {
    const reader = new ByteReader(data);
    const value = this.decodeFrom(type, reader);
    if (reader.remaining > 0) throw new CodecError(`${reader.remaining} bytes left after the value`).within(type);
    return value;
  }

  encodeTo(type: string, value: unknown, writer: ByteWriter): void {
    const encode = this.#encoders.encoderOf(type);
    const { depth } = writer;
    try {
      encode(writer, value, true);
    } catch (error) {
      throw within(error, type);
    } finally {
      writer.depth = depth;
    }
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
