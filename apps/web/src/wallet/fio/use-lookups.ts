import { isName } from '@antescope/codec/chain/name';
import type { Outcome } from '@antescope/sources/core/outcome';
import { isFioAddress, isFioDomain } from '@antescope/wallet/tools/fio/fio-fields';
import { useCallback, useEffect, useState } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { send } from '../../lib/http.ts';

interface NameAnswer {
  data?: { key?: Outcome<string>; summary?: { key: Outcome<string> } | null };
}

/** What is known of a text: whether the name is registered, and the key of its owner. */
interface Known {
  registered: boolean | null;
  /** undefined: not known. */
  key: string | null | undefined;
}

/** Pause after the last key before a name is looked up, in milliseconds. */
const pause = 300;

/**
 * Looks up the addresses, domains and accounts that are typed. `watch` takes the present text; a failed lookup leaves
 * the name unknown and is repeated when the text changes.
 */
export function useLookups(): {
  registered: ReadonlyMap<string, boolean>;
  keys: ReadonlyMap<string, string | null>;
  watch: (text: string) => void;
} {
  const { base } = useBoot();
  const [text, setText] = useState('');
  const [known, setKnown] = useState<ReadonlyMap<string, Known>>(new Map());
  useEffect(() => {
    const names = namesOf(text).filter((name) => !known.has(name));
    if (names.length === 0) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      for (const name of names) {
        lookUp(base, name, abort.signal).then(
          (found) => setKnown((now) => new Map([...now, [name, found]])),
          () => undefined,
        );
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [base, text, known]);
  const watch = useCallback((next: string) => setText(next.trim().toLowerCase()), []);
  return {
    registered: new Map(
      [...known].flatMap(([name, { registered }]) => (registered === null ? [] : [[name, registered]])),
    ),
    keys: new Map([...known].flatMap(([name, { key }]) => (key === undefined ? [] : [[name, key]]))),
    watch,
  };
}

/** An address and its domain, or the text as domain and account. */
function namesOf(text: string): string[] {
  if (isFioAddress(text)) return [text, text.slice(text.indexOf('@') + 1)];
  return isFioDomain(text) || isName(text) ? [text] : [];
}

async function lookUp(base: string, name: string, signal: AbortSignal): Promise<Known> {
  if (name.includes('@')) {
    const { status, body } = await ask(`${base}/address/${encodeURIComponent(name)}?format=json`, signal);
    return { registered: status !== 404, key: status === 404 ? null : keyOf(body.data?.key) };
  }
  const [domain, account] = await Promise.all([
    isFioDomain(name) ? ask(`${base}/domain/${encodeURIComponent(name)}?format=json`, signal) : null,
    isName(name) ? ask(`${base}/wallet/manage/addresses?format=json&account=${name}`, signal) : null,
  ]);
  return {
    registered: domain === null ? null : domain.status !== 404,
    key: account === null ? null : keyOf(account.body.data?.summary?.key),
  };
}

/** Key of an outcome: null if there is none, undefined if it could not be read. */
function keyOf(outcome: Outcome<string> | undefined): string | null | undefined {
  if (outcome?.state === 'data') return outcome.data;
  return outcome?.state === 'empty' ? null : undefined;
}

async function ask(address: string, signal: AbortSignal): Promise<{ status: number; body: NameAnswer }> {
  const response = await send(address, { signal });
  if (!response.ok && response.status !== 404) throw new Error(`The server answered ${response.status}`);
  return { status: response.status, body: (await response.json()) as NameAnswer };
}
