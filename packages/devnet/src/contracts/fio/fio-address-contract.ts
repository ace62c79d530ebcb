import { nameToU64 } from '@antescope/codec/chain/name';
import type { ApplyContext, Contract } from '../../contract.ts';
import { check } from '../check.ts';
import { dispatch, withData } from '../dispatch.ts';
import { accountForKey } from './fio-accounts.ts';
import { fioAddressAbi } from './fio-address-abi.ts';
import { collectFee, ownHandle } from './fio-fees.ts';
import { clientKeyOf, domainOf, handleOf, secondsOf } from './fio-lookup.ts';
import { hashKey, isDomain, isHandle, numberKey, textHash } from './fio-names.ts';
import { addNfts, eraseNfts, removeAllNfts, removeNfts } from './fio-nfts.ts';
import type { DomainRow, HandleRow, KeyRow, MappedAddress } from './fio-rows.ts';

const yearSeconds = 365n * 86_400n;
const burnAfterSeconds = 90n * 86_400n;
/** Addresses do not expire since 2023. */
const noExpiration = 4_294_967_295n;
const bundlesPerSet = 100n;

interface Terms {
  max_fee: bigint;
  actor: string;
  tpid: string;
}

/** fio.address: addresses ('alice@edge') and domains, their public keys and NFTs. */
export const fioAddressContract: Contract = {
  name: 'fio-address',
  version: 1,
  abi: fioAddressAbi,
  apply: (ctx) =>
    dispatch(ctx, {
      regaddress: withData(registerAddress),
      regdomain: withData(registerDomain),
      renewdomain: withData(renewDomain),
      renewaddress: withData(renewAddress),
      addbundles: withData(addBundles),
      xferaddress: withData(transferAddress),
      xferdomain: withData(transferDomain),
      setdomainpub: withData(setPublic),
      burnaddress: withData(burnAddress),
      addaddress: withData(mapAddresses),
      remalladdr: withData(unmapAll),
      addnft: withData(addNfts),
      remnft: withData(removeNfts),
      remallnfts: withData(removeAllNfts),
      bind2eosio: withData(bindKey),
      decrcounter: withData(spendBundles),
    }),
};

function registerAddress(ctx: ApplyContext, data: Terms & { fio_address: string; owner_fio_public_key: string }): void {
  ctx.requireAuth(data.actor);
  const name = data.fio_address.toLowerCase();
  check(ctx, isHandle(name), 'Invalid FIO Address');
  check(ctx, handleOf(ctx, name) === null, 'FIO Address already registered');
  const [, domain = ''] = name.split('@');
  const parent = domainOf(ctx, domain)?.row;
  check(ctx, parent !== undefined, 'FIO Domain not registered');
  check(ctx, parent.expiration > secondsOf(ctx), 'FIO Domain expired');
  check(
    ctx,
    parent.is_public === 1 || parent.account === data.actor,
    'FIO Domain is not public. Only owner can create FIO Addresses.',
  );
  const owner = ownerOf(ctx, data.owner_fio_public_key, data.actor);
  const names = ctx.table<HandleRow>('fionames');
  const id = names.availablePrimaryKey();
  const row: HandleRow = {
    id,
    name,
    namehash: textHash(name),
    domain,
    domainhash: textHash(domain),
    expiration: noExpiration,
    owner_account: owner,
    addresses: [{ token_code: 'FIO', chain_code: 'FIO', public_address: keyOf(ctx, data.owner_fio_public_key, owner) }],
    bundleeligiblecountdown: bundlesPerSet,
  };
  names.emplace(ctx.receiver, id, row, handleKeys(row));
  charge(ctx, data, 'register_fio_address', 'bpbucketpool');
}

function handleKeys(row: HandleRow) {
  return [
    hashKey(row.domainhash),
    numberKey(row.expiration),
    numberKey(nameToU64(row.owner_account)),
    hashKey(row.namehash),
  ];
}

function domainKeys(row: DomainRow) {
  return [numberKey(nameToU64(row.account)), numberKey(row.expiration), hashKey(row.domainhash)];
}

