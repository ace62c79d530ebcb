import { fromHex, toHex } from '../bytes/bytes.ts';
import { CodecError } from '../bytes/error.ts';
import { checkAbiVersion, type Abi, type AbiKeyValueTable } from './abi.ts';

/**
 * Parses a JSON ABI (get_abi, a file, the first message of state history). Missing lists are empty, as older nodes omit
 * them. Throws 'Unsupported abi version', or CodecError with the path of malformed input.
 */
export function parseAbiJson(json: unknown): Abi {
  const abi = record(json, 'abi');
  checkAbiVersion(abi.version);
  return {
    version: abi.version,
    types: list(abi.types, 'types', (type) => ({ new_type_name: text(type.new_type_name), type: text(type.type) })),
    structs: list(abi.structs, 'structs', (struct) => ({
      name: text(struct.name),
      base: optionalText(struct.base),
      fields: list(struct.fields, 'fields', nameAndType),
    })),
    actions: list(abi.actions, 'actions', (action) => ({
      name: text(action.name),
      type: text(action.type),
      ricardian_contract: optionalText(action.ricardian_contract),
    })),
    tables: list(abi.tables, 'tables', (table) => ({
      name: text(table.name),
      index_type: optionalText(table.index_type),
      key_names: texts(table.key_names, 'key_names'),
      key_types: texts(table.key_types, 'key_types'),
      type: text(table.type),
    })),
    ricardian_clauses: list(abi.ricardian_clauses, 'ricardian_clauses', (clause) => ({
      id: text(clause.id),
      body: text(clause.body),
    })),
    error_messages: list(abi.error_messages, 'error_messages', (message) => ({
      error_code: integer(message.error_code),
      error_msg: text(message.error_msg),
    })),
    abi_extensions: items(abi.abi_extensions, 'abi_extensions').map((item, i) =>
      at('abi_extensions', i, () => extension(item)),
    ),
    variants: list(abi.variants, 'variants', (variant) => ({
      name: text(variant.name),
      types: texts(variant.types, 'types'),
    })),
    action_results: list(abi.action_results, 'action_results', (result) => ({
      name: text(result.name),
      result_type: text(result.result_type),
    })),
    ...(abi.kv_tables === undefined ? {} : { kv_tables: keyValueTables(abi.kv_tables) }),
  };
}

/** JSON of an ABI as nodeos prints it, safe for JSON.stringify. */
export function abiToJson(abi: Abi): Record<string, unknown> {
  // The binary form is not part of the JSON.
  const { kv_tables, binaryForm: _, ...rest } = abi;
  const json = {
    ...rest,
    error_messages: abi.error_messages.map(({ error_code, error_msg }) => ({
      error_code: error_code > 0xffffffffn ? String(error_code) : Number(error_code),
      error_msg,
    })),
    abi_extensions: abi.abi_extensions.map(([type, data]) => [type, toHex(data)]),
  };
  if (kv_tables === undefined) return json;
  return { ...json, kv_tables: Object.fromEntries(kv_tables.map((table) => [table.name, keyValueJson(table)])) };
}

function keyValueJson(table: AbiKeyValueTable): unknown {
  const secondary = table.secondary_indices.map((index) => [index.name, { type: index.type }]);
  return {
    type: table.type,
    primary_index: table.primary_index,
    secondary_indices: Object.fromEntries(secondary) as unknown,
  };
}

function keyValueTables(json: unknown): AbiKeyValueTable[] {
  return Object.entries(record(json, 'kv_tables')).map(([name, content]) => {
    const table = record(content, name);
    const secondary = table.secondary_indices === undefined ? {} : record(table.secondary_indices, 'secondary_indices');
    return {
      name,
      type: text(table.type),
      primary_index: nameAndType(record(table.primary_index, 'primary_index')),
      secondary_indices: Object.entries(secondary).map(([index, content]) => ({
        name: index,
        type: text(record(content, index).type),
      })),
    };
  });
}

function nameAndType(field: Record<string, unknown>): { name: string; type: string } {
  return { name: text(field.name), type: text(field.type) };
}

function extension(json: unknown): [number, Uint8Array] {
  if (Array.isArray(json)) return [Number(integer(json[0])), fromHex(text(json[1]))];
  const { tag, type, value, data } = record(json);
  return [Number(integer(tag ?? type)), fromHex(text(value ?? data))];
}

function record(json: unknown, step?: string): Record<string, unknown> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    const error = new CodecError('Expected an object');
    throw step === undefined ? error : error.within(step);
  }
  return json as Record<string, unknown>;
}

function items(json: unknown, step: string): unknown[] {
  if (json === undefined || json === null) return [];
  if (!Array.isArray(json)) throw new CodecError('Expected an array').within(step);
  return json;
}

function list<T>(json: unknown, step: string, read: (item: Record<string, unknown>) => T): T[] {
  return items(json, step).map((item, i) => at(step, i, () => read(record(item))));
}

function at<T>(step: string, index: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof CodecError ? error.within(`[${index}]`).within(step) : error;
  }
}

function texts(json: unknown, step: string): string[] {
  return items(json, step).map((item, i) => at(step, i, () => text(item)));
}

function text(json: unknown): string {
  if (typeof json !== 'string') throw new CodecError('Expected text');
  return json;
}

function optionalText(json: unknown): string {
  return json === undefined || json === null ? '' : text(json);
}

function integer(json: unknown): bigint {
  if (typeof json === 'bigint') return json;
  if (typeof json === 'number' && Number.isSafeInteger(json)) return BigInt(json);
  if (typeof json === 'string' && /^\d{1,20}$/.test(json)) return BigInt(json);
  throw new CodecError('Expected a number');
}
