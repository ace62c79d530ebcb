import type { Abi, AbiField } from '@antescope/codec/abi/abi';
import { compileAbi, type CompiledAbi } from '@antescope/codec/abi/compile';
import { CodecError } from '@antescope/codec/bytes/error';
import { ChainError, errorKinds, errorLine } from '../chain-error.ts';

function fields(text: string): AbiField[] {
  return text.split(' ').map((pair) => {
    const [name, type] = pair.split(':') as [string, string];
    return { name, type };
  });
}

const structs: Record<string, string> = {
  permission_level: 'actor:name permission:name',
  key_weight: 'key:public_key weight:uint16',
  permission_level_weight: 'permission:permission_level weight:uint16',
  wait_weight: 'wait_sec:uint32 weight:uint16',
  authority: 'threshold:uint32 keys:key_weight[] accounts:permission_level_weight[] waits:wait_weight[]',
  newaccount: 'creator:name name:name owner:authority active:authority',
  setcode: 'account:name vmtype:uint8 vmversion:uint8 code:bytes',
  setabi: 'account:name abi:bytes',
  updateauth: 'account:name permission:name parent:name auth:authority',
  deleteauth: 'account:name permission:name',
  linkauth: 'account:name code:name type:name requirement:name',
  unlinkauth: 'account:name code:name type:name',
  canceldelay: 'canceling_auth:permission_level trx_id:checksum256',
  onerror: 'sender_id:uint128 sent_trx:bytes',
  producer_key: 'producer_name:name block_signing_key:public_key',
  producer_schedule: 'version:uint32 producers:producer_key[]',
  block_header:
    'timestamp:block_timestamp_type producer:name confirmed:uint16 previous:checksum256 transaction_mroot:checksum256 ' +
    'action_mroot:checksum256 schedule_version:uint32 new_producers:producer_schedule?',
  onblock: 'header:block_header',
};

const actions = [
  'newaccount',
  'setcode',
  'setabi',
  'updateauth',
  'deleteauth',
  'linkauth',
  'unlinkauth',
  'canceldelay',
  'onerror',
  'onblock',
];

/** ABI of eosio without a system contract: the native actions. */
export const nativeAbiDefinition: Abi = {
  version: 'eosio::abi/1.1',
  types: [],
  structs: Object.entries(structs).map(([name, text]) => ({ name, base: '', fields: fields(text) })),
  actions: actions.map((name) => ({ name, type: name, ricardian_contract: '' })),
  tables: [],
  ricardian_clauses: [],
  error_messages: [],
  abi_extensions: [],
  variants: [],
  action_results: [],
};

export const nativeAbi: CompiledAbi = compileAbi(nativeAbiDefinition);

/** Decodes the data of a native action. Throws unpack_exception for malformed data. */
export function readNative(action: string, data: Uint8Array): unknown {
  try {
    return nativeAbi.decodeAction(action, data, 'eosio');
  } catch (error) {
    if (!(error instanceof CodecError)) throw error;
    throw new ChainError(errorKinds.unpack, [
      errorLine(['raw.hpp', 668, 'unpack'], 'error unpacking ${type}: ${reason}', {
        type: action,
        reason: error.message,
      }),
    ]);
  }
}