function registerDomain(ctx: ApplyContext, data: Terms & { fio_domain: string; owner_fio_public_key: string }): void {
  ctx.requireAuth(data.actor);
  const name = data.fio_domain.toLowerCase();
  check(ctx, isDomain(name), 'Invalid FIO Domain');
  check(ctx, domainOf(ctx, name) === null, 'FIO Domain already registered');
  const domains = ctx.table<DomainRow>('domains');
  const id = domains.availablePrimaryKey();
  const row: DomainRow = {
    id,
    name,
    domainhash: textHash(name),
    account: ownerOf(ctx, data.owner_fio_public_key, data.actor),
    is_public: 0,
    expiration: secondsOf(ctx) + yearSeconds,
  };
  domains.emplace(ctx.receiver, id, row, domainKeys(row));
  charge(ctx, data, 'register_fio_domain', 'bpbucketpool');
}

function renewDomain(ctx: ApplyContext, data: Terms & { fio_domain: string }): void {
  ctx.requireAuth(data.actor);
  const found = domainOf(ctx, data.fio_domain.toLowerCase());
  check(ctx, found !== null, 'FIO Domain not registered');
  check(ctx, found.row.expiration + burnAfterSeconds > secondsOf(ctx), 'FIO Domain expired');
  ctx.table<DomainRow>('domains').modify(found.id, null, (row) => void (row.expiration += yearSeconds), domainKeys);
  charge(ctx, data, 'renew_fio_domain', 'bpbucketpool');
}

/** Addresses no longer expire: a renewal adds a set of bundled transactions. */
function renewAddress(ctx: ApplyContext, data: Terms & { fio_address: string }): void {
  ctx.requireAuth(data.actor);
  const found = handleOf(ctx, data.fio_address.toLowerCase());
  check(ctx, found !== null, 'FIO Address not registered');
  giveBundles(ctx, found.id, bundlesPerSet);
  charge(ctx, data, 'renew_fio_address', 'bpbucketpool');
}

function addBundles(ctx: ApplyContext, data: Terms & { fio_address: string; bundle_sets: bigint }): void {
  ctx.requireAuth(data.actor);
  check(ctx, data.bundle_sets > 0n, 'Invalid bundle_sets value');
  const found = handleOf(ctx, data.fio_address.toLowerCase());
  check(ctx, found !== null, 'FIO Address not registered');
  giveBundles(ctx, found.id, bundlesPerSet * data.bundle_sets);
  collectFee(ctx, {
    endPoint: 'add_bundled_transactions',
    actor: data.actor,
    maxFee: data.max_fee,
    tpid: data.tpid,
    times: data.bundle_sets,
  });
}

function giveBundles(ctx: ApplyContext, id: bigint, count: bigint): void {
  ctx.table<HandleRow>('fionames').modify(id, null, (row) => void (row.bundleeligiblecountdown += count));
}

function transferAddress(
  ctx: ApplyContext,
  data: Terms & { fio_address: string; new_owner_fio_public_key: string },
): void {
  ctx.requireAuth(data.actor);
  const { id, row } = ownHandle(ctx, data.fio_address, data.actor);
  const owner = accountForKey(ctx, data.new_owner_fio_public_key);
  check(ctx, owner !== data.actor, 'Cannot transfer to self');
  eraseNfts(ctx, row.name);
  // Mapped public addresses are those of the former owner.
  const addresses = [{ token_code: 'FIO', chain_code: 'FIO', public_address: data.new_owner_fio_public_key }];
  ctx
    .table<HandleRow>('fionames')
    .modify(id, null, (changed) => void Object.assign(changed, { owner_account: owner, addresses }), handleKeys);
  charge(ctx, data, 'transfer_fio_address');
}

function transferDomain(
  ctx: ApplyContext,
  data: Terms & { fio_domain: string; new_owner_fio_public_key: string },
): void {
  const { id } = ownDomain(ctx, data);
  const account = accountForKey(ctx, data.new_owner_fio_public_key);
  check(ctx, account !== data.actor, 'Cannot transfer to self');
  ctx.table<DomainRow>('domains').modify(id, null, (row) => void Object.assign(row, { account }), domainKeys);
  charge(ctx, data, 'transfer_fio_domain');
}

function setPublic(ctx: ApplyContext, data: Terms & { fio_domain: string; is_public: number }): void {
  check(ctx, data.is_public === 0 || data.is_public === 1, 'is_public must be 0 or 1');
  const { id } = ownDomain(ctx, data);
  ctx.table<DomainRow>('domains').modify(id, null, (row) => void (row.is_public = data.is_public));
  charge(ctx, data, 'set_fio_domain_public');
}

