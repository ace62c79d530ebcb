import { CodecError } from '../bytes/error.ts';

/** The interface of a contract: names and types of its actions and tables. Field names are those of the chain's JSON. */
export interface Abi {
  version: string;
  types: AbiAlias[];
  structs: AbiStruct[];
  actions: AbiAction[];
  tables: AbiTable[];
  ricardian_clauses: { id: string; body: string }[];
  error_messages: { error_code: bigint; error_msg: string }[];
  abi_extensions: [type: number, data: Uint8Array][];
  /** From ABI 1.1 on. */
  variants: AbiVariant[];
  /** From ABI 1.2 on: types of the values that actions return. */
  action_results: { name: string; result_type: string }[];
  /** Key-value tables of EOSIO 2.1; absent in nearly every ABI. */
  kv_tables?: AbiKeyValueTable[];
  /** Only of an ABI read from its binary form, where that is not the one encodeAbi would choose. */
  binaryForm?: AbiBinaryForm;
}

/** What two binary forms of one ABI can differ in; kept, so that the bytes (and the hash of them) come back. */
export interface AbiBinaryForm {
  /** How many of the sections from ricardian_clauses to kv_tables there are, empty ones included: 0 to 6. */
  sections: number;
  /** What follows them: sections that this version does not know. */
  tail: Uint8Array;
}

export interface AbiAlias {
  new_type_name: string;
  type: string;
}

export interface AbiField {
  name: string;
  type: string;
}

export interface AbiStruct {
  name: string;
  /** Name of the struct whose fields come first, or ''. */
  base: string;
  fields: AbiField[];
}

export interface AbiAction {
  name: string;
  type: string;
  ricardian_contract: string;
}

export interface AbiTable {
  name: string;
  index_type: string;
  key_names: string[];
  key_types: string[];
  type: string;
}

export interface AbiVariant {
  name: string;
  types: string[];
}

export interface AbiKeyValueTable {
  name: string;
  type: string;
  primary_index: { name: string; type: string };
  secondary_indices: { name: string; type: string }[];
}

/** Throws 'Unsupported abi version' for anything but eosio::abi/1.x. */
export function checkAbiVersion(version: unknown): asserts version is string {
  if (typeof version !== 'string' || !version.startsWith('eosio::abi/1.'))
    throw new CodecError('Unsupported abi version');
}
