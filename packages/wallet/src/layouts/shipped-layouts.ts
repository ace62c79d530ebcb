import type { Abi } from '@antescope/codec/abi/abi';
import { compileAbi, type CompiledAbi } from '@antescope/codec/abi/compile';

/** Contracts with shipped action layouts: a node's ABI cannot change how their actions are encoded. */
export type LayoutName = 'system' | 'token' | 'msig';

/** Layouts by contract account. Empty on chains with other system contracts, where the node's ABI is trusted. */
export type ContractLayouts = Readonly<Record<string, LayoutName>>;

/** Layouts of a chain with the standard contracts. */
export function standardLayouts(systemAccount: string): ContractLayouts {
  return { [systemAccount]: 'system', 'eosio.token': 'token', 'eosio.msig': 'msig' };
}

/** Structs as 'name type, name type'. */
type StructTexts = Readonly<Record<string, string>>;

const common: StructTexts = {
  permission_level: 'actor name, permission name',
  key_weight: 'key public_key, weight uint16',
  permission_level_weight: 'permission permission_level, weight uint16',
  wait_weight: 'wait_sec uint32, weight uint16',
  authority: 'threshold uint32, keys key_weight[], accounts permission_level_weight[], waits wait_weight[]',
  action: 'account name, name name, authorization permission_level[], data bytes',
  extension: 'type uint16, data bytes',
  transaction:
    'expiration time_point_sec, ref_block_num uint16, ref_block_prefix uint32, max_net_usage_words varuint32, ' +
    'max_cpu_usage_ms uint8, delay_sec varuint32, context_free_actions action[], actions action[], ' +
    'transaction_extensions extension[]',
};

const actions: Readonly<Record<LayoutName, StructTexts>> = {
  system: {
    newaccount: 'creator name, name name, owner authority, active authority',
    updateauth: 'account name, permission name, parent name, auth authority',
    deleteauth: 'account name, permission name',
    linkauth: 'account name, code name, type name, requirement name',
    unlinkauth: 'account name, code name, type name',
    canceldelay: 'canceling_auth permission_level, trx_id checksum256',
    setcode: 'account name, vmtype uint8, vmversion uint8, code bytes',
    setabi: 'account name, abi bytes',
    buyram: 'payer name, receiver name, quant asset',
    buyrambytes: 'payer name, receiver name, bytes uint32',
    sellram: 'account name, bytes int64',
    ramtransfer: 'from name, to name, bytes int64, memo string',
    delegatebw: 'from name, receiver name, stake_net_quantity asset, stake_cpu_quantity asset, transfer bool',
    undelegatebw: 'from name, receiver name, unstake_net_quantity asset, unstake_cpu_quantity asset',
    refund: 'owner name',
    claimrewards: 'owner name',
    regproducer: 'producer name, producer_key public_key, url string, location uint16',
    unregprod: 'producer name',
    voteproducer: 'voter name, proxy name, producers name[]',
    regproxy: 'proxy name, isproxy bool',
    bidname: 'bidder name, newname name, bid asset',
    bidrefund: 'bidder name, newname name',
    deposit: 'owner name, amount asset',
    withdraw: 'owner name, amount asset',
    buyrex: 'from name, amount asset',
    unstaketorex: 'owner name, receiver name, from_net asset, from_cpu asset',
    sellrex: 'from name, rex asset',
    cnclrexorder: 'owner name',
    rentcpu: 'from name, receiver name, loan_payment asset, loan_fund asset',
    rentnet: 'from name, receiver name, loan_payment asset, loan_fund asset',
    mvtosavings: 'owner name, rex asset',
    mvfrsavings: 'owner name, rex asset',
    powerup: 'payer name, receiver name, days uint32, net_frac int64, cpu_frac int64, max_payment asset',
  },
  token: {
    transfer: 'from name, to name, quantity asset, memo string',
    issue: 'to name, quantity asset, memo string',
    retire: 'quantity asset, memo string',
    create: 'issuer name, maximum_supply asset',
    open: 'owner name, symbol symbol, ram_payer name',
    close: 'owner name, symbol symbol',
  },
  msig: {
    propose: 'proposer name, proposal_name name, requested permission_level[], trx transaction',
    // Contracts before 1.8 lack the hash; encoding an approval with a hash fails there.
    approve: 'proposer name, proposal_name name, level permission_level, proposal_hash checksum256$',
    unapprove: 'proposer name, proposal_name name, level permission_level',
    cancel: 'proposer name, proposal_name name, canceler name',
    exec: 'proposer name, proposal_name name, executer name',
    invalidate: 'account name',
  },
};

const compiled = new Map<LayoutName, CompiledAbi>();

/** The shipped layouts of a contract as an ABI. */
export function shippedLayout(layout: LayoutName): CompiledAbi {
  let abi = compiled.get(layout);
  if (abi === undefined) {
    abi = compileAbi(abiOf(actions[layout]));
    compiled.set(layout, abi);
  }
  return abi;
}

function abiOf(texts: StructTexts): Abi {
  return {
    version: 'eosio::abi/1.1',
    types: [],
    structs: Object.entries({ ...common, ...texts }).map(([name, text]) => ({
      name,
      base: '',
      fields: text.split(', ').map((field) => {
        const [fieldName = '', type = ''] = field.split(' ');
        return { name: fieldName, type };
      }),
    })),
    actions: Object.keys(texts).map((name) => ({ name, type: name, ricardian_contract: '' })),
    tables: [],
    ricardian_clauses: [],
    error_messages: [],
    abi_extensions: [],
    variants: [],
    action_results: [],
  };
}
