import type { ApplyContext, Contract, Table } from '../../contract.ts';
import { abiOf } from '../abi-text.ts';
import { quantity } from '../amount.ts';
import { check } from '../check.ts';
import { dispatch, withData } from '../dispatch.ts';
import { coreSymbolOf } from '../system/system.ts';
import type { KycProviderRow, KycRow, UserInfoRow } from './proton-rows.ts';

const provider = 'kyc_provider name, desc string, url string, iconurl string, name string';

/** Gives new accounts their first resources. */
const welcome = 'wlcm.proton';
const admin = 'admin.proton';

/**
 * eosio.proton: profiles, avatars, KYC, and the resources of new accounts (XPRNetwork/proton.contracts). Without the
 * permission switches, which the public source marks as no longer used.
 */
export const protonContract: Contract = {
  name: 'eosio.proton',
  version: 1,
  abi: abiOf({
    structs: {
      kyc_prov: 'kyc_provider name, kyc_level string, kyc_date uint64',
      kyc_providers_list: `${provider}, blisted bool`,
      tuple_name_name: 'field_0 name, field_1 name',
      tuple_name_string: 'field_0 name, field_1 string',
      userinfo:
        'acc name, name string, avatar string, verified bool, date uint64, verifiedon uint64, verifier name, ' +
        'raccs name[], aacts tuple_name_name[], ac tuple_name_string[], kyc kyc_prov[]',
    },
    actions: {
      newaccres: 'account name',
      setusername: 'acc name, name string',
      setuserava: 'acc name, ava string',
      userverify: 'acc name, verifier name, verified bool',
      addkyc: 'acc name, kyc kyc_prov',
      updatekyc: 'acc name, kyc kyc_prov',
      removekyc: 'acc name, kyc_provider name',
      addkycprov: provider,
      blkycprov: 'kyc_provider name, state bool',
      rmvkycprov: 'kyc_provider name',
    },
    tables: { usersinfo: 'userinfo', kycproviders: 'kyc_providers_list' },
  }),
  apply: (ctx) =>
    dispatch(ctx, {
      newaccres: withData(giveResources),
      setusername: withData(setName),
      setuserava: withData(setAvatar),
      userverify: withData(verifyUser),
      addkyc: withData(addKyc),
      updatekyc: withData(updateKyc),
      removekyc: withData(removeKyc),
      addkycprov: withData(addProvider),
      blkycprov: withData(blockProvider),
      rmvkycprov: withData(removeProvider),
    }),
};

const users = (ctx: ApplyContext): Table<UserInfoRow> => ctx.table<UserInfoRow>('usersinfo');
const providers = (ctx: ApplyContext): Table<KycProviderRow> => ctx.table<KycProviderRow>('kycproviders');

/** Delegates NET and CPU to an account, once. */
function giveResources(ctx: ApplyContext, { account }: { account: string }): void {
  const given = ctx.table('delband', { code: 'eosio', scope: welcome }).has(account);
  check(ctx, !given, 'Account has already received default resources');
  const symbol = coreSymbolOf(ctx, 'eosio');
  ctx.sendInline({
    account: 'eosio',
    name: 'delegatebw',
    authorization: [{ actor: welcome, permission: 'newacc' }],
    data: {
      from: welcome,
      receiver: account,
      stake_net_quantity: quantity(10_000n, symbol),
      stake_cpu_quantity: quantity(100_000n, symbol),
      transfer: false,
    },
  });
  changeUser(ctx, account, () => {}, false);
}

function setName(ctx: ApplyContext, { acc, name }: { acc: string; name: string }): void {
  requireUser(ctx, acc);
  changeUser(ctx, acc, (row) => Object.assign(row, { name, verified: false }));
}

function setAvatar(ctx: ApplyContext, { acc, ava }: { acc: string; ava: string }): void {
  requireUser(ctx, acc);
  changeUser(ctx, acc, (row) => Object.assign(row, { avatar: ava }));
}

function verifyUser(ctx: ApplyContext, data: { acc: string; verifier: string; verified: boolean }): void {
  const { acc, verifier, verified } = data;
  ctx.requireAuth(admin, 'verifiers');
  ctx.requireAuth(verifier);
  check(ctx, ctx.isAccount(acc), 'Account does not exist.');
  check(ctx, users(ctx).get(acc)?.verified !== verified, 'This status alredy set');
  const verifiedon = verified ? seconds(ctx) : 0n;
  changeUser(ctx, acc, (row) => Object.assign(row, { verified, verifiedon, verifier: verified ? verifier : '' }));
}

