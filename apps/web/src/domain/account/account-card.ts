import type { AccountView } from '@antescope/sources/account/account-view';
import { ExpiringCache } from '@antescope/sources/core/expiring-cache';
import { getJson } from '../../lib/http.ts';

const maxAgeMs = 10_000;
const maxCards = 50;

const cards = new ExpiringCache<AccountView>(maxCards);

/** The account for its hover card, cached for ten seconds. Rejects with HttpError; failures are not cached. */
export function accountCard(base: string, name: string): Promise<AccountView> {
  const address = `${base}/api/v1/accounts/${encodeURIComponent(name)}`;
  return cards.get(address, maxAgeMs, async () => (await getJson<{ data: AccountView }>(address)).data);
}
