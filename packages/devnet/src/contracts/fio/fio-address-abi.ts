import { abiOf } from '../abi-text.ts';

const owned = 'fio_address string, max_fee int64';
const tail = 'actor name, tpid string';

/** ABI of fio.address. */
export const fioAddressAbi = abiOf({
  structs: {
    tokenpubaddr: 'token_code string, chain_code string, public_address string',
    nftparam: 'chain_code string, contract_address string, token_id string, url string, hash string, metadata string',
    remnftparam: 'chain_code string, contract_address string, token_id string',
    fioname:
      'id uint64, name string, namehash uint128, domain string, domainhash uint128, expiration uint64, ' +
      'owner_account name, addresses tokenpubaddr[], bundleeligiblecountdown uint64',
    domain: 'id uint64, name string, domainhash uint128, account name, is_public uint8, expiration uint64',
    eosio_name: 'account name, clientkey string, keyhash uint128',
    nftinfo:
      'id uint64, fio_address string, chain_code string, chain_code_hash uint64, token_id string, ' +
      'token_id_hash uint128, url string, fio_address_hash uint128, contract_address string, ' +
      'contract_address_hash uint128, hash string, hash_index uint128, metadata string',
  },
  actions: {
    regaddress: `fio_address string, owner_fio_public_key string, max_fee int64, ${tail}`,
    regdomain: `fio_domain string, owner_fio_public_key string, max_fee int64, ${tail}`,
    renewdomain: 'fio_domain string, max_fee int64, tpid string, actor name',
    renewaddress: `${owned}, tpid string, actor name`,
    addbundles: 'fio_address string, bundle_sets int64, max_fee int64, tpid string, actor name',
    xferaddress: `fio_address string, new_owner_fio_public_key string, max_fee int64, ${tail}`,
    xferdomain: `fio_domain string, new_owner_fio_public_key string, max_fee int64, ${tail}`,
    setdomainpub: `fio_domain string, is_public int8, max_fee int64, ${tail}`,
    burnaddress: `${owned}, tpid string, actor name`,
    addaddress: `fio_address string, public_addresses tokenpubaddr[], max_fee int64, ${tail}`,
    remalladdr: `${owned}, ${tail}`,
    addnft: `fio_address string, nfts nftparam[], max_fee int64, ${tail}`,
    remnft: `fio_address string, nfts remnftparam[], max_fee int64, ${tail}`,
    remallnfts: `${owned}, ${tail}`,
    bind2eosio: 'account name, client_key string, existing bool',
    decrcounter: 'fio_address string, step int32',
  },
  tables: { fionames: 'fioname', domains: 'domain', accountmap: 'eosio_name', nfts: 'nftinfo' },
});
