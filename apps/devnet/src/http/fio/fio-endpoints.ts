import { textHash, isDomain, isHandle } from '@antescope/devnet/contracts/fio/fio-names';
import type { DomainRow, FeeRow, HandleRow, KeyRow, NftRow } from '@antescope/devnet/contracts/fio/fio-rows';
import type { DevnetNode } from '../../node/devnet-node.ts';
import type { Answer, Endpoint } from '../endpoint.ts';
import { Params } from '../params.ts';
import {
  accountOf,
  expirationText,
  fioBalance,
  fioRows,
  invalidField,
  notFound,
  rateOfExchange,
} from './fio-tables.ts';

const badKey = (key: string): Answer => invalidField('fio_public_key', key, 'Invalid FIO Public Key');

/** An endpoint of a public key. */
function ofKey(path: string, answer: (node: DevnetNode, account: string, params: Params) => Answer): Endpoint {
  return {
    path,
    flavor: 'fio',
    answer(node, body) {
      const params = Params.required(body);
      const key = params.string('fio_public_key');
      const account = accountOf(key);
      return account === null ? badKey(key) : answer(node, account, params);
    },
  };
}

const getFioBalance = ofKey('/v1/chain/get_fio_balance', (node, account) => {
  if (!node.database.accounts.has(account)) return notFound('Public key not found');
  const { balance, staked, locked, points } = fioBalance(node, account);
  const available = balance - staked - locked;
  return { value: { balance, available, staked, srps: points, roe: rateOfExchange(node) } };
});

const domainsOf = (node: DevnetNode, account: string) =>
  fioRows<DomainRow>(node, 'fio.address', 'domains')
    .filter((row) => row.account === account)
    .map(({ name, expiration, is_public }) => ({
      fio_domain: name,
      expiration: expirationText(expiration),
      is_public,
    }));

const addressesOf = (node: DevnetNode, account: string) =>
  fioRows<HandleRow>(node, 'fio.address', 'fionames')
    .filter((row) => row.owner_account === account)
    .map((row) => ({
      fio_address: row.name,
      expiration: expirationText(row.expiration),
      remaining_bundled_tx: row.bundleeligiblecountdown,
    }));

const names = (node: DevnetNode, account: string): Answer => {
  const fio_domains = domainsOf(node, account);
  const fio_addresses = addressesOf(node, account);
  if (fio_domains.length + fio_addresses.length === 0) return notFound('No FIO names');
  return { value: { fio_domains, fio_addresses } };
};

/** A page of a list with the number of further items. */
function paged<T>(params: Params, items: T[]): { items: T[]; more: number } {
  const offset = params.uint32('offset', 0);
  const limit = params.uint32('limit', 0);
  const end = limit === 0 ? items.length : offset + limit;
  return { items: items.slice(offset, end), more: Math.max(0, items.length - end) };
}

const getFioDomains = ofKey('/v1/chain/get_fio_domains', (node, account, params) => {
  const { items, more } = paged(params, domainsOf(node, account));
  return items.length === 0 ? notFound('No FIO Domains') : { value: { fio_domains: items, more } };
});

const getFioAddresses = ofKey('/v1/chain/get_fio_addresses', (node, account, params) => {
  const { items, more } = paged(params, addressesOf(node, account));
  return items.length === 0 ? notFound('No FIO Addresses') : { value: { fio_addresses: items, more } };
});

const getActor = ofKey('/v1/chain/get_actor', (_, actor) => ({ value: { actor } }));

const getAccountKey: Endpoint = {
  path: '/v1/chain/get_account_fio_public_key',
  flavor: 'fio',
  answer(node, body) {
    const account = Params.required(body).string('account');
    const row = fioRows<KeyRow>(node, 'fio.address', 'accountmap').find((one) => one.account === account);
    return row === undefined ? notFound('Account not found') : { value: { fio_public_key: row.clientkey } };
  },
};

const handleRow = (node: DevnetNode, name: string): HandleRow | undefined =>
  fioRows<HandleRow>(node, 'fio.address', 'fionames').find((row) => row.name === name.toLowerCase());

const getFee: Endpoint = {
  path: '/v1/chain/get_fee',
  flavor: 'fio',
  answer(node, body) {
    const params = Params.required(body);
    const endPoint = params.string('end_point');
    const address = params.string('fio_address');
    const hash = textHash(endPoint);
    const fee = fioRows<FeeRow>(node, 'fio.fee', 'fiofees').find((row) => row.end_point_hash === hash);
    if (fee === undefined) return invalidField('end_point', endPoint, 'Invalid end point');
    if (fee.type === 0n || address === '') return { value: { fee: fee.suf_amount } };
    const row = handleRow(node, address);
    if (row === undefined) return invalidField('fio_address', address, 'Invalid FIO Address');
    return { value: { fee: row.bundleeligiblecountdown > 0n ? 0n : fee.suf_amount } };
  },
};

const availCheck: Endpoint = {
  path: '/v1/chain/avail_check',
  flavor: 'fio',
  answer(node, body) {
    const name = Params.required(body).string('fio_name').toLowerCase();
    const address = name.includes('@');
    if (address ? !isHandle(name) : !isDomain(name)) return invalidField('fio_name', name, 'Invalid FIO Name');
    const taken = address
      ? handleRow(node, name) !== undefined
      : fioRows<DomainRow>(node, 'fio.address', 'domains').some((row) => row.name === name);
    return { value: { is_registered: taken ? 1 : 0 } };
  },
};

const getPublicAddress: Endpoint = {
  path: '/v1/chain/get_pub_address',
  flavor: 'fio',
  answer(node, body) {
    const params = Params.required(body);
    const address = params.string('fio_address');
    const row = handleRow(node, address);
    if (row === undefined) return notFound('Public address not found');
    const found = row.addresses.find(
      ({ token_code, chain_code }) =>
        token_code === params.string('token_code') && chain_code === params.string('chain_code'),
    );
    return found === undefined
      ? notFound('Public address not found')
      : { value: { public_address: found.public_address } };
  },
};

const getNfts: Endpoint = {
  path: '/v1/chain/get_nfts_fio_address',
  flavor: 'fio',
  answer(node, body) {
    const params = Params.required(body);
    const address = params.string('fio_address').toLowerCase();
    if (!isHandle(address)) return invalidField('fio_address', address, 'Invalid FIO Address');
    const rows = fioRows<NftRow>(node, 'fio.address', 'nfts').filter((row) => row.fio_address === address);
    const { items, more } = paged(params, rows);
    if (items.length === 0) return notFound('No NFTS are mapped');
    const nfts = items.map(({ chain_code, contract_address, token_id, url, hash, metadata }) => ({
      chain_code,
      contract_address,
      token_id,
      url,
      hash,
      metadata,
    }));
    return { value: { nfts, more } };
  },
};

/** Endpoints of FIO's nodes; `/v1/get_fio_names` is the path of older clients. */
export const fioEndpoints: Endpoint[] = [
  getFioBalance,
  ofKey('/v1/chain/get_fio_names', names),
  ofKey('/v1/get_fio_names', names),
  getFioDomains,
  getFioAddresses,
  getActor,
  getAccountKey,
  getFee,
  availCheck,
  getPublicAddress,
  getNfts,
];
