import { data, type Outcome, withoutData } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { readRow, readTable } from '../table/read-table.ts';
import { kycProviders, usersInfo, webAuthnCredentials } from '../table/tables/proton.ts';
import { avatarImage } from './avatar.ts';

/** Profile of an account of XPR Network; texts are untrusted. */
export interface XprProfile {
  name: string;
  /** Data address of a PNG or JPEG; null if there is none that can be shown. */
  avatar: string | null;
  /** Account that verified the profile; null if it is not verified. */
  verifier: string | null;
  kyc: {
    provider: string;
    /** Name of the provider; null if it is not registered. */
    name: string | null;
    /** Its approvals do not count: blocked, or not registered. */
    rejected: boolean;
    level: string;
    /** ISO time. */
    date: string;
  }[];
  passkeys: { name: string; key: string }[];
}

const maxPasskeys = 1000;

/** 'empty' for an account without a profile. Providers and passkeys that cannot be read are left out, and noted. */
export async function xprProfile(at: SourceContext, account: string): Promise<Outcome<XprProfile>> {
  const [user, providers, credentials] = await Promise.all([
    readRow(at, usersInfo, undefined, account),
    readTable(at, kycProviders, undefined),
    readTable(at, webAuthnCredentials, undefined, { limit: maxPasskeys }),
  ]);
  if (user.state !== 'data') return withoutData(user);
  // A node may give the next row where there is none of this name.
  if (user.data.account !== account) return { state: 'empty', meta: user.meta };
  const known = new Map((providers.state === 'data' ? providers.data : []).map((row) => [row.account, row]));
  const rows = credentials.state === 'data' ? credentials.data : [];
  const failures = [providers, credentials].flatMap(({ state, meta }) => (state === 'failed' ? meta.failures : []));
  return data(
    {
      name: user.data.name,
      avatar: avatarImage(user.data.avatar),
      verifier: user.data.verified ? user.data.verifier : null,
      kyc: user.data.kyc.map(({ provider, level, date }) => ({
        provider,
        name: known.get(provider)?.name ?? null,
        rejected: providers.state === 'failed' ? false : known.get(provider)?.blocked !== false,
        level,
        date: new Date(Math.min(date, 253_402_300_799) * 1000).toISOString(),
      })),
      passkeys: rows.flatMap(({ name, key, account: owner }) => (owner === account ? [{ name, key }] : [])),
    },
    { ...user.meta, failures: [...user.meta.failures, ...failures] },
  );
}