function addKyc(ctx: ApplyContext, { acc, kyc }: { acc: string; kyc: KycRow }): void {
  const row = approvedUser(ctx, acc, kyc.kyc_provider);
  const approved = row.kyc.some(({ kyc_provider }) => kyc_provider === kyc.kyc_provider);
  check(ctx, !approved, `There is already approval from ${kyc.kyc_provider}`);
  setKyc(ctx, acc, [...row.kyc, kyc]);
}

function updateKyc(ctx: ApplyContext, { acc, kyc }: { acc: string; kyc: KycRow }): void {
  const row = approvedUser(ctx, acc, kyc.kyc_provider);
  const approved = row.kyc.some(({ kyc_provider }) => kyc_provider === kyc.kyc_provider);
  check(ctx, approved, `KYC from ${kyc.kyc_provider} not found`);
  setKyc(
    ctx,
    acc,
    row.kyc.map((one) => (one.kyc_provider === kyc.kyc_provider ? kyc : one)),
  );
}

function removeKyc(ctx: ApplyContext, data: { acc: string; kyc_provider: string }): void {
  const row = approvedUser(ctx, data.acc, data.kyc_provider);
  const left = row.kyc.filter(({ kyc_provider }) => kyc_provider !== data.kyc_provider);
  check(ctx, left.length < row.kyc.length, `KYC from ${data.kyc_provider} not found`);
  setKyc(ctx, data.acc, left);
}

function addProvider(ctx: ApplyContext, data: Omit<KycProviderRow, 'blisted'>): void {
  ctx.requireAuth(admin, 'committee');
  ctx.requireRecipient(data.kyc_provider);
  check(ctx, ctx.isAccount(data.kyc_provider), 'Account does not exist.');
  const table = providers(ctx);
  if (table.has(data.kyc_provider)) table.modify(data.kyc_provider, ctx.receiver, (row) => Object.assign(row, data));
  else table.emplace(ctx.receiver, data.kyc_provider, { ...data, blisted: false });
}

function blockProvider(ctx: ApplyContext, { kyc_provider, state }: { kyc_provider: string; state: boolean }): void {
  ctx.requireAuth(admin, 'committee');
  check(ctx, providers(ctx).has(kyc_provider), 'KYC provider not found');
  providers(ctx).modify(kyc_provider, ctx.receiver, (row) => void (row.blisted = state));
}

function removeProvider(ctx: ApplyContext, { kyc_provider }: { kyc_provider: string }): void {
  ctx.requireAuth(admin, 'committee');
  check(ctx, providers(ctx).has(kyc_provider), 'KYC provider not found');
  providers(ctx).erase(kyc_provider);
}

/** The user, or the account that maintains profiles. */
function requireUser(ctx: ApplyContext, acc: string): void {
  if (!ctx.hasAuth(acc)) ctx.requireAuth(welcome, 'update');
  ctx.requireRecipient(acc);
  check(ctx, ctx.isAccount(acc), 'Account does not exist.');
}

/** The user's row, for a provider that may approve. */
function approvedUser(ctx: ApplyContext, acc: string, kycProvider: string): UserInfoRow {
  ctx.requireAuth(kycProvider);
  const known = providers(ctx).get(kycProvider);
  check(ctx, known !== null, `KYC provider ${kycProvider}  not found`);
  check(ctx, !known.blisted, 'Account is blacklisted.');
  const row = users(ctx).get(acc);
  check(ctx, row !== null, `User ${acc} not found`);
  return row;
}

function setKyc(ctx: ApplyContext, acc: string, kyc: KycRow[]): void {
  users(ctx).modify(acc, ctx.receiver, (row) => void (row.kyc = kyc));
}

/** Changes the user's row or creates it. `dated`: the change counts as a new date of the profile. */
function changeUser(ctx: ApplyContext, acc: string, change: (row: UserInfoRow) => void, dated = true): void {
  const table = users(ctx);
  const date = seconds(ctx);
  if (table.has(acc)) {
    table.modify(acc, ctx.receiver, (row) => {
      change(row);
      if (dated) row.date = date;
    });
    return;
  }
  const row: UserInfoRow = {
    acc,
    name: '',
    avatar: '',
    verified: false,
    date,
    verifiedon: 0n,
    verifier: '',
    raccs: [],
    aacts: [],
    ac: [],
    kyc: [],
  };
  change(row);
  table.emplace(ctx.receiver, acc, row);
}

const seconds = (ctx: ApplyContext): bigint => ctx.now / 1_000_000n;