function burnAddress(ctx: ApplyContext, data: Terms & { fio_address: string }): void {
  ctx.requireAuth(data.actor);
  const { id, row } = ownHandle(ctx, data.fio_address, data.actor);
  // The bundled transactions of the address pay before they are gone.
  collectFee(ctx, {
    endPoint: 'burn_fio_address',
    actor: data.actor,
    maxFee: data.max_fee,
    tpid: data.tpid,
    bundlesOf: row.name,
  });
  eraseNfts(ctx, row.name);
  ctx.table<HandleRow>('fionames').erase(id);
}

function mapAddresses(
  ctx: ApplyContext,
  data: Terms & { fio_address: string; public_addresses: MappedAddress[] },
): void {
  ctx.requireAuth(data.actor);
  const { id } = ownHandle(ctx, data.fio_address, data.actor);
  const added = data.public_addresses;
  check(ctx, added.length > 0 && added.length <= 5, 'Min 1, Max 5 public addresses are allowed');
  const replaces = (old: MappedAddress): boolean =>
    added.some((one) => one.token_code === old.token_code && one.chain_code === old.chain_code);
  ctx.table<HandleRow>('fionames').modify(id, null, (row) => {
    row.addresses = [...row.addresses.filter((old) => !replaces(old)), ...added];
  });
  charge(ctx, data, 'add_pub_address', 'bprewards', data.fio_address);
}

function unmapAll(ctx: ApplyContext, data: Terms & { fio_address: string }): void {
  ctx.requireAuth(data.actor);
  const { id } = ownHandle(ctx, data.fio_address, data.actor);
  ctx.table<HandleRow>('fionames').modify(id, null, (row) => {
    row.addresses = row.addresses.filter(({ chain_code }) => chain_code === 'FIO');
  });
  charge(ctx, data, 'remove_all_pub_addresses', 'bprewards', data.fio_address);
}

/** Records the key of an account. Sent by the contracts that create accounts. */
function bindKey(ctx: ApplyContext, { account, client_key }: { account: string; client_key: string }): void {
  requireContract(ctx);
  const keys = ctx.table<KeyRow>('accountmap');
  if (keys.has(account)) return;
  const row = { account, clientkey: client_key, keyhash: textHash(client_key) };
  keys.emplace(ctx.receiver, account, row, [hashKey(row.keyhash)]);
}

function spendBundles(ctx: ApplyContext, { fio_address, step }: { fio_address: string; step: number }): void {
  requireContract(ctx);
  const found = handleOf(ctx, fio_address);
  check(ctx, found !== null, 'FIO Address not registered');
  giveBundles(ctx, found.id, -BigInt(step));
}

function requireContract(ctx: ApplyContext): void {
  const contracts = ['eosio', 'fio.address', 'fio.token', 'fio.staking'];
  check(
    ctx,
    contracts.some((name) => ctx.hasAuth(name)),
    'missing required authority of a FIO contract',
  );
}

function ownDomain(ctx: ApplyContext, data: Terms & { fio_domain: string }): { id: bigint; row: DomainRow } {
  ctx.requireAuth(data.actor);
  const found = domainOf(ctx, data.fio_domain.toLowerCase());
  check(ctx, found !== null, 'FIO Domain not registered');
  check(ctx, found.row.account === data.actor, 'Signer is not the owner of the FIO Domain');
  check(ctx, found.row.expiration > secondsOf(ctx), 'FIO Domain expired. Renew first.');
  return found;
}

/** Account of a key; without a key the actor. */
function ownerOf(ctx: ApplyContext, key: string, actor: string): string {
  return key === '' ? actor : accountForKey(ctx, key);
}

function keyOf(ctx: ApplyContext, key: string, owner: string): string {
  return key === '' ? (clientKeyOf(ctx, owner) ?? '') : key;
}

function charge(
  ctx: ApplyContext,
  { actor, max_fee, tpid }: Terms,
  endPoint: string,
  pool: 'bprewards' | 'bpbucketpool' = 'bprewards',
  bundlesOf?: string,
): void {
  collectFee(ctx, { endPoint, actor, maxFee: max_fee, tpid, pool, ...(bundlesOf === undefined ? {} : { bundlesOf }) });
}
