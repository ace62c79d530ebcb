import { useEffect, useState } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { getJson } from '../../lib/http.ts';
import type { OwnStake } from './rex-input.ts';

/** What an account staked for itself, by the JSON twin of its page; null until known, or where it could not be read. */
export function useOwnStake(actor: string | null): OwnStake | null {
  const { base } = useBoot();
  const [stake, setStake] = useState<OwnStake | null>(null);
  useEffect(() => {
    if (actor === null) return undefined;
    const asked = new AbortController();
    getJson(`${base}/account/${encodeURIComponent(actor)}?format=json`, { signal: asked.signal }).then(
      (twin) => setStake(ownStakeOf(twin)),
      // Without it the form does not warn; the chain refuses what is too much.
      () => setStake(null),
    );
    return () => asked.abort();
  }, [actor, base]);
  return stake;
}

function ownStakeOf(answer: unknown): OwnStake | null {
  type Twin = { data?: { account?: { data?: { selfStaked?: OwnStake | null } } } };
  const staked = (answer as Twin).data?.account?.data?.selfStaked;
  return typeof staked?.cpu === 'string' && typeof staked.net === 'string' ? staked : null;
}
