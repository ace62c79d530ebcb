import { CodecError } from '../bytes/error.ts';

/** Contract ABI: names and types of actions and tables. Field names match nodeos' JSON. */
export interface Abi {
  version: string;
  types: AbiAlias[];
  structs: AbiStruct[];
  actions: AbiAction[];
  tables: AbiTable[];
  ricardian_clauses: { id: string; body: string }[];
  error_messages: { error_code: bigint; error_msg: string }[];
  abi_extensions: [type: number, data: Uint8Array][];
  /** Since ABI 1.1. */
  variants: AbiVariant[];
  /** Since ABI 1.2: types of action return values. */
  action_results: { name: string; result_type: string }[];
  /** Key-value tables of EOSIO 2.1; absent in nearly every ABI. */
  kv_tables?: AbiKeyValueTable[];
  /** Set on an ABI read from binary whose form differs from what encodeAbi would choose. */
  binaryForm?: AbiBinaryForm;
}

/** Differences between binary forms of one ABI, kept to reproduce the same bytes (and their hash). */
export interface AbiBinaryForm {
  /** Number of sections present from ricardian_clauses to kv_tables, empty ones included: 0 to 6. */
  sections: number;
  /** Unknown sections after them. */
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
  /** Base struct, whose fields come first, or ''. */
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
