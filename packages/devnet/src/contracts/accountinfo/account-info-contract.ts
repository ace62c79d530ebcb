import type { ApplyContext, Contract } from '../../contract.ts';
import { abiOf } from '../abi-text.ts';
import { check } from '../check.ts';
import { dispatch, withData } from '../dispatch.ts';

interface Profile {
  account: string;
  name: string;
  avatar: string;
  about: string;
  website: string;
}

const mostBytes: readonly [field: Exclude<keyof Profile, 'account'>, bytes: number][] = [
  ['name', 64],
  ['avatar', 256],
  ['about', 1024],
  ['website', 256],
];

/** Keeps one public profile per account, for which the account pays the RAM. */
export const accountInfoContract: Contract = {
  name: 'accountinfo',
  version: 1,
  abi: abiOf({
    structs: { profile: 'account name, name string, avatar string, about string, website string' },
    actions: { set: 'account name, name string, avatar string, about string, website string' },
    tables: { profiles: 'profile' },
  }),
  apply: (ctx) => dispatch(ctx, { set: withData(set) }),
};

function set(ctx: ApplyContext, profile: Profile): void {
  ctx.requireAuth(profile.account);
  for (const [field, bytes] of mostBytes)
    check(ctx, new TextEncoder().encode(profile[field]).length <= bytes, `${field} has more than ${bytes} bytes`);
  const profiles = ctx.table<Profile>('profiles');
  if (profiles.has(profile.account))
    profiles.modify(profile.account, profile.account, (row) => void Object.assign(row, profile));
  else profiles.emplace(profile.account, profile.account, { ...profile });
}
