import type { TableDefinition } from '../table-definition.ts';

/** Profile of an account of XPR Network. All texts are its own; times are seconds since 1970, 0 for never. */
export interface UserInfo {
  account: string;
  name: string;
  /** Base64 of an image with or without 'data:…', an address, or any other text. */
  avatar: string;
  verified: boolean;
  verifier: string;
  kyc: { provider: string; level: string; date: number }[];
}

/** eosio.proton::usersinfo */
export const usersInfo: TableDefinition<UserInfo> = {
  id: 'proton.usersinfo',
  code: () => 'eosio.proton',
  scope: () => 'eosio.proton',
  table: 'usersinfo',
  pageSize: 100,
  keyType: 'name',
  keyOf: (row) => row.at('acc').text(),
  read: (row) => ({
    account: row.at('acc').text(),
    name: row.at('name').textOr(''),
    avatar: row.at('avatar').textOr(''),
    verified: row.at('verified').flag(),
    verifier: row.at('verifier').textOr(''),
    kyc: row
      .at('kyc')
      .itemsOrNone()
      .map((approval) => ({
        provider: approval.at('kyc_provider').text(),
        level: approval.at('kyc_level').textOr(''),
        date: approval.at('kyc_date').number(),
      })),
  }),
};

/** Account that approves identities. Texts are its own. */
export interface KycProvider {
  account: string;
  name: string;
  description: string;
  url: string;
  /** Its approvals no longer count. */
  blocked: boolean;
}

/** eosio.proton::kycproviders */
export const kycProviders: TableDefinition<KycProvider> = {
  ...usersInfo,
  id: 'proton.kycproviders',
  table: 'kycproviders',
  keyOf: (row) => row.at('kyc_provider').text(),
  read: (row) => ({
    account: row.at('kyc_provider').text(),
    name: row.at('name').textOr(''),
    description: row.at('desc').textOr(''),
    url: row.at('url').textOr(''),
    blocked: row.at('blisted').flag(),
  }),
};

/** A passkey. */
export interface WebAuthnCredential {
  name: string;
  /** 'PUB_WA_…' */
  key: string;
  credentialId: string;
  /** null in versions of the contract without it. */
  account: string | null;
}

/** webauthn::credentials */
export const webAuthnCredentials: TableDefinition<WebAuthnCredential> = {
  id: 'webauthn.credentials',
  code: () => 'webauthn',
  scope: () => 'webauthn',
  table: 'credentials',
  pageSize: 1000,
  keyType: 'name',
  keyOf: (row) => row.at('key_name').text(),
  read: (row) => ({
    name: row.at('key_name').text(),
    key: row.at('key').textOr(''),
    credentialId: row.at('credential_id').textOr(''),
    account: row.at('account').missing ? null : row.at('account').text(),
  }),
};

export const protonTables = [usersInfo, kycProviders, webAuthnCredentials];
