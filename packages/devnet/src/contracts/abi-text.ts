import type { Abi, AbiField } from '@antescope/codec/abi/abi';

/** Compact ABI: a struct is 'field type, field type', or 'base: field type' if it extends another. */
export interface AbiText {
  readonly structs?: Readonly<Record<string, string>>;
  /** Fields of each action; its struct has the action's name. */
  readonly actions: Readonly<Record<string, string>>;
  /** Row struct of each table. */
  readonly tables: Readonly<Record<string, string>>;
  readonly types?: Readonly<Record<string, string>>;
  readonly variants?: Readonly<Record<string, readonly string[]>>;
  readonly results?: Readonly<Record<string, string>>;
}

/** Builds the ABI of a devnet contract; action results need version 1.2. */
export function abiOf(text: AbiText): Abi {
  const structs = { ...text.structs, ...text.actions };
  return {
    version: 'eosio::abi/1.2',
    types: Object.entries(text.types ?? {}).map(([new_type_name, type]) => ({ new_type_name, type })),
    structs: Object.entries(structs).map(([name, fields]) => ({ name, ...structOf(fields) })),
    actions: Object.keys(text.actions).map((name) => ({ name, type: name, ricardian_contract: '' })),
    tables: Object.entries(text.tables).map(([name, type]) => ({
      name,
      index_type: 'i64',
      key_names: [],
      key_types: [],
      type,
    })),
    ricardian_clauses: [],
    error_messages: [],
    abi_extensions: [],
    variants: Object.entries(text.variants ?? {}).map(([name, types]) => ({ name, types: [...types] })),
    action_results: Object.entries(text.results ?? {}).map(([name, result_type]) => ({ name, result_type })),
  };
}

function structOf(text: string): { base: string; fields: AbiField[] } {
  const colon = text.indexOf(':');
  const base = colon < 0 ? '' : text.slice(0, colon).trim();
  const list = text.slice(colon + 1).trim();
  return { base, fields: list === '' ? [] : list.split(',').map(fieldOf) };
}

function fieldOf(text: string): AbiField {
  const [name, type] = text.trim().split(/\s+/);
  if (name === undefined || type === undefined) throw new Error(`'${text}' is no field of a struct`);
  return { name, type };
}
