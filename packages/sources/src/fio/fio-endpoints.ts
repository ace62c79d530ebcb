import type { Field } from '../core/fields.ts';
import type { Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import type { NodeAnswer } from '../node/node-client.ts';
import { NodeError, NodeUnavailableError } from '../node/node-error.ts';
import { reading } from '../node/reading.ts';

/** Balance of a FIO key: amounts in SUF (10^-9 FIO), `roe` as a decimal text. */
export interface FioBalance {
  balance: string;
  /** Neither staked nor locked. */
  available: string;
  staked: string;
  /** Staking reward points. */
  srps: string;
  /** FIO per 10^9 points. */
  roe: string;
}

/** FIO's endpoints answer 404 for what does not exist. */
const isAbsent = (error: NodeError): boolean => error.status === 404 && !error.unknownEndpoint;

function call<T>(at: SourceContext, path: string, body: object, read: (answer: Field) => T): Promise<NodeAnswer<T>> {
  return at.api.client.call(path, body, read, { optional: true });
}

/** get_fio_balance. 'empty': no account was made from the key. */
export function fioBalance(at: SourceContext, fio_public_key: string): Promise<Outcome<FioBalance>> {
  return at.remember(
    `fio balance ${fio_public_key}`,
    reading(() => call(at, '/v1/chain/get_fio_balance', { fio_public_key }, readFioBalance), { isAbsent }),
  );
}

export function readFioBalance(answer: Field): FioBalance {
  const roe = answer.at('roe');
  const text = typeof roe.value === 'number' ? String(roe.value) : roe.text();
  if (!/^\d+(?:\.\d+)?$/.test(text)) roe.fail('a decimal number');
  return {
    balance: answer.at('balance').integer(),
    available: answer.at('available').integer(),
    staked: answer.at('staked').integer(),
    srps: answer.at('srps').integer(),
    roe: text,
  };
}

/** A domain as FIO's endpoints list it. */
export interface ListedDomain {
  name: string;
  isPublic: boolean;
  /** ISO time. */
  expires: string;
}

/** An address as FIO's endpoints list it. */
export interface ListedAddress {
  name: string;
  /** Bundled transactions left. */
  bundles: string;
  /** ISO time; null: it does not expire. */
  expires: string | null;
}

export interface FioNames {
  domains: ListedDomain[];
  addresses: ListedAddress[];
}

/** Names of a key by `get_fio_names`, on the path without `chain` first, which older nodes have. */
export function fioNamesOfKey(at: SourceContext, fio_public_key: string): Promise<Outcome<FioNames>> {
  const ask = (path: string) => call(at, path, { fio_public_key }, readNames);
  return reading(
    async () => {
      try {
        return await ask('/v1/get_fio_names');
      } catch (error) {
        if (!isMissingPath(error)) throw error;
        return ask('/v1/chain/get_fio_names');
      }
    },
    { isAbsent },
  );
}

/** No node has the path: its own 404, or one of the proxy in front of it. */
function isMissingPath(error: unknown): boolean {
  if (!(error instanceof NodeUnavailableError)) return false;
  return error.failures.every(({ code, message }) => code === 'not-supported' || message.endsWith(' 404'));
}

function readNames(answer: Field): FioNames {
  return {
    domains: answer.at('fio_domains').itemsOrNone().map(readDomain),
    addresses: answer
      .at('fio_addresses')
      .itemsOrNone()
      .map((row) => ({
        name: row.at('fio_address').text(),
        bundles: row.at('remaining_bundled_tx').missing ? '0' : row.at('remaining_bundled_tx').integer(),
        expires: row.at('expiration').time() >= '2106-02-07' ? null : row.at('expiration').time(),
      })),
  };
}

function readDomain(row: Field): ListedDomain {
  return {
    name: row.at('fio_domain').text(),
    isPublic: row.at('is_public').flag(),
    expires: row.at('expiration').time(),
  };
}

/** Domains of a key by `get_fio_domains`. */
export function fioDomainsOfKey(at: SourceContext, fio_public_key: string): Promise<Outcome<ListedDomain[]>> {
  const read = (answer: Field): ListedDomain[] => answer.at('fio_domains').items().map(readDomain);
  const ask = () => call(at, '/v1/chain/get_fio_domains', { fio_public_key }, read);
  return reading(ask, { isAbsent, isEmpty: (domains) => domains.length === 0 });
}

/** An NFT of another chain, mapped to an address; every text is its owner's. */
export interface MappedNft {
  chain: string;
  contract: string;
  tokenId: string;
  url: string;
  hash: string;
  metadata: string;
}

/** NFTs mapped to an address by `get_nfts_fio_address`. */
export function mappedNfts(at: SourceContext, fio_address: string): Promise<Outcome<MappedNft[]>> {
  const read = (answer: Field): MappedNft[] =>
    answer
      .at('nfts')
      .items()
      .map((row) => ({
        chain: row.at('chain_code').text(),
        contract: row.at('contract_address').text(),
        tokenId: row.at('token_id').textOr(''),
        url: row.at('url').textOr(''),
        hash: row.at('hash').textOr(''),
        metadata: row.at('metadata').textOr(''),
      }));
  const ask = () => call(at, '/v1/chain/get_nfts_fio_address', { fio_address, limit: 100, offset: 0 }, read);
  return reading(ask, { isAbsent, isEmpty: (nfts) => nfts.length === 0 });
}
