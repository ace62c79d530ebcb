import { lastValue, type Outcome, withoutData } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { producerEmail } from '../producer/producer-email.ts';
import { producerOf } from '../producer/producer-of.ts';
import { serviceEntries } from '../services/service-config.ts';
import type { Gravatar } from '../services/gravatar/gravatar.ts';
import { readRow } from '../table/read-table.ts';
import { usersInfo } from '../table/tables/proton.ts';
import { avatarImage } from '../xpr/avatar.ts';

export interface AccountAvatar {
  /** Image: the data address of the chain's own avatar, else the URL of a gravatar; null without either. */
  image: string | null;
  /** Of the email address that a producer publishes; null where the service is not asked. */
  gravatar: Outcome<Gravatar> | null;
}

/**
 * Avatar of an account: on XPR Network the one of its profile, elsewhere the gravatar of a producer, where the operator has
 * configured the service. Nothing about other accounts leaves the server.
 */
export async function accountAvatar(at: SourceContext, account: string): Promise<AccountAvatar> {
  const own = at.chain.features.xprStaking ? await chainAvatar(at, account) : null;
  if (own !== null) return { image: own, gravatar: null };
  const gravatar = await producerGravatar(at, account);
  return { image: gravatar === null ? null : (lastValue(gravatar)?.url ?? null), gravatar };
}

async function chainAvatar(at: SourceContext, account: string): Promise<string | null> {
  const user = await readRow(at, usersInfo, undefined, account);
  // A node may give the next row where there is none of this name.
  return user.state === 'data' && user.data.account === account ? avatarImage(user.data.avatar) : null;
}

async function producerGravatar(at: SourceContext, account: string): Promise<Outcome<Gravatar> | null> {
  const { publicFile } = at;
  if (publicFile === null || (serviceEntries(at.chain).gravatar ?? null) === null) return null;
  const row = await producerOf(at, account);
  if (row.state !== 'data' || row.data.owner !== account || !/^https?:\/\//i.test(row.data.url)) return null;
  if (!URL.canParse(row.data.url)) return null;
  const email = await producerEmail(at, publicFile, account, row.data.url);
  const address = lastValue(email);
  if (address === null) return email.state === 'failed' ? withoutData(email) : null;
  // Readers in browsers never get here, and do not load it.
  const { gravatarOf } = await import('../services/gravatar/gravatar.ts');
  return gravatarOf(at, address);
}
