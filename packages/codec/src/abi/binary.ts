import { ByteReader, ByteWriter } from '../bytes/cursor.ts';
import { CodecError } from '../bytes/error.ts';
import { checkAbiVersion, type Abi, type AbiKeyValueTable } from './abi.ts';

/**
 * Decodes a binary ABI (get_raw_abi, setabi, account rows of state history). Missing sections are empty; bytes after
 * the last known section are kept as they are. Throws 'Unsupported abi version' and the reader's errors.
 */
export function decodeAbi(data: Uint8Array): Abi {
  const r = new ByteReader(data);
  const version = r.string();
  checkAbiVersion(version);
  let sections = 0;
  const section = <T>(read: () => T): T[] => {
    if (r.remaining === 0) return [];
    sections++;
    return list(r, read);
  };
  const abi: Abi = {
    version,
    types: list(r, () => ({ new_type_name: r.string(), type: r.string() })),
    structs: list(r, () => ({ name: r.string(), base: r.string(), fields: list(r, () => nameAndType(r)) })),
    actions: list(r, () => ({ name: r.name(), type: r.string(), ricardian_contract: r.string() })),
    tables: list(r, () => ({
      name: r.name(),
      index_type: r.string(),
      key_names: strings(r),
      key_types: strings(r),
      type: r.string(),
    })),
    ricardian_clauses: section(() => ({ id: r.string(), body: r.string() })),
    error_messages: section(() => ({ error_code: r.u64(), error_msg: r.string() })),
    abi_extensions: section((): [number, Uint8Array] => [r.u16(), r.lengthAndBytes().slice()]),
    variants: section(() => ({ name: r.string(), types: strings(r) })),
    action_results: section(() => ({ name: r.name(), result_type: r.string() })),
  };
  const keyValueTables = readKeyValueTables(r);
  if (keyValueTables !== null) {
    abi.kv_tables = keyValueTables;
    sections++;
  }
  if (r.remaining > 0 || sections !== sectionsOf(abi))
    abi.binaryForm = { sections, tail: r.bytes(r.remaining).slice() };
  return abi;
}

/**
 * Other versions than EOSIO 2.1 store other data here: null, consuming nothing, if it is not a list of key-value
 * tables.
 */
function readKeyValueTables(reader: ByteReader): AbiKeyValueTable[] | null {
  const start = reader.pos;
  if (reader.remaining === 0) return null;
  try {
    return list(reader, () => keyValueTable(reader));
  } catch (error) {
    if (!(error instanceof CodecError)) throw error;
    reader.pos = start;
    return null;
  }
}

function list<T>(reader: ByteReader, read: () => T): T[] {
  const items: T[] = [];
  for (let remaining = reader.arraySize(); remaining > 0; remaining--) items.push(read());
  return items;
}

function strings(reader: ByteReader): string[] {
  return list(reader, () => reader.string());
}

function nameAndType(reader: ByteReader): { name: string; type: string } {
  return { name: reader.string(), type: reader.string() };
}

function keyValueTable(r: ByteReader): AbiKeyValueTable {
  return {
    name: r.name(),
    type: r.string(),
    primary_index: { name: r.name(), type: r.string() },
    secondary_indices: list(r, () => ({ name: r.name(), type: r.string() })),
  };
}

/**
 * Encodes an ABI in the form it was read from. Otherwise variants are always written, action results since ABI 1.2,
 * key-value tables if there are any.
 */
export function encodeAbi(abi: Abi): Uint8Array {
  const w = new ByteWriter(4096);
  w.string(abi.version);
  each(w, abi.types, (type) => texts(w, type.new_type_name, type.type));
  each(w, abi.structs, (struct) => {
    texts(w, struct.name, struct.base);
    each(w, struct.fields, (field) => texts(w, field.name, field.type));
  });
  each(w, abi.actions, (action) => {
    w.name(action.name);
    texts(w, action.type, action.ricardian_contract);
  });
  each(w, abi.tables, (table) => {
    w.name(table.name);
    w.string(table.index_type);
    each(w, table.key_names, (key) => w.string(key));
    each(w, table.key_types, (key) => w.string(key));
    w.string(table.type);
  });
  const sections = Math.max(abi.binaryForm?.sections ?? sectionsOf(abi), filledSections(abi));
  for (const write of sectionWriters.slice(0, sections)) write(w, abi);
  if (abi.binaryForm !== undefined && abi.binaryForm.sections === sections) w.bytes(abi.binaryForm.tail);
  return w.finish();
}

/** Number of sections encodeAbi writes by default. */
function sectionsOf(abi: Abi): number {
  const defaultCount = abi.version < 'eosio::abi/1.2' ? 4 : 5;
  return Math.max(defaultCount, filledSections(abi));
}

function filledSections(abi: Abi): number {
  const { ricardian_clauses, error_messages, abi_extensions, variants, action_results, kv_tables = [] } = abi;
  const all = [ricardian_clauses, error_messages, abi_extensions, variants, action_results, kv_tables];
  return all.findLastIndex((section) => section.length > 0) + 1;
}

const sectionWriters: readonly ((w: ByteWriter, abi: Abi) => void)[] = [
  (w, abi) => each(w, abi.ricardian_clauses, (clause) => texts(w, clause.id, clause.body)),
  (w, abi) =>
    each(w, abi.error_messages, (message) => {
      w.u64(message.error_code);
      w.string(message.error_msg);
    }),
  (w, abi) =>
    each(w, abi.abi_extensions, ([type, data]) => {
      w.u16(type);
      w.lengthAndBytes(data);
    }),
  (w, abi) =>
    each(w, abi.variants, (variant) => {
      w.string(variant.name);
      each(w, variant.types, (type) => w.string(type));
    }),
  (w, abi) =>
    each(w, abi.action_results, (result) => {
      w.name(result.name);
      w.string(result.result_type);
    }),
  (w, abi) => each(w, abi.kv_tables ?? [], (table) => writeKeyValueTable(w, table)),
];

function writeKeyValueTable(w: ByteWriter, table: AbiKeyValueTable): void {
  w.name(table.name);
  w.string(table.type);
  w.name(table.primary_index.name);
  w.string(table.primary_index.type);
  each(w, table.secondary_indices, (index) => {
    w.name(index.name);
    w.string(index.type);
  });
}

function each<T>(writer: ByteWriter, items: readonly T[], write: (item: T) => void): void {
  writer.varuint32(items.length);
  for (const item of items) write(item);
}

function texts(writer: ByteWriter, ...values: string[]): void {
  for (const value of values) writer.string(value);
}
