import { isName } from '@antescope/codec/chain/name';
import type { Meta } from '@antescope/sources/core/outcome';
import type { ActionPage } from '@antescope/sources/history/history-source';
import { useEffect, useState } from 'react';
import { getData } from '../../../lib/api-data.ts';
import { useBoot } from '../../../lib/boot/boot-context.ts';
import { getJson } from '../../../lib/http.ts';
import { useRead } from '../../../lib/use-read.ts';
import { useActor } from '../../multisig/use-actor.ts';

/** What the server knows about an account that is being entered; a failed read is 'unknown', since nothing depends on it. */
export type Recipient = 'unknown' | 'missing' | 'known' | 'first-transfer';

/** Pause after the last key before an account is looked up, in milliseconds. */
const pause = 400;

/**
 * Looks up an account once typing pauses. With `transfers`, also whether the connected account has ever sent to it;
 * incomplete answers of the history count as unknown.
 */
export function useRecipient(text: string, transfers: boolean): Recipient {
  const { base, ownNode } = useBoot();
  const { actor } = useActor();
  const name = usePaused(text.trim().toLowerCase());
  // Our server does not know the accounts of the user's own node.
  const wanted = name !== '' && isName(name) && ownNode === null ? name : null;
  const account = useRead(wanted, (signal) => getData(`${base}/api/v1/accounts/${name}`, signal)).read;
  const sender = transfers && account.state === 'ready' && account.value !== null && actor !== name ? actor : null;
  const sent = useRead(sender === null ? null : `${sender} ${name}`, (signal) =>
    getJson<SentAnswer>(`${base}/api/v1/accounts/${sender}/actions?with=${name}&kind=send&spam=show&limit=1`, {
      signal,
    }),
  ).read;
  if (wanted === null || account.state !== 'ready' || text.trim().toLowerCase() !== name) return 'unknown';
  if (account.value === null) return 'missing';
  return sent.state === 'ready' && hasNone(sent.value) ? 'first-transfer' : 'known';
}

interface SentAnswer {
  data: Pick<ActionPage, 'rows' | 'next'> | null;
  meta: Meta;
}

function hasNone({ data, meta }: SentAnswer): boolean {
  return data !== null && data.rows.length === 0 && data.next === null && meta.complete;
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
