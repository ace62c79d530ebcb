import type { AccountView } from '@antescope/sources/account/account-view';
import { getJson } from '../../lib/http.ts';

const maxAgeMs = 10_000;
const maxCards = 50;

const cards = new Map<string, { loadedAt: number; view: Promise<AccountView> }>();

/** The account for its hover card, cached for ten seconds. Rejects with HttpError; failures are not cached. */
export function accountCard(base: string, name: string): Promise<AccountView> {
  const address = `${base}/api/v1/accounts/${encodeURIComponent(name)}`;
  const cached = cards.get(address);
  if (cached !== undefined && performance.now() - cached.loadedAt < maxAgeMs) return cached.view;
  const view = getJson<{ data: AccountView }>(address).then(({ data }) => data);
  cards.delete(address);
  cards.set(address, { loadedAt: performance.now(), view });
  if (cards.size > maxCards) cards.delete(cards.keys().next().value!);
  view.catch(() => cards.delete(address));
  return view;
}
