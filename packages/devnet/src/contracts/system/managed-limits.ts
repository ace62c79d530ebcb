import { check } from '../check.ts';
import type { ResourceLimits } from '../../contract.ts';
import { unitsOf } from '../amount.ts';
import { ramGift } from './names.ts';
import { noTime, type UserResourcesRow, type VoterRow } from './rows.ts';
import type { System } from './system.ts';

/** Bits of `voters.flags1`: limits set by the system regardless of stakes. */
export const managed = { ram: 1, net: 2, cpu: 4 } as const;
export type ManagedResource = keyof typeof managed;

export function isManaged(system: System, account: string, resource: ManagedResource): boolean {
  return ((system.voters.get(account)?.flags1 ?? 0) & managed[resource]) !== 0;
}

export function ramIsManaged(system: System, account: string): boolean {
  return isManaged(system, account, 'ram');
}

const noVoteShare = {
  unpaid_voteshare: 0,
  unpaid_voteshare_last_updated: noTime,
  unpaid_voteshare_change_rate: 0,
  last_claim_time: noTime,
};

/** A voter row before the first vote. */
export function newVoter({ rules }: System, owner: string): VoterRow {
  return {
    ...(rules.votes.kind === 'inverse' ? { last_stake: 0n } : {}),
    ...(rules.voterShares === true ? noVoteShare : {}),
    owner,
    proxy: '',
    producers: [],
    staked: 0n,
    last_vote_weight: 0,
    proxied_vote_weight: 0,
    is_proxy: false,
    flags1: 0,
    reserved2: 0,
    reserved3: '0 ',
  };
}

/** setalimits: sets limits of an account without stakes. */
export function setLimits(
  system: System,
  data: { account: string; ram_bytes: bigint; net_weight: bigint; cpu_weight: bigint },
): void {
  const { ctx } = system;
  ctx.requireAuth(ctx.receiver);
  const resources = ctx.table<UserResourcesRow>('userres', { scope: data.account });
  check(ctx, !resources.has(data.account), 'only supports unlimited accounts');
  const flags = system.voters.get(data.account)?.flags1 ?? 0;
  check(ctx, (flags & 7) === 0, 'cannot use setalimits on an account with managed resources');
  ctx.setResourceLimits(data.account, { ramBytes: data.ram_bytes, net: data.net_weight, cpu: data.cpu_weight });
}

export function setAccountRam(system: System, data: { account: string; ram_bytes: bigint | null }): void {
  setManaged(system, data.account, data.ram_bytes, {
    resource: 'ram',
    unmanaged: 'RAM of account is already unmanaged',
    invalid: 'not allowed to set RAM limit to unlimited',
    lowest: 0n,
    own: (row) => ramGift + (row?.ram_bytes ?? 0n),
    set: (limits, ramBytes) => ({ ...limits, ramBytes }),
  });
}

export function setAccountNet(system: System, data: { account: string; net_weight: bigint | null }): void {
  setManaged(system, data.account, data.net_weight, {
    resource: 'net',
    unmanaged: 'Network bandwidth of account is already unmanaged',
    invalid: 'invalid value for net_weight',
    lowest: -1n,
    own: (row) => (row === null ? 0n : unitsOf(row.net_weight)),
    set: (limits, net) => ({ ...limits, net }),
  });
}

export function setAccountCpu(system: System, data: { account: string; cpu_weight: bigint | null }): void {
  setManaged(system, data.account, data.cpu_weight, {
    resource: 'cpu',
    unmanaged: 'CPU bandwidth of account is already unmanaged',
    invalid: 'invalid value for cpu_weight',
    lowest: -1n,
    own: (row) => (row === null ? 0n : unitsOf(row.cpu_weight)),
    set: (limits, cpu) => ({ ...limits, cpu }),
  });
}

interface ManagedKind {
  resource: ManagedResource;
  unmanaged: string;
  invalid: string;
  lowest: bigint;
  /** The limit from the account's own resources. */
  own(row: UserResourcesRow | null): bigint;
  set(limits: ResourceLimits, value: bigint): ResourceLimits;
}

function setManaged(system: System, account: string, value: bigint | null, kind: ManagedKind): void {
  const { ctx, voters } = system;
  ctx.requireAuth(ctx.receiver);
  const limits = ctx.getResourceLimits(account);
  const bit = managed[kind.resource];
  if (value === null) {
    check(ctx, isManaged(system, account, kind.resource), kind.unmanaged);
    voters.modify(account, null, (row) => {
      row.flags1 &= ~bit;
    });
    const own = kind.own(ctx.table<UserResourcesRow>('userres', { scope: account }).get(account));
    ctx.setResourceLimits(account, kind.set(limits, own));
    return;
  }
  check(ctx, value >= kind.lowest, kind.invalid);
  if (voters.has(account)) {
    voters.modify(account, null, (row) => {
      row.flags1 |= bit;
    });
  } else {
    voters.emplace(account, account, { ...newVoter(system, account), flags1: bit });
  }
  ctx.setResourceLimits(account, kind.set(limits, value));
}
