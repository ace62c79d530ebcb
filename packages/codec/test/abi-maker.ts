import type { Abi, AbiStruct } from '../src/abi/abi.ts';

/** An ABI with the given parts only. */
export function abiOf(parts: Partial<Abi>): Abi {
  return {
    version: 'eosio::abi/1.2',
    types: [],
    structs: [],
    actions: [],
    tables: [],
    ricardian_clauses: [],
    error_messages: [],
    abi_extensions: [],
    variants: [],
    action_results: [],
    ...parts,
  };
}

/** Struct of a line like 'transfer(base) from:name to:name'. */
export function structOf(line: string): AbiStruct {
  const [head = '', ...fields] = line.split(' ');
  const [name = '', base = ''] = head.split(/[()]/);
  return {
    name,
    base,
    fields: fields.map((field) => {
      const [fieldName = '', type = ''] = field.split(':');
      return { name: fieldName, type };
    }),
  };
}
