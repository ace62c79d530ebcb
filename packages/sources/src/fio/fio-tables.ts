import type { Field } from '../core/fields.ts';
import type { PageSize, TableDefinition } from '../table/table-definition.ts';

/** A registered address, 'alice@edge'. */
export interface FioAddress {
  id: string;
  name: string;
  domain: string;
  owner: string;
  /** ISO time; null: it does not expire. */
  expires: string | null;
  /** Bundled transactions left. */
  bundles: string;
  /** Public addresses on FIO and other chains. */
  mapped: { token: string; chain: string; address: string }[];
}

export interface FioDomain {
  id: string;
  name: string;
  owner: string;
  /** Anyone may register addresses of it. */
  isPublic: boolean;
  /** ISO time. */
  expires: string;
}

/** The key that an account was made from. */
export interface FioClientKey {
  account: string;
  /** 'FIO…' */
  key: string;
}

export interface FioFee {
  /** 'register_fio_address' */
  endPoint: string;
  /** SUF: 10^-9 FIO. */
  amount: string;
  /** A bundled transaction of an address can pay it. */
  bundled: boolean;
}

/** A pool of fees for producers in SUF. */
export interface FioPool {
  rewards: string;
}

/** 2106-02-07, the highest 32-bit time: addresses do not expire since FIP-39. */
const noExpiration = 4_294_967_295n;

/** ISO time of seconds since 1970; null for addresses that do not expire. */
function timeOf(field: Field): string | null {
  const seconds = field.bigint();
  if (seconds >= noExpiration) return null;
  return new Date(Number(seconds) * 1000).toISOString();
}

function table<Row>(
  contract: string,
  name: string,
  row: { keyOf: (row: Field) => string; read: (row: Field) => Row },
  pageSize: PageSize = 500,
): TableDefinition<Row> {
  return {
    id: `${contract}.${name}`,
    code: () => contract,
    scope: () => contract,
    table: name,
    pageSize,
    ...row,
  };
}

/** fio.address::fionames by ID, the order of registration. */
export const fioNames: TableDefinition<FioAddress> = table('fio.address', 'fionames', {
  keyOf: (row) => row.at('id').integer(),
  read: (row) => ({
    id: row.at('id').integer(),
    name: row.at('name').text(),
    domain: row.at('domain').text(),
    owner: row.at('owner_account').text(),
    expires: timeOf(row.at('expiration')),
    bundles: row.at('bundleeligiblecountdown').integer(),
    mapped: row
      .at('addresses')
      .itemsOrNone()
      .map((entry) => ({
        token: entry.at('token_code').text(),
        chain: entry.at('chain_code').text(),
        address: entry.at('public_address').text(),
      })),
  }),
});

export const fioNamesByName = {
  ...fioNames,
  id: 'fio.address.fionames.byname',
  index: { position: '5', keyType: 'i128' as const },
};
export const fioNamesByOwner = {
  ...fioNames,
  id: 'fio.address.fionames.byowner',
  index: { position: '4', keyType: 'name' as const },
};
export const fioNamesByDomain = {
  ...fioNames,
  id: 'fio.address.fionames.bydomain',
  index: { position: '2', keyType: 'i128' as const },
};

/** fio.address::domains by ID. */
export const fioDomains: TableDefinition<FioDomain> = table('fio.address', 'domains', {
  keyOf: (row) => row.at('id').integer(),
  read: (row) => ({
    id: row.at('id').integer(),
    name: row.at('name').text(),
    owner: row.at('account').text(),
    isPublic: row.at('is_public').flag(),
    expires: timeOf(row.at('expiration')) ?? row.at('expiration').fail('a time'),
  }),
});

export const fioDomainsByName = {
  ...fioDomains,
  id: 'fio.address.domains.byname',
  index: { position: '4', keyType: 'i128' as const },
};
export const fioDomainsByOwner = {
  ...fioDomains,
  id: 'fio.address.domains.byaccount',
  index: { position: '2', keyType: 'name' as const },
};

/** fio.address::accountmap by account. */
export const fioAccountMap: TableDefinition<FioClientKey> = {
  ...table('fio.address', 'accountmap', {
    keyOf: (row) => row.at('account').text(),
    read: (row) => ({ account: row.at('account').text(), key: row.at('clientkey').text() }),
  }),
  keyType: 'name',
};

/** fio.fee::fiofees */
export const fioFees: TableDefinition<FioFee> = table('fio.fee', 'fiofees', {
  keyOf: (row) => row.at('fee_id').integer(),
  read: (row) => ({
    endPoint: row.at('end_point').text(),
    amount: row.at('suf_amount').integer(),
    bundled: row.at('type').integer() === '1',
  }),
});

const pool = (name: string): TableDefinition<FioPool> =>
  table('fio.treasury', name, { keyOf: () => name, read: (row) => ({ rewards: row.at('rewards').integer() }) });

/** fio.treasury::bprewards: fees for the producers, to be paid out. */
export const bpRewards = pool('bprewards');
/** fio.treasury::bpbucketpool: fees of registrations, paid out over time. */
export const bpBucketPool = pool('bpbucketpool');

export const fioTables = [
  fioNames,
  fioNamesByName,
  fioNamesByOwner,
  fioNamesByDomain,
  fioDomains,
  fioDomainsByName,
  fioDomainsByOwner,
  fioAccountMap,
  fioFees,
  bpRewards,
  bpBucketPool,
];
